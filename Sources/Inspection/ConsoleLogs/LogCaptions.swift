import CoreTypes

/// Short names for the items of a log: `badge`, `UILabel'Hello'`, `UIView #2`.
struct LogCaptions {
  private var captions: [String: String] = [:]

  init(_ constraints: [ConsoleLog.Constraint]) {
    var order: [ConsoleLog.Item] = []
    for constraint in constraints {
      for item in [constraint.relation?.first.item, constraint.relation?.second?.item].compactMap({ $0 })
      where !order.contains(where: { $0.key == item.key }) {
        order.append(item)
      }
    }
    let groups = Dictionary(grouping: order, by: Self.plain)
    for item in order {
      let same = groups[Self.plain(item), default: []]
      let number = same.firstIndex { $0.key == item.key }.map { same.count > 1 ? " #\($0 + 1)" : "" } ?? ""
      captions[item.key] = Self.plain(item) + number
    }
  }

  func caption(of item: ConsoleLog.Item) -> String { captions[item.key] ?? Self.plain(item) }

  /// Returns the name without module and address.
  private static func plain(_ item: ConsoleLog.Item) -> String {
    if let name = item.name { return name }
    let name = item.className.split(separator: ".").last.map(String.init) ?? "view"
    return name + (item.text.map { "'\($0)'" } ?? "")
  }

  /// Returns a sentence such as `A.leading = B.trailing + 8 at 750 ('identifier')`; nil for a constraint that could not
  /// be read.
  func sentence(for constraint: ConsoleLog.Constraint) -> String? {
    guard let relation = constraint.relation else { return nil }
    let left = "\(caption(of: relation.first.item)).\(relation.first.attribute.rawValue) \(relation.sign.word)"
    let tail = strength(of: constraint) + (constraint.identifier.map { " ('\($0)')" } ?? "")
    guard let second = relation.second else { return "\(left) \(relation.constant.inWords)\(tail)" }
    let factor = relation.multiplier == 1 ? "" : "\(relation.multiplier.inWords) × "
    let offset = relation.constant == 0 ? "" : " \(relation.constant < 0 ? "−" : "+") \(abs(relation.constant).inWords)"
    return "\(left) \(factor)\(caption(of: second.item)).\(second.attribute.rawValue)\(offset)\(tail)"
  }

  private func strength(of constraint: ConsoleLog.Constraint) -> String {
    if let sides = constraint.contentPriorities {
      return " (content hugging \(sides.hugging.inWords), compression resistance \(sides.compression.inWords))"
    }
    return constraint.priority == 1000 ? "" : " at \(constraint.priority.inWords)"
  }
}
