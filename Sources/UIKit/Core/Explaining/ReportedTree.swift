/// The tree that a report shows. With it, sentences name views as the report does: paths count from its root, and an
/// identifier belongs to the first view that has it.
@MainActor struct ReportedTree {
  private weak var root: UIView?
  private let naming: ViewNaming
  private var owners: [String: ObjectIdentifier] = [:]

  init(_ root: UIView, _ naming: ViewNaming) {
    (self.root, self.naming) = (root, naming)
    addOwners(in: root)
  }

  private mutating func addOwners(in view: UIView) {
    if let name = view.accessibilityIdentifier, owners[name] == nil { owners[name] = ObjectIdentifier(view) }
    for subview in view.subviews { addOwners(in: subview) }
  }

  /// Returns whether the view is the one that its accessibility identifier names.
  func isNamed(_ view: UIView, _ identifier: String) -> Bool {
    owners[identifier].map { $0 == ObjectIdentifier(view) } ?? true
  }

  /// Returns the view's id in its document; nil if the report names views by their paths.
  func documentID(of view: UIView) -> String? { naming == .documentIDs ? view.source?.id : nil }

  /// Returns a path such as `0.1.2`. Views around the root, such as bars, have one that begins with `window`.
  func path(of view: UIView) -> String {
    var path: [Int] = [], view = view
    while view !== root, let superview = view.superview {
      path.append(superview.subviews.firstIndex { $0 === view } ?? 0)
      view = superview
    }
    let indices = path.reversed().map(String.init)
    return ([view === root ? "0" : "window"] + indices).joined(separator: ".")
  }
}
