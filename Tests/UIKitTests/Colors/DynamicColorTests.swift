import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Colors that depend on traits. Basis: references of `init(dynamicProvider:)`, `resolvedColor(with:)` and
/// `performAsCurrent(_:)`; WWDC 2019, 214 for the current traits.
@MainActor struct DynamicColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  private var redInDark: UIColor {
    UIColor { traits in traits.userInterfaceStyle == .dark ? UIColor.red : UIColor.green }
  }

  private func session(style: UIUserInterfaceStyle = .light) throws -> Session {
    var environment = SystemEnvironment(
      profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-15"))
    environment.interfaceStyle = style
    return Session(environment: environment)
  }

  @Test("a colour of a closure resolves for the traits given")
  func resolving() throws {
    try session().perform {
      #expect(redInDark.resolvedColor(with: dark) == .red && redInDark.resolvedColor(with: light) == .green)
      let clear = redInDark.withAlphaComponent(0.5)
      #expect(clear.resolvedColor(with: dark) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      let nested = UIColor { _ in .systemBackground }
      #expect(nested.resolvedColor(with: dark) == .black && nested.resolvedColor(with: light) == .white)
      #expect(redInDark != redInDark && UIColor.red.resolvedColor(with: dark) == .red)
    }
  }

  @Test("system colours resolve without being asked for a second time")
  func system() throws {
    try session().perform {
      let label = UIColor.label.resolvedColor(with: dark)
      #expect(label == UIColor(white: 1, alpha: 1))
      #expect(label.resolvedColor(with: light) == label)
      let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
      #expect(UIColor.systemBackground.resolvedColor(with: elevated) == UIColor(RGBAColor(hex: 0x1C1C1E)))
    }
  }

  @Test("`cgColor` follows the current traits, which `performAsCurrent` sets for a while")
  func current() throws {
    try session().perform {
      #expect(redInDark.cgColor == UIColor.green.cgColor && UITraitCollection.current.userInterfaceStyle == .light)
      dark.performAsCurrent {
        #expect(redInDark.cgColor == UIColor.red.cgColor && UIColor.label.cgColor == UIColor.white.cgColor)
        #expect(UITraitCollection.current == dark)
      }
      #expect(redInDark.cgColor == UIColor.green.cgColor)
      UITraitCollection.current = dark
      #expect(redInDark.cgColor == UIColor.red.cgColor)
    }
  }

  /// Derived: current traits belong to a thread, and a view's code runs with the view's traits.
  @Test("a layout inside `performAsCurrent` reads the view's traits, and other threads read the session's")
  func nested() throws {
    final class View: UIView {
      var style = UIUserInterfaceStyle.unspecified
      override func layoutSubviews() {
        super.layoutSubviews()
        style = UITraitCollection.current.userInterfaceStyle
      }
    }
    let session = try session()
    session.perform {
      let controller = UIViewController(), view = View()
      _ = session.show(controller)
      controller.view.addSubview(view)
      session.commitWindows()
      view.setNeedsLayout()
      dark.performAsCurrent {
        controller.view.layoutIfNeeded()
        #expect(view.style == .light && UITraitCollection.current.userInterfaceStyle == .dark)
      }
    }
    let seen = Styles(), done = DispatchSemaphore(value: 0)
    session.perform {
      dark.performAsCurrent {
        session.resolvingColors(for: dark) {
          DispatchQueue.global().async {
            seen.styles.append(UITraitCollection.current.userInterfaceStyle)
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
              seen.styles.append(UITraitCollection.current.userInterfaceStyle)
            }
            done.signal()
          }
          done.wait()
        }
      }
    }
    #expect(seen.styles == [.light, .dark])
  }

  private final class Styles: @unchecked Sendable {
    var styles: [UIUserInterfaceStyle] = []
  }

  private final class Listener: UIView {
    var styles: [String: UIUserInterfaceStyle] = [:]
    private func note(_ place: String) { styles[place] = UITraitCollection.current.userInterfaceStyle }
    override func layoutSubviews() {
      super.layoutSubviews()
      note("layout")
      layer.borderColor = UIColor.systemBackground.cgColor
    }
    override func updateConstraints() {
      note("constraints")
      super.updateConstraints()
    }
    override func tintColorDidChange() { note("tint") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note("traits") }
    override func draw(_ rect: CGRect) { note("drawing") }
  }

  @Test("code of a view runs with the view's traits")
  func callbacks() throws {
    let session = try session()
    try session.perform {
      let controller = UIViewController(), view = Listener(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      controller.view.addSubview(view)
      let window = session.show(controller)
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
      view.overrideUserInterfaceStyle = .dark
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
      session.commitWindows()
      view.tintColor = .red
      view.setNeedsLayout()
      session.commitWindows()
      _ = RecordPass.recordScreen(windows: [window], in: session)
      #expect(view.styles.values.allSatisfy { $0 == .dark } && view.styles.count == 5)
      #expect(view.layer.borderColor == UIColor.black.cgColor)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      try #require(session.traits === window.traitCollection)
    }
  }

  @Test("a view is drawn with what its closure says for it")
  func drawing() throws {
    let session = try session()
    session.perform {
      let controller = UIViewController()
      controller.view.backgroundColor = redInDark
      controller.overrideUserInterfaceStyle = .dark
      let window = session.show(controller)
      let text = RecordPass.recordScreen(windows: [window], in: session).dump()
      #expect(text.contains("#ff0000") && !text.contains("#00ff00"))
    }
  }

  /// Basis: documented: `tintColor` resolves to the tint of the app or of the trait hierarchy.
  @Test("the tint color is that of the view that shows it, and elsewhere the system's")
  func tint() throws {
    let session = try session()
    session.perform {
      let controller = UIViewController(), box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      controller.view.addSubview(box)
      box.backgroundColor = .tintColor
      let window = session.show(controller)
      @MainActor func drawn() -> String { RecordPass.recordScreen(windows: [window], in: session).dump() }
      #expect(drawn().contains("#007aff") && UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor)
      controller.view.tintColor = .red
      #expect(drawn().contains("#ff0000") && !drawn().contains("#007aff"))
    }
  }

  @Test("components of Display P3 are those of extended sRGB")
  func displayP3() {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - 1.093) < 0.001 && abs(green + 0.2267) < 0.001 && abs(blue + 0.1501) < 0.001 && alpha == 0.5)
    UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - 0.5) < 1e-6 && abs(green - 0.5) < 1e-6 && abs(blue - 0.5) < 1e-6)
  }

  @Test("hue, saturation and brightness come back")
  func hue() {
    var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
    let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 0.3)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 0.7) < 1e-9 && abs(saturation - 0.4) < 1e-9 && brightness == 0.9 && alpha == 0.3)
  }

  @Test("a colour literal is a colour")
  func literal() {
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red)
  }
}
