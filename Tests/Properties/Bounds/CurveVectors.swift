// Points of timing curves, computed with 80 digits.

import Scenario

/// A curve and some of its points: y is e(x) rounded to the nearest `Double`.
///
/// Source: solved by 260 bisections of X(t) = x in 80-digit arithmetic (mpmath); five named curves and
/// twelve hard ones. Hexadecimal, so that no digit is lost.
struct CurveVectors: Sendable {
  let name: String
  let points: (Double, Double, Double, Double)
  let samples: [(x: Double, y: Double)]

  static let all: [CurveVectors] = [
    CurveVectors(
      name: "linear",
      points: (
        0, 0,
        1, 1
      ),
      samples: [
        (0x1p-6, 0x1p-6),
        (0x1.5p-2, 0x1.5p-2),
        (0x1.0000000000002p-1, 0x1.0000000000002p-1),
      ]),
    CurveVectors(
      name: "easeIn",
      points: (
        0x1.ae147ae147ae1p-2, 0,
        1, 1
      ),
      samples: [
        (0x1p-6, 0x1.db5f514b78afcp-12),
        (0x1.5p-2, 0x1.370ea070a76cep-3),
        (0x1.0000000000002p-1, 0x1.42ece57247892p-2),
      ]),
    CurveVectors(
      name: "easeOut",
      points: (
        0, 0,
        0x1.28f5c28f5c28fp-1, 1
      ),
      samples: [
        (0x1p-6, 0x1.aea05b815565dp-6),
        (0x1.5p-2, 0x1.ed3f4f4c73b9bp-2),
        (0x1.0000000000002p-1, 0x1.5e898d46dc3bcp-1),
      ]),
    CurveVectors(
      name: "easeInEaseOut",
      points: (
        0x1.ae147ae147ae1p-2, 0,
        0x1.28f5c28f5c28fp-1, 1
      ),
      samples: [
        (0x1p-6, 0x1.e72a34acf495fp-12),
        (0x1.5p-2, 0x1.cbe97add6c1dp-3),
        (0x1.0000000000002p-1, 0x1.0000000000004p-1),
      ]),
    CurveVectors(
      name: "default",
      points: (
        0x1p-2, 0x1.999999999999ap-4,
        0x1p-2, 1
      ),
      samples: [
        (0x1p-6, 0x1.e859e5d49b167p-8),
        (0x1.5p-2, 0x1.220c6e9b5bdbp-1),
        (0x1.0000000000002p-1, 0x1.9ad49de7c0ce5p-1),
      ]),
    CurveVectors(
      name: "vertical_mid",
      points: (
        0, 1,
        1, 0
      ),
      samples: [
        (0x1p-2, 0x1.ea8d842eed2b2p-2),
        (0x1.fffffff8p-1, 0x1.fff9126e9b3cbp-1),
      ]),
    CurveVectors(
      name: "flat_ends_vertical",
      points: (
        1, 0,
        0, 1
      ),
      samples: [
        (0x1.8p-5, 0x1.9557bc7adadd1p-11),
        (0x1p-1, 0x1p-1),
      ]),
    CurveVectors(
      name: "near_vertical",
      points: (
        0x1.fae147ae147aep-1, 0x1.47ae147ae147bp-7,
        0x1.47ae147ae147bp-7, 0x1.fae147ae147aep-1
      ),
      samples: [
        (0x1p-30, 0x1.4afd6ab18b718p-37),
        (0x1.5p-2, 0x1.08d1bba23d58ep-4),
      ]),
    CurveVectors(
      name: "inflect_vertical",
      points: (
        1, 1,
        0, 0
      ),
      samples: [
        (0x1p-2, 0x1p-2),
        (0x1.fffffff8p-1, 0x1.fffffff8p-1),
      ]),
    CurveVectors(
      name: "all_start",
      points: (
        0, 1,
        0, 1
      ),
      samples: [
        (0x1.8p-5, 0x1.7a22c3005b08p-1),
        (0x1p-1, 0x1.fb813030ff315p-1),
      ]),
    CurveVectors(
      name: "all_end",
      points: (
        1, 0,
        1, 0
      ),
      samples: [
        (0x1p-30, 0x1.2f684bded097bp-95),
        (0x1.5p-2, 0x1.f5a1c6e976d71p-10),
      ]),
    CurveVectors(
      name: "overshoot",
      points: (
        0x1.5c28f5c28f5c3p-1, -0x1.199999999999ap-1,
        0x1.0f5c28f5c28f6p-2, 0x1.8cccccccccccdp+0
      ),
      samples: [
        (0x1p-2, -0x1.532d8c04b40dcp-4),
        (0x1.fffffff8p-1, 0x1.00000002fe423p+0),
      ]),
    CurveVectors(
      name: "coincident_start",
      points: (
        0, 0,
        0, 0
      ),
      samples: [
        (0x1.8p-5, 0x1.8p-5),
        (0x1p-1, 0x1p-1),
      ]),
    CurveVectors(
      name: "coincident_end",
      points: (
        1, 1,
        1, 1
      ),
      samples: [
        (0x1p-30, 0x1p-30),
        (0x1.5p-2, 0x1.5p-2),
      ]),
    CurveVectors(
      name: "x1_zero_tangent",
      points: (
        0, 0,
        0, 1
      ),
      samples: [
        (0x1p-2, 0x1.618fdf7dc255bp-1),
        (0x1.fffffff8p-1, 1),
      ]),
    CurveVectors(
      name: "x2_one_tangent",
      points: (
        1, 0,
        1, 1
      ),
      samples: [
        (0x1.8p-5, 0x1.8839cfbaaf074p-11),
        (0x1p-1, 0x1.c30b89abd42fbp-4),
      ]),
    CurveVectors(
      name: "near_vertical2",
      points: (
        0x1.ffffep-1, 0,
        0x1p-20, 1
      ),
      samples: [
        (0x1p-30, 0x1.55558005f10a6p-62),
        (0x1.5p-2, 0x1.f011948b85bbcp-5),
      ]),
  ]
}
