import SystemProfiles
import Testing

@testable import UIKit

/// Sizes of pickers without a given size. Basis: captured for 320 by 216, saved pickers; that new ones have it is
/// recalled.
@MainActor struct NewPickerTests {
  @Test("wheels are 320 by 216 from the start, unless a frame says otherwise")
  func wheels() throws {
    for version in [SystemVersion.iOS(7), .iOS(13), .iOS(17)] {
      try Session.of(version).perform {
        #expect(UIPickerView().frame == CGRect(x: 0, y: 0, width: 320, height: 216))
        #expect(UIPickerView(frame: CGRect(x: 5, y: 6, width: 0, height: 0)).frame.origin == CGPoint(x: 5, y: 6))
        let given = CGRect(x: 1, y: 2, width: 100, height: 162)
        #expect(UIPickerView(frame: given).frame == given && UIDatePicker(frame: given).frame == given)
      }
    }
    try Session.of(.iOS(13)).perform { #expect(UIDatePicker().frame.size == CGSize(width: 320, height: 216)) }
  }

  @Test("a compact date picker begins as large as its boxes")
  func compact() throws {
    try Session.of(.iOS(17)).perform {
      let picker = UIDatePicker()
      #expect(picker.frame.size == picker.intrinsicContentSize && picker.frame.height < 40)
    }
  }
}
