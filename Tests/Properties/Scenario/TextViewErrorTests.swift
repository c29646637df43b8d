// Bad text, and exactly what is said of it: what is wrong with declarations of views.

import Scenario
import Testing

@Suite struct TextViewErrorTests {
  @Test func `declarations of views`() throws {
    try AnnotatedText.check(
      #"""
      iris 1 2
      #! 8: found '2', expected the end of the line
      window main 375
      #! 16: found the end of the line, expected a number from 0 to 2^32
      window main2 375 x
      #! 18: found 'x', expected a number from 0 to 2^32
      window main3
      #! 13: found the end of the line, expected the window's size
      window main4 in main3
      #! 14: found 'in', expected no superview: a window is a root
      window main5 1 1 in main3
      #! 18: found 'in', expected no superview: a window is a root
      window a.b 1 1
      #! 8: found 'a.b', expected a name for the window without a dot: dots are for helpers
      window 9 1 1
      #! 8: found '9', expected a name for the window
      window
      #! 7: found the end of the line, expected a name for the window
      screen s in nowhere
      #! 13: found 'nowhere', expected a view that is declared above
      screen t in main
      screen u
      view v
      #! 7: found the end of the line, expected 'frame', or 'bounds' and 'center'
      view v2 bounds 1 2 3 4
      #! 23: found the end of the line, expected 'center' beside the bounds
      view v3 center 1 2
      #! 19: found the end of the line, expected 'bounds' beside the center
      view v4 frame 0 0 1 1 center 1 2
      #! 23: found 'center', expected no 'center' beside the frame
      view v5 frame 0 0 1 1 frame 0 0 1 1
      #! 23: found 'frame', expected no second 'frame'
      view v6 frame 0 0 -1 1
      #! 19: found '-1', expected a number from 0 to 2^32
      view v7 frame 0 0 1e400 1
      #! 19: found '1e400', expected a number from 0 to 2^32
      view v8 frame 4e9 0 4e9 1
      #! 9: found 'frame', expected a frame with its middle within 2^32
      view v9 frame 0 0 1 1 alpha 1.5
      #! 29: found '1.5', expected a number from 0 to 1
      view v9 frame 0 0 1 1
      #! 6: found 'v9', expected a new name: 'v9' is declared on line 39
      view w1 frame 0 0 1 1 colour red
      #! 23: found 'colour', expected 'in', 'frame', 'bounds', 'center', 'transform', 'alpha', 'hidden', 'clips', 'corner', 'mask', 'picture' or 'mode'
      view w2 frame 0 0 1 1 aplha 1
      #! 23: found 'aplha', expected 'in', 'frame', 'bounds', 'center', 'transform', 'alpha', 'hidden', 'clips', 'corner', 'mask', 'picture' or 'mode' (did you mean 'alpha'?)
      view w3 frame 0 0 1 1 picture p 30
      #! 33: found '30', expected the picture's size, as 320x496
      view w4 frame 0 0 1 1 picture p 30x-2
      #! 33: found '30x-2', expected the picture's size, as 320x496
      view w5 frame 0 0 1 1 picture p
      #! 32: found the end of the line, expected the picture's size, as 320x496
      view w6 frame 0 0 1 1 mode cover
      #! 28: found 'cover', expected 'fill', 'aspectFit' or 'aspectFill'
      view w7 frame 0 0 1 1 transform 0 0 0 0 0 0
      #! 23: found 'transform', expected a transform that can be inverted
      view w8 frame 0 0 1 1 transform 2 0 0 2 0 0
      #! 23: found 'transform', expected 'bounds' and 'center' in place of the frame with it
      view w9 bounds 0 0 1 1 center 1 1 transform 1e9 0 0 2 0 0
      #! 45: found '1e9', expected a number from -2^16 to 2^16
      view x1 bounds 0 0 1 1 center 1 1 corner nan
      #! 42: found 'nan', expected a number from 0 to 2^32
      wiew x2 frame 0 0 1 1
      #! 1: found 'wiew', expected a declaration, an event or 'expect' (did you mean 'view'?)
      view x3 in x2 frame 0 0 1 1 hidden clips
      window y 1 1 frame 0 0 1 1
      #! 14: found 'frame', expected no 'frame' after a size
      """#)
  }

  @Test func `a line that could not be read has no echo`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      window main 9 9
      screen list in mian
      #! 16: found 'mian', expected a view that is declared above
      view x in list frame 0 0 1
      #! 27: found the end of the line, expected a number from 0 to 2^32
      screen detail in x
      image p in detail frame 0 0 1 1
      item k shows x
      stage modal over list over
      stage navigation in detail root x
      """#)
  }

  @Test func `a view in itself or in a later one`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      window main 9 9
      screen a in a
      #! 13: found 'a', expected a view that is declared above
      view b in b frame 0 0 1 1
      #! 11: found 'b', expected a view that is declared above
      view c in d frame 0 0 1 1
      #! 11: found 'd', expected a view that is declared above
      view d in c frame 0 0 1 1
      """#)
  }

  @Test func `nothing is the size of a window that could not be read`() throws {
    try AnnotatedText.check(
      #"""
      iris 1
      screen s
      #! 9: found the end of the line, expected 'frame': there is no window above whose size it could have
      window main 9
      #! 14: found the end of the line, expected a number from 0 to 2^32
      screen t
      screen u in t
      """#)
  }
}
