// A constraint as a line of text, in UIKit's equation form.
extension NSLayoutConstraint {
  func describe() -> String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "   (active)" : "   (inactive)"
    let strength = priority == .required ? "" : " priority:\(CGFloat(priority.rawValue).described)"
    return "<NSLayoutConstraint:\(sourceID ?? "code")\(name) \(equation)\(strength)\(state)>"
  }

  private var equation: String {
    let left = "\(Self.name(of: firstItem)).\(firstAttribute)"
    guard let second = secondItem, secondAttribute != .notAnAttribute else {
      return "\(left) \(relation.sign) \(constant.described)"
    }
    let factor = multiplier == 1 ? "" : "\(multiplier.described)*"
    let offset = constant == 0 ? "" : constant < 0 ? " - \((-constant).described)" : " + \(constant.described)"
    return "\(left) \(relation.sign) \(factor)\(Self.name(of: second)).\(secondAttribute)\(offset)"
  }

  private static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: view.shortName + (view.reportedText.map { "'\($0.abridged)'" } ?? "")
    case let guide as UILayoutGuide: guide.shortName
    default: "nil"
    }
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
