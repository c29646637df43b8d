(* The distance of the farther end of a side from a point, as the engine computes it.

   Formalises  the functions `farther` and `exactSum` of
               Sources/Engine/Curves/CoveringRadius.swift, operation by operation; quoted lines
               are compared by the script. For mask.covers and mask.tight (Clauses.md).
   Definition  farther: what is computed; farther_distance (Covering.v): what is meant.
   Proved      the computed distance differs from the true one by at most (u + 4 u^2) of it, for
               all arguments, however close to each other or small; and below 2^-1022 by nothing.
   Refuted     the same of the far end summed without its errors, at start = point = 1 and a
               length of 2^-60.
   Assumed     Binary64.v's format; Swift's `max` of two numbers that are not NaN is Rmax.
   Not covered overflow: see Binary64.v. *)

From Coq Require Import Reals ZArith Lra Lia Psatz.
From Flocq Require Import Core Plus_error Sterbenz Pff2Flocq.
Require Import Binary64 Covering.
Open Scope R_scope.

(*|18 private static func exactSum(_ first: Double, _ second: Double) -> (Double, Double) { *)
(*|19 let sum = first + second *)
(*|20 let part = sum - first *)
(*|21 return (sum, (first - (sum - part)) + (second - part)) *)
Definition exact_sum (first second : R) : R * R :=
  let sum := rnd (first + second) in
  let part := rnd (sum - first) in
  (sum, rnd (rnd (first - rnd (sum - part)) + rnd (second - part))).

(*|14 private static func farther(_ start: Double, _ length: Double, from point: Double) -> Double { *)
(*|15 let (end, endError) = exactSum(start, length) *)
(*|16 let (distance, distanceError) = exactSum(end, -point) *)
Definition far_end (start length point : R) : R :=
  let last := exact_sum start length in
  let distance := exact_sum (fst last) (- point) in
  rnd (fst distance + rnd (snd distance + snd last)).

(*|17 return max((distance + (distanceError + endError)).magnitude, (start - point).magnitude) *)
Definition farther (start length point : R) : R :=
  Rmax (Rabs (far_end start length point)) (Rabs (rnd (start - point))).

(* Knuth's theorem: the two parts are the exact sum. *)
Lemma exact_sum_exact : forall x y, format x -> format y ->
  fst (exact_sum x y) + snd (exact_sum x y) = x + y.
Proof.
  intros x y Fx Fy. unfold exact_sum. simpl.
  apply (TwoSum_correct (-1074) 53 (fun z => negb (Z.even z))); try easy.
  intro z. rewrite Z.even_opp. replace (z + 1)%Z with (Z.succ z) by lia.
  now rewrite Z.even_succ, <- Z.negb_odd, Bool.negb_involutive.
Qed.

Lemma exact_sum_error : forall x y, format x -> format y ->
  format (fst (exact_sum x y)) /\ format (snd (exact_sum x y)) /\
  Rabs (snd (exact_sum x y)) <= u * Rabs (x + y) /\
  Rabs (snd (exact_sum x y)) <= u * Rabs (fst (exact_sum x y)).
Proof.
  intros x y Fx Fy. pose proof (exact_sum_exact x y Fx Fy) as E.
  assert (S : fst (exact_sum x y) = rnd (x + y)) by reflexivity.
  repeat split.
  - rewrite S. auto.
  - unfold exact_sum. simpl. auto.
  - destruct (sum_error x y Fx Fy) as [d [Hd D]].
    replace (snd (exact_sum x y)) with (- d * (x + y)) by (rewrite S, D in E; lra).
    rewrite Rabs_mult, Rabs_Ropp. apply Rmult_le_compat_r; [apply Rabs_pos|].
    apply Rle_trans with (1 := Hd). unfold u. lra.
  - destruct (FLT_plus_error_N_round_ex radix2 (-1074) 53 (fun z => negb (Z.even z)) x y Fx Fy)
      as [d [Hd D]].
    rewrite unit_roundoff in Hd. rewrite <- S in D.
    replace (snd (exact_sum x y)) with (d * fst (exact_sum x y)) by lra.
    rewrite Rabs_mult. apply Rmult_le_compat_r; [apply Rabs_pos|exact Hd].
Qed.

(* The relative error of a distance. *)
Definition e : R := u + 4 * u * u.

Lemma sum_scale : forall v d b, Rabs d <= b -> Rabs (v * d) <= b * Rabs v.
Proof. intros. rewrite Rabs_mult, Rmult_comm. apply Rmult_le_compat_r; [apply Rabs_pos|easy]. Qed.

Theorem far_end_error : forall start length point,
  format start -> format length -> format point ->
  Rabs (far_end start length point - (start + length - point))
    <= e * Rabs (start + length - point).
Proof.
  intros s l p Fs Fl Fp. unfold far_end. cbv zeta.
  pose proof (exact_sum_exact s l Fs Fl) as E1.
  destruct (exact_sum_error s l Fs Fl) as [F1 [F2 [_ B1]]].
  destruct (exact_sum s l) as [z ze]. cbn [fst snd] in *.
  assert (Fp' : format (- p)) by now apply generic_format_opp.
  pose proof (exact_sum_exact z (- p) F1 Fp') as E2.
  destruct (exact_sum_error z (- p) F1 Fp') as [G1 [G2 [B2 _]]].
  assert (S2 : fst (exact_sum z (- p)) = rnd (z + - p)) by reflexivity.
  destruct (exact_sum z (- p)) as [d de]. cbn [fst snd] in *.
  set (v := s + l - p). set (t := z + - p) in *.
  assert (V : v = t + ze) by (unfold v, t; lra).
  destruct (sum_error d (rnd (de + ze)) G1 (format_rnd _)) as [d2 [H2 D2]].
  assert (U := u_bounds).
  assert (HU : u / (1 + u) <= u) by (unfold u; lra).
  destruct (Req_dec de 0) as [Z|NZ].
  - (* The distance was not rounded. *)
    assert (R : rnd (de + ze) = ze) by (rewrite Z, Rplus_0_l; now apply rnd_format).
    assert (X : d + ze = v) by lra. rewrite R, X in *. rewrite D2.
    replace (v * (1 + d2) - v) with (v * d2) by ring.
    apply sum_scale. unfold e. apply Rle_trans with (1 := H2). nra.
  - (* It was, so the two are not close to each other. *)
    assert (W : Rabs z <= 2 * Rabs t).
    { destruct (Rle_or_lt (Rabs t) (Rmin (Rabs z) (Rabs (- p)))) as [C|C].
      - exfalso. apply NZ. assert (format t).
        { unfold t. apply generic_format_plus_weak; auto with typeclass_instances. }
        assert (d = t) by (rewrite S2; now apply rnd_format). lra.
      - assert (Rabs z <= Rabs t + Rabs p).
        { replace z with (t + p) by (unfold t; lra). apply Rabs_triang. }
        pose proof (Rabs_pos t). rewrite Rabs_Ropp in C. unfold Rmin in C.
        destruct (Rle_dec (Rabs z) (Rabs p)); lra. }
    destruct (sum_error de ze G2 F2) as [d1 [H1 D1]].
    assert (H1' : Rabs d1 <= u) by lra. assert (H2' : Rabs d2 <= u / (1 + u)) by lra.
    assert (Rabs (de + ze) <= 3 * u * Rabs t).
    { apply Rle_trans with (1 := Rabs_triang _ _). nra. }
    assert (T : (1 - 2 * u) * Rabs t <= Rabs v).
    { rewrite V. pose proof (Rabs_triang_inv t (- ze)). rewrite Rabs_Ropp in H0.
      replace (t - - ze) with (t + ze) in H0 by ring. nra. }
    assert (G : Rabs ((de + ze) * d1) <= 3 * u * u * Rabs t).
    { apply Rle_trans with (1 := sum_scale _ _ _ H1'). nra. }
    rewrite D2, D1.
    replace ((d + (de + ze) * (1 + d1)) * (1 + d2) - v)
      with (v * d2 + (de + ze) * d1 * (1 + d2)) by (rewrite V; unfold t in *; nra).
    apply Rle_trans with (1 := Rabs_triang _ _).
    pose proof (sum_scale v d2 _ H2') as A.
    assert (B : Rabs ((de + ze) * d1 * (1 + d2)) <= 3 * u * u * (1 + u) * Rabs t).
    { rewrite Rabs_mult. assert (Rabs (1 + d2) <= 1 + u).
      { apply Rle_trans with (1 := Rabs_triang _ _). rewrite Rabs_R1. lra. }
      pose proof (Rabs_pos ((de + ze) * d1)). pose proof (Rabs_pos t). nra. }
    assert (C : u / (1 + u) <= u) by lra.
    unfold e. pose proof (Rabs_pos t). pose proof (Rabs_pos v).
    assert (K : 3 * u * u * (1 + u) <= 4 * u * u * (1 - 2 * u)) by (unfold u; lra).
    assert (4 * u * u * ((1 - 2 * u) * Rabs t) <= 4 * u * u * Rabs v).
    { apply Rmult_le_compat_l; [nra|exact T]. }
    assert (3 * u * u * (1 + u) * Rabs t <= 4 * u * u * (1 - 2 * u) * Rabs t)
      by now apply Rmult_le_compat_r.
    assert (u / (1 + u) * Rabs v <= u * Rabs v) by now apply Rmult_le_compat_r.
    lra.
Qed.

Lemma near_end_error : forall start point, format start -> format point ->
  Rabs (rnd (start - point) - (start - point)) <= e * Rabs (start - point).
Proof.
  intros s p Fs Fp.
  destruct (sum_error s (- p) Fs) as [d [H D]]; [now apply generic_format_opp|].
  unfold Rminus at 2. rewrite D.
  replace ((s + - p) * (1 + d) - (s - p)) with ((s - p) * d) by ring.
  apply sum_scale. apply Rle_trans with (1 := H). unfold e, u. lra.
Qed.

Lemma max_error : forall a b a' b' k, 0 <= k ->
  Rabs (a' - a) <= k * Rabs a -> Rabs (b' - b) <= k * Rabs b ->
  Rabs (Rmax (Rabs a') (Rabs b') - Rmax (Rabs a) (Rabs b)) <= k * Rmax (Rabs a) (Rabs b).
Proof.
  intros a b a' b' k K A B.
  assert (P : forall x x', Rabs (x' - x) <= k * Rabs x ->
    (1 - k) * Rabs x <= Rabs x' <= (1 + k) * Rabs x).
  { intros x x' H. pose proof (Rabs_triang_inv x x'). pose proof (Rabs_triang_inv x' x).
    rewrite (Rabs_minus_sym x x') in H0. lra. }
  apply P in A. apply P in B. pose proof (Rabs_pos a). pose proof (Rabs_pos b).
  apply Rabs_le. unfold Rmax.
  destruct (Rle_dec (Rabs a') (Rabs b')), (Rle_dec (Rabs a) (Rabs b)); nra.
Qed.

Theorem farther_error : forall start length point,
  format start -> format length -> format point ->
  Rabs (farther start length point - farther_distance start length point)
    <= e * farther_distance start length point.
Proof.
  intros. apply max_error.
  - unfold e, u. lra.
  - now apply far_end_error.
  - now apply near_end_error.
Qed.

Lemma farther_format : forall start length point, format (farther start length point).
Proof.
  intros. unfold farther, far_end, Rmax.
  destruct (Rle_dec _ _); apply generic_format_abs; auto.
Qed.

Lemma farther_nonneg : forall start length point,
  0 <= farther start length point /\ 0 <= farther_distance start length point.
Proof.
  intros. unfold farther, farther_distance.
  split; (apply Rle_trans with (2 := Rmax_l _ _); apply Rabs_pos).
Qed.

(* A binary64 number, and a sum of them, is a whole multiple of 2^-1074. *)
Definition units (x : R) := exists n : Z, x = IZR n * bpow (-1074).

Lemma units_format : forall x, format x -> units x.
Proof.
  intros x F. apply generic_format_FIX_FLT, FIX_format_generic in F.
  destruct F as [[m ex] E X]. simpl in X. exists m. rewrite E. unfold F2R. simpl. now rewrite X.
Qed.

Lemma units_sum : forall x y, units x -> units y -> units (x + y).
Proof. intros x y [n N] [m M]. exists (n + m)%Z. rewrite plus_IZR, N, M. ring. Qed.

Lemma units_opp : forall x, units x -> units (- x).
Proof. intros x [n N]. exists (- n)%Z. rewrite opp_IZR, N. ring. Qed.

Lemma units_abs : forall x, units x -> units (Rabs x).
Proof. intros x [n N]. exists (Z.abs n). rewrite abs_IZR, N, Rabs_mult.
  f_equal. apply Rabs_pos_eq, bpow_ge_0. Qed.

Lemma units_close : forall x y, units x -> units y -> Rabs (x - y) < bpow (-1074) -> x = y.
Proof.
  intros x y [n N] [m M] H. rewrite N, M in *.
  replace (IZR n * bpow (-1074) - IZR m * bpow (-1074)) with (IZR (n - m) * bpow (-1074)) in H
    by (rewrite minus_IZR; ring).
  rewrite Rabs_mult, (Rabs_pos_eq (bpow _)), <- abs_IZR in H by apply bpow_ge_0.
  assert (B : 0 < bpow (-1074)) by apply bpow_gt_0.
  assert (L : IZR (Z.abs (n - m)) < 1) by nra. apply lt_IZR in L.
  now replace n with m by lia.
Qed.

(* Below 2^-1022 nothing is rounded. *)
Theorem farther_exact : forall start length point,
  format start -> format length -> format point ->
  farther start length point < bpow (-1022) ->
  farther start length point = farther_distance start length point.
Proof.
  intros s l p Fs Fl Fp H. pose proof (farther_error s l p Fs Fl Fp) as E.
  destruct (farther_nonneg s l p) as [_ P].
  assert (T : units (farther_distance s l p)).
  { unfold farther_distance, Rmax.
    destruct (Rle_dec _ _); apply units_abs; repeat apply units_sum; auto using units_format;
      now apply units_opp, units_format. }
  apply units_close; trivial.
  - apply units_format, farther_format.
  - apply Rle_lt_trans with (1 := E). apply abs_le in E.
    assert (B : farther_distance s l p < 3 / 2 * bpow (-1022)) by (unfold e, u in E; lra).
    assert (S : bpow (-1022) = 4503599627370496 * bpow (-1074)).
    { change (-1022)%Z with (52 + -1074)%Z. now rewrite bpow_plus. }
    pose proof (bpow_gt_0 radix2 (-1074)). rewrite S in B. clear - B P H0.
    set (b := bpow (-1074)) in *. clearbody b. unfold e, u. lra.
Qed.

(* Without the errors of the sums a far end close to the point is lost: the wrong variant. *)
Definition rounded_far_end (start length point : R) : R := rnd (rnd (start + length) - point).

Lemma nothing_between : forall z, format z -> 1 < z -> 1 + bpow (-52) <= z.
Proof.
  intros z F H.
  assert (F1 : format 1) by (apply (generic_format_FLT_bpow radix2 (-1074) 53 0); lia).
  pose proof (succ_le_lt radix2 (FLT_exp (-1074) 53) 1 z F1 F H) as S.
  rewrite succ_eq_pos in S by lra.
  change 1 with (bpow 0) in S at 2. rewrite ulp_bpow in S. exact S.
Qed.

Theorem rounded_far_end_refuted : ~ forall start length point,
  format start -> format length -> format point ->
  Rabs (rounded_far_end start length point - (start + length - point))
    <= e * Rabs (start + length - point).
Proof.
  intro wrong.
  assert (F1 : format 1) by (apply (generic_format_FLT_bpow radix2 (-1074) 53 0); lia).
  assert (FL : format (bpow (-60))) by (apply generic_format_FLT_bpow; [easy|lia]).
  specialize (wrong 1 (bpow (-60)) 1 F1 FL F1). unfold rounded_far_end in wrong.
  set (z := rnd (1 + bpow (-60))) in *.
  assert (B : 0 < bpow (-60) < bpow (-52) / 2 /\ bpow (-60) <= 1) by (simpl; lra).
  assert (Z : rnd (z - 1) = z - 1).
  { assert (F2 : format 2) by (apply (generic_format_FLT_bpow radix2 (-1074) 53 1); lia).
    assert (1 <= z <= 2).
    { split; [rewrite <- (rnd_format 1 F1)|rewrite <- (rnd_format 2 F2)]; apply rnd_le; lra. }
    apply rnd_format, sterbenz; auto with typeclass_instances; [apply format_rnd|lra]. }
  rewrite Z in wrong. replace (1 + bpow (-60) - 1) with (bpow (-60)) in wrong by ring.
  rewrite (Rabs_pos_eq (bpow (-60))) in wrong by lra. apply abs_le in wrong.
  assert (e < / 4) by (unfold e, u; lra).
  assert (1 < z) by nra. assert (z < 1 + bpow (-52)) by nra.
  pose proof (nothing_between z (format_rnd _) H0). lra.
Qed.
