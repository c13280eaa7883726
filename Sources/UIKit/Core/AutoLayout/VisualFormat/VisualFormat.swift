/// A parsed visual format string. Metrics are already replaced by numbers.
///
/// ```
/// format     := [("H"|"V") ":"] ["|" connection] view (connection view)* [connection "|"]
/// view       := "[" name ["(" predicate ("," predicate)* ")"] "]"
/// connection := "" | "-" | "-" length ["@" priority] "-" | "-(" predicate ("," predicate)* ")-"
/// predicate  := ["==" | "<=" | ">="] (number | name) ["@" (number | name)]
/// name       := a C identifier
/// number     := as strtod reads it in the C locale; not negative outside of parentheses
/// ```
///
/// > Source: "Visual Format Language" of the Auto Layout Guide. Its grammar does not allow a priority for a length
/// > without parentheses; a published log shows that Foundation accepts it.
struct VisualFormat: Equatable {
  enum Axis { case horizontal, vertical }
  enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }

  var axis = Axis.horizontal
  /// The connection from the superview's edge to the first view; nil if the format does not start with `|`.
  var start: Connection?
  var views: [View] = []
  /// One fewer than views.
  var connections: [Connection] = []
  /// The connection from the last view to the superview's edge.
  var end: Connection?

  struct View: Equatable {
    var name: String
    var sizes: [Predicate] = []
  }

  enum Connection: Equatable {
    /// No gap.
    case flush
    /// The system's standard spacing, written as a dash.
    case standard
    case gaps([Predicate])
  }

  struct Predicate: Equatable {
    var relation = Relation.equal
    var length: Length
    /// Above 0 and at most 1000; nil for required.
    var priority: Float?
  }

  enum Length: Equatable {
    case points(Double)
    /// The length of the view with this name; for sizes only.
    case view(String)
  }
}

/// The meaning of the names in a format. The parser looks names up while it reads, so that it reports the first of
/// several errors, as UIKit does.
struct VisualFormatNames {
  var metric: (String) -> Double?
  var isView: (String) -> Bool
  var hasSuperview: (String) -> Bool
}
