; The mask opens without turning back.
;
; Formalises  mask.monotone (Clauses.md); S-10's blend closed + (opened - closed) o, semi-axes not
;             below 0; V-15's segments; V-14's curves.
; Definition  A semi-axis is r(o) = max(0, closed + (opened - closed) o), o = openness(tau). Along a
;             segment o = v0 + (v1 - v0) e(x), where e(x) = Y(t) for the t with X(t) = x, and X(t) =
;             3 (1-t)^2 t x1 + 3 (1-t) t^2 x2 + t^3, Y alike, x1, x2, y1, y2 in [0, 1].
; Proved      over the reals: X and Y of such a curve never fall and stay in [0, 1], so e never
;             falls; with a curve that does not fall, openness moves one way along a segment; and
;             then the semi-axes move one way, up when opened >= closed, and down when not, and stay
;             between both ends.
; Refuted     that curves with any ordinates never fall; that an opening mask grows along any
;             segment; that the blend from opened to closed grows.
; Assumed     nothing but the axioms of the reals; and only for that they stay between both ends,
;             that v0, v1 and the curve's values are in [0, 1]. How goals are asked: see
;             covering.smt2.
; Not covered rounding: mask.monotone allows for the envelopes' widths.

(set-logic QF_NRA)
(set-option :pp.decimal true)

(define-fun unit ((u Real)) Bool (and (<= 0 u) (<= u 1)))
; The cubic with inner ordinates a and b.
(define-fun cubic ((a Real) (b Real) (t Real)) Real
  (+ (* 3 (- 1 t) (- 1 t) t a) (* 3 (- 1 t) t t b) (* t t t)))
(declare-const x1 Real) (declare-const y1 Real) (declare-const x2 Real) (declare-const y2 Real)
(declare-const s Real) (declare-const t Real)

(push 1)
(assert (and (unit s) (unit t)))

(echo "proved    a curve in the unit square never falls")
(push 1)
(assert (and (unit y1) (unit y2) (<= s t)))
(check-sat-using qfnra)
(assert (> (cubic y1 y2 s) (cubic y1 y2 t)))
(check-sat-using qfnra)
(pop 1)

(echo "proved    a curve in the unit square stays in it")
(push 1)
(assert (and (unit y1) (unit y2)))
(check-sat-using qfnra)
(assert (not (unit (cubic y1 y2 t))))
(check-sat-using qfnra)
(pop 1)

(echo "proved    so easing never falls: a greater abscissa has no lesser ordinate")
(push 1)
(assert (and (unit x1) (unit x2) (unit y1) (unit y2)))
(assert (< (cubic x1 x2 s) (cubic x1 x2 t)))
(check-sat-using qfnra)
(assert (> (cubic y1 y2 s) (cubic y1 y2 t)))
(check-sat-using qfnra)
(pop 1)

(echo "refuted   wrong: a curve with any ordinates never falls")
(push 1)
(assert (and (= y1 1.5) (= y2 1) (<= s t)))
(assert (> (cubic y1 y2 s) (cubic y1 y2 t)))
(check-sat-using qfnra)
(get-value (y1 y2 s t (cubic y1 y2 s) (cubic y1 y2 t)))
(pop 1)
(pop 1)

; Openness between two moments of a segment, e0 <= e1 the curve's values there.
(declare-const v0 Real) (declare-const v1 Real) (declare-const e0 Real) (declare-const e1 Real)
(define-fun openness ((e Real)) Real (+ v0 (* (- v1 v0) e)))
(assert (<= e0 e1))
(declare-const closed Real) (declare-const opened Real)
(define-fun blend ((o Real)) Real (+ closed (* (- opened closed) o)))
(define-fun axis ((o Real)) Real (ite (>= (blend o) 0) (blend o) 0))
(assert (and (>= closed 0) (>= opened 0)))
(define-fun r0 () Real (axis (openness e0)))
(define-fun r1 () Real (axis (openness e1)))

(echo "possible  the assumptions, with a mask that opens")
(push 1)
(assert (and (unit v0) (unit v1) (unit e0) (unit e1)))
(assert (and (> opened closed) (> v1 v0) (> e1 e0) (> r1 r0)))
(check-sat-using qfnra)
(pop 1)

(echo "proved    an opening mask grows along a segment that rises")
(push 1)
(assert (and (<= closed opened) (<= v0 v1)))
(check-sat-using qfnra)
(assert (< r1 r0))
(check-sat-using qfnra)
(pop 1)

(echo "proved    an opening mask shrinks along a segment that falls")
(push 1)
(assert (and (<= closed opened) (>= v0 v1)))
(check-sat-using qfnra)
(assert (> r1 r0))
(check-sat-using qfnra)
(pop 1)

(echo "proved    a mask that is smaller opened than closed does the reverse")
(push 1)
(assert (> closed opened))
(check-sat-using qfnra)
(assert (or (and (<= v0 v1) (> r1 r0)) (and (>= v0 v1) (< r1 r0))))
(check-sat-using qfnra)
(pop 1)

(echo "proved    the semi-axes stay between closed and opened, which they are at 0 and at 1")
(push 1)
(assert (and (unit v0) (unit v1) (unit e0) (unit e1)))
(check-sat-using qfnra)
(assert (not (and (= (axis 0) closed) (= (axis 1) opened)
  (or (and (<= closed r0) (<= r0 opened)) (and (<= opened r0) (<= r0 closed))))))
(check-sat-using qfnra)
(pop 1)

(echo "refuted   wrong: an opening mask grows along any segment")
(push 1)
(assert (and (unit v0) (unit v1) (unit e0) (unit e1)))
(assert (<= closed opened))
(assert (< r1 r0))
(check-sat-using qfnra)
(get-value (closed opened v0 v1 e0 e1 r0 r1))
(pop 1)

(echo "refuted   wrong: the blend from opened to closed grows")
(push 1)
(assert (and (unit v0) (unit v1) (unit e0) (unit e1)))
(assert (and (<= closed opened) (<= v0 v1)))
(assert (< (+ opened (* (- closed opened) (openness e1)))
           (+ opened (* (- closed opened) (openness e0)))))
(check-sat-using qfnra)
(get-value (closed opened v0 v1 e0 e1))
(pop 1)
