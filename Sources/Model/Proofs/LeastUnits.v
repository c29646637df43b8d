(* The least whole number whose square covers, as the engine finds it for the least numbers.

   Formalises  the loop of `leastCovering` and the function `covers` of
               Sources/Engine/Curves/CoveringRadius.swift; quoted lines are compared by the
               script. For mask.covers and the second half of mask.tight (Clauses.md).
   Definition  width, height and radius count units of 2^-1074.
   Proved      from a start that covers and is at least both sides, the loop ends at the least
               whole number that covers.
   Refuted     that the root of the sum, cut off, covers; that two steps down are always enough.
   Assumed     Swift's UInt64 holds the numbers: below 2^53 in Radius.v, so that no product
               leaves 128 bits; and radius - width is not negative, as the loop goes on only
               above both sides.
   Not covered how the start is found: start_covers in Radius.v. *)

From Coq Require Import ZArith Lia Bool.
Open Scope Z_scope.
Open Scope bool_scope.

(*|30 private static func covers(_ radius: UInt64, _ width: UInt64, _ height: UInt64) -> Bool { *)
(*|31 let left = (radius - width).multipliedFullWidth(by: radius + width) *)
(*|32 let right = height.multipliedFullWidth(by: height) *)
(*|33 return (left.high, left.low) >= (right.high, right.low) *)
Definition covers_units (radius width height : Z) : bool :=
  height * height <=? (radius - width) * (radius + width).

(* The loop; as many steps as the start has units are enough for it to end by itself. *)
(*|26 while radius > max(width, height) && covers(radius - 1, width, height) { radius -= 1 } *)
Fixpoint descend (steps : nat) (radius width height : Z) : Z :=
  match steps with
  | O => radius
  | S rest =>
      if (Z.max width height <? radius) && covers_units (radius - 1) width height
      then descend rest (radius - 1) width height
      else radius
  end.

Definition least_units (start width height : Z) : Z :=
  descend (Z.to_nat start) start width height.

Lemma covers_units_is : forall r w h, covers_units r w h = true <-> w * w + h * h <= r * r.
Proof. intros. unfold covers_units. rewrite Z.leb_le. lia. Qed.

Lemma descend_least : forall steps r w h, 0 <= w -> 0 <= h -> r <= Z.of_nat steps ->
  Z.max w h <= r -> w * w + h * h <= r * r ->
  let n := descend steps r w h in
  Z.max w h <= n <= r /\ w * w + h * h <= n * n /\
  forall m, 0 <= m -> w * w + h * h <= m * m -> n <= m.
Proof.
  induction steps as [|steps IH]; intros r w h W H S M C.
  - simpl. repeat split; try lia. 
  - cbn [descend].
    destruct (Z.ltb_spec (Z.max w h) r) as [L|L].
    + destruct (covers_units (r - 1) w h) eqn:D; cbn [andb].
      * apply covers_units_is in D.
        destruct (IH (r - 1) w h W H) as [A [B E]]; try lia. repeat split; trivial; lia.
      * repeat split; try lia. intros m P Q.
        assert (N : ~ w * w + h * h <= (r - 1) * (r - 1)).
        { intro Q'. apply covers_units_is in Q'. congruence. }
        nia.
    + cbn [andb]. repeat split; try lia. intros m P Q.
      assert (w <= m) by nia. assert (h <= m) by nia. lia.
Qed.

Theorem least_units_is_least : forall start w h, 0 <= w -> 0 <= h ->
  Z.max w h <= start -> w * w + h * h <= start * start ->
  w * w + h * h <= least_units start w h * least_units start w h /\
  0 <= least_units start w h <= start /\
  forall m, 0 <= m -> w * w + h * h <= m * m -> least_units start w h <= m.
Proof.
  intros start w h W H M C.
  destruct (descend_least (Z.to_nat start) start w h W H) as [A [B D]]; try lia.
  unfold least_units. repeat split; trivial; lia.
Qed.

Theorem root_cut_off_refuted : ~ forall w h, 0 <= w -> 0 <= h ->
  w * w + h * h <= Z.sqrt (w * w + h * h) * Z.sqrt (w * w + h * h).
Proof. intro wrong. specialize (wrong 1 1). cbn in wrong. lia. Qed.

Theorem stopping_early_refuted : ~ forall start w h, 0 <= w -> 0 <= h ->
  Z.max w h <= start -> w * w + h * h <= start * start ->
  forall m, 0 <= m -> w * w + h * h <= m * m -> descend 2 start w h <= m.
Proof. intro wrong. specialize (wrong 9 3 4). 
  assert (H : descend 2 9 3 4 <= 5) by (apply wrong; cbn; lia). cbn in H. lia.
Qed.
