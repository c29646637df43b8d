// The worlds of the films: one for each shipped choreography, after the demo of its document.

import Scenario

/// A world in which a choreography is filmed: its scene, which screen enters and leaves, and between
/// which ends.
///
/// The figures are those of the demos in Tests/Properties/Regressions, where they are explained; what
/// the camera does not need is left out.
struct FilmWorld: Sendable {
  /// The choreography.
  let choreography: Choreography
  /// The declarations of its scene.
  let declarations: String
  /// The stage.
  let stage: Name
  /// The root of the stage.
  let lower: Name
  /// The screen that enters and leaves.
  let upper: Name
  /// The ends of the flight when the upper screen enters.
  let entering: [Endpoint]
  /// The ends of the flight when it leaves.
  let leaving: [Endpoint]
  /// What the app does between the two.
  let meanwhile: [Event]

  init(
    _ choreography: Choreography, on stage: Name, _ screens: (lower: Name, upper: Name),
    entering: [Endpoint], leaving: [Endpoint], meanwhile: [Event] = [], _ declarations: String
  ) {
    self.choreography = choreography
    self.declarations = declarations
    self.stage = stage
    (lower, upper) = screens
    self.entering = entering
    self.leaving = leaving
    self.meanwhile = meanwhile
  }

  /// All of them, in the order of their documents.
  static let all: [FilmWorld] = [imageMask, imageZoom, circularReveal, photoBrowser, ping]

  /// A cell in the middle of the grid, and its neighbours.
  static let imageMask = FilmWorld(
    .imageMask, on: "modal", ("list", "detail"),
    entering: [.view("image7"), .view("poster")], leaving: [.view("poster"), .view("image7")],
    """
    iris 1
    window main 375 667
    screen list in main
    image image2 in list frame 157.5 0 60 90 picture other 320x496
    image image6 in list frame 78.75 100 60 90 picture other 320x496
    image image7 in list frame 157.5 100 60 90 picture movie 320x496
    image image8 in list frame 236.25 100 60 90 picture other 320x496
    image image12 in list frame 157.5 200 60 90 picture other 320x496
    screen detail
    image top in detail frame 0 0 375 200 picture scenery 375x200
    image poster in detail frame 20 138 80 124 picture movie 320x496
    stage modal over main fullScreen
    """)

  /// The picture ends in the middle of an image view as large as the screen.
  static let imageZoom = FilmWorld(
    .imageZoom, on: "modal", ("list", "detail"),
    entering: [.view("thumb"), .view("photo")], leaving: [.view("photo"), .view("thumb")],
    """
    iris 1
    window main 375 667
    screen list in main
    image thumb in list frame 20 120 80 60 picture sea 400x300
    screen detail
    image photo in detail picture sea 400x300 mode aspectFit frame 0 0 375 667
    stage modal over main over
    """)

  static let circularReveal = FilmWorld(
    .circularReveal, on: "navigation", ("list", "detail"),
    entering: [.view("button"), .view("back")], leaving: [.view("back"), .view("button")],
    """
    iris 1
    window main 375 667
    screen list in main
    view button in list frame 311 20 44 44
    screen detail
    view back in detail frame 311 20 44 44
    stage navigation in main
    """)

  /// It opens on the first picture; then the app scrolls to the second, and that one is dismissed.
  ///
  /// Other than in the demo the pages lie side by side, each where its picture is as wide as the
  /// screen, so that one sees the flight land on it.
  static let photoBrowser = FilmWorld(
    .photoBrowser, on: "modal", ("home", "browser"),
    entering: [.item("first"), .view("page1")], leaving: [.view("page2"), .item("second")],
    meanwhile: [.scroll("pages", to: Point(x: 375, y: 0))],
    """
    iris 1
    window main 375 667
    screen home in main
    view cell1 in home frame 0 100 100 100
    image image1 in cell1 frame 10 10 80 80 picture sea 400x300 mode aspectFill
    view cell2 in home frame 100 100 100 100
    image image2 in cell2 frame 10 10 80 80 picture tower 300x400 mode aspectFill
    view cell3 in home frame 200 100 100 100
    image image3 in cell3 frame 10 10 80 80 picture lake 400x200 mode aspectFill
    screen browser
    view pages in browser frame 0 0 375 667 clips
    image page1 in pages frame 0 192.875 375 281.25 picture sea 400x300
    image page2 in pages frame 375 83.5 375 500 picture tower 300x400
    image page3 in pages frame 750 239.75 375 187.5 picture lake 400x200
    item first shows image1
    item second shows image2
    item third shows image3
    stage modal over main fullScreen
    """)

  static let ping = FilmWorld(
    .ping, on: "navigation", ("first", "second"),
    entering: [.view("button"), .view("back")], leaving: [.view("back"), .view("button")],
    """
    iris 1
    window main 375 667
    screen first in main
    image firstImage in first frame 37.5 183.5 300 300 picture one 300x300
    view button in first frame 311 20 44 44 corner 22
    screen second
    image secondImage in second frame 37.5 183.5 300 300 picture two 300x300
    view back in second frame 311 20 44 44 corner 22
    stage navigation in main
    """)
}
