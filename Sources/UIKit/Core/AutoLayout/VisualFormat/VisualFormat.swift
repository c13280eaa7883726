/// A visual format string, taken apart; metrics are numbers already.
///
/// ```
/// format     := [("H"|"V") ":"] ["|" connection] view (connection view)* [connection "|"]
/// view       := "[" name ["(" predicate ("," predicate)* ")"] "]"
/// connection := "" | "-" | "-" length ["@" priority] "-" | "-(" predicate ("," predicate)* ")-"
/// predicate  := ["==" | "<=" | ">="] (number | name) ["@" (number | name)]
/// name       := a C identifier
/// number     := what strtod takes in the C locale; without parentheses, none below zero
/// ```
///
/// > Source: "Visual Format Language" of the Auto Layout Guide. That a length without parentheses may have a priority
/// > is not in that grammar, but in a published log of what Foundation accepts.
struct VisualFormat: Equatable {
  enum Axis { case horizontal, vertical }
  enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }

  var axis = Axis.horizontal
  /// From the superview's edge to the first view; nil when the format does not start with `|`.
  var start: Connection?
  var views: [View] = []
  /// One fewer than views.
  var connections: [Connection] = []
  /// From the last view to the superview's edge.
  var end: Connection?

  struct View: Equatable {
    var name: String
    var sizes: [Predicate] = []
  }

  enum Connection: Equatable {
    /// No gap.
    case flush
    /// A dash: the system's own spacing.
    case standard
    case gaps([Predicate])
  }

  struct Predicate: Equatable {
    var relation = Relation.equal
    var length: Length
    /// More than 0, at most 1000; nil means required.
    var priority: Float?
  }

  enum Length: Equatable {
    case points(Double)
    /// As long as the view of that name; sizes only.
    case view(String)
  }
}

/// What the names in a format stand for. The parser asks while it reads, so that of several mistakes the first is
/// named, as in UIKit.
struct VisualFormatNames {
  var metric: (String) -> Double?
  var isView: (String) -> Bool
  var hasSuperview: (String) -> Bool
}
