import CoreTypes

/// Text from Xcode's console as values: its Auto Layout conflicts, from any iOS release.
///
/// Parsing never fails. Lines that cannot be read are kept unchanged.
package struct ConsoleLog: Sendable, Equatable {
  package var conflicts: [Conflict] = []
  /// The unchanged lines that belong to no conflict and are no boilerplate.
  package var unread: [String] = []

  /// A conflict, introduced by "Unable to simultaneously satisfy constraints".
  package struct Conflict: Sendable, Equatable {
    /// The constraints in the parenthesized list.
    package var constraints: [Constraint] = []
    /// The constraint that UIKit broke; nil if the log ends before it.
    package var broken: Constraint?
    /// The lines of the list that are no constraints, such as `<private>`.
    package var unread: [String] = []
  }

  /// A constraint, written as `<NSLayoutConstraint:0x… …>`.
  package struct Constraint: Sendable, Equatable {
    /// The original text, on one line.
    package var text = ""
    package var className = ""
    package var address: String?
    /// The source location that SnapKit logs, such as `HomeView.swift:99`.
    package var place: String?
    package var identifier: String?
    /// The autoresizing mask, such as `h=--& v=--&`.
    package var mask: String?
    /// The relation; nil if the middle part could not be read.
    package var relation: Relation?
    package var priority = 1000.0
    /// The content hugging and compression resistance priorities of a natural size.
    package var contentPriorities: ContentPriorities?
    /// The item that `|` refers to, if the names at the end define it.
    package var container: Item?
    /// Whether the constraint is active; false if the log says `inactive`.
    package var isActive = true
  }

  package struct ContentPriorities: Sendable, Equatable {
    package var hugging: Double
    package var compression: Double
  }

  /// A relation `first (≤ = ≥) multiplier × second + constant`.
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

  /// A view or layout guide in the log.
  package struct Item: Sendable, Hashable {
    package var className = ""
    /// The address; nil if the log contains only a name.
    package var address: String?
    /// The text that the view shows, or a guide's identifier.
    package var text: String?
    /// The accessibility identifier.
    package var name: String?

    /// A key that distinguishes items.
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
  /// Parses any text; never fails.
  package static func parse(_ text: String) -> ConsoleLog {
    var reader = ConsoleLogReader(text)
    return reader.read()
  }
}
