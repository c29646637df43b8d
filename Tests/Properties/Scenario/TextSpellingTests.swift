// Good text, and the canonical spelling of what it says.

import Scenario
import Testing

@Suite struct TextSpellingTests {
  @Test func `the demo`() throws {
    try CanonicalText.check(
      """
      iris 1
      window main 375 667
      screen list  in main
      image  thumb in list   frame 20 120 80 124   picture movie 320x496
      screen detail          frame 0 0 375 667
      image  poster in detail frame 20 138 80 124  picture movie 320x496
      stage  modal over main fullScreen

      present detail with imageMask from thumb to poster
      advance 0.5s
      expect thumb hidden
      advance 1.1s
      expect thumb visible
      expect detail unmasked

      """,
      """
      iris 1
      window main 375 667
      screen list in main
      image thumb in list frame 20 120 80 124 picture movie 320x496
      screen detail
      image poster in detail frame 20 138 80 124 picture movie 320x496
      stage modal over main fullScreen

      present detail with imageMask from thumb to poster
      advance 0.5s
      expect thumb hidden
      advance 1.1s
      expect thumb visible
      expect detail unmasked

      """)
  }

  @Test func `attributes and names that are words of the format`() throws {
    try CanonicalText.check(
      """
      iris 1 # every attribute, in another order
      window main bounds 0 0 375 667 center 187.5 333.5
      window wide   bounds 10 0 20 20   center 1 2
      window moved frame 1 2 3 4
      window turned transform 0 1 -1 0 0 0 bounds 0 0 3 4 center 1.5 2
      screen fills
      screen inner in moved
      screen turned2 in moved transform 2 0 0 2 0 0
      screen other in main frame 0 0 375 100
      view frame in other mode aspectFit mask 1 2 3 4 corner 5 clips hidden alpha 0.5 frame 1 2 3 4
      view in in frame bounds 0 0 10 10 center 5 5
      image picture in in picture picture 0x1.5 frame 0 0 1 1 mode fill
      view far bounds 0 0 1 1 center 0.1 0.3
      item to shows in
      item in shows to
      view to frame 0 0 1 1
      stage navigation in main root other
      stage modal over moved fullScreen root turned2

      """,
      """
      iris 1
      window main 375 667
      window wide bounds 10 0 20 20 center 1 2
      window moved frame 1 2 3 4
      window turned bounds 0 0 3 4 center 1.5 2 transform 0 1 -1 0 0 0
      screen fills
      screen inner in moved
      screen turned2 in moved bounds 0 0 3 4 center 1.5 2 transform 2 0 0 2 0 0
      screen other in main frame 0 0 375 100
      view frame in other frame 1 2 3 4 alpha 0.5 hidden clips corner 5 mask 1 2 3 4 mode aspectFit
      view in in frame frame 0 0 10 10
      image picture in in frame 0 0 1 1 picture picture 0x1.5
      view far bounds 0 0 1 1 center 0.1 0.3
      view to frame 0 0 1 1
      item to shows in
      item in shows to
      stage navigation in main
      stage modal over moved fullScreen

      """)
  }

  @Test func `every part of a choreography`() throws {
    try CanonicalText.check(
      """
      iris 1
      choreography fade
        entering 0.25s
          phase one 3
          phase two 5
          phase through 1
          hold source in one through two
          hold lower in through through through
          travel from 0 to 1 in one easeIn
          scale from 1 to 1.5 in one through two curve 0.1 -0.5 0.9 1.5 to 1 in through systemDefault
          opacity from 0.5
          shadow from 0 to 1 in two linear
          shadowOffset -2 3
          shadowRadius 4
          backdrop grey 0.5 from 0 to 1 in one easeOut
          upper from 0 to 1 in two easeInOut
          lower from 0.5
          mask upper disc source 3 to oval destination from 0 to 1 in one linear
        leaving 176400001f
          phase one 1
          hold upper in one
          hold destination in one
          backdrop blur 7.5 from 1
          mask lower inscribed source to covering destination from 1

      """,
      """
      iris 1
      choreography fade
        entering 0.25s
          phase one 3
          phase two 5
          phase through 1
          hold source in one through two
          hold lower in through
          travel from 0 to 1 in one easeIn
          scale from 1 to 1.5 in one through two curve 0.1 -0.5 0.9 1.5 to 1 in through systemDefault
          opacity from 0.5
          shadow from 0 to 1 in two linear
          shadowOffset -2 3
          shadowRadius 4
          backdrop grey 0.5 from 0 to 1 in one easeOut
          upper from 0 to 1 in two easeInOut
          lower from 0.5
          mask upper disc source 3 to oval destination from 0 to 1 in one linear
        leaving 176400001f
          phase one 1
          hold upper in one
          hold destination in one
          backdrop blur 7.5 from 1
          mask lower inscribed source to covering destination from 1

      """)
  }

  @Test func `events and expectations`() throws {
    try CanonicalText.check(
      """
      iris 1
      pop
      pop navigation
      pop on navigation
      pop on with
      pop on with with with
      pop with with
      pop unanimated
      pop on unanimated unanimated
      pop a unanimated
      pop to a
      pop on to to to with to to to
      push on on on with with from from to to
      push s unanimated
      push s on navigation with to from item to to item item
      present s with x from item to item
      present s with x from item item
      present s with x from item to to item to
      present s on modal with x from to to from
      dismiss s with c lasting 1/60s
      interrupt
      interrupt interrupt
      advance 16ms
      advance 0.0000000001s
      advance 1/1411200000s
      advance 3/1411200000s
      advance -1/3ms
      upon modal will appear:upon modal phase 2 : hide modal # really
      expect accepted visible
      expect rejected visible
      expect rejected busy
      expect accepted
      expect stack stack stack
      expect s stack
      expect a masked 1 2 3 3
      expect a masked nan nan nan nan
      expect a at -0 inf -inf nan
      alpha a 1e-7
      alpha a 1.25e-9
      alpha a 100000000000000000000
      alpha a 1e21
      alpha a 1e+21
      alpha a 123456789012345678901234567890

      """,
      """
      iris 1

      pop
      pop
      pop
      pop on with
      pop on with with with
      pop with with
      pop unanimated
      pop on unanimated unanimated
      pop a unanimated
      pop to a
      pop on to to to with to to to
      push on on on with with from from to to
      push s unanimated
      push s with to from item to to item item
      present s with x from item to item
      present s with x from item item
      present s with x from item to to item to
      present s with x from to to from
      dismiss s with c lasting 11760000f
      interrupt
      interrupt interrupt
      advance 0.016s
      advance 0s
      advance 0s
      advance 2f
      advance -235200f
      upon modal will appear: upon modal phase 2: hide modal
      expect accepted visible
      expect rejected visible
      expect rejected busy
      expect accepted
      expect stack stack stack
      expect s stack
      expect a masked 1 2 3
      expect a masked nan nan nan
      expect a at 0 inf -inf nan
      alpha a 0.0000001
      alpha a 1.25e-9
      alpha a 100000000000000000000
      alpha a 1e21
      alpha a 1e21
      alpha a 1.2345678901234568e29

      """)
  }

  @Test func `stages called in and over`() throws {
    try CanonicalText.check(
      """
      iris 1
      window main 9 9
      screen s in main
      screen t in s
      screen over in t
      stage modal over over main over root s
      stage navigation in in s
      stage modal over t fullScreen

      """,
      """
      iris 1
      window main 9 9
      screen s in main
      screen t in s
      screen over in t
      stage modal over over main over
      stage navigation in in s
      stage modal over t fullScreen

      """)
  }
}
