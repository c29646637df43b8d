// Bad text, and exactly what is said of it: what is wrong with events and expectations.

import Scenario
import Testing

@Suite struct TextStepErrorTests {
  @Test func `events`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      hide v
      hide w w
      #! 8: found 'w', expected the end of the line
      add a
      #! 6: found the end of the line, expected 'to'
      add a too b
      #! 7: found 'too', expected 'to'
      insert a into b at x
      #! 20: found 'x', expected a whole number
      push a
      #! 7: found the end of the line, expected 'with' or 'unanimated'
      push a on
      #! 10: found the end of the line, expected the name of a stage
      push a on b
      #! 12: found the end of the line, expected 'with' or 'unanimated'
      push a with
      #! 12: found the end of the line, expected the name of a choreography
      push a with x lastng 1s
      #! 15: found 'lastng', expected 'interactively', 'lasting', 'from' or 'to' (did you mean 'lasting'?)
      push a with x lasting 1s interactively
      #! 26: found 'interactively', expected 'from' or 'to'
      start
      #! 6: found the end of the line, expected the name of a stage
      start a b
      #! 9: found 'b', expected the end of the line
      pan
      #! 4: found the end of the line, expected the name of a stage
      pan a
      #! 6: found the end of the line, expected 'began', 'changed', 'ended', 'cancelled' or 'failed'
      pan a canceled
      #! 7: found 'canceled', expected 'began', 'changed', 'ended', 'cancelled' or 'failed' (did you mean 'cancelled'?)
      pan a changed 1
      #! 16: found the end of the line, expected a number
      pan a ended x 1
      #! 13: found 'x', expected a number
      pan a began 1
      #! 13: found '1', expected the end of the line
      push a with x from
      #! 19: found the end of the line, expected the name of a view, or 'item' and its key
      push a with x to b from c
      #! 20: found 'from', expected the end of the line
      push a with x from item to b c
      #! 28: found 'b', expected 'to'
      pop a b
      #! 7: found 'b', expected 'with' or 'unanimated'
      pop to
      #! 7: found the end of the line, expected the name of a screen
      pop a to b to c
      #! 12: found 'to', expected 'with' or 'unanimated'
      pop on
      #! 7: found the end of the line, expected the name of a stage
      advance
      #! 8: found the end of the line, expected a time such as 0.5s, 16ms, 1/60s or 1234f
      advance 1
      #! 9: found '1', expected a time such as 0.5s, 16ms, 1/60s or 1234f
      advance 1.s
      #! 9: found '1.s', expected a time such as 0.5s, 16ms, 1/60s or 1234f
      advance 1/0s
      #! 9: found '1/0s', expected a time such as 0.5s, 16ms, 1/60s or 1234f
      advance 99999999999999999999s
      #! 9: found '99999999999999999999s', expected a time such as 0.5s, 16ms, 1/60s or 1234f
      upon a appears hide b
      #! 16: found 'hide', expected ':'
      upon a will: hide b
      #! 12: found ':', expected 'appear' or 'disappear'
      upon a appear: hide b
      #! 8: found 'appear', expected 'will', 'appears', 'disappears', 'begins', 'phase', 'completes' or 'ends' (did you mean 'appears'?)
      upon a appears:
      #! 16: found the end of the line, expected an event
      upon a appears: expect b visible
      #! 17: found 'expect', expected an event
      upon a phase x: hide b
      #! 14: found 'x', expected a whole number
      upon a ends: upon a ends: upon a ends: upon a ends: upon a ends: upon a ends: upon a ends: upon a ends: upon a ends: hide b
      #! 105: found 'upon', expected no more than 8 nested 'upon'
      hide é
      #! 6: found 'é', expected the name of a view
      hide "v"
      #! 6: found '"v"', expected the name of a view
      alpha a 1..5
      #! 9: found '1..5', expected a number
      alpha a 0x10
      #! 9: found '0x10', expected a number
      alpha a +5
      #! 9: found '+5', expected a number
      alpha a 1e999
      #! 9: found '1e999', expected a number
      frame a 1 2 3 four
      #! 15: found 'four', expected a number
      resize main 1 x
      #! 15: found 'x', expected a number
      scroll a 1 2
      #! 10: found '1', expected 'to'
      transform a 1 0 0 1 0
      #! 22: found the end of the line, expected a number
      """#)
  }

  @Test func `expectations`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      expect
      #! 7: found the end of the line, expected 'accepted', 'rejected', 'hit', or the name of a view, a stage or a screen
      expect hit
      #! 11: found the end of the line, expected a number
      expect hit 1 two
      #! 14: found 'two', expected a number
      expect hit 1 2
      #! 15: found the end of the line, expected the name of a view, or 'nothing'
      expect hit 1 2 3
      #! 16: found '3', expected the name of a view, or 'nothing'
      expect hit 1 2 nothing more
      #! 24: found 'more', expected the end of the line
      expect hit 1 2 a b
      #! 18: found 'b', expected the end of the line
      expect a offset 1
      #! 18: found the end of the line, expected a number
      expect a draging
      #! 10: found 'draging', expected what is so, as 'visible', 'at' or 'idle' (did you mean 'dragging'?)
      expect accepted now
      #! 17: found 'now', expected what is so, as 'visible', 'at' or 'idle'
      expect rejected
      #! 16: found the end of the line, expected the reason of a rejection
      expect rejected bussy
      #! 17: found 'bussy', expected the reason of a rejection (did you mean 'busy'?)
      expect a
      #! 9: found the end of the line, expected what is so, as 'visible', 'at' or 'idle'
      expect a visble
      #! 10: found 'visble', expected what is so, as 'visible', 'at' or 'idle' (did you mean 'visible'?)
      expect a in
      #! 12: found the end of the line, expected the name of the superview
      expect a in b at
      #! 17: found the end of the line, expected a whole number
      expect a at 1 2 3
      #! 18: found the end of the line, expected a number
      expect a masked 1 2
      #! 20: found the end of the line, expected a number
      expect a stack 9
      #! 16: found '9', expected the name of a screen
      expect a elapsed 5
      #! 18: found '5', expected a time such as 0.5s, 16ms, 1/60s or 1234f
      expect a completed 1
      #! 21: found the end of the line, expected 'cancelled'
      expect a completed 1 canceled 0
      #! 22: found 'canceled', expected 'cancelled'
      expect 9 visible
      #! 8: found '9', expected 'accepted', 'rejected', 'hit', or the name of a view, a stage or a screen
      expects a visible
      #! 1: found 'expects', expected a declaration, an event or 'expect' (did you mean 'expect'?)
      """#)
  }
}
