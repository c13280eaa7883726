import CoreTypes
import SystemProfiles
import Testing

struct TextFieldMetricsTests {
  func height(_ style: TextFieldMetrics.BorderStyle, iOS major: Int, lineHeight: CGFloat, scale: CGFloat = 2) -> CGFloat
  {
    SystemProfile.profile(for: .iOS(major)).metrics.textField[style].height.height(lineHeight: lineHeight, scale: scale)
  }

  @Test(arguments: [(5, 31.0), (6, 30), (7, 30), (12, 30), (13, 34), (18, 34)])
  func roundedFieldsKeepTheirHeightUpTo17Points(major: Int, expected: CGFloat) {
    for points: CGFloat in [12, 14, 17] {
      #expect(height(.roundedRect, iOS: major, lineHeight: points * 1.193359) == expected)
    }
  }

  @Test(arguments: [(14.0, 17.0), (16, 20), (17, 21)])
  func borderlessFieldsAreWholePointsUntil12(points: CGFloat, expected: CGFloat) {
    #expect(height(.none, iOS: 9, lineHeight: points * 1.193359) == expected)
  }

  /// Captured: 18.5, 19.5 and 22 at scale 2.
  @Test(arguments: [(14.0, 18.5), (15, 19.5), (17, 22)])
  func borderlessFieldsAreTallerFrom13(points: CGFloat, expected: CGFloat) {
    #expect(height(.none, iOS: 14, lineHeight: points * 1.193359) == expected)
  }

  /// A published dump: label (7 1; 83 27) in a 97x30 field.
  @Test func textOfARoundedFieldIsInset() {
    let insets = SystemProfile.iOS7.metrics.textField.roundedRect.textInsets
    #expect(CGRect(x: 0, y: 0, width: 97, height: 30).inset(by: insets) == CGRect(x: 7, y: 1, width: 83, height: 27))
  }
}
