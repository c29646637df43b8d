// Good text about fingers and touches, and the canonical spelling of what it says.

import Scenario
import Testing

@Suite struct TextFingerTests {
  @Test func `what a finger can do to a choreography, and what is new in a timeline`() throws {
    try CanonicalText.check(
      """
      iris 1
      choreography follow
        entering 1s
          phase persists 1
          destinationFit widthFit
          travel from 0
          sourceFit fill
          lowerOnTop
          backdrop grey 0 from 0 to 1 in persists linear persists
        interaction drag distance 0.25 velocity 500 springBack 300ms curve curve 0 0 1 1
        leaving 1s
          phase a 1
          sourceFit aspectFill
          travel from 0
      choreography scrub
        interaction percent completion curve 0 0 0.58 1 speed 1.0
        entering 0s
          phase a 1
        leaving 0s
          phase a 1
      choreography usual
        entering 0s
          phase a 1
        leaving 0s
          phase a 1
        interaction drag

      """,
      """
      iris 1
      choreography follow
        interaction drag velocity 500 curve linear
        entering 1s
          phase persists 1
          travel from 0
          destinationFit widthFit
          backdrop grey 0 from 0 to 1 in persists linear persists
          lowerOnTop
        leaving 1s
          phase a 1
          travel from 0
          sourceFit aspectFill
      choreography scrub
        interaction percent completion easeOut
        entering 0s
          phase a 1
        leaving 0s
          phase a 1
      choreography usual
        interaction drag
        entering 0s
          phase a 1
        leaving 0s
          phase a 1

      """)
  }

  @Test func `what a finger does, and what a touch reaches`() throws {
    try CanonicalText.check(
      """
      iris 1
      push s with circularReveal interactively lasting 500ms from button
      pop with interactively interactively to item interactively
      present s with c interactively from interactively to interactively
      start navigation
      pan pan began
      pan on changed -0 1e4
      pan on ended inf nan
      pan on cancelled
      upon on begins: pan on failed
      expect rejected settling
      expect rejected noGesture
      expect g pending
      expect g tracking
      expect g dragging
      expect g springing
      expect g released
      expect g offset -0 1.50
      expect hit 1 2 nothing
      expect hit 1 2 view nothing
      expect hit 1 2 view
      expect hit 1 2 view view
      expect hit 1 2 view a
      expect hit nan inf hit
      expect hit hidden
      expect hit offset 1 2

      """,
      """
      iris 1

      push s with circularReveal interactively lasting 0.5s from button
      pop with interactively interactively to item interactively
      present s with c interactively from interactively to interactively
      start navigation
      pan pan began
      pan on changed 0 10000
      pan on ended inf nan
      pan on cancelled
      upon on begins: pan on failed
      expect rejected settling
      expect rejected noGesture
      expect g pending
      expect g tracking
      expect g dragging
      expect g springing
      expect g released
      expect g offset 0 1.5
      expect hit 1 2 nothing
      expect hit 1 2 view nothing
      expect hit 1 2 view
      expect hit 1 2 view
      expect hit 1 2 a
      expect hit nan inf hit
      expect hit hidden
      expect hit offset 1 2

      """)
  }
}
