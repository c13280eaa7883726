import CoreTypes

/// What a device tells its pages. As JSON an object with one key, the name of the case.
package enum DeviceEvent: Codable, Sendable, Equatable {
  case screen(ScreenFacts)
  /// A line that the program said.
  case log(line: String)
  /// What was found about the layout so far, all of it.
  case findings([FindingFacts])
  case tree([ViewFacts])
  /// What can be touched, comes before each tree.
  case targets([TargetFacts])
  case details(ViewDetails)
  /// The numbers of the views at a point, the frontmost first.
  case picked(views: [Int])
  case explanation(view: Int, value: String, lines: [ExplanationLine])
  case timeline([FrameFacts])
  /// The caret's frame on the picture, in points: x, y, width, height; nil while no text is edited.
  case caret(frame: [Double]?)
  case trace(TracePart)
  /// The program could not be started again, so that the earlier one goes on; nil when it could.
  case problem(message: String?)
  /// Something asked for could not be done.
  case refused(message: String)
}

/// The device as it stands.
package struct ScreenFacts: Codable, Sendable, Equatable {
  package var name: String
  package var device: String
  package var os: String
  package var orientation: String
  /// In points, as the interface is turned.
  package var width, height: Double
  /// Pixels per point of the real screen.
  package var scale: Double
  /// In points.
  package var cornerRadius: Double
  package var settings: [String: String]
  /// Whether keys typed at the computer would reach a text.
  package var takesText: Bool
}

package struct FindingFacts: Codable, Sendable, Equatable {
  package var rule, severity, message: String
  package var view: String?
  /// In the document, from 1.
  package var line, column: Int?
}

/// A view in the tree, in the order of drawing; `depth` says how the list is a tree.
package struct ViewFacts: Codable, Sendable, Equatable {
  package var number: Int
  package var depth: Int
  package var type: String
  /// The accessibility identifier, or the id of the document.
  package var name: String?
  package var text: String?
  /// x, y, width and height on the picture, in points, of the rectangle around it.
  package var frame: [Double]
  package var isHidden: Bool
  /// Whether it may be seen at all: false inside what is hidden.
  package var isShown: Bool
  package var clips: Bool
  /// For screen readers.
  package var label: String?
  package var role: String?
}

/// Something that can be touched, for those who do not point with a finger.
package struct TargetFacts: Codable, Sendable, Equatable {
  package var name: String
  /// On the picture, in points.
  package var x, y: Double
  package var frame: [Double]
}

/// Everything about one view.
package struct ViewDetails: Codable, Sendable, Equatable {
  package var number: Int
  package var title: String
  package var path: [String]
  package var sections: [Section]
  /// On the picture, in points: x, y, width, height.
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
    /// What `editView` calls it; nil for what cannot be changed.
    package var key: String?
    /// What `explain` calls it.
    package var question: String?
  }

  /// A rectangle of a kind: `frame`, `alignment`, `margins`, `safeArea`, `guide`; or a line: `baseline`.
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
  /// `holds`, `conflict` or `ambiguous`.
  package var state: String
  /// Where it came from: `Login.xib:12`, or nothing.
  package var origin: String?
  /// On the picture, in points: the lines to draw, each x1, y1, x2, y2.
  package var lines: [[Double]]
}

/// A line of an explanation; `depth` says how far it is indented.
package struct ExplanationLine: Codable, Sendable, Equatable {
  package var depth: Int
  package var text: String
}

/// What one frame cost, and why there was one.
package struct FrameFacts: Codable, Sendable, Equatable {
  package var frame: UInt32
  /// Seconds since the program began.
  package var time: Double
  package var cause: String
  /// In milliseconds.
  package var layout, record, paint, encode: Double
  /// How often `layoutSubviews` ran, and how often a solver was asked.
  package var layouts, solutions: Int
  /// Who asked for layout, the first ones, in sentences.
  package var asked: [String]
}
