// The choreography of seed document 000.

extension Choreography {
  /// Document 000, ImageMaskTransition: an image flies and swells over a blurred backdrop, settles,
  /// and a circle opens from it onto the new screen; backwards the circle closes and the image flies
  /// home.
  ///
  /// Figures from the document: 1.6 s in 5 : 3 : 8, 1.3 s in 8 : 5; swell to 1.2; shadow opacity .8,
  /// offset (2, 2), radius 10; blur radius 3; circle from the inscribed to the covering one, closing
  /// to radius .001; ease-in-ease-out throughout.
  ///
  /// Repairs, each with the clause that asked for it:
  /// - both screens are in the container from the first moment, the upper one held hidden until the
  ///   circle opens and after it has closed, so that rectangles are measured in place and nothing
  ///   of a closed mask remains (land.departure, land.arrival; defects IM-7, IM-11, IM-13);
  /// - shadow and backdrop rise from nothing and sink to nothing, where the document's jump
  ///   (phase.continuous; defects IM-13, IM-22).
  public static let imageMask = Choreography(
    "imageMask",
    entering: Timeline(
      duration: .milliseconds(1_600),
      phases: [Phase("fly", share: 5), Phase("settle", share: 3), Phase("reveal", share: 8)],
      holds: [
        Hold(.endpoint(.source), during: 0...2), Hold(.endpoint(.destination), during: 0...2),
        Hold(.screen(.upper), during: 0...1),
      ],
      traveller: Traveller(
        travel: Track(from: 0, [.init(0...0, to: 1, .easeInOut)]),
        scale: Track(
          from: 1, [.init(0...0, to: 1.2, .easeInOut), .init(1...1, to: 1, .easeInOut)]),
        shadow: Track(
          from: 0, [.init(0...0, to: 0.8, .easeInOut), .init(1...1, to: 0, .easeInOut)]),
        shadowOffset: Size(width: 2, height: 2), shadowRadius: 10),
      backdrop: Backdrop(.blur(3), alpha: Track(from: 0, [.init(0...0, to: 1, .easeInOut)])),
      mask: Mask(
        .upper, closed: .inscribed(.destination), opened: .covering(.destination),
        openness: Track(from: 0, [.init(2...2, to: 1, .easeInOut)]))),
    leaving: Timeline(
      duration: .milliseconds(1_300),
      phases: [Phase("close", share: 8), Phase("fly", share: 5)],
      holds: [
        Hold(.endpoint(.source), during: 0...1), Hold(.endpoint(.destination), during: 0...1),
        Hold(.screen(.upper), during: 1...1),
      ],
      traveller: Traveller(
        travel: Track(from: 0, [.init(1...1, to: 1, .easeInOut)]),
        shadow: Track(
          from: 0, [.init(0...0, to: 0.8, .easeInOut), .init(1...1, to: 0, .easeInOut)]),
        shadowOffset: Size(width: 2, height: 2), shadowRadius: 10),
      backdrop: Backdrop(.blur(3), alpha: Track(from: 1, [.init(1...1, to: 0, .easeInOut)])),
      mask: Mask(
        .upper, closed: .disc(.source, radius: 0.001), opened: .covering(.source),
        openness: Track(from: 1, [.init(0...0, to: 0, .easeInOut)]))))
}
