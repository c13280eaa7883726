import SystemProfiles
import Testing

@testable import UIKit

/// Views that limit the text sizes in them. Basis: the reference of `maximumContentSizeCategory`; that the larger limit
/// overrides a smaller one is assumed.
@MainActor struct TextSizeLimitTests {
  private func show(_ textSize: UIContentSizeCategory) throws -> Session {
    let session = try Session.of(.iOS(17), "iphone-15-pro", textSize: textSize)
    session.perform {
      let controller = UIViewController(), box = UIView(), label = UILabel()
      (label.text, label.font) = ("Title", .preferredFont(forTextStyle: .body))
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(box)
      box.addSubview(label)
      _ = session.show(controller)
    }
    return session
  }

  private func height(
    _ textSize: UIContentSizeCategory, minimum: UIContentSizeCategory? = nil, maximum: UIContentSizeCategory? = nil
  ) throws -> CGFloat {
    let session = try show(textSize), box = session.windows[0].rootViewController?.view.subviews.last
    box?.minimumContentSizeCategory = minimum
    box?.maximumContentSizeCategory = maximum
    session.commitWindows()
    return box?.subviews.first?.frame.height ?? 0
  }

  @Test("labels are no larger and no smaller than a view around them allows, immediately")
  func limits() throws {
    for textSize in TextSizes.three {
      let natural = try height(textSize)
      #expect(try height(textSize, maximum: .extraExtraExtraLarge) == min(natural, height(.extraExtraExtraLarge)))
      #expect(try height(textSize, minimum: .extraExtraExtraLarge) == max(natural, height(.extraExtraExtraLarge)))
      #expect(try height(textSize, minimum: .extraLarge, maximum: .small) == height(.extraLarge))
    }
  }

  @Test("a limit can be asked for, taken back, and described")
  func described() throws {
    let session = try show(.accessibilityLarge)
    session.perform {
      let view = UIView()
      view.maximumContentSizeCategory = .large
      #expect(view.maximumContentSizeCategory == .large && view.minimumContentSizeCategory == nil)
      #expect(view.traitCollection.preferredContentSizeCategory == .large)
      #expect(view.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryL"))
      view.maximumContentSizeCategory = nil
      #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }
  }
}
