import Testing
import UIKit

@testable import UIKit

/// Properties that programs and documents reach by name. Basis: Key-Value Coding Programming Guide; a private name of
/// UIKit's is reported here instead.
@MainActor struct ValuesByNameTests {
  private final class Badge: UIView {
    var count = 3
  }

  private final class Button: UIBarButtonItem {
    var number = 4
  }

  @Test func propertiesAreRead() throws {
    let session = try Session.phone5(.iOS(17))
    session.perform {
      let badge = Badge(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), search = UISearchBar()
      #expect(badge.value(forKey: "count") as? Int == 3 && badge.value(forKey: "frame") as? CGRect == badge.frame)
      #expect(search.value(forKey: "searchField") as? UITextField === search.searchTextField)
      let button = Button(customView: badge)
      #expect(button.value(forKey: "view") as? UIView === badge && button.value(forKey: "number") as? Int == 4)
      #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
      #expect(session.diagnostics.isEmpty)
      #expect(badge.value(forKey: "_private") == nil && UITapGestureRecognizer().value(forKey: "_targets") == nil)
    }
    #expect(session.diagnostics.map(\.rule) == ["unknown-key", "unknown-key"])
  }

  @Test func documentsConnectItemsOfControllers() throws {
    let session = try Session.phone5(.iOS(17))
    session.perform {
      let controller = UIViewController(), item = UINavigationItem(title: "Settings")
      let isTaken = controller.bars.take(item, named: "navigationItem")
      let isOther = controller.bars.take(item, named: "view")
      #expect(isTaken && controller.navigationItem === item && !isOther)
    }
  }

  @Test func colorsAreConverted() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5), gray = CGColorSpaceCreateDeviceGray()
    let converted = red.converted(to: gray, intent: .defaultIntent, options: nil)
    #expect(converted?.components?.count == 2 && converted?.alpha == 0.5)
    #expect(abs((converted?.components?.first ?? 0) - 0.299) < 1e-9)
  }
}
