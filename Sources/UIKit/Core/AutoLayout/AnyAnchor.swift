/// An anchor of any axis.
@MainActor protocol AnyAnchor: AnyObject, Sendable {
  var item: AnyObject? { get }
  var attribute: NSLayoutConstraint.Attribute { get }
  var distance: AnchorDistance? { get }
}

extension AnyAnchor {
  func isSame(as other: any AnyAnchor) -> Bool {
    guard distance == nil, other.distance == nil else { return distance == other.distance }
    return item === other.item && attribute == other.attribute
  }

  /// For example, `UILabel:0x1270105c0.top`.
  var text: String { distance?.text ?? NSLayoutConstraint.Attribute.text(of: item, attribute) }

  /// Returns `<NSLayoutYAxisAnchor:0x600002beeb00 "UILabel:0x1270105c0.top">`, for example.
  func describe() -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
    return "<\(attribute.anchorClassName):0x\(address) \"\(text)\">"
  }
}

extension NSLayoutAnchor {
  /// The item and the attribute, for debugging.
  public var name: String { text }
}

extension NSLayoutConstraint.Attribute {
  @MainActor fileprivate static func text(of item: AnyObject?, _ attribute: Self) -> String {
    let name =
      switch item {
      case let view as UIView: view.shortName
      case let guide as UILayoutGuide: guide.shortName
      default: "(null)"
      }
    return "\(name).\(attribute)"
  }

  fileprivate var anchorClassName: String {
    guard isLocation else { return "NSLayoutDimension" }
    return axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
  }
}

extension AnchorDistance {
  /// > Basis: assumed.
  fileprivate var text: String {
    let ends = [start, end].map { NSLayoutConstraint.Attribute.text(of: $0.item, $0.attribute) }
    return "distance(\(ends[0]), \(ends[1]))"
  }
}
