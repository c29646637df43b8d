(* The least circle about a point that covers a rectangle, over the reals.

   Formalises  mask.covers, mask.tight (Clauses.md); S-10, the shape `covering` (Semantics.md).
               As covering.smt2, but from the axioms of the reals alone, and for Radius.v to
               build on.
   Definition  covering_radius: rho = sqrt(X^2 + Y^2), X and Y the distances along the axes from
               the centre to the farther end of the rectangle.
   Proved      the disc of that radius covers the rectangle; one of the corners lies on its edge;
               no lesser radius covers the four corners.
   Refuted     (theorems named _refuted deny the wrong statement) document 002's distance from
               one corner; the diagonal's half beyond the rectangle's middle as the least.
   Assumed     the axioms of Coq's reals; the script prints what each theorem rests on.
   Not covered rounding: Radius.v. *)

From Coq Require Import Reals Lra Psatz.
Open Scope R_scope.

Definition farther_distance (start length center : R) : R :=
  Rmax (Rabs (start + length - center)) (Rabs (start - center)).

Definition covering_radius (x y w h cx cy : R) : R :=
  let far_x := farther_distance x w cx in
  let far_y := farther_distance y h cy in
  sqrt (far_x * far_x + far_y * far_y).

Definition from_center (cx cy px py : R) : R :=
  (px - cx) * (px - cx) + (py - cy) * (py - cy).

Definition covers_corners (x y w h cx cy r : R) : Prop :=
  forall X Y, X = x \/ X = x + w -> Y = y \/ Y = y + h -> from_center cx cy X Y <= r * r.

Definition covers (x y w h cx cy r : R) : Prop :=
  forall px py, x <= px <= x + w -> y <= py <= y + h -> from_center cx cy px py <= r * r.

Lemma farther_bounds : forall a l c p, a <= p <= a + l ->
  (p - c) * (p - c) <= farther_distance a l c * farther_distance a l c.
Proof.
  intros a l c p H. unfold farther_distance.
  unfold Rmax, Rabs. destruct (Rcase_abs _), (Rcase_abs _), (Rle_dec _ _); nra.
Qed.

Lemma farther_attained : forall a l c, exists A, (A = a \/ A = a + l) /\
  (A - c) * (A - c) = farther_distance a l c * farther_distance a l c.
Proof.
  intros. unfold farther_distance, Rmax.
  destruct (Rle_dec _ _); [exists a|exists (a + l)]; split; auto;
    unfold Rabs; destruct (Rcase_abs _); ring.
Qed.

Lemma covering_squared : forall x y w h cx cy,
  covering_radius x y w h cx cy * covering_radius x y w h cx cy =
    farther_distance x w cx * farther_distance x w cx
    + farther_distance y h cy * farther_distance y h cy.
Proof. intros. unfold covering_radius. rewrite sqrt_sqrt; trivial. nra. Qed.

Theorem covering_radius_covers : forall x y w h cx cy,
  covers x y w h cx cy (covering_radius x y w h cx cy).
Proof.
  intros x y w h cx cy px py Hx Hy. rewrite covering_squared. unfold from_center.
  pose proof (farther_bounds x w cx px Hx). pose proof (farther_bounds y h cy py Hy). lra.
Qed.

Theorem covering_radius_is_attained : forall x y w h cx cy, exists X Y,
  (X = x \/ X = x + w) /\ (Y = y \/ Y = y + h) /\
  from_center cx cy X Y = covering_radius x y w h cx cy * covering_radius x y w h cx cy.
Proof.
  intros. destruct (farther_attained x w cx) as [X [HX EX]].
  destruct (farther_attained y h cy) as [Y [HY EY]].
  exists X, Y. repeat split; trivial. rewrite covering_squared. unfold from_center. lra.
Qed.

Theorem covering_radius_is_least : forall x y w h cx cy r, 0 <= r ->
  covers_corners x y w h cx cy r -> covering_radius x y w h cx cy <= r.
Proof.
  intros x y w h cx cy r Hr H.
  destruct (covering_radius_is_attained x y w h cx cy) as [X [Y [HX [HY E]]]].
  specialize (H X Y HX HY). rewrite E in H.
  apply Rsqr_incr_0_var; trivial.
Qed.

Definition one_corner (h cx cy : R) : R := sqrt (cx * cx + (cy - h) * (cy - h)).

Theorem one_corner_refuted : ~ forall w h cx cy, 0 <= cx <= w -> 0 <= cy <= h ->
  covers 0 0 w h cx cy (one_corner h cx cy).
Proof.
  intro wrong. specialize (wrong 3 4 0 0).
  assert (H : from_center 0 0 3 4 <= one_corner 4 0 0 * one_corner 4 0 0) by (apply wrong; lra).
  unfold one_corner, from_center in H. rewrite sqrt_sqrt in H; lra.
Qed.

Theorem half_the_diagonal_beyond_the_middle_refuted : ~ forall w h cx cy r, 0 <= w -> 0 <= h ->
  0 <= r -> covers 0 0 w h cx cy r ->
  sqrt (from_center cx cy (w / 2) (h / 2)) + sqrt (w * w + h * h) / 2 <= r.
Proof.
  intro wrong. specialize (wrong 4 3 2 0 (covering_radius 0 0 4 3 2 0)).
  assert (R : covering_radius 0 0 4 3 2 0 * covering_radius 0 0 4 3 2 0 = 13).
  { rewrite covering_squared.
    replace (farther_distance 0 4 2) with 2; [replace (farther_distance 0 3 0) with 3|].
    - ring.
    - unfold farther_distance. rewrite !Rabs_pos_eq, Rmax_left; lra.
    - unfold farther_distance. rewrite Rabs_pos_eq, Rabs_left, Rmax_left; lra. }
  assert (P : 0 <= covering_radius 0 0 4 3 2 0) by (unfold covering_radius; apply sqrt_pos).
  assert (A : sqrt (from_center 2 0 (4 / 2) (3 / 2)) = 3 / 2).
  { replace (from_center 2 0 (4 / 2) (3 / 2)) with (3 / 2 * (3 / 2)) by (unfold from_center; lra).
    apply sqrt_square. lra. }
  assert (B : sqrt (4 * 4 + 3 * 3) = 5).
  { replace (4 * 4 + 3 * 3) with (5 * 5) by lra. apply sqrt_square. lra. }
  assert (H : 3 / 2 + 5 / 2 <= covering_radius 0 0 4 3 2 0).
  { rewrite <- A, <- B. apply wrong; try lra. apply covering_radius_covers. }
  nra.
Qed.
