import CoreTypes
import UIKit

/// The views of a layout by the names that `--view` accepts.
@MainActor struct NamedViews {
  private struct Entry {
    let view: UIView
    let path: [Int]
    /// The name that `layout` prints; nil for a view that the system made in a document.
    let name: String?
  }

  private var views: [String: UIView] = [:]
  /// The ids of views by outlets and user labels.
  private let aliases: [String: [String]]
  /// The views in tree order.
  private var entries: [Entry] = []

  /// Collects the names: those of `layout` first, so that they win, and those in sentences of explanations last.
  init(_ layout: LaidOut) {
    aliases = layout.aliases
    for scene in layout.scenes {
      guard let root = scene.root else { continue }
      var names = ViewNames(scene.naming)
      add(root, [0], &names)
    }
    for entry in entries { add([entry.name], of: entry.view) }
    for entry in entries {
      let view = entry.view
      add([view.source?.id, view.accessibilityIdentifier, ViewNaming.indexPath(entry.path)], of: view)
    }
    for root in layout.scenes.compactMap(\.root) { addCaptions(in: root.top) }
  }

  /// Returns the view with a name, or else the only one with an outlet or user label of that name.
  /// - Throws: `ValueRequestError` if several views have that outlet or label.
  func view(_ name: String) throws(ValueRequestError) -> UIView? {
    if let view = views[name] { return view }
    let known = aliases[name, default: []].filter { views[$0] != nil }
    guard known.count > 1 else { return known.first.flatMap { views[$0] } }
    throw ValueRequestError(
      message: "several views have the outlet or label \u{201C}\(name)\u{201D}; use one of these names instead: "
        + "\(known.joined(separator: ", ")).")
  }

  /// The greatest number of views in a message.
  private static let shown = 10

  /// Returns the message for a name that no view has.
  func refusal(of name: String) -> String {
    let named = entries.compactMap { entry in entry.name.map { (name: $0, view: entry.view) } }
    guard !named.isEmpty else { return "there are no views." }
    let list = named.prefix(Self.shown).map { "\($0.name) (\($0.view.classAndText))" }.joined(separator: ", ")
    let rest = named.count > Self.shown ? " and \(named.count - Self.shown) more" : ""
    return "there is no view \u{201C}\(name)\u{201D}; there are \(list)\(rest). 'layout' shows them all."
  }

  private mutating func add(_ view: UIView, _ path: [Int], _ names: inout ViewNames) {
    entries.append(Entry(view: view, path: path, name: names.name(of: view, path: path)))
    for (index, subview) in view.subviews.enumerated() { add(subview, path + [index], &names) }
  }

  private mutating func add(_ names: [String?], of view: UIView) {
    for name in names.compactMap(\.self) where views[name] == nil { views[name] = view }
  }

  /// Adds the names in the sentences of an explanation, also of views around the root, such as the window.
  private mutating func addCaptions(in view: UIView) {
    add([view.shortCaption, view.caption], of: view)
    for subview in view.subviews { addCaptions(in: subview) }
  }
}
