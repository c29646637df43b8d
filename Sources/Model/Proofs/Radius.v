(* The radius that the engine computes covers, and hardly more.

   Formalises  mask.covers and mask.tight (Clauses.md) of `coveringRadius` in
               Sources/Engine/Curves/CoveringRadius.swift, operation by operation, all branches;
               quoted lines are compared by the script.
   Definition  engine_radius: what is computed. covers, covers_corners, covering_radius:
               Covering.v.
   Proved      for all binary64 arguments: engine_radius_covers, that the disc of the computed
               radius covers the rectangle; engine_radius_is_tight, that its square is less than
               (1 + 2^-49)^2 times the square of the least radius in the reals, or it is the
               least binary64 number that covers. More closely, where the greater of the two
               distances is at least 2^-1022, it lies between 1 + u and 1 + 11 u times the least
               radius (engine_radius_close), and below that the second case holds
               (engine_radius_least).
   Refuted     the wrong variants of its parts: see FarEnd.v, Circle.v, LeastUnits.v.
   Assumed     what these files assume; and that max, magnitude and squareRoot in the source are
               those of the standard library.
   Not covered overflow: no argument may exceed 2^1016, see Binary64.v; V-1 allows 2^32.
               Arguments that are not finite, which the `guard` sends back as such. *)

From Coq Require Import Reals ZArith Lra Lia Psatz.
From Flocq Require Import Core Mult_error.
Require Import Binary64 Covering FarEnd Circle LeastCovering.
Open Scope R_scope.

(*|01 extension TransitionEngine { *)
(*|02 public static func coveringRadius(of bounds: Rect, from center: Point) -> Double { *)
(*|03 let x = farther(bounds.origin.x, bounds.size.width, from: center.x) *)
(*|04 let y = farther(bounds.origin.y, bounds.size.height, from: center.y) *)
(*|05 guard x.isFinite, y.isFinite else { return x + y } *)
(*|06 let greatest = max(x, y) *)
(*|08 if greatest >= 0x1p-500 && greatest <= 0x1p500 { *)
(*|10 if greatest < 0x1p-1022 { return leastCovering(x, y) } *)
(*|11 let (there, back) = greatest < 1 ? (0x1p600, 0x1p-600) : (0x1p-600, 0x1p600) *)
(*|12 let (scaledX, scaledY) = (x * there, y * there) *)
(*|13 return (scaledX * scaledX + scaledY * scaledY).squareRoot() * margin * back *)
Definition scaled (there back x y : R) : R :=
  rnd (circle (rnd (x * there)) (rnd (y * there)) * back).

Definition engine_radius (x y w h cx cy : R) : R :=
  let dx := farther x w cx in
  let dy := farther y h cy in
  let greatest := Rmax dx dy in
  if Rle_dec (bpow (-500)) greatest then
    if Rle_dec greatest (bpow 500) then circle dx dy
    else scaled (bpow (-600)) (bpow 600) dx dy
  else if Rlt_dec greatest (bpow (-1022)) then least_covering dx dy
  else scaled (bpow 600) (bpow (-600)) dx dy.

Section Engine.

Variables x y w h cx cy : R.
Hypothesis Fx : format x.
Hypothesis Fy : format y.
Hypothesis Fw : format w.
Hypothesis Fh : format h.
Hypothesis Fcx : format cx.
Hypothesis Fcy : format cy.

Let dx : R := farther x w cx.
Let dy : R := farther y h cy.
Let X : R := farther_distance x w cx.
Let Y : R := farther_distance y h cy.
Let rho : R := covering_radius x y w h cx cy.

Lemma signs : 0 <= dx /\ 0 <= dy /\ 0 <= X /\ 0 <= Y /\ 0 <= rho.
Proof.
  destruct (farther_nonneg x w cx), (farther_nonneg y h cy).
  repeat split; trivial. apply sqrt_pos.
Qed.

Lemma distances : (1 - e) * X <= dx <= (1 + e) * X /\ (1 - e) * Y <= dy <= (1 + e) * Y.
Proof.
  pose proof (farther_error x w cx Fx Fw Fcx) as A. apply abs_le in A.
  pose proof (farther_error y h cy Fy Fh Fcy) as B. apply abs_le in B.
  fold dx X in A. fold dy Y in B. lra.
Qed.

Lemma rho_squared : rho * rho = X * X + Y * Y.
Proof. apply covering_squared. Qed.

Lemma rho_bounds : X <= rho /\ Y <= rho.
Proof.
  destruct signs as [_ [_ [PX [PY P]]]]. pose proof rho_squared.
  split; apply Rsqr_incr_0_var; unfold Rsqr; nra.
Qed.

Lemma greatest_bounds : forall b, b <= Rmax dx dy -> b <= (1 + e) * rho.
Proof.
  intros b H. destruct distances as [[_ A] [_ B]]. destruct rho_bounds.
  assert (0 < e < 1) by (unfold e, u; lra).
  apply Rle_trans with (1 := H). apply Rmax_lub.
  - apply Rle_trans with (1 := A). apply Rmult_le_compat_l; lra.
  - apply Rle_trans with (1 := B). apply Rmult_le_compat_l; lra.
Qed.

Lemma scaled_circle : forall j, bpow (-501) <= bpow j * rho ->
  (1 + 3 / 2 * u) * (bpow j * rho)
    <= circle (rnd (dx * bpow j)) (rnd (dy * bpow j)) <= (1 + 11 * u) * (bpow j * rho).
Proof.
  intros j H. destruct signs as [Pdx [Pdy [PX [PY P]]]]. destruct distances as [A B].
  assert (J : 0 < bpow j) by apply bpow_gt_0.
  assert (S : forall d D, format d -> (1 - e) * D <= d <= (1 + e) * D ->
    Rabs (rnd (d * bpow j) - D * bpow j) <= e * (D * bpow j) + bpow (-1075)).
  { intros d D F C. pose proof (scale_error d j F) as Q. apply abs_le in Q.
    apply Rabs_le.
    assert ((1 - e) * D * bpow j <= d * bpow j <= (1 + e) * D * bpow j).
    { split; apply Rmult_le_compat_r; lra. }
    lra. }
  assert (Q : bpow j * rho = sqrt (X * bpow j * (X * bpow j) + Y * bpow j * (Y * bpow j))).
  { rewrite <- (sqrt_square (bpow j * rho)) by nra. f_equal.
    replace (bpow j * rho * (bpow j * rho)) with (bpow j * bpow j * (rho * rho)) by ring.
    rewrite rho_squared. ring. }
  rewrite Q. apply circle_bounds.
  - apply rnd_nonneg. nra.
  - apply rnd_nonneg. nra.
  - nra.
  - nra.
  - apply S; [apply farther_format|exact A].
  - apply S; [apply farther_format|exact B].
  - assert (0 < bpow (-501)) by apply bpow_gt_0.
    replace (X * bpow j * (X * bpow j) + Y * bpow j * (Y * bpow j))
      with (bpow j * rho * (bpow j * rho)) by (rewrite Q, sqrt_sqrt; nra).
    change (-1002)%Z with (-501 + -501)%Z. rewrite bpow_plus. nra.
Qed.

Let r : R := engine_radius x y w h cx cy.

Theorem engine_radius_close : bpow (-1022) <= Rmax dx dy ->
  (1 + u) * rho <= r <= (1 + 11 * u) * rho.
Proof.
  intro G. destruct signs as [_ [_ [_ [_ P]]]]. assert (U : 0 < u < / 1000) by (unfold u; lra).
  assert (E : 0 < e <= 1001 / 1000 * u) by (unfold e, u; lra).
  unfold r, engine_radius, scaled. fold dx dy.
  destruct (Rle_dec (bpow (-500)) (Rmax dx dy)) as [L|L].
  - assert (B : bpow (-501) <= rho).
    { apply greatest_bounds in L. change (-500)%Z with (1 + -501)%Z in L.
      rewrite bpow_plus in L. simpl (bpow 1) in L. pose proof (bpow_gt_0 radix2 (-501)). nra. }
    destruct (Rle_dec (Rmax dx dy) (bpow 500)) as [M|M].
    + destruct (scaled_circle 0) as [C D]; [simpl (bpow 0); lra|].
      simpl (bpow 0) in C, D. rewrite !Rmult_1_r, !Rmult_1_l in C, D.
      rewrite !rnd_format in C, D by apply farther_format. nra.
    + assert (N : bpow (-501) <= bpow (-600) * rho).
      { assert (K : bpow 500 <= (1 + e) * rho) by (apply greatest_bounds; lra).
        assert (bpow (-501) <= bpow (-600) * bpow 499).
        { rewrite <- bpow_plus. apply bpow_le. lia. }
        change 500%Z with (1 + 499)%Z in K. rewrite bpow_plus in K. simpl (bpow 1) in K.
        apply Rle_trans with (1 := H). apply Rmult_le_compat_l; [apply bpow_ge_0|].
        pose proof (bpow_gt_0 radix2 499). nra. }
      destruct (scaled_circle (-600) N) as [C D].
      rewrite scale_up; [|unfold circle; apply format_rnd|lia].
      assert (I : bpow (-600) * bpow 600 = 1) by now rewrite <- bpow_plus.
      pose proof (bpow_gt_0 radix2 600).
      replace ((1 + u) * rho) with ((1 + u) * (bpow (-600) * rho) * bpow 600)
        by (replace rho with (rho * (bpow (-600) * bpow 600)) at 2 by (rewrite I; ring); ring).
      replace ((1 + 11 * u) * rho) with ((1 + 11 * u) * (bpow (-600) * rho) * bpow 600)
        by (replace rho with (rho * (bpow (-600) * bpow 600)) at 2 by (rewrite I; ring); ring).
      pose proof (bpow_gt_0 radix2 (-501)).
      split; apply Rmult_le_compat_r; nra.
  - destruct (Rlt_dec (Rmax dx dy) (bpow (-1022))) as [M|M]; [lra|].
    assert (K : bpow (-1022) <= (1 + e) * rho) by now apply greatest_bounds.
    assert (I : bpow 600 * bpow (-600) = 1) by now rewrite <- bpow_plus.
    assert (J : bpow 600 * bpow (-1022) = bpow (-422)) by now rewrite <- bpow_plus.
    pose proof (bpow_gt_0 radix2 600). pose proof (bpow_gt_0 radix2 (-600)).
    assert (N : bpow (-422) <= (1 + e) * (bpow 600 * rho)) by (rewrite <- J; nra).
    destruct (scaled_circle 600) as [C D].
    { assert (bpow (-501) <= bpow (-423)) by (apply bpow_le; lia).
      assert (Z : bpow (-422) = 2 * bpow (-423)).
      { change (-422)%Z with (1 + -423)%Z. now rewrite bpow_plus. }
      rewrite Z in N. assert (0 <= bpow 600 * rho) by (apply Rmult_le_pos; lra).
      set (z := bpow 600 * rho) in *. clearbody z. nra. }
    set (c := circle (rnd (dx * bpow 600)) (rnd (dy * bpow 600))) in *.
    assert (F : rnd (c * bpow (-600)) = c * bpow (-600)).
    { apply rnd_format, mult_bpow_exact_FLT; [unfold c, circle; apply format_rnd|].
      assert (bpow (-422) <= c).
      { apply Rle_trans with (2 := C). apply Rle_trans with (1 := N).
        apply Rmult_le_compat_r; nra. }
      assert (-422 < mag radix2 c)%Z; [|lia].
      apply mag_gt_bpow. rewrite Rabs_pos_eq; trivial.
      apply Rle_trans with (2 := H1), bpow_ge_0. }
    rewrite F.
    replace ((1 + u) * rho) with ((1 + u) * (bpow 600 * rho) * bpow (-600))
      by (replace rho with (rho * (bpow 600 * bpow (-600))) at 2 by (rewrite I; ring); ring).
    replace ((1 + 11 * u) * rho) with ((1 + 11 * u) * (bpow 600 * rho) * bpow (-600))
      by (replace rho with (rho * (bpow 600 * bpow (-600))) at 2 by (rewrite I; ring); ring).
    split; apply Rmult_le_compat_r; nra.
Qed.

Theorem engine_radius_least : Rmax dx dy < bpow (-1022) ->
  format r /\ rho <= r /\ forall other, format other -> 0 <= other -> rho <= other -> r <= other.
Proof.
  intro G. destruct signs as [Pdx [Pdy _]].
  assert (Gx : dx < bpow (-1022)) by (apply Rle_lt_trans with (2 := G), Rmax_l).
  assert (Gy : dy < bpow (-1022)) by (apply Rle_lt_trans with (2 := G), Rmax_r).
  assert (E : rho = sqrt (dx * dx + dy * dy)).
  { unfold rho, covering_radius. fold X Y.
    replace dx with X by (symmetry; now apply farther_exact).
    now replace dy with Y by (symmetry; now apply farther_exact). }
  assert (D : r = least_covering dx dy).
  { unfold r, engine_radius. fold dx dy.
    assert (bpow (-1022) <= bpow (-500)) by (apply bpow_le; lia).
    destruct (Rle_dec (bpow (-500)) (Rmax dx dy)) as [K1|K1]; [lra|].
    now destruct (Rlt_dec (Rmax dx dy) (bpow (-1022))) as [K2|K2]. }
  rewrite D, E. apply least_covering_is_least; try split; trivial; apply farther_format.
Qed.

Theorem engine_radius_covers : covers x y w h cx cy r.
Proof.
  destruct signs as [_ [_ [_ [_ P]]]].
  assert (H : rho <= r).
  { destruct (Rlt_or_le (Rmax dx dy) (bpow (-1022))) as [L|L].
    - now apply engine_radius_least.
    - destruct (engine_radius_close L) as [A _]. unfold u in A. lra. }
  intros px py Hx Hy.
  apply Rle_trans with (1 := covering_radius_covers x y w h cx cy px py Hx Hy).
  fold rho. now apply Rmult_le_compat.
Qed.

Theorem engine_radius_is_tight :
  r * r < rho * rho * ((1 + bpow (-49)) * (1 + bpow (-49)))
  \/ (format r /\ forall other, format other -> 0 <= other ->
        covers_corners x y w h cx cy other -> r <= other).
Proof.
  destruct (Rlt_or_le (Rmax dx dy) (bpow (-1022))) as [L|L].
  - right. destruct (engine_radius_least L) as [F [_ M]]. split; trivial.
    intros other Fo Po C. apply M; trivial. now apply covering_radius_is_least.
  - left. destruct (engine_radius_close L) as [A B]. destruct signs as [_ [_ [_ [_ P]]]].
    assert (Q : 0 < rho).
    { apply greatest_bounds in L. pose proof (bpow_gt_0 radix2 (-1022)).
      unfold e, u in L. lra. }
    assert (K : (1 + 11 * u) * rho < (1 + bpow (-49)) * rho).
    { apply Rmult_lt_compat_r; trivial. unfold u. simpl. lra. }
    replace (rho * rho * ((1 + bpow (-49)) * (1 + bpow (-49))))
      with ((1 + bpow (-49)) * rho * ((1 + bpow (-49)) * rho)) by ring.
    assert (0 <= r) by (unfold u in A; lra).
    apply Rmult_le_0_lt_compat; trivial; lra.
Qed.

End Engine.
