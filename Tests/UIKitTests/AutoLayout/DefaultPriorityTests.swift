import Testing
import UIKit

@testable import UIKit

/// Priorities of intrinsic content sizes. Basis: measured with Xcode 7.3; for labels and image views made in code,
/// assumed.
@MainActor struct DefaultPriorityTests {
  @Test("views hug at 250 and resist at 750; small controls hug harder")
  func defaults() {
    let all: [(UIView, [Float])] = [
      (UIView(), [250, 250]), (UILabel(), [250, 250]), (UIButton(type: .system), [250, 250]),
      (UITextField(), [250, 250]),
      (UITextView(), [250, 250]), (UIImageView(), [250, 250]), (UISlider(), [250, 250]),
      (UISegmentedControl(), [250, 250]),
      (UIActivityIndicatorView(), [750, 750]), (UIStepper(), [750, 750]), (UISwitch(), [750, 750]),
      (UIProgressView(), [250, 750]),
    ]
    for (view, hugging) in all {
      let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]
      #expect(axes.map { view.contentHuggingPriority(for: $0).rawValue } == hugging, "\(view)")
      #expect(axes.map { view.contentCompressionResistancePriority(for: $0).rawValue } == [750, 750], "\(view)")
    }
  }

  @Test("Apple's names have Apple's values")
  func names() {
    let named: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow,
      .fittingSizeLevel,
    ]
    #expect(named.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .lastBaseline, .firstBaseline, .leftMargin, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == [1, 11, 12, 13, 20])
    #expect(UIView.noIntrinsicMetric == -1 && UIView.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
  }
}
