/// The reason why a format cannot be parsed, and its location.
struct VisualFormatError: Error, Equatable {
  var message: String
  /// In characters from the start of the format; nil if the format itself is valid.
  var offset: Int?

  /// Returns the message of UIKit's exception, with a caret under the character at which parsing stopped. That is the
  /// character after an unknown name, or after a view that has no superview.
  func reason(format: String) -> String {
    guard let offset else { return message }
    return "Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: offset))^"
  }
}

// The messages, grouped by basis.
extension VisualFormatError {
  // documented: examples of the Auto Layout Guide

  static let badRelation = "Unknown relation. Must be ==, >=, or <="
  static let openSize = "A predicate on a view's thickness must end with ')' and the view must end with ']'"

  static func missingColon(after letter: String, _ arrangement: String) -> String {
    "Expected ':' after '\(letter)' to specify \(arrangement) arrangement"
  }

  // captured: exceptions in issues and blogs, and the published log of a fuzzer run against UIKit

  static let expectedView = "Expected a view"
  static let badViewName = """
    Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and \
    underscores.
    """
  static let expectedNumber = "Expected a number or key from the metrics dictionary, but encountered something else"
  static let noSuperview =
    "Unable to interpret '|' character, because the related view doesn't have a superview"

  static func unknownView(_ name: String) -> String { "\(name) is not a key in the views dictionary." }

  static func unknownMetric(_ name: String) -> String {
    "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
  }

  static func tooHighPriority(_ number: String) -> String {
    "Invalid priority specified: \(number). Priority cannot be higher than NSLayoutPriorityRequired, which is 1000."
  }

  static func misalignment(_ axis: String) -> String {
    """
    Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is also \(axis).
    """
  }

  // assumed: no log of these is known

  static func tooLowPriority(_ number: String) -> String {
    "Invalid priority specified: \(number). Priority must be greater than 0."
  }

  static let openView = "Expected a ']' at the end of the view"
  static let openSpace = "Expected a ')' after the predicates of a space"
  static let openConnection = "Expected a '-' after the space"
  static let leftOver = "Expected the end of the format string"

  static func notFinite(_ constant: Double) -> String {
    "Constant is not finite!  That's illegal.  constant:\(constant)"
  }
}
