; An ellipse covers a rectangle if and only if it covers the four corners.
;
; Formalises  mask.covers (Clauses.md) for the shapes of S-10 whose semi-axes differ: why looking at
;             four corners is enough, on the way between closed and opened too.
; Definition  The ellipse about (cx, cy) with semi-axes a, b > 0 is the set of the points with
;             (dx/a)^2 + (dy/b)^2 <= 1, written without division: dx^2 b^2 + dy^2 a^2 <= a^2 b^2.
; Proved      over the reals, for all rectangles with w, h >= 0 and all such ellipses: when the four
;             corners lie in it, so does every point of the rectangle (the converse holds as the
;             corners are points of the rectangle, and is stated as well); and it covers them when
;             the lesser of its semi-axes is at least the distance of the farthest corner.
; Refuted     that two opposite corners are enough; that the middles of the sides are; that it
;             covers them when the greater semi-axis is at least the distance of the farthest
;             corner.
; Assumed     nothing but the axioms of the reals. A = a^2 and B = b^2 are any positive numbers. How
;             goals are asked: see covering.smt2.
; Not covered semi-axes of 0: such an ellipse is a segment or a point, and covers no more.

(set-logic QF_NRA)
(set-option :pp.decimal true)

(define-fun square ((u Real)) Real (* u u))
(declare-const x Real) (declare-const y Real) (declare-const w Real) (declare-const h Real)
(declare-const cx Real) (declare-const cy Real)
(declare-const A Real) (declare-const B Real)
(declare-const px Real) (declare-const py Real)
(define-fun in-ellipse ((u Real) (v Real)) Bool
  (<= (+ (* (square (- u cx)) B) (* (square (- v cy)) A)) (* A B)))
(define-fun from-center ((u Real) (v Real)) Real
  (+ (square (- u cx)) (square (- v cy))))
(define-fun inside ((u Real) (v Real)) Bool
  (and (<= x u) (<= u (+ x w)) (<= y v) (<= v (+ y h))))
(define-fun corners-within ((d Real)) Bool
  (and (<= (from-center x y) d) (<= (from-center (+ x w) y) d)
       (<= (from-center x (+ y h)) d) (<= (from-center (+ x w) (+ y h)) d)))
(define-fun covers-corners () Bool
  (and (in-ellipse x y) (in-ellipse (+ x w) y)
       (in-ellipse x (+ y h)) (in-ellipse (+ x w) (+ y h))))
(assert (and (>= w 0) (>= h 0) (> A 0) (> B 0)))

(echo "possible  the assumptions, with a rectangle that is covered")
(push 1)
(assert (and (> w 0) (> h 0) (distinct A B) covers-corners))
(check-sat-using qfnra)
(pop 1)

(echo "proved    an ellipse that covers the corners covers the rectangle")
(push 1)
(assert covers-corners)
(assert (inside px py))
(check-sat-using qfnra)
(assert (not (in-ellipse px py)))
(check-sat-using qfnra)
(pop 1)

(echo "proved    the corners are points of the rectangle")
(push 1)
(check-sat-using qfnra)
(assert (not (and (inside x y) (inside (+ x w) y) (inside x (+ y h)) (inside (+ x w) (+ y h)))))
(check-sat-using qfnra)
(pop 1)

(echo "proved    it covers the corners when its lesser semi-axis reaches the farthest")
(push 1)
(assert (and (<= A B) (corners-within A)))
(check-sat-using qfnra)
(assert (not covers-corners))
(check-sat-using qfnra)
(pop 1)

(echo "refuted   wrong: two opposite corners are enough")
(push 1)
(assert (and (in-ellipse x y) (in-ellipse (+ x w) (+ y h))))
(assert (inside px py))
(assert (not (in-ellipse px py)))
(check-sat-using qfnra)
(get-value (x y w h cx cy A B px py))
(pop 1)

(echo "refuted   wrong: the middles of the sides are enough")
(push 1)
(assert (and (in-ellipse (+ x (/ w 2)) y) (in-ellipse (+ x (/ w 2)) (+ y h))
             (in-ellipse x (+ y (/ h 2))) (in-ellipse (+ x w) (+ y (/ h 2)))))
(assert (inside px py))
(assert (not (in-ellipse px py)))
(check-sat-using qfnra)
(get-value (x y w h cx cy A B px py))
(pop 1)

(echo "refuted   wrong: it covers the corners when its greater semi-axis reaches the farthest")
(push 1)
(assert (and (<= A B) (corners-within B)))
(assert (not covers-corners))
(check-sat-using qfnra)
(get-value (x y w h cx cy A B))
(pop 1)
