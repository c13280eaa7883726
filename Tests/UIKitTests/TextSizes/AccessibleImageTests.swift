import SystemProfiles
import Testing

@testable import UIKit

/// Images that grow with the text.
/// Images at accessibility sizes. Basis: the reference of UIAccessibilityContentSizeCategoryImageAdjusting, that they
/// grow only at these sizes; the growth is assumed.
@MainActor struct AccessibleImageTests {
  private let bird = UIImage(name: "bird", size: CGSize(width: 20, height: 10))

  private func imageView(_ textSize: UIContentSizeCategory, grows: Bool = true) throws -> UIImageView {
    try Session.of(.iOS(17), textSize: textSize).perform {
      let view = UIImageView(image: bird)
      view.adjustsImageSizeForAccessibilityContentSizeCategory = grows
      return view
    }
  }

  @Test("an image view that was told so asks for more, in proportion")
  func imageViews() throws {
    #expect(try imageView(.extraExtraExtraLarge).intrinsicContentSize == bird.size)
    #expect(try imageView(.accessibilityLarge, grows: false).intrinsicContentSize == bird.size)
    let (small, large) = (try imageView(.accessibilityMedium), try imageView(.accessibilityExtraExtraExtraLarge))
    let size = small.intrinsicContentSize
    #expect(size.width > 25 && abs(size.width - 2 * size.height) <= 1)
    #expect(large.intrinsicContentSize.width > size.width && large.sizeThatFits(.zero) == large.intrinsicContentSize)
    #expect(!UIImageView().adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  @Test("symbols of a text style have grown already")
  func symbols() throws {
    try Session.of(.iOS(17), textSize: .accessibilityLarge).perform {
      let view = UIImageView(image: UIImage(systemName: "star"))
      view.preferredSymbolConfiguration = .init(textStyle: .body)
      let natural = view.intrinsicContentSize
      view.adjustsImageSizeForAccessibilityContentSizeCategory = true
      #expect(view.intrinsicContentSize == natural)
    }
  }

  @Test("constraints follow the text size, which may change")
  func changes() throws {
    let session = try Session.of(.iOS(17)), controller = session.perform { UIViewController() }
    let view = session.perform { UIImageView(image: bird) }
    let window = session.show(controller)
    session.perform {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = true
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      view.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    }
    session.advance(by: 0)
    withExtendedLifetime(window) {
      #expect(view.frame.size == bird.size)
      session.change { $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge }
      #expect(view.frame.width > 40 && view.frame.width == view.intrinsicContentSize.width)
    }
  }

  @Test("the image of a button grows, and the button with it")
  func buttons() throws {
    try Session.of(.iOS(17), textSize: .accessibilityLarge).perform {
      let button = UIButton(type: .custom)
      button.setImage(bird, for: .normal)
      let plain = button.intrinsicContentSize
      #expect(!button.adjustsImageSizeForAccessibilityContentSizeCategory)
      button.adjustsImageSizeForAccessibilityContentSizeCategory = true
      let grown = button.intrinsicContentSize
      #expect(grown.width > plain.width && grown.height > plain.height)
      button.frame.size = grown
      #expect(button.imageRect(forContentRect: button.bounds).width == grown.width)
    }
  }
}
