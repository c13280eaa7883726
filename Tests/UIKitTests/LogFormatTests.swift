import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// NSLog.
/// Basis: the format specifiers of String Programming Guide; a wrong type is undefined there, and converted or shown
/// here.
@MainActor struct LogFormatTests {
  private let session: Session

  init() throws { session = try Session.phone(CGSize(width: 320, height: 568), .iOS(6, 1)) }

  @Test("formats numbers, strings and objects as C and Foundation do")
  func formats() {
    session.perform {
      NSLog("%5.2f|%-4d|%04d|%%|%x|%lu|%c|%*d|%+d", 1.5, 3, 7, 255, UInt(3), 65, 4, 7, 2)
      NSLog("%@ %5@ %d %g", "text", "ab", true, CGFloat(0.5))
      NSLog("%@ %d %.1f", NSNumber(value: 3), NSNumber(value: 4), NSNumber(value: 5.25))
      NSLog("%2$@ %1$@", "b", "a")
      NSLog("%@ %@", [1, 2], nil)
      NSLog("100%")
    }
    #expect(
      session.log == [
        " 1.50|3   |0007|%|ff|3|A|   7|+2", "text    ab 1 0.5", "3 4 5.2", "a b", "[1, 2] (null)", "100%",
      ])
  }

  @Test("a value of the wrong type, or none, is no crash")
  func mistakes() {
    session.perform {
      NSLog("%@ %s %@", 3, "text", 1.5)
      NSLog("%d %f", 1.5, 2)
      NSLog("%d %@")
    }
    #expect(session.log == ["3 text 1.5", "1 2.000000", "(null) (null)"])
  }
}
