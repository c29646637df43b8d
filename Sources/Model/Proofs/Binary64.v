(* Binary64 arithmetic: the format and the rounding error of each operation.

   Formalises  V-1 Numbers (Vocabulary.md), as far as arithmetic goes: values of Swift's Double.
   Definition  format: the multiples m 2^e with |m| < 2^53, e >= -1074; so subnormals are in it.
               rnd: to the nearest, halves to even. u = 2^-53.
   Proved      the error of a sum is relative, whatever its size, as a sum cannot underflow; that
               of another operation is relative, or below 2^-1075 where the result is subnormal.
   Assumed     Flocq's definitions are those of IEEE 754, and the machine's are: above all, every
               operation of the source rounds once, to binary64, and none is fused with another.
   Not covered overflow: the format has no greatest number. So what is proved with it holds of
               Double as long as no intermediate result reaches 2^1024, which no-overflow.gappa,
               radius.gappa, radius-tiny.gappa and radius-huge.gappa show for all arguments of at
               most 2^1016. *)

From Coq Require Import Reals ZArith Lra Lia Psatz.
From Flocq Require Import Core Plus_error Relative Div_sqrt_error Mult_error.
Open Scope R_scope.

Notation bpow := (bpow radix2).
Notation format := (generic_format radix2 (FLT_exp (-1074) 53)).
Notation rnd := (round radix2 (FLT_exp (-1074) 53) ZnearestE).

Definition u : R := / 9007199254740992.

Lemma u_is : u = bpow (-53).
Proof. unfold u. simpl. lra. Qed.

Lemma unit_roundoff : u_ro radix2 53 = u.
Proof. unfold u_ro, u. simpl. lra. Qed.

Lemma u_bounds : 0 < u <= / 9007199254740992.
Proof. unfold u. lra. Qed.

Lemma precision : Prec_gt_0 53.
Proof. reflexivity. Qed.
Global Existing Instance precision.

Lemma format_rnd : forall x, format (rnd x).
Proof. intro x. apply generic_format_round; auto with typeclass_instances. Qed.
Global Hint Resolve format_rnd : core.

Lemma rnd_format : forall x, format x -> rnd x = x.
Proof. intros x F. apply round_generic; auto with typeclass_instances. Qed.

Lemma rnd_le : forall x y, x <= y -> rnd x <= rnd y.
Proof. intros. apply round_le; auto with typeclass_instances. Qed.

Lemma rnd_0 : rnd 0 = 0.
Proof. apply round_0; auto with typeclass_instances. Qed.

Lemma rnd_nonneg : forall x, 0 <= x -> 0 <= rnd x.
Proof. intros x H. rewrite <- rnd_0. now apply rnd_le. Qed.

Lemma abs_le : forall d e, Rabs d <= e -> - e <= d <= e.
Proof. intros. now apply Rabs_le_inv. Qed.

Lemma sum_error : forall x y, format x -> format y ->
  exists d, Rabs d <= u / (1 + u) /\ rnd (x + y) = (x + y) * (1 + d).
Proof.
  intros x y Fx Fy.
  destruct (FLT_plus_error_N_ex radix2 (-1074) 53 (fun z => negb (Z.even z)) x y Fx Fy)
    as [d [Hd E]].
  rewrite unit_roundoff in Hd. now exists d.
Qed.

Lemma product_error : forall x,
  exists d n, Rabs d <= u /\ Rabs n <= bpow (-1075) /\ rnd x = x * (1 + d) + n.
Proof.
  intro x.
  destruct (error_N_FLT radix2 (-1074) 53 (eq_refl _) (fun z => negb (Z.even z)) x)
    as [d [n [Hd [Hn [_ E]]]]].
  exists d, n. repeat split; trivial.
  - replace u with (/ 2 * bpow (-53 + 1)) by (unfold u; simpl; lra). exact Hd.
  - replace (bpow (-1075)) with (/ 2 * bpow (-1074)); [exact Hn|].
    change (-1075)%Z with (-1 + -1074)%Z. rewrite bpow_plus. simpl (bpow (-1)). lra.
Qed.

Lemma normal_error : forall x, bpow (-1022) <= Rabs x ->
  exists d, Rabs d <= u /\ rnd x = x * (1 + d).
Proof.
  intros x H.
  destruct (relative_error_N_FLT_ex radix2 (-1074) 53 (eq_refl _) (fun z => negb (Z.even z)) x H)
    as [d [Hd E]].
  exists d. split; trivial.
  replace u with (/ 2 * bpow (-53 + 1)) by (unfold u; simpl; lra). exact Hd.
Qed.

Lemma format_dyadic : forall n k : Z, (Z.abs n < 2 ^ 53)%Z -> (-1074 <= k)%Z ->
  format (IZR n * bpow k).
Proof.
  intros n k N K. apply generic_format_FLT.
  now apply (FLT_spec radix2 (-1074) 53 _ (Float radix2 n k)).
Qed.

(* Scaling by a power of two errs by half a unit of 2^-1074 at most, and not at all upwards. *)
Lemma scale_error : forall x j, format x -> Rabs (rnd (x * bpow j) - x * bpow j) <= bpow (-1075).
Proof.
  intros x j F.
  destruct (Z_le_gt_dec (-1074 + 53 - mag radix2 x) j) as [L|G].
  - rewrite rnd_format by now apply mult_bpow_exact_FLT.
    rewrite Rminus_diag_eq, Rabs_R0; [apply bpow_ge_0|easy].
  - destruct (Req_dec x 0) as [Z|NZ].
    + rewrite Z, Rmult_0_l, rnd_0, Rminus_0_r, Rabs_R0. apply bpow_ge_0.
    + apply Rle_trans with (/ 2 * ulp radix2 (FLT_exp (-1074) 53) (x * bpow j)).
      * apply error_le_half_ulp. auto with typeclass_instances.
      * rewrite ulp_FLT_small; try easy.
        { change (-1074)%Z with (1 + -1075)%Z. rewrite bpow_plus. simpl (bpow 1). lra. }
        apply Rlt_le_trans with (1 := bpow_mag_gt radix2 _). apply bpow_le.
        rewrite mag_mult_bpow by trivial. simpl. lia.
Qed.

Lemma scale_up : forall x j, format x -> (0 <= j)%Z -> rnd (x * bpow j) = x * bpow j.
Proof. intros x j F J. apply rnd_format. now apply mult_bpow_pos_exact_FLT. Qed.
