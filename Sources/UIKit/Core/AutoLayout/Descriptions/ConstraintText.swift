/// The parts of a constraint's line in the console.
@MainActor struct ConstraintText {
  var className = "NSLayoutConstraint"
  var address: String
  /// `h=--& v=--&`, for autoresizing masks.
  var mask: String?
  var identifier: String?
  var body: String
  /// The text after the body, such as `Hug:250 CompressionResistance:750`.
  var suffix: String?
  var priority = UILayoutPriority.required
  var names: ItemNames
  var isActive = true

  /// Returns `<Class:0x… mask 'identifier' body priority:251   (active, names: '|':UIView:0x… )>`, for example.
  func line(in session: Session) -> String {
    let strength = priority == .required ? nil : "priority:\(CGFloat(priority.rawValue).described)"
    let words = ["\(className):\(address)", mask, identifier.map { "'\($0)'" }, body, suffix, strength]
    return "<\(words.compactMap { $0 }.joined(separator: " "))\(tail(in: session))>"
  }

  private func tail(in session: Session) -> String {
    let list = names.list
    guard session.behaves(.constraintsDescribeState) else { return list.isEmpty ? "" : "   (Names: \(list) )" }
    let state = isActive ? "active" : "inactive"
    return list.isEmpty ? "   (\(state))" : "   (\(state), names: \(list) )"
  }
}

/// The names of one constraint's items, and the list that explains them.
@MainActor struct ItemNames {
  private let session: Session
  private var named: [String] = []
  private var container: String?

  init(_ session: Session) { self.session = session }

  /// Returns a name such as `UILabel:0x…'Hello'`. An item with an identifier is named by it, and the list then contains
  /// its address.
  mutating func reference(to item: AnyObject?) -> String {
    switch item {
    case let view as UIView:
      guard let name = view.accessibilityIdentifier, !name.isEmpty else { return Self.plain(view) }
      note("\(name):\(view.session.address(of: view))")
      return name
    case let guide as UILayoutGuide: return Self.plain(guide, session)
    default: return "(null)"
    }
  }

  /// Adds the view that `|` denotes to the list.
  mutating func noteContainer(_ item: AnyObject) {
    guard let view = item as? UIView else { return }
    container = "'|':\(Self.entry(view))"
    if let name = view.accessibilityIdentifier, !name.isEmpty { note("\(name):\(view.session.address(of: view))") }
  }

  /// The names in order of first use, `|` last.
  var list: String { (named + [container].compactMap { $0 }).joined(separator: ", ") }

  private mutating func note(_ entry: String) { if !named.contains(entry) { named.append(entry) } }

  private static func entry(_ view: UIView) -> String {
    guard let name = view.accessibilityIdentifier, !name.isEmpty else { return plain(view) }
    return "\(name):\(view.session.address(of: view))"
  }

  private static func plain(_ view: UIView) -> String {
    let text = view.reportedText.flatMap { $0.isEmpty ? nil : "'\($0.abridged)'" } ?? ""
    return "\(view.qualifiedClassName):\(view.session.address(of: view))\(text)"
  }

  private static func plain(_ guide: UILayoutGuide, _ session: Session) -> String {
    let session = guide.owningView?.session ?? session, address = session.address(of: guide)
    switch guide.kind {
    case .topLayout, .bottomLayout: return "_UILayoutGuide:\(address)"
    default: return "\(guide.consoleClassName):\(address)'\(guide.identifier)'"
    }
  }
}

extension UIView {
  /// `Module.Class` for a class of the program, as the runtime names it.
  fileprivate var qualifiedClassName: String {
    if let name = source?.className { return name }
    let name = String(reflecting: type(of: self))
    // The name of a private class contains its context in parentheses, which changes from build to build.
    guard !name.contains("("), !name.hasPrefix("UIKit.") else { return className }
    return name
  }
}

extension UILayoutGuide {
  /// The guides of stack views have their own classes.
  fileprivate var consoleClassName: String {
    switch identifier {
    case "UISV-alignment-spanner": "_UILayoutSpacer"
    case "UISV-gap", "UISV-distributing": "_UIOLAGapGuide"
    default: kind == .custom ? String(describing: type(of: self)) : "UILayoutGuide"
    }
  }
}
