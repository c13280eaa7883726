import CoreTypes

/// What somebody copied from Xcode's console, as values: the conflicts of Auto Layout in it, whatever release wrote them.
///
/// Nothing is an error here. What cannot be read is kept as it is.
package struct ConsoleLog: Sendable, Equatable {
  package var conflicts: [Conflict] = []
  /// Lines that belong to no conflict and are no boilerplate, as they stand.
  package var unread: [String] = []

  /// One "Unable to simultaneously satisfy constraints".
  package struct Conflict: Sendable, Equatable {
    /// The list in parentheses.
    package var constraints: [Constraint] = []
    /// The one that UIKit broke; nil when the log ends before.
    package var broken: Constraint?
    /// Lines of the list that are no constraints, such as `<private>`.
    package var unread: [String] = []
  }

  /// One `<NSLayoutConstraint:0x… …>`.
  package struct Constraint: Sendable, Equatable {
    /// As it stands, on one line.
    package var text = ""
    package var className = ""
    package var address: String?
    /// Where SnapKit says it was made: `HomeView.swift:99`.
    package var place: String?
    package var identifier: String?
    /// `h=--& v=--&`
    package var mask: String?
    /// Nil when the words in the middle say nothing that is known.
    package var relation: Relation?
    package var priority = 1000.0
    /// Of a natural size: how strongly it holds on either side.
    package var contentPriorities: ContentPriorities?
    /// What `|` stands for, where the names at the end say it.
    package var container: Item?
    /// False when the log says `inactive`.
    package var isActive = true
  }

  package struct ContentPriorities: Sendable, Equatable {
    package var hugging: Double
    package var compression: Double
  }

  /// `first (≤ = ≥) multiplier × second + constant`
  package struct Relation: Sendable, Equatable {
    package var first: Anchor
    package var sign: Sign
    package var second: Anchor?
    package var multiplier = 1.0
    package var constant = 0.0

    package enum Sign: String, Sendable {
      case lessThanOrEqual = "<="
      case equal = "=="
      case greaterThanOrEqual = ">="
    }
  }

  package struct Anchor: Sendable, Equatable {
    package var item: Item
    package var attribute: Attribute
  }

  /// A view or guide of the log.
  package struct Item: Sendable, Hashable {
    package var className = ""
    /// Nil for one that only its name stands for.
    package var address: String?
    /// The text it shows, or a guide's identifier.
    package var text: String?
    /// Its accessibility identifier.
    package var name: String?

    /// What tells items apart.
    package var key: String { address ?? name ?? className }
  }

  package enum Attribute: String, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case minX, midX, maxX, minY, midY, maxY

    var isLength: Bool { self == .width || self == .height }

    var isHorizontal: Bool {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX:
        true
      default: false
      }
    }

    var isMargin: Bool { rawValue.hasSuffix("Margin") }
  }
}

extension ConsoleLog {
  /// Never fails, on any text.
  package static func parse(_ text: String) -> ConsoleLog {
    var reader = ConsoleLogReader(text)
    return reader.read()
  }
}
