; The rectangle that a picture takes at an end of its flight.
;
; Formalises  V-16 Fit (Vocabulary.md), which land.departure, land.arrival and land.retarget
;             (Clauses.md) use.
; Definition  For a rectangle R = (x, y, w, h), w, h >= 0, and a picture of size (p, q), p, q > 0:
;             aspect-fit and aspect-fill have the middle of R and the size (p s, q s), s the least,
;             or the greatest, of w/p and h/q; width-fit has, for a container B = (x, y, w, h), the
;             left edge and the width of B, the height H = w q/p, and the top y + max(0, (h - H)/2).
; Proved      over the reals: aspect-fit lies in R, has the picture's aspect, and no rectangle of
;             that aspect that lies in R is larger; aspect-fill contains R, has the aspect, and no
;             rectangle of that aspect that contains R is smaller; width-fit has the aspect and
;             never begins above B, it lies in B and in its middle where H <= h, and begins at the
;             top of B where not.
; Refuted     that the greatest scale lies in R; that the least one contains R; that filling R keeps
;             the aspect; that centring a taller picture in the container keeps its top in sight
;             (document 003).
; Assumed     nothing but the axioms of the reals. How goals are asked: see covering.smt2.
; Not covered a picture with p = 0 or q = 0, for which V-16 names the rectangle outright; rounding.

(set-logic QF_NRA)
(set-option :pp.decimal true)

(declare-const x Real) (declare-const y Real) (declare-const w Real) (declare-const h Real)
(declare-const p Real) (declare-const q Real)
(assert (and (>= w 0) (>= h 0) (> p 0) (> q 0)))

; A rectangle (fx, fy, fw, fh), and what may be said of it.
(declare-const fx Real) (declare-const fy Real) (declare-const fw Real) (declare-const fh Real)
(define-fun in-rectangle () Bool
  (and (<= x fx) (<= (+ fx fw) (+ x w)) (<= y fy) (<= (+ fy fh) (+ y h))))
(define-fun around-rectangle () Bool
  (and (<= fx x) (<= (+ x w) (+ fx fw)) (<= fy y) (<= (+ y h) (+ fy fh))))
(define-fun of-aspect ((a Real) (b Real)) Bool (= (* a q) (* b p)))

; The scale s: s p = w or s q = h, whichever is less, or greater.
(declare-const s Real)
(define-fun scaled () Bool
  (and (= fw (* p s)) (= fh (* q s))
       (= (+ fx (/ fw 2)) (+ x (/ w 2))) (= (+ fy (/ fh 2)) (+ y (/ h 2)))))
(define-fun least-scale () Bool
  (and (<= (* s p) w) (<= (* s q) h) (or (= (* s p) w) (= (* s q) h))))
(define-fun greatest-scale () Bool
  (and (>= (* s p) w) (>= (* s q) h) (or (= (* s p) w) (= (* s q) h))))
; Another rectangle of the aspect, of size (ow, oh) at (ox, oy).
(declare-const ox Real) (declare-const oy Real) (declare-const ow Real) (declare-const oh Real)

(push 1)
(assert (and scaled least-scale))

(echo "possible  aspect-fit, of a rectangle and a picture of different aspects")
(push 1)
(assert (distinct (* w q) (* h p)))
(check-sat-using qfnra)
(pop 1)

(echo "proved    aspect-fit lies in the rectangle")
(push 1)
(check-sat-using qfnra)
(assert (not in-rectangle))
(check-sat-using qfnra)
(pop 1)

(echo "proved    aspect-fit has the picture's aspect")
(push 1)
(check-sat-using qfnra)
(assert (not (of-aspect fw fh)))
(check-sat-using qfnra)
(pop 1)

(echo "proved    aspect-fit is the largest of its aspect in the rectangle")
(push 1)
(assert (and (>= ow 0) (>= oh 0) (of-aspect ow oh) (<= x ox) (<= (+ ox ow) (+ x w))
             (<= y oy) (<= (+ oy oh) (+ y h))))
(check-sat-using qfnra)
(assert (or (> ow fw) (> oh fh)))
(check-sat-using qfnra)
(pop 1)

(echo "refuted   wrong: the least scale contains the rectangle")
(push 1)
(assert (not around-rectangle))
(check-sat-using qfnra)
(get-value (x y w h p q s fx fy fw fh))
(pop 1)
(pop 1)

(push 1)
(assert (and scaled greatest-scale))

(echo "possible  aspect-fill, of a rectangle and a picture of different aspects")
(push 1)
(assert (distinct (* w q) (* h p)))
(check-sat-using qfnra)
(pop 1)

(echo "proved    aspect-fill contains the rectangle")
(push 1)
(check-sat-using qfnra)
(assert (not around-rectangle))
(check-sat-using qfnra)
(pop 1)

(echo "proved    aspect-fill has the picture's aspect")
(push 1)
(check-sat-using qfnra)
(assert (not (of-aspect fw fh)))
(check-sat-using qfnra)
(pop 1)

(echo "proved    aspect-fill is the smallest of its aspect around the rectangle")
(push 1)
(assert (and (of-aspect ow oh) (<= ox x) (<= (+ x w) (+ ox ow))
             (<= oy y) (<= (+ y h) (+ oy oh))))
(check-sat-using qfnra)
(assert (or (< ow fw) (< oh fh)))
(check-sat-using qfnra)
(pop 1)

(echo "refuted   wrong: the greatest scale lies in the rectangle")
(push 1)
(assert (not in-rectangle))
(check-sat-using qfnra)
(get-value (x y w h p q s fx fy fw fh))
(pop 1)
(pop 1)

(echo "refuted   wrong: filling both ways has the picture's aspect")
(push 1)
(assert (and (= fw w) (= fh h)))
(assert (not (of-aspect fw fh)))
(check-sat-using qfnra)
(get-value (w h p q))
(pop 1)

; Width-fit, in the container (x, y, w, h).
(assert (and (= fx x) (= fw w) (of-aspect fw fh)))
(define-fun lead () Real (/ (- h fh) 2))
(define-fun begins-in-container () Bool (and (<= y fy) (<= fy (+ y h))))

(push 1)
(assert (= fy (+ y (ite (>= lead 0) lead 0))))

(echo "possible  width-fit, of a picture that leaves room above, and of one that leaves none")
(push 1)
(assert (and (> w 0) (> lead 0)))
(check-sat-using qfnra)
(pop 1)
(push 1)
(assert (and (> w 0) (< lead 0)))
(check-sat-using qfnra)
(pop 1)

(echo "proved    width-fit begins in the container")
(push 1)
(check-sat-using qfnra)
(assert (not begins-in-container))
(check-sat-using qfnra)
(pop 1)

(echo "proved    width-fit lies in the container's middle, or at its top when taller")
(push 1)
(check-sat-using qfnra)
(assert (not (or (and (<= fh h) in-rectangle (= (+ fy (/ fh 2)) (+ y (/ h 2))))
                 (and (> fh h) (= fy y)))))
(check-sat-using qfnra)
(pop 1)
(pop 1)

(echo "refuted   wrong: a picture that is centred begins in the container")
(push 1)
(assert (and (= x 0) (= y 0) (= w 375) (= h 667) (= p 100) (= q 1000)))
(assert (= fy (+ y lead)))
(assert (not begins-in-container))
(check-sat-using qfnra)
(get-value (w h p q fy fh))
(pop 1)
