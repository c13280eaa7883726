/// A visual format string, taken apart.
///
/// ```
/// format    := [("H"|"V") ":"] ["|" connection] view (connection view)* [connection "|"]
/// view      := "[" name ["(" predicate ("," predicate)* ")"] "]"
/// connection := "" | "-" | "-" simple "-" | "-(" predicate ("," predicate)* ")-"
/// predicate := ["==" | "<=" | ">="] (number | name) ["@" (number | name)]
/// ```
///
/// > Source: "Visual Format Language" of the Auto Layout Guide.
struct VisualFormat: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// From the superview's edge to the first view; nil when the format does not start with `|`.
  var start: Connection?
  var views: [View] = []
  /// One fewer than views.
  var connections: [Connection] = []
  /// From the last view to the superview's edge.
  var end: Connection?

  struct View: Equatable {
    var name: Name
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
    var relation = NSLayoutConstraint.Relation.equal
    var object: Value
    var priority: Value?
  }

  /// A number, or a name that metrics or views explain.
  enum Value: Equatable {
    case number(Double)
    case named(Name)
  }

  /// A name and where it stands, for errors.
  struct Name: Equatable {
    var text: String
    /// In characters from the start of the format.
    var offset: Int
  }
}

/// Why a format cannot be read, and at which character.
struct VisualFormatError: Error, Equatable {
  var message: String
  var offset: Int

  /// The text of UIKit's exception, with a caret under the character.
  func reason(format: String) -> String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: offset))^"
  }
}
