; The least circle about a point that covers a rectangle.
;
; Formalises  mask.covers, mask.tight (Clauses.md); S-10, the shape `covering` (Semantics.md).
; Definition  For bounds (x, y, w, h) and a centre c, anywhere: the axis distances X = max(|x -
;             c.x|, |x + w - c.x|), Y likewise, and rho = sqrt(X^2 + Y^2).
; Proved      over the reals, for all rectangles with w, h >= 0 and all centres, inside or outside:
;             the disc of radius rho covers the whole rectangle, not its corners alone; no disc
;             about c with a smaller radius covers the corners; rho^2 is the greatest of the four
;             left sides of mask.covers.
;             Document 002: in a view (0, 0, w, h) with a button (bx, by, bw, bh) in it, whose
;             middle is the centre, R = sqrt(cx^2 + (cy - h)^2) is the distance of the bottom left
;             corner alone; what is opened is the oval in the button's frame grown by R on each
;             side. It covers with the button's middle in the right and the upper half, as in its
;             demo.
; Refuted     that document 002 covers: in a view of 3 by 4 with a button of no size at its top
;             left, and in its demo's screen with the button at the top left; that the distance from
;             the nearer ends covers; that the distance of the rectangle's middle plus half its
;             diagonal, which covers, is the least.
; Assumed     nothing but the axioms of the reals: rho is any number with rho >= 0, rho^2 = X^2 +
;             Y^2.
; Not covered rounding: that is radius.gappa's and Radius.v's.
;
; Each goal is announced by `echo`. A goal to be proved first asks whether its assumptions can be
; met at all (sat), so that nothing is proved from a contradiction; then it adds the negation of
; what it claims (unsat). A goal to be refuted asks for the assumptions and the negation at once
; (sat), and shows where. `possible` goals ask for assumptions that are met with nothing degenerate.

(set-logic QF_NRA)
(set-option :pp.decimal true)

(define-fun square ((a Real)) Real (* a a))
(define-fun greater ((a Real) (b Real)) Real (ite (>= a b) a b))
(define-fun lesser ((a Real) (b Real)) Real (ite (<= a b) a b))
(define-fun distance ((a Real) (b Real)) Real (ite (>= a b) (- a b) (- b a)))

; The rectangle, the centre, and a point of the rectangle.
(declare-const x Real) (declare-const y Real) (declare-const w Real) (declare-const h Real)
(declare-const cx Real) (declare-const cy Real)
(declare-const px Real) (declare-const py Real)
(define-fun inside ((a Real) (b Real)) Bool
  (and (<= x a) (<= a (+ x w)) (<= y b) (<= b (+ y h))))
(define-fun from-center ((a Real) (b Real)) Real
  (+ (square (- a cx)) (square (- b cy))))
(define-fun covers-corners ((r Real)) Bool
  (and (<= (from-center x y) (square r)) (<= (from-center (+ x w) y) (square r))
       (<= (from-center x (+ y h)) (square r)) (<= (from-center (+ x w) (+ y h)) (square r))))
(assert (and (>= w 0) (>= h 0)))

(define-fun far-x () Real (greater (distance x cx) (distance (+ x w) cx)))
(define-fun far-y () Real (greater (distance y cy) (distance (+ y h) cy)))
(declare-const rho Real)

(push 1)
(assert (and (>= rho 0) (= (square rho) (+ (square far-x) (square far-y)))))

(echo "possible  the assumptions, with the centre outside")
(push 1)
(assert (and (> w 0) (> h 0) (< cx x)))
(check-sat-using qfnra)
(pop 1)

(echo "proved    the covering radius covers the rectangle")
(push 1)
(assert (inside px py))
(check-sat-using qfnra)
(assert (> (from-center px py) (square rho)))
(check-sat-using qfnra)
(pop 1)

(echo "proved    the covering radius is the least that covers")
(push 1)
(declare-const other Real)
(assert (and (>= other 0) (covers-corners other)))
(check-sat-using qfnra)
(assert (< other rho))
(check-sat-using qfnra)
(pop 1)

(echo "proved    the farthest corner lies on its circle")
(push 1)
(check-sat-using qfnra)
(assert (and (< (from-center x y) (square rho)) (< (from-center (+ x w) y) (square rho))
             (< (from-center x (+ y h)) (square rho))
             (< (from-center (+ x w) (+ y h)) (square rho))))
(check-sat-using qfnra)
(pop 1)

(echo "refuted   wrong: half the diagonal beyond the middle is the least")
(push 1)
(declare-const beyond Real) (declare-const half Real) (declare-const wide Real)
(assert (and (>= beyond 0) (= (square beyond)
  (+ (square (- cx (+ x (/ w 2)))) (square (- cy (+ y (/ h 2))))))))
(assert (and (>= half 0) (= (square half) (+ (square (/ w 2)) (square (/ h 2))))))
(assert (= wide (+ beyond half)))
(declare-const other Real)
(assert (and (>= other 0) (covers-corners other)))
(assert (and (= x 0) (= y 0) (= w 4) (= h 3) (= cx 2) (= cy 0)))
(assert (< other wide))
(check-sat-using qfnra)
(get-value (x y w h cx cy wide other))
(pop 1)
(pop 1)

(echo "refuted   wrong: the distance from the nearer ends covers")
(push 1)
(assert (and (>= rho 0) (= (square rho)
  (+ (square (lesser (distance x cx) (distance (+ x w) cx)))
     (square (lesser (distance y cy) (distance (+ y h) cy)))))))
(assert (inside px py))
(assert (> (from-center px py) (square rho)))
(check-sat-using qfnra)
(get-value (x y w h cx cy rho px py))
(pop 1)

; Document 002, with R for rho.
(declare-const bx Real) (declare-const by Real) (declare-const bw Real) (declare-const bh Real)
(define-fun in-oval ((a Real) (b Real)) Bool
  (<= (+ (* (square (- a cx)) (square (+ rho (/ bh 2))))
         (* (square (- b cy)) (square (+ rho (/ bw 2)))))
      (* (square (+ rho (/ bw 2))) (square (+ rho (/ bh 2))))))
(assert (and (= x 0) (= y 0) (>= bx 0) (>= by 0) (>= bw 0) (>= bh 0)
             (<= (+ bx bw) w) (<= (+ by bh) h)
             (= cx (+ bx (/ bw 2))) (= cy (+ by (/ bh 2)))))
(assert (and (>= rho 0) (= (square rho) (+ (square cx) (square (- cy h))))))

(echo "possible  document 002, with a button that has a size")
(push 1)
(assert (and (> bw 0) (> bh 0) (distinct bw bh) (> bx 0) (> by 0) (< (+ bx bw) w) (< (+ by bh) h)))
(check-sat-using qfnra)
(pop 1)

(echo "proved    document 002: the disc of its radius covers, from the right and from above")
(push 1)
(assert (and (>= cx (/ w 2)) (<= cy (/ h 2))))
(assert (inside px py))
(check-sat-using qfnra)
(assert (> (from-center px py) (square rho)))
(check-sat-using qfnra)
(pop 1)

(echo "proved    document 002: its oval contains that disc")
(push 1)
(assert (<= (from-center px py) (square rho)))
(check-sat-using qfnra)
(assert (not (in-oval px py)))
(check-sat-using qfnra)
(pop 1)

(echo "refuted   wrong: document 002 covers, its button a point")
(push 1)
(assert (inside px py))
(assert (and (= bw 0) (= bh 0) (= bx 0) (= by 0) (= w 3) (= h 4) (= px w) (= py h)))
(assert (not (in-oval px py)))
(check-sat-using qfnra)
(get-value (w h cx cy rho px py))
(pop 1)

(echo "refuted   wrong: document 002 covers, its button at the top left")
(push 1)
(assert (inside px py))
(assert (and (= w 375) (= h 667) (= bx 20) (= by 20) (= bw 44) (= bh 44) (= px w) (= py h)))
(assert (not (in-oval px py)))
(check-sat-using qfnra)
(get-value (w h cx cy rho px py))
(pop 1)
