// Rows as readable sentences, such as `badge.leading = title.trailing + 8`.
extension RowOrigin {
  package var sentence: String {
    switch self {
    case .constraint(let constraint): constraint.sentence
    case .autoresizing(let view, let axis, let part): Self.sentence(ofMask: view, axis, part)
    case .contentSize(let view, let axis):
      "\(view.caption).\(axis.lengthName) = \(view.naturalLength(axis).described): the intrinsic \(axis.lengthName)"
    case .minimumLength(let view, let axis): "\(view.caption).\(axis.lengthName) ≥ 0: no length is negative"
    case .encapsulated(let view, let axis, .length):
      "\(view.caption).\(axis.lengthName) = \(view.length(axis).described): the given size of the layout's root view"
    case .encapsulated(let view, let axis, _): "\(view.caption).\(axis.startName) = 0: the origin of the layout"
    case .guide(let guide, let axis, let part): guide.sentence(axis, part)
    }
  }

  /// The origin of the row in words; nil if `position` or `place` has it.
  package var maker: String? {
    switch self {
    case .constraint(let constraint):
      if let format = constraint.origin.format { return "visual format \"\(format)\"" }
      guard constraint.sourcePosition == nil, constraint.origin.place == nil else { return nil }
      return constraint.identifier?.hasPrefix("UISV-") == true ? "by the stack view" : "by UIKit"
    case .autoresizing: return "from its frame and autoresizing mask"
    case .contentSize: return "from its content"
    case .guide(let guide, _, _): return "by UIKit, for \(guide.purpose)"
    case .minimumLength, .encapsulated: return nil
    }
  }

  private static func sentence(ofMask view: UIView, _ axis: NSLayoutConstraint.Axis, _ part: RowPart) -> String {
    let equation = AutoresizingEquation(of: view, axis, part == .length ? .length : .start)
    let left = "\(view.caption).\(part == .length ? axis.lengthName : axis.startName)"
    guard equation.factor != 0, let container = view.superview else {
      return "\(left) = \(equation.constant.described)"
    }
    let factor = equation.factor == 1 ? "" : "\(equation.factor.described) × "
    return "\(left) = \(factor)\(container.caption).\(axis.lengthName)\(equation.constant.offsetInWords)"
  }
}

extension NSLayoutConstraint {
  /// For example, `badge.leading = title.trailing + 8 at 750 ('identifier')`.
  package var sentence: String {
    let left = "\(side(distances?.first, firstItem, firstAttribute)) \(relation.word)"
    let strength = priority == .required ? "" : " at \(CGFloat(priority.rawValue).described)"
    let name = identifier.map { " ('\($0)')" } ?? ""
    guard distances?.second != nil || secondItem != nil && secondAttribute != .notAnAttribute else {
      return "\(left) \(constant.described)\(strength)\(name)"
    }
    let factor = multiplier == 1 ? "" : "\(multiplier.described) × "
    let right = side(distances?.second, secondItem, secondAttribute)
    return "\(left) \(factor)\(right)\(constant.offsetInWords)\(strength)\(name)"
  }

  /// Returns `badge.leading`, for example, or the distance between two anchors.
  private func side(_ distance: AnchorDistance?, _ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let distance else { return "\(Self.caption(of: item)).\(attribute)" }
    let end = "\(Self.caption(of: distance.end.item)).\(distance.end.attribute)"
    return "(\(end) − \(Self.caption(of: distance.start.item)).\(distance.start.attribute))"
  }

  package static func caption(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: view.caption
    case let guide as UILayoutGuide: guide.caption
    default: "nothing"
    }
  }
}

extension NSLayoutConstraint.Relation {
  package var word: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension UIView {
  /// The view's name in sentences: its identifier, or else its class, text and id. Without an id, the path of indices
  /// from the root replaces it: `UILabel'Hello'(0.1.2)`.
  package var caption: String {
    if let identifier = ownIdentifier { return identifier }
    return "\(classAndText)(\(documentIDOrPath))"
  }

  /// The class and the text, such as `UILabel'Hello'`.
  package var classAndText: String {
    let text = reportedText.flatMap { $0.isEmpty ? nil : "'\($0.abridged)'" } ?? ""
    return "\(className)\(text)"
  }

  /// The part of the caption that names the view: its identifier, or else its id or path.
  package var shortCaption: String { ownIdentifier ?? documentIDOrPath }

  /// The accessibility identifier; nil if it is another view's name in the report.
  private var ownIdentifier: String? {
    guard let name = accessibilityIdentifier, !name.isEmpty else { return nil }
    return session.reported?.isNamed(self, name) ?? true ? name : nil
  }

  private var documentIDOrPath: String {
    guard let reported = session.reported else { return source?.id ?? indexPath }
    return reported.documentID(of: self) ?? reported.path(of: self)
  }

  private var indexPath: String {
    var path: [Int] = [], view = self
    while let superview = view.superview {
      path.append(superview.subviews.firstIndex { $0 === view } ?? 0)
      view = superview
    }
    return ViewNaming.indexPath([0] + path.reversed())
  }

  fileprivate func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? bounds.width : bounds.height
  }

  fileprivate func naturalLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = effectiveIntrinsicSize(intrinsicContentSize(atWidth: bounds.width) ?? intrinsicContentSize)
    return axis == .horizontal ? size.width : size.height
  }
}

extension UILayoutGuide {
  package var caption: String {
    let owner = owningView?.caption ?? "nothing"
    switch kind {
    case .safeArea: return "\(owner).safeArea"
    case .layoutMargins: return "\(owner).margins"
    case .readableContent: return "\(owner).readable"
    case .topLayout: return "\(owner).topGuide"
    case .bottomLayout: return "\(owner).bottomGuide"
    case .scrollFrame: return "\(owner).frameGuide"
    case .scrollContent: return "\(owner).contentGuide"
    case .keyboard: return "\(owner).keyboardGuide"
    case .custom: return identifier.isEmpty ? "guide of \(owner)" : "\(identifier) of \(owner)"
    }
  }

  fileprivate var purpose: String {
    switch kind {
    case .safeArea: "the safe area"
    case .layoutMargins: "the layout margins"
    default: "a layout guide"
    }
  }

  fileprivate func sentence(_ axis: NSLayoutConstraint.Axis, _ part: RowPart) -> String {
    guard let owner = owningView, let span = fixedArea?[axis] else {
      return "\(caption) starts at 0, where its content starts"
    }
    let place = part == .start ? span.start : span.end, edge = part == .start ? axis.startName : axis.endName
    let side = place.share == 0 ? axis.startName : axis.endName
    return "\(caption).\(edge) = \(owner.caption).\(side)\(CGFloat(place.offset).offsetInWords)"
  }
}

extension CGFloat {
  /// ` + 8` or ` − 8`, for example; empty for 0.
  package var offsetInWords: String { self == 0 ? "" : self < 0 ? " − \((-self).described)" : " + \(described)" }
}
