(* The radius for the least numbers, for which binary64 has no room for a margin.

   Formalises  `leastCovering` and `wholeUnits` of Sources/Engine/Curves/CoveringRadius.swift,
               operation by operation, with the loop of LeastUnits.v; for mask.covers and the
               second half of mask.tight (Clauses.md). Quoted lines are compared by the script.
   Definition  x, y >= 0 are binary64 numbers below 2^-1022, so whole multiples of 2^-1074.
   Proved      least_covering x y is a binary64 number, at least sqrt(x^2 + y^2), and no other
               one that is at least that is less; the conversions to whole numbers and back are
               exact.
   Refuted     in LeastUnits.v; that the margin would do here as well: wrong-scaled-least.gappa.
   Assumed     Binary64.v's format; UInt64(x) cuts off; Double(n) of a whole number rounds once.
   Not covered overflow: there is none, as all whole numbers are below 2^53. *)

From Coq Require Import Reals ZArith Lra Lia Psatz.
From Flocq Require Import Core Mult_error.
Require Import Binary64 FarEnd LeastUnits Circle.
Open Scope R_scope.

(*|28 private static func wholeUnits(_ length: Double) -> UInt64 { *)
(*|29 UInt64(length * 0x1p1000 * 0x1p74) *)
Definition whole_units (x : R) : Z := Ztrunc (rnd (rnd (x * bpow 1000) * bpow 74)).

(*|22 private static func leastCovering(_ x: Double, _ y: Double) -> Double { *)
(*|23 let (width, height) = (wholeUnits(x), wholeUnits(y)) *)
(*|24 let (first, second) = (Double(width), Double(height)) *)
(*|25 var radius = UInt64((first * first + second * second).squareRoot()) + 4 *)
(*|27 return Double(radius) * 0x1p-1000 * 0x1p-74 *)
Definition least_covering (x y : R) : R :=
  let width := whole_units x in
  let height := whole_units y in
  let start := (Ztrunc (root (IZR width) (IZR height)) + 4)%Z in
  rnd (rnd (rnd (IZR (least_units start width height)) * bpow (-1000)) * bpow (-74)).

Lemma whole_units_exact : forall d, format d -> 0 <= d < bpow (-1022) ->
  d = IZR (whole_units d) * bpow (-1074) /\ (0 <= whole_units d < 2 ^ 52)%Z.
Proof.
  intros d F [P L]. destruct (units_format d F) as [n N].
  assert (B : 0 < bpow (-1074)) by apply bpow_gt_0.
  assert (E : whole_units d = n).
  { unfold whole_units. rewrite scale_up by (trivial; lia).
    rewrite scale_up by (try apply mult_bpow_pos_exact_FLT; trivial; lia).
    rewrite N, !Rmult_assoc, <- !bpow_plus. simpl (bpow _). rewrite Rmult_1_r. apply Ztrunc_IZR. }
  rewrite E. split; trivial. rewrite N in P, L. split.
  - apply le_IZR. nra.
  - apply lt_IZR. change (2 ^ 52)%Z with (Zpower radix2 52). rewrite IZR_Zpower by easy.
    replace (bpow (-1022)) with (bpow 52 * bpow (-1074)) in L by now rewrite <- bpow_plus.
    now apply Rmult_lt_reg_r in L.
Qed.

Lemma start_covers : forall W H : Z, (0 <= W < 2 ^ 52)%Z -> (0 <= H < 2 ^ 52)%Z ->
  let start := (Ztrunc (root (IZR W) (IZR H)) + 4)%Z in
  (Z.max W H <= start)%Z /\ (W * W + H * H <= start * start)%Z.
Proof.
  intros W H HW HH start.
  assert (C : forall W : Z, (0 <= W < 2 ^ 52)%Z -> 0 <= IZR W <= 4503599627370496).
  { intros V HV. split; apply IZR_le; lia. }
  pose proof (C W HW) as CW. pose proof (C H HH) as CH.
  set (T := IZR W * IZR W + IZR H * IZR H).
  assert (P : 0 <= root (IZR W) (IZR H)) by (apply rnd_nonneg, sqrt_pos).
  assert (S : IZR start > root (IZR W) (IZR H) + 3).
  { unfold start. rewrite Ztrunc_floor by trivial. rewrite plus_IZR.
    pose proof (Zfloor_ub (root (IZR W) (IZR H))). lra. }
  assert (Q : sqrt T <= IZR start).
  { destruct (Z.eq_dec (W * W + H * H) 0) as [Z|NZ].
    - replace T with 0; [rewrite sqrt_0; lra|].
      unfold T. rewrite <- !mult_IZR, <- plus_IZR, Z. easy.
    - assert (T1 : 1 <= T).
      { unfold T. rewrite <- !mult_IZR, <- plus_IZR. apply IZR_le. nia. }
      assert (T2 : sqrt T <= 3 / 2 * 4503599627370496).
      { rewrite <- (sqrt_square (3 / 2 * 4503599627370496)) by lra.
        apply sqrt_le_1_alt. unfold T. nra. }
      destruct (root_bounds (IZR W) (IZR H) (IZR W) (IZR H)) as [L _]; try lra.
      + rewrite Rminus_diag_eq, Rabs_R0 by easy. pose proof (bpow_ge_0 radix2 (-1075)).
        unfold e, u. nra.
      + rewrite Rminus_diag_eq, Rabs_R0 by easy. pose proof (bpow_ge_0 radix2 (-1075)).
        unfold e, u. nra.
      + apply Rle_trans with (2 := T1). apply (bpow_le radix2 (-1002) 0). lia.
      + fold T in L. unfold low, u in L. lra. }
  assert (N : T <= IZR start * IZR start).
  { rewrite <- (sqrt_sqrt T) by (unfold T; nra). apply Rmult_le_compat; trivial; apply sqrt_pos. }
  assert (M : (W * W + H * H <= start * start)%Z).
  { apply le_IZR. rewrite plus_IZR, !mult_IZR. exact N. }
  assert (0 <= start)%Z by (apply le_IZR; lra). split; [nia|exact M].
Qed.

Theorem least_covering_is_least : forall x y, format x -> format y ->
  0 <= x < bpow (-1022) -> 0 <= y < bpow (-1022) ->
  let rho := sqrt (x * x + y * y) in
  format (least_covering x y) /\ rho <= least_covering x y /\
  forall other, format other -> 0 <= other -> rho <= other -> least_covering x y <= other.
Proof.
  intros x y Fx Fy Gx Gy rho.
  destruct (whole_units_exact x Fx Gx) as [WX BX]. destruct (whole_units_exact y Fy Gy) as [WY BY].
  unfold least_covering.
  set (W := whole_units x) in *. set (H := whole_units y) in *. cbv zeta.
  destruct (start_covers W H BX BY) as [M C].
  destruct (least_units_is_least _ W H (proj1 BX) (proj1 BY) M C) as [Q [[N _] L]].
  set (n := least_units _ W H) in *.
  assert (B53 : (n <= W + H)%Z) by (apply L; nia).
  assert (F : forall j, (-1074 <= j)%Z -> format (IZR n * bpow j)).
  { intros j J. apply format_dyadic; trivial. lia. }
  assert (E0 : rnd (IZR n) = IZR n).
  { apply rnd_format. rewrite <- (Rmult_1_r (IZR n)). apply (F 0%Z). lia. }
  rewrite E0, (rnd_format _ (F (-1000)%Z ltac:(lia))), Rmult_assoc, <- bpow_plus.
  simpl (-1000 + -74)%Z. rewrite (rnd_format _ (F (-1074)%Z ltac:(lia))).
  set (b := bpow (-1074)) in *. assert (B : 0 < b) by apply bpow_gt_0.
  assert (S : rho * rho = IZR (W * W + H * H) * (b * b)).
  { unfold rho. rewrite sqrt_sqrt by nra. rewrite WX, WY, plus_IZR, !mult_IZR. ring. }
  assert (P : 0 <= rho) by apply sqrt_pos.
  split; [apply F; lia|]. split.
  - apply Rsqr_incr_0_var; unfold Rsqr.
    + rewrite S. replace (IZR n * b * (IZR n * b)) with (IZR (n * n) * (b * b))
        by (rewrite mult_IZR; ring).
      apply Rmult_le_compat_r; [nra|]. now apply IZR_le.
    + apply Rmult_le_pos; [now apply IZR_le|lra].
  - intros other Fo Po Ho. destruct (units_format other Fo) as [m E]. fold b in E.
    rewrite E in *. apply Rmult_le_compat_r; [lra|]. apply IZR_le, L.
    + apply le_IZR. nra.
    + apply le_IZR. apply Rmult_le_reg_r with (b * b); [nra|].
      rewrite <- S, mult_IZR.
      replace (IZR m * IZR m * (b * b)) with (IZR m * b * (IZR m * b)) by ring.
      now apply Rmult_le_compat.
Qed.
