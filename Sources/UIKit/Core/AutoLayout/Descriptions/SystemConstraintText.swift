// The console lines of constraints that the system creates.
extension RowOrigin {
  /// The text that the console of the view's iOS release prints.
  package var description: String {
    switch self {
    case .constraint(let constraint): constraint.description
    case .autoresizing(let view, let axis, let part): Self.autoresizing(view, axis, part)
    case .contentSize(let view, let axis): Self.contentSize(view, axis)
    case .minimumLength(let view, let axis): Self.length(of: view, axis, nil, ">=", 0)
    case .encapsulated(let view, let axis, let part): Self.encapsulated(view, axis, part)
    case .guide(let guide, let axis, let part): Self.guide(guide, axis, part)
    }
  }

  // MARK: Masks

  /// > Basis: captured, published logs. Up to iOS 11 `midX == + 30`, `midX == S.midX + 12.5` and
  /// > `midX == S.width - 29`; from iOS 12 on `minX == 0` and `minX == 0.500507*S.width - 32.0324`.
  private static func autoresizing(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ part: RowPart) -> String {
    let session = view.session
    var names = ItemNames(session)
    let body =
      part == .length ? maskLength(of: view, axis, &names) : maskPosition(of: view, axis, &names, in: session)
    return text("NSAutoresizingMaskLayoutConstraint", view, "mask-\(axis)-\(part)", body, names) {
      $0.mask = view.autoresizingMask.visualForm
    }
  }

  private static func maskLength(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ names: inout ItemNames
  ) -> String {
    let equation = AutoresizingEquation(of: view, axis, .length), name = names.reference(to: view)
    if equation.factor == 0, !view.session.behaves(.constraintsDescribeState) {
      return "\(axis.letter):[\(name)(\(equation.constant.described))]"
    }
    let container = equation.factor == 0 ? "" : names.reference(to: view.superview)
    return "\(name).\(axis.lengthName) == \(equation.text(container, axis.lengthName))"
  }

  private static func maskPosition(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ names: inout ItemNames, in session: Session
  ) -> String {
    let letter = axis == .horizontal ? "X" : "Y", name = names.reference(to: view)
    let placesEdges = session.behaves(.masksPlaceEdges)
    let equation = AutoresizingEquation(of: view, axis, placesEdges ? .start : .center)
    let attribute = (placesEdges ? "min" : "mid") + letter
    if equation.factor == 0 {
      if placesEdges, let superview = view.superview { names.noteContainer(superview) }
      let isPlain = placesEdges || session.behaves(.constraintsDescribeState)
      let sign = equation.constant < 0 ? "- " : "+ "
      let amount = isPlain ? equation.constant.described : sign + abs(equation.constant).described
      return "\(name).\(attribute) == \(amount)"
    }
    let container = names.reference(to: view.superview)
    if !placesEdges, equation.factor == 0.5 {
      return "\(name).\(attribute) == \(container).\(attribute)\(equation.constant.describedAsOffset)"
    }
    return "\(name).\(attribute) == \(equation.text(container, axis.lengthName))"
  }

  // MARK: Sizes

  private static func contentSize(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
    let size = view.effectiveIntrinsicSize(view.intrinsicContentSize)
    let hugging = CGFloat(view.contentHuggingPriority(for: axis).rawValue).described
    let compression = CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue).described
    return length(
      of: view, axis, nil, "==", axis == .horizontal ? size.width : size.height, "NSContentSizeLayoutConstraint"
    ) { $0.suffix = "Hug:\(hugging) CompressionResistance:\(compression)" }
  }

  private static func encapsulated(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ part: RowPart) -> String {
    let edge = axis == .horizontal ? "Left" : "Top"
    let name = "UIView-Encapsulated-Layout-\(part == .length ? axis.lengthName.capitalized : edge)"
    guard part == .length else {
      var names = ItemNames(view.session)
      let body = "\(names.reference(to: view)).min\(axis == .horizontal ? "X" : "Y") == 0"
      return text("NSLayoutConstraint", view, name, body, names) { $0.identifier = name }
    }
    return length(
      of: view, axis, name, "==", axis == .horizontal ? view.bounds.width : view.bounds.height)
  }

  /// Returns `X.width == 100`, for example; in earlier releases `H:[X(100)]`.
  private static func length(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ identifier: String?, _ sign: String, _ value: CGFloat,
    _ className: String = "NSLayoutConstraint", _ change: (inout ConstraintText) -> Void = { _ in }
  ) -> String {
    var names = ItemNames(view.session)
    let name = names.reference(to: view)
    let body =
      view.session.behaves(.constraintsDescribeState)
      ? "\(name).\(axis.lengthName) \(sign) \(value.described)"
      : "\(axis.letter):[\(name)(\(sign == "==" ? "" : sign)\(value.described))]"
    return text(className, view, "\(className)-\(axis)-\(identifier ?? sign)", body, names) {
      $0.identifier = identifier
      change(&$0)
    }
  }

  // MARK: Guides

  private static func guide(_ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, _ part: RowPart) -> String {
    guard let owner = guide.owningView, let span = guide.fixedArea?[axis] else {
      return "<NSLayoutConstraint '\(guide.identifier)'>"
    }
    var names = ItemNames(owner.session)
    let name = names.reference(to: guide), place = part == .start ? span.start : span.end
    let isSupport = guide.kind == .topLayout || guide.kind == .bottomLayout
    let body: String
    if isSupport, place.offset != 0 || (part == .end) == (place.share == 0) {
      let height = CGFloat(abs(place.offset)).described
      body = owner.session.behaves(.constraintsDescribeState) ? "\(name).height == \(height)" : "V:[\(name)(\(height))]"
    } else if isSupport, place.share == 1 {
      body = "\(name).bottom == \(names.reference(to: owner)).bottom"
    } else if part == .start, place.share == 0 {
      names.noteContainer(owner)
      body = "\(axis.letter):|-(\(CGFloat(place.offset).described))-[\(name)]"
    } else if part == .end, place.share == 1 {
      names.noteContainer(owner)
      body = "\(axis.letter):[\(name)]-(\(CGFloat(-place.offset).described))-|"
    } else {
      let attribute = part == .start ? axis.startName : axis.endName
      let equation = AutoresizingEquation(factor: CGFloat(place.share), constant: CGFloat(place.offset))
      body = "\(name).\(attribute) == \(equation.text(names.reference(to: owner), axis.lengthName))"
    }
    return text(
      isSupport ? "_UILayoutSupportConstraint" : "NSLayoutConstraint", owner, "\(guide.identifier)-\(axis)-\(part)",
      body + (axis == .horizontal ? "(LTR)" : ""), names
    ) { $0.identifier = isSupport ? nil : guide.constraintIdentifier(axis, part) }
  }

  // MARK: Assembly

  private static func text(
    _ className: String, _ view: UIView, _ key: String, _ body: String, _ names: ItemNames,
    _ change: (inout ConstraintText) -> Void
  ) -> String {
    let address = view.session.address(ofSystemConstraint: key, of: view)
    var text = ConstraintText(className: className, address: address, body: body, names: names)
    change(&text)
    return text.line(in: view.session)
  }
}

extension AutoresizingEquation {
  init(factor: CGFloat, constant: CGFloat) { (self.factor, self.constant) = (factor, constant) }

  /// Returns `0.5*UIView:0x….width - 32`, for example.
  fileprivate func text(_ container: String, _ attribute: String) -> String {
    if factor == 0 { return constant.described }
    return "\(factor == 1 ? "" : "\(factor.described)*")\(container).\(attribute)\(constant.describedAsOffset)"
  }
}

extension UILayoutGuide {
  /// > Basis: captured, published logs.
  fileprivate func constraintIdentifier(_ axis: NSLayoutConstraint.Axis, _ part: RowPart) -> String {
    let edge = part == .start ? (axis == .horizontal ? "left" : "top") : axis == .horizontal ? "right" : "bottom"
    switch kind {
    case .layoutMargins: return "UIView-\(edge)Margin-guide-constraint"
    case .safeArea: return "UIViewSafeAreaLayoutGuide-\(edge)"
    default: return "\(identifier)-\(edge)"
    }
  }
}

extension UIView.AutoresizingMask {
  /// `h=-&- v=--&`: margin, size, margin; `&` means flexible.
  fileprivate var visualForm: String { "h=\(horizontal.visualForm) v=\(vertical.visualForm)" }
}

extension AutoresizingAxis {
  fileprivate var visualForm: String {
    if !flexibleMin && !flexibleSize && !flexibleMax { return "--&" }
    return [flexibleMin, flexibleSize, flexibleMax].map { $0 ? "&" : "-" }.joined()
  }
}

extension NSLayoutConstraint.Axis {
  package var lengthName: String { self == .horizontal ? "width" : "height" }
  package var startName: String { self == .horizontal ? "left" : "top" }
  package var endName: String { self == .horizontal ? "right" : "bottom" }
  fileprivate var letter: String { self == .horizontal ? "H" : "V" }
}
