import Testing

@testable import UIKit

/// UIKit's members without effect here.
@MainActor struct NoEffectTests {
  private let session = Session(environment: .standard)

  private var reported: [String] {
    session.diagnostics.filter { $0.rule == "no-effect" }.map { $0.message.components(separatedBy: " ")[0] }
  }

  @Test("the first use of a member is reported, once a session")
  func once() {
    #expect(reported.isEmpty)
    session.perform {
      let layer = CALayer()
      layer.filters = []
      layer.filters = nil
      CALayer().filters = []
      layer.minificationFilterBias = 1
      UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil).prefersPageSizing =
        false
    }
    #expect(
      reported == [
        "CALayer.filters", "CALayer.minificationFilterBias", "UISheetPresentationController.prefersPageSizing",
      ])
    #expect(Session(environment: .standard).diagnostics.isEmpty)
  }

  @Test("methods and computed properties report themselves, too")
  func members() {
    session.perform {
      CGContext(size: CGSize(width: 1, height: 1)).setFlatness(2)
      UINavigationItem(title: "").preferredSearchBarPlacement = .inline
    }
    #expect(reported == ["CGContext.setFlatness(_:)", "UINavigationItem.preferredSearchBarPlacement"])
  }

  @Test("copies and what UIKit makes itself report nothing")
  func copies() {
    session.perform {
      _ = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).copy()
      _ = UIGraphicsImageRendererFormat().copy()
      _ = UIBarButtonItemGroup(barButtonItems: [], representativeItem: UIBarButtonItem())
      _ = (UITableView(), UITextView(), UITextField(), UILabel())
    }
    #expect(reported.isEmpty)
  }
}
