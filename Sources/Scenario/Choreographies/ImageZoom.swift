// The choreography of seed document 001.

extension Choreography {
  /// Document 001, pikachu987/TransitionController: an image zooms into place over a dim, and the screen
  /// is placed at the end; backwards the screen is taken out, the image flies back, the dim goes.
  ///
  /// Figures from the document: .35 s each way, ease-in-ease-out; aspect-fit rectangle; dismissal by
  /// a drag beyond .25 of the screen or faster than 1000 points a second, both strict; .3 s to spring
  /// back.
  ///
  /// Repairs, each with the clause that asked for it: both ends are held while the image flies, so
  /// that there is one picture (hide.onePicture; TC-10); rectangles are measured in the container, with
  /// the screen in place but not shown (land.departure, land.arrival; TC-5, TC-6); the dim is the
  /// container's own at each use (contract.reuse; TC-3, TC-4), clamped and sprung back with the
  /// screen (drive.dim; TC-7, TC-8).
  public static let imageZoom = Choreography(
    "imageZoom",
    entering: Timeline(
      duration: .milliseconds(350), phases: [Phase("fly", share: 1)],
      holds: [
        Hold(.endpoint(.source), during: 0...0), Hold(.endpoint(.destination), during: 0...0),
        Hold(.screen(.upper), during: 0...0),
      ],
      traveller: Traveller(
        travel: Track(from: 0, [.init(0...0, to: 1, .easeInOut)]), destinationFit: .aspectFit),
      backdrop: Backdrop(
        .grey(1), alpha: Track(from: 0, [.init(0...0, to: 1, .easeInOut)]), persists: true)),
    leaving: Timeline(
      duration: .milliseconds(350), phases: [Phase("fly", share: 1)],
      holds: [
        Hold(.endpoint(.source), during: 0...0), Hold(.endpoint(.destination), during: 0...0),
        Hold(.screen(.upper), during: 0...0),
      ],
      traveller: Traveller(
        travel: Track(from: 0, [.init(0...0, to: 1, .easeInOut)]), sourceFit: .aspectFit),
      backdrop: Backdrop(.grey(1), alpha: Track(from: 1, [.init(0...0, to: 0, .easeInOut)]))),
    interaction: .drag(Drag()))
}
