import CoreTypes

/// An event that a device sends to its pages. In JSON it is an object with one key, the name of the case.
package enum DeviceEvent: Codable, Sendable, Equatable {
  case screen(ScreenFacts)
  /// A line of the program's log.
  case log(line: String)
  /// The layout findings so far, all of them.
  case findings([FindingFacts])
  case tree([ViewFacts])
  /// The touchable elements; sent before each tree.
  case targets([TargetFacts])
  case details(ViewDetails)
  /// The numbers of the views at a point, the frontmost first.
  case picked(views: [Int])
  case explanation(view: Int, value: String, lines: [ExplanationLine])
  case timeline([FrameFacts])
  /// The caret's frame in the picture, in points: x, y, width, height; nil if no text is being edited.
  case caret(frame: [Double]?)
  case trace(TracePart)
  /// The reason why the program could not be restarted and the earlier one continues; nil if it could.
  case problem(message: String?)
  /// A request that could not be performed.
  case refused(message: String)
}

/// The state of the device.
package struct ScreenFacts: Codable, Sendable, Equatable {
  package var name: String
  package var device: String
  package var os: String
  package var orientation: String
  /// The size in points, in the interface's orientation.
  package var width, height: Double
  /// The pixels per point of the real screen.
  package var scale: Double
  /// The corner radius in points.
  package var cornerRadius: Double
  package var settings: [String: String]
  /// Whether text typed on the computer would reach a text field.
  package var takesText: Bool
}

package struct FindingFacts: Codable, Sendable, Equatable {
  package var rule, severity, message: String
  package var view: String?
  /// The place in the document, from 1.
  package var line, column: Int?
}

/// A view in the tree, in drawing order; `depth` encodes the hierarchy.
package struct ViewFacts: Codable, Sendable, Equatable {
  package var number: Int
  package var depth: Int
  package var type: String
  /// The accessibility identifier, or the identifier in the document.
  package var name: String?
  package var text: String?
  /// x, y, width and height of the bounding rectangle in the picture, in points.
  package var frame: [Double]
  package var isHidden: Bool
  /// Whether the view can be visible; false inside a hidden view.
  package var isShown: Bool
  package var clips: Bool
  /// The label for screen readers.
  package var label: String?
  package var role: String?
}

/// A touchable element, for users without a pointing device.
package struct TargetFacts: Codable, Sendable, Equatable {
  package var name: String
  /// The place in the picture, in points.
  package var x, y: Double
  package var frame: [Double]
}

/// The details of one view.
package struct ViewDetails: Codable, Sendable, Equatable {
  package var number: Int
  package var title: String
  package var path: [String]
  package var sections: [Section]
  /// The outlines in the picture, in points: x, y, width, height.
  package var outlines: [Outline]
  package var constraints: [ConstraintFacts]
  package var swift: String
  package var test: String

  package struct Section: Codable, Sendable, Equatable {
    package var title: String
    package var rows: [Row]
  }

  package struct Row: Codable, Sendable, Equatable {
    package var label: String
    package var value: String
    /// The key for `editView`; nil for a property that cannot be changed.
    package var key: String?
    /// The name of the value for `explain`.
    package var question: String?
  }

  /// A rectangle of a kind (`frame`, `alignment`, `margins`, `safeArea`, `guide`), or a line (`baseline`).
  package struct Outline: Codable, Sendable, Equatable {
    package var kind: String
    package var frame: [Double]
  }
}

package struct ConstraintFacts: Codable, Sendable, Equatable {
  package var number: Int
  package var text: String
  package var constant: Double
  package var priority: Double
  package var isActive: Bool
  /// The state: `holds`, `conflict` or `ambiguous`.
  package var state: String
  /// The origin, such as `Login.xib:12`, if it is known.
  package var origin: String?
  /// The lines to draw in the picture, in points, each x1, y1, x2, y2.
  package var lines: [[Double]]
}

/// A line of an explanation; `depth` is its indentation.
package struct ExplanationLine: Codable, Sendable, Equatable {
  package var depth: Int
  package var text: String
}

/// The cost of one frame, and its cause.
package struct FrameFacts: Codable, Sendable, Equatable {
  package var frame: UInt32
  /// The seconds since the program began.
  package var time: Double
  package var cause: String
  /// The times in milliseconds.
  package var layout, record, paint, encode: Double
  /// The number of `layoutSubviews` calls, and of solver runs.
  package var layouts, solutions: Int
  /// The first requests for layout, as sentences.
  package var asked: [String]
}
