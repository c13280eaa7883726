import CoreTypes

/// The body of a device around its screen, in points of the upright screen.
///
/// > Basis: assumed, derived from published measures of bodies and screens in millimeters, one row for a family.
package struct DeviceBody: Sendable, Hashable {
  /// The sensor housing that is cut out of the screen.
  package enum Housing: Sendable, Hashable {
    case none
    /// A notch in the middle of the upper edge.
    case notch(CGSize)
    /// A capsule at a distance from the upper edge.
    case island(CGSize, top: CGFloat)

    package var width: CGFloat {
      switch self {
      case .none: 0
      case .notch(let size), .island(let size, _): size.width
      }
    }
  }

  package enum Side: Sendable, Hashable { case left, right, top }

  /// A button that protrudes from a side.
  package struct Button: Sendable, Hashable {
    package let side: Side
    /// The extent as shares of the side's length, from the body's upper corner; on the top side, from its left corner.
    package let range: ClosedRange<CGFloat>
  }

  /// The distances from the screen to the edges of the body.
  package let bezel: UIEdgeInsets
  package let screenRadius: CGFloat
  package let radius: CGFloat
  package let housing: Housing
  /// The diameter of the home button; 0 for none.
  package let homeButton: CGFloat
  package let buttons: [Button]
}

extension DeviceScreen {
  package var body: DeviceBody {
    hasHomeIndicator
      ? idiom == .pad ? .roundedPad : allScreenPhone : idiom == .pad ? .pad : .phone(buttons: phoneButtons)
  }

  /// The power button is at the side of phones with larger screens, and at the top of others.
  private var phoneButtons: [DeviceBody.Button] {
    let power: DeviceBody.Button =
      pointSize.width > 320 ? .init(side: .right, range: 0.2...0.27) : .init(side: .top, range: 0.66...0.84)
    return [power] + DeviceBody.volume(from: 0.13)
  }

  /// The body of a phone without a home button. The safe area determines its housing, and the screen's size its corner
  /// radius.
  private var allScreenPhone: DeviceBody {
    let top = portrait.first.safeArea.top
    let isFlat = scale == 2
    let radius: CGFloat = top >= 62 ? 62 : top >= 59 ? 55 : isFlat ? 41.5 : top < 47 ? 39 : 47.5
    let bezel: CGFloat = top >= 62 ? 15 : top >= 59 ? 17 : isFlat ? 35 : top < 47 ? 25 : 21
    let housing: DeviceBody.Housing =
      top >= 59
      ? .island(CGSize(width: 125, height: 37), top: top >= 62 ? 14 : 11)
      : .notch(CGSize(width: isFlat ? 230 : top < 47 ? 209 : 168, height: top < 47 ? 30 : 32))
    return DeviceBody(
      bezel: UIEdgeInsets(top: bezel, left: bezel, bottom: bezel, right: bezel), screenRadius: radius,
      radius: radius + bezel, housing: housing, homeButton: 0,
      buttons: [.init(side: .right, range: 0.25...0.36)] + DeviceBody.volume(from: 0.17))
  }
}

extension DeviceBody {
  /// The mute switch, or its successor, and two buttons below it.
  fileprivate static func volume(from start: CGFloat) -> [Button] {
    [
      Button(side: .left, range: start...start + 0.035), Button(side: .left, range: start + 0.065...start + 0.13),
      Button(side: .left, range: start + 0.15...start + 0.215),
    ]
  }

  fileprivate static func phone(buttons: [Button]) -> DeviceBody {
    DeviceBody(
      bezel: UIEdgeInsets(top: 110, left: 28, bottom: 110, right: 28), screenRadius: 0, radius: 58, housing: .none,
      homeButton: 66, buttons: buttons)
  }

  fileprivate static let pad = DeviceBody(
    bezel: UIEdgeInsets(top: 110, left: 58, bottom: 110, right: 58), screenRadius: 0, radius: 56, housing: .none,
    homeButton: 56,
    buttons: [Button(side: .top, range: 0.86...0.92), Button(side: .right, range: 0.06...0.1)])

  fileprivate static let roundedPad = DeviceBody(
    bezel: UIEdgeInsets(top: 46, left: 46, bottom: 46, right: 46), screenRadius: 18, radius: 64, housing: .none,
    homeButton: 0,
    buttons: [Button(side: .top, range: 0.84...0.92), Button(side: .right, range: 0.08...0.16)])
}
