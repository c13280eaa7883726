/// The parts of a constraint's line in the console.
@MainActor struct ConstraintText {
  var className = "NSLayoutConstraint"
  var address: String
  /// `h=--& v=--&`, of autoresizing masks.
  var mask: String?
  var identifier: String?
  var body: String
  /// What stands after the body, such as `Hug:250 CompressionResistance:750`.
  var suffix: String?
  var priority = UILayoutPriority.required
  var names: ItemNames
  var isActive = true

  /// `<Class:0x… mask 'identifier' body priority:251   (active, names: '|':UIView:0x… )>`
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

/// How the items of one constraint are called, and what its names stand for.
@MainActor struct ItemNames {
  private let session: Session
  private var named: [String] = []
  private var container: String?

  init(_ session: Session) { self.session = session }

  /// `UILabel:0x…'Hello'`; an item with an identifier goes by it, and the list says where it is.
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

  /// What `|` stands for.
  mutating func noteContainer(_ item: AnyObject) {
    guard let view = item as? UIView else { return }
    container = "'|':\(Self.entry(view))"
    if let name = view.accessibilityIdentifier, !name.isEmpty { note("\(name):\(view.session.address(of: view))") }
  }

  /// Names in the order in which they came up, `|` last.
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
  /// `Module.Class` of a program's own class, as the runtime calls it.
  fileprivate var qualifiedClassName: String {
    if let name = source?.className { return name }
    let name = String(reflecting: type(of: self))
    // A private class has its context in brackets, which changes from build to build.
    guard !name.contains("("), !name.hasPrefix("UIKit.") else { return className }
    return name
  }
}

extension UILayoutGuide {
  /// Guides of stack views have classes of their own.
  fileprivate var consoleClassName: String {
    switch identifier {
    case "UISV-alignment-spanner": "_UILayoutSpacer"
    case "UISV-gap", "UISV-distributing": "_UIOLAGapGuide"
    default: kind == .custom ? String(describing: type(of: self)) : "UILayoutGuide"
    }
  }
}
