// Bad text, and exactly what is said of it: what is wrong with choreographies.

import Scenario
import Testing

@Suite struct TextChoreographyErrorTests {
  @Test func `choreographies`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      choreography imageMask
      #! 14: found 'imageMask', expected a new name: choreography 'imageMask' is shipped
        entering 1s
          phase a 1
        leaving 1s
          phase a 1
      choreography c
      #! 1: found 'choreography', expected 'entering DURATION' in the lines below
      choreography d
      #! 1: found 'choreography', expected 'leaving DURATION' in the lines below
        entering 1s
          phase a 1
      choreography e
        phase a 1
      #! 3: found 'phase', expected 'entering DURATION' or 'leaving DURATION' before it
      choreography f
        entering -1s
      #! 12: found '-1s', expected a time from 0s to 2^53 flicks
        leaving 1s
      choreography g
        entering 1s
        leaving 1s
          phase a 0
      #! 13: found '0', expected a whole number from 1 to 1000000
      choreography h
        entering 1s
          phase a 1
          phase a 2
      #! 11: found 'a', expected a new name: there is a phase 'a'
          phase b 1000001
      #! 13: found '1000001', expected a whole number from 1 to 1000000
          hold source in a
          hold sauce in a
      #! 10: found 'sauce', expected 'source', 'destination', 'upper' or 'lower'
          hold upper in zz
      choreography i
        entering 1s
          scale from 1
          phase a 1
        leaving 1s
          phase a 1
          phase b 2
          phase c 3
          hold lower in c through b
      #! 29: found 'b', expected no earlier phase than 'c'
      choreography j
        entering 1s
          phase a 1
          phase b 1
          travel from 0 to 1 in b linear to 0 in a linear
      #! 44: found 'a', expected a later phase than 'b'
      choreography k
        entering 1s
          phase a 1
          phase b 1
          travel from 0 to 1 in b
      #! 28: found the end of the line, expected 'linear', 'easeIn', 'easeOut', 'easeInOut', 'systemDefault' or 'curve'
          travel from 9
      #! 5: found 'travel', expected no second 'travel' in a timeline
      choreography l
        entering 1s
          phase a 1
          travel from 0 to 1 in a curve 0 0 2 1
      #! 39: found '2', expected a number from 0 to 1
        entering 2s
      #! 3: found 'entering', expected no second 'entering'
      choreography l
      #! 14: found 'l', expected a new name: choreography 'l' is declared on line 61
      choreography x.y
      #! 14: found 'x.y', expected the choreography's name without a dot: dots are for helpers
      phase a 1
      #! 1: found 'phase', expected 'entering DURATION' or 'leaving DURATION' before it
      phas a 1
      #! 1: found 'phas', expected a declaration, an event or 'expect' (did you mean 'phase'?)
      """#)
  }

  @Test func `lines of no choreography, and lines said twice`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      phase a 1
      #! 1: found 'phase', expected 'choreography NAME' on a line before it
      choreography m
        entering 1s
          phase a 1
          travel from 0
          travel from 0
      #! 5: found 'travel', expected no second 'travel' in a timeline
        leaving 1s
        leaving 1s
      #! 3: found 'leaving', expected no second 'leaving'
      """#)
  }

  @Test func `what a finger can do`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      interaction drag
      #! 1: found 'interaction', expected 'choreography NAME' on a line before it
      choreography a
        interaction
      #! 14: found the end of the line, expected 'percent' or 'drag'
        interaction none
      #! 15: found 'none', expected 'percent' or 'drag'
        interaction percent speed 0
      #! 29: found '0', expected a number from 1/64 to 64
        interaction percent speed 1 completion linear
      #! 31: found 'completion', expected the end of the line
        interaction percent completion curve 0 0 1 1.5
      #! 46: found '1.5', expected a number from 0 to 1
        interaction drag distance 65
      #! 29: found '65', expected a number from 0 to 64
        interaction drag velocity -1
      #! 29: found '-1', expected a number from 0 to 2^32
        interaction drag springBack -1s
      #! 31: found '-1s', expected a time from 0s to 2^53 flicks
        interaction drag velocity 1 distance 1
      #! 31: found 'distance', expected 'springBack' or 'curve'
        interaction drag curve linear curve linear
      #! 33: found 'curve', expected the end of the line
        interaction drag speed 1
      #! 20: found 'speed', expected 'distance', 'velocity', 'springBack' or 'curve'
      choreography b
        interaction percent
        interaction drag
      #! 3: found 'interaction', expected no second 'interaction'
      choreography c
      #! 1: found 'choreography', expected 'entering DURATION' in the lines below
        interaction percent
      """#)
  }

  @Test func `fits, backdrops that stay, and the lower screen on top`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      choreography a
        entering 1s
          phase a 1
          travel from 0
          sourceFit fit
      #! 15: found 'fit', expected 'fill', 'aspectFit', 'aspectFill' or 'widthFit'
          destinationFit fill
          destinationFit fill
      #! 5: found 'destinationFit', expected no second 'destinationFit' in a timeline
          lowerOnTop 1
      #! 16: found '1', expected the end of the line
          backdrop grey 1 from 0 persist
      #! 28: found 'persist', expected 'to' or 'persists'
      choreography b
        entering 1s
      #! 1: found 'entering', expected 'travel' beside 'sourceFit' in the lines below
          phase a 1
          sourceFit widthFit
        leaving 1s
          phase a 1
      choreography c
        entering 1s
          phase a 1
          lowerOnTop
          lowerOnTop
      #! 5: found 'lowerOnTop', expected no second 'lowerOnTop' in a timeline
        leaving 1s
          phase a 1
          backdrop grey 1 from 0 persists to 1 in a linear
      #! 37: found 'to', expected the end of the line
          upper from 0 persists
      #! 18: found 'persists', expected 'to'
      """#)
  }

  @Test func `parts that are missing`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      choreography h
        entering 1s
          phase a 1
          hold sauce in a
      #! 10: found 'sauce', expected 'source', 'destination', 'upper' or 'lower'
          hold upper in zz
      #! 19: found 'zz', expected a phase that is named above
        leaving 1s
          phase a 1
          scale from 1
      choreography i
        entering 1s
          scale from 1
          phase a 1
        leaving 1s
          backdrop red 1 from 0
      #! 14: found 'red', expected 'blur' or 'grey'
      choreography j
        entering 1s
      #! 1: found 'entering', expected 'travel' beside 'scale' in the lines below
          scale from 1
          phase a 1
        leaving 1s
      #! 1: found 'leaving', expected 'phase NAME SHARE' in the lines below
      """#)
  }
}
