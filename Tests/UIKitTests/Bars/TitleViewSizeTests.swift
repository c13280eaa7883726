import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Title views that are larger than their bar. Basis: everyday code whose title view fills the bar.
@MainActor struct TitleViewSizeTests {
  @Test("a title view whose natural size is the expanded size stays within the bar", arguments: [12, 17, 26])
  func expanded(_ major: Int) throws {
    let session = try Session.of(.iOS(major), "iphone-x"), controller = session.perform { UIViewController() }
    let title = session.perform { Expanded() }
    controller.navigationItem.titleView = title
    session.launch(root: { UINavigationController(rootViewController: controller) })
    let bar = try #require(title.superview), place = title.convert(title.bounds, to: bar)
    #expect(bar.bounds.contains(place) && place.height > 20 && place.width > 300, "\(place) in \(bar.bounds)")
  }
}

private final class Expanded: UIView {
  override var intrinsicContentSize: CGSize { UIView.layoutFittingExpandedSize }
}
