// The choreography of seed document 003.

extension Choreography {
  /// Document 003, a photo browser: over black an image flies from its cell to the width of the screen,
  /// and the browser fades in; backwards it flies to the cell of the item that is shown then.
  ///
  /// Figures from the document: the width-fitted rectangle, in the middle of the height; black. Its
  /// duration and curve are not stated: .5 s and UIKit's default, ease-in-ease-out, were chosen.
  ///
  /// Repairs, each with the clause that asked for it: the browser and the black fade, where the
  /// document's jump (phase.continuous; PB-5, PB-15); a picture taller than the screen lies at its top
  /// and one without a size fills the container (land.arrival; PB-9, PB-10); rectangles are the container's
  /// (PB-6, PB-11) and the image's own (PB-16); one picture (hide.onePicture; PB-7); the image and the
  /// black are gone at the end (contract.restored; PB-8).
  public static let photoBrowser = Choreography(
    "photoBrowser",
    entering: timeline(from: 0, to: 1, sourceFit: .fill, destinationFit: .widthFit),
    leaving: timeline(from: 1, to: 0, sourceFit: .widthFit, destinationFit: .fill))

  private static func timeline(
    from start: Double, to end: Double, sourceFit: Fit, destinationFit: Fit
  ) -> Timeline {
    let fade = Track(from: start, [.init(0...0, to: end, .easeInOut)])
    return Timeline(
      duration: .milliseconds(500), phases: [Phase("fly", share: 1)],
      holds: [
        Hold(.endpoint(.source), during: 0...0), Hold(.endpoint(.destination), during: 0...0),
      ],
      traveller: Traveller(
        travel: Track(from: 0, [.init(0...0, to: 1, .easeInOut)]), sourceFit: sourceFit,
        destinationFit: destinationFit),
      backdrop: Backdrop(.grey(0), alpha: fade), upperAlpha: fade)
  }
}
