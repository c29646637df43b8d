(* The radius from two distances along the axes, within the range in which squares are normal
   numbers.

   Formalises  the innermost expression of `coveringRadius` in
               Sources/Engine/Curves/CoveringRadius.swift, before and behind which the distances
               and the result may be scaled; for mask.covers and mask.tight (Clauses.md). Quoted
               lines are compared by the script.
   Definition  circle x y: what is computed from the computed distances x, y of the true ones X,
               Y.
   Proved      if x and y err by at most e = u + 4 u^2 of X and Y and, from scaling, 2^-1075
               more, and X^2 + Y^2 >= 2^-1002, then circle x y lies between 1 + 3/2 u and 1 + 11
               u times sqrt(X^2 + Y^2); one of the distances may be 0 or its square underflow.
   Refuted     that the root without a margin covers: not at (2, 3), as the root of 13 is rounded
               down.
   Assumed     Binary64.v's format; `squareRoot` and `*` round once.
   Not covered overflow: see Binary64.v. The bounds are those of radius.gappa, by hand. *)

From Coq Require Import Reals ZArith Lra Lia Psatz.
From Flocq Require Import Core Mult_error.
Require Import Binary64 FarEnd.
Open Scope R_scope.

(*|07 let margin = 1 + 3 * 0x1p-52 *)
Definition margin : R := rnd (1 + rnd (3 * bpow (-52))).
(*|09 return (x * x + y * y).squareRoot() * margin *)
Definition root (x y : R) : R := rnd (sqrt (rnd (rnd (x * x) + rnd (y * y)))).
Definition circle (x y : R) : R := rnd (root x y * margin).

Lemma margin_is : margin = 1 + 6 * u.
Proof.
  unfold margin.
  rewrite (rnd_format (3 * bpow (-52))) by (apply (format_dyadic 3); easy).
  replace (1 + 3 * bpow (-52)) with (4503599627370499 * bpow (-52)) by (simpl; lra).
  rewrite rnd_format by (apply (format_dyadic 4503599627370499); easy).
  unfold u. simpl. lra.
Qed.

(* What underflow may add, as a part of the sum of squares. *)
Definition k : R := bpow (-64).
Lemma k_small : 0 < k <= u / 1024.
Proof. unfold k, u. simpl. lra. Qed.

Section Circle.

Variables x y X Y : R.
Let n : R := bpow (-1075).
Let T : R := X * X + Y * Y.
Hypothesis Px : 0 <= x.
Hypothesis Py : 0 <= y.
Hypothesis PX : 0 <= X.
Hypothesis PY : 0 <= Y.
Hypothesis Hx : Rabs (x - X) <= e * X + n.
Hypothesis Hy : Rabs (y - Y) <= e * Y + n.
Hypothesis HT : bpow (-1002) <= T.

Lemma T_root : bpow (-501) <= sqrt T.
Proof.
  rewrite <- (sqrt_square (bpow (-501))) by apply bpow_ge_0.
  apply sqrt_le_1_alt. now rewrite <- bpow_plus.
Qed.

Lemma n_small : 8 * n * sqrt T <= k / 2 * T /\ 8 * n <= k / 2 * T /\ 0 < n <= 1.
Proof.
  assert (B := T_root). assert (C : 0 <= T) by (unfold T; nra).
  assert (D : sqrt T * sqrt T = T) by now apply sqrt_sqrt.
  assert (N : 8 * n = bpow (-1072)).
  { unfold n. change (-1072)%Z with (3 + -1075)%Z. now rewrite bpow_plus. }
  assert (K : k / 2 = bpow (-65)) by (unfold k; simpl; lra).
  rewrite N, K. repeat split.
  - replace (bpow (-65) * T) with (bpow (-65) * sqrt T * sqrt T)
      by (rewrite Rmult_assoc; now rewrite D).
    apply Rmult_le_compat_r; [apply sqrt_pos|].
    apply Rle_trans with (bpow (-65) * bpow (-501)).
    + rewrite <- bpow_plus. apply bpow_le. lia.
    + apply Rmult_le_compat_l; [apply bpow_ge_0|exact B].
  - apply Rle_trans with (bpow (-65) * bpow (-1002)).
    + rewrite <- bpow_plus. apply bpow_le. lia.
    + apply Rmult_le_compat_l; [apply bpow_ge_0|exact HT].
  - apply bpow_gt_0.
  - unfold n. apply (bpow_le radix2 (-1075) 0). lia.
Qed.

(* A square, before it is rounded. *)
Lemma square_bounds : forall a A, 0 <= a -> 0 <= A -> Rabs (a - A) <= e * A + n ->
  (1 - e) * (1 - e) * (A * A) - 2 * n * A <= a * a
  /\ a * a <= (1 + e) * (1 + e) * (A * A) + 4 * n * A + n.
Proof.
  intros a A Ha HA H. apply abs_le in H.
  destruct n_small as [_ [_ [N N1]]].
  assert (0 < e < / 4) by (unfold e, u; lra).
  set (b := (1 - e) * A). assert (0 <= b <= A) by (unfold b; nra).
  set (c := (1 + e) * A). assert (0 <= c <= 2 * A) by (unfold c; nra).
  replace ((1 - e) * (1 - e) * (A * A)) with (b * b) by (unfold b; ring).
  replace ((1 + e) * (1 + e) * (A * A)) with (c * c) by (unfold c; ring).
  assert (b - n <= a <= c + n) by (unfold b, c; lra).
  split; [|nra].
  destruct (Rle_or_lt n b); nra.
Qed.

Definition low : R := 1 - 9 / 4 * u.
Definition high : R := 1 + 9 / 4 * u.

Lemma sum_bounds :
  low * low * T <= rnd (rnd (x * x) + rnd (y * y)) <= high * high * T.
Proof.
  destruct n_small as [N1 [N2 [N3 N4]]]. destruct k_small as [K1 K2].
  destruct (square_bounds x X Px PX Hx) as [X1 X2].
  destruct (square_bounds y Y Py PY Hy) as [Y1 Y2].
  assert (C : 0 <= T) by (unfold T; nra).
  assert (L : forall A, 0 <= A -> A * A <= T -> A <= sqrt T).
  { intros A HA Q. rewrite <- (sqrt_square A HA). now apply sqrt_le_1_alt. }
  assert (LX : X <= sqrt T) by (apply L; unfold T; nra).
  assert (LY : Y <= sqrt T) by (apply L; unfold T; nra).
  destruct (product_error (x * x)) as [d1 [n1 [D1 [M1 E1]]]].
  destruct (product_error (y * y)) as [d2 [n2 [D2 [M2 E2]]]].
  destruct (sum_error _ _ (format_rnd (x * x)) (format_rnd (y * y))) as [d3 [D3 E3]].
  fold n in M1, M2. apply abs_le in D1, D2, M1, M2.
  assert (D3' : - u <= d3 <= u).
  { apply abs_le. apply Rle_trans with (1 := D3). unfold u. lra. }
  assert (U : 0 < u < / 1000) by (unfold u; lra).
  rewrite E3, E1, E2.
  set (s := x * x + y * y).
  assert (S1 : ((1 - e) * (1 - e) - k) * T <= s) by (unfold s, T in *; nra).
  assert (S2 : s <= ((1 + e) * (1 + e) + k) * T) by (unfold s, T in *; nra).
  set (q := x * x * (1 + d1) + n1 + (y * y * (1 + d2) + n2)).
  assert (Q1 : (1 - u) * s - k * T <= q) by (unfold q, s; nra).
  assert (Q2 : q <= (1 + u) * s + k * T) by (unfold q, s; nra).
  assert (R1 : (((1 - e) * (1 - e) - k) * (1 - u) - k) * T <= q) by nra.
  assert (R2 : q <= (((1 + e) * (1 + e) + k) * (1 + u) + k) * T) by nra.
  assert (I1 : low * low <= (((1 - e) * (1 - e) - k) * (1 - u) - k) * (1 - u)).
  { unfold low, e, k, u. simpl. lra. }
  assert (I2 : (((1 + e) * (1 + e) + k) * (1 + u) + k) * (1 + u) <= high * high).
  { unfold high, e, k, u. simpl. lra. }
  assert (P : 0 <= q).
  { apply Rle_trans with (2 := R1). apply Rmult_le_pos; trivial. unfold e, k, u. simpl. lra. }
  split.
  - apply Rle_trans with (q * (1 - u)); [|apply Rmult_le_compat_l; lra].
    apply Rle_trans with ((((1 - e) * (1 - e) - k) * (1 - u) - k) * T * (1 - u)).
    + apply Rle_trans with ((((1 - e) * (1 - e) - k) * (1 - u) - k) * (1 - u) * T);
        [now apply Rmult_le_compat_r|right; ring].
    + apply Rmult_le_compat_r; lra.
  - apply Rle_trans with (q * (1 + u)); [apply Rmult_le_compat_l; lra|].
    apply Rle_trans with ((((1 + e) * (1 + e) + k) * (1 + u) + k) * T * (1 + u)).
    + apply Rmult_le_compat_r; lra.
    + apply Rle_trans with ((((1 + e) * (1 + e) + k) * (1 + u) + k) * (1 + u) * T);
        [right; ring|now apply Rmult_le_compat_r].
Qed.

Lemma T_nonneg : 0 <= T.
Proof. unfold T. nra. Qed.

Lemma scaled_root : forall c, 0 <= c -> sqrt (c * c * T) = c * sqrt T.
Proof.
  intros c C. rewrite sqrt_mult, sqrt_square; trivial; [nra|apply T_nonneg].
Qed.

Lemma rounded : forall a lo hi, / 2 <= lo -> lo * sqrt T <= a <= hi * sqrt T ->
  lo * (1 - u) * sqrt T <= rnd a <= hi * (1 + u) * sqrt T.
Proof.
  intros a lo hi L [A1 A2]. assert (B := T_root).
  assert (0 < bpow (-501)) by apply bpow_gt_0.
  assert (N : bpow (-1022) <= / 2 * bpow (-501)).
  { apply Rle_trans with (bpow (-502)); [apply bpow_le; lia|].
    change (-501)%Z with (1 + -502)%Z. rewrite bpow_plus. simpl (bpow 1). lra. }
  assert (0 < a) by nra.
  destruct (normal_error a) as [d [D E]].
  { rewrite Rabs_pos_eq by lra. nra. }
  apply abs_le in D. rewrite E. assert (0 < u < 1) by (unfold u; lra). split.
  - apply Rle_trans with (a * (1 - u)); [|apply Rmult_le_compat_l; lra].
    replace (lo * (1 - u) * sqrt T) with (lo * sqrt T * (1 - u)) by ring.
    apply Rmult_le_compat_r; lra.
  - apply Rle_trans with (a * (1 + u)); [apply Rmult_le_compat_l; lra|].
    replace (hi * (1 + u) * sqrt T) with (hi * sqrt T * (1 + u)) by ring.
    apply Rmult_le_compat_r; lra.
Qed.

Lemma root_bounds : low * (1 - u) * sqrt T <= root x y <= high * (1 + u) * sqrt T.
Proof.
  unfold root. apply rounded; [unfold low, u; lra|].
  destruct sum_bounds as [A B]. split.
  - rewrite <- scaled_root by (unfold low, u; lra). now apply sqrt_le_1_alt.
  - rewrite <- scaled_root by (unfold high, u; lra). now apply sqrt_le_1_alt.
Qed.

Lemma circle_bounds : (1 + 3 / 2 * u) * sqrt T <= circle x y <= (1 + 11 * u) * sqrt T.
Proof.
  unfold circle. rewrite margin_is. destruct root_bounds as [A B].
  assert (P := sqrt_pos T).
  destruct (rounded (root x y * (1 + 6 * u)) (low * (1 - u) * (1 + 6 * u))
    (high * (1 + u) * (1 + 6 * u))) as [C D].
  - unfold low, u. lra.
  - split.
    + replace (low * (1 - u) * (1 + 6 * u) * sqrt T)
        with (low * (1 - u) * sqrt T * (1 + 6 * u)) by ring.
      apply Rmult_le_compat_r; [unfold u; lra|exact A].
    + replace (high * (1 + u) * (1 + 6 * u) * sqrt T)
        with (high * (1 + u) * sqrt T * (1 + 6 * u)) by ring.
      apply Rmult_le_compat_r; [unfold u; lra|exact B].
  - split.
    + apply Rle_trans with (2 := C). apply Rmult_le_compat_r; trivial. unfold low, u. lra.
    + apply Rle_trans with (1 := D). apply Rmult_le_compat_r; trivial. unfold high, u. lra.
Qed.

End Circle.

Theorem bare_root_refuted : ~ forall x y, format x -> format y ->
  sqrt (x * x + y * y) <= root x y.
Proof.
  intro wrong.
  assert (F : forall n, (Z.abs n < 2 ^ 53)%Z -> format (IZR n)).
  { intros n N. rewrite <- (Rmult_1_r (IZR n)). now apply (format_dyadic n 0). }
  specialize (wrong 2 3 (F 2%Z eq_refl) (F 3%Z eq_refl)). unfold root in wrong.
  replace (2 * 2) with 4 in wrong by ring. replace (3 * 3) with 9 in wrong by ring.
  rewrite (rnd_format 4), (rnd_format 9) in wrong by now apply F.
  replace (4 + 9) with 13 in wrong by ring. rewrite (rnd_format 13) in wrong by now apply F.
  (* The root of 13 lies above the nearest number f, and nearer to it than to the next one. *)
  set (f := IZR 8118979690322419 * bpow (-51)).
  assert (Ff : format f) by (now apply format_dyadic).
  assert (Vf : f = 8118979690322419 / 2251799813685248) by (unfold f; simpl; lra).
  assert (Q : sqrt 13 * sqrt 13 = 13) by (apply sqrt_sqrt; lra).
  assert (P : 0 <= sqrt 13) by apply sqrt_pos.
  assert (S : succ radix2 (FLT_exp (-1074) 53) f = f + / 2251799813685248).
  { rewrite succ_eq_pos by (rewrite Vf; lra). f_equal.
    rewrite ulp_neq_0 by (rewrite Vf; lra). unfold cexp.
    rewrite (mag_unique_pos radix2 f 2) by (rewrite Vf; simpl; lra). simpl. lra. }
  assert (rnd (sqrt 13) <= f).
  { apply round_N_le_midp; auto with typeclass_instances. rewrite S, Vf. nra. }
  rewrite Vf in *. nra.
Qed.
