// Bad text, and exactly what is said of it: what is wrong with declarations of items and stages, and with their places.

import Scenario
import Testing

@Suite struct TextStageErrorTests {
  @Test func `declarations of items and stages`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      window main 9 9
      view v in main frame 0 0 1 1
      screen s in main
      screen s2 in v
      item k shows v
      item k shows v
      #! 6: found 'k', expected a new key: item 'k' is bound on line 6
      item l shows nothing
      #! 14: found 'nothing', expected a view that is declared
      item m shwos v
      #! 8: found 'shwos', expected 'shows'
      item a.b shows v
      #! 6: found 'a.b', expected the item's key without a dot: dots are for helpers
      stage navigation
      #! 17: found the end of the line, expected 'in' or 'over'
      stage modal over main
      #! 22: found the end of the line, expected 'fullScreen' or 'over'
      stage modal b over main big
      #! 25: found 'big', expected 'fullScreen' or 'over'
      stage c in main
      #! 7: found 'c', expected 'navigation' or 'modal'
      stage navigation d in nowhere
      #! 23: found 'nowhere', expected a view that is declared
      stage navigation e in v root s
      #! 30: found 's', expected a screen that is declared in 'v'
      stage navigation f in v root v
      #! 30: found 'v', expected a screen that is declared in 'v'
      stage navigation g in v root zz
      #! 30: found 'zz', expected a screen that is declared
      stage navigation h in v root
      #! 29: found the end of the line, expected the name of the root screen
      stage navigation i in main
      stage navigation j in main root s
      #! 33: found 's', expected another screen: 's' is the root of stage 'i'
      stage navigation j in main root s
      #! 18: found 'j', expected a new name: stage 'j' is declared on line 34
      stage navigation k in s
      #! 23: found 's', expected a view with a screen declared in it
      stage navigation over in main extra s
      #! 31: found 'extra', expected 'root'
      stage navigation a.b in main
      #! 18: found 'a.b', expected the stage's name, 'in' or 'over' without a dot: dots are for helpers
      """#)
  }

  @Test func `roots that are shared`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      window main 9 9
      screen s in main
      stage modal over over main over
      stage modal in in main over root s
      #! 34: found 's', expected another screen: 's' is the root of stage 'over'
      stage navigation in main
      #! 21: found 'main', expected 'root SCREEN' after it: 's' is the root of stage 'in'
      """#)
  }

  @Test func `declarations after the first event`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      view v frame 0 0 1 1
      alpha v 0.5
      window late 1 1
      #! 1: found 'window', expected an event or 'expect': declarations stand before the first of them
      choreography c
      #! 1: found 'choreography', expected an event or 'expect': declarations stand before the first of them
        entering 1s
          phase a 1
          phase a 1
      #! 11: found 'a', expected a new name: there is a phase 'a'
      item k shows v
      #! 1: found 'item', expected an event or 'expect': declarations stand before the first of them
      stage navigation in v
      #! 1: found 'stage', expected an event or 'expect': declarations stand before the first of them
      """#)
  }
}
