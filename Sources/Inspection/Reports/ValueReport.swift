import ConstraintSolver
import CoreTypes
import UIKit

/// An explanation of a view's frame, for each requested value.
@MainActor package struct ValueReport {
  package let document: String
  package let environment: EnvironmentSummary
  package let view: String
  package let frame: CGRect
  package let values: [ValueExplanation]
  /// The requested attribute and how it follows from the values, `title.centerX = 60 (x + width / 2)`; nil if it is one
  /// of them.
  package let derivation: String?

  /// - Parameter name: `ID` or `ID.attribute`.
  /// - Throws: `ValueRequestError` for a name that no view has.
  package init(_ layout: LaidOut, document: String, about name: String) throws(ValueRequestError) {
    let target = try ValueTarget(name, in: layout)
    (self.document, environment) = (document, layout.session.environmentSummary)
    (view, frame) = (target.view.caption, target.view.frame)
    values = target.explanations(nil)
    derivation = target.derivation(from: values.map(\.value))
  }

  package func json() throws -> String {
    try ExplanationJSON.text(
      Encoded(
        document: document, environment: LayoutReport.Environment(environment), view: view,
        frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).rounded(toPlaces: 4) },
        values: values.map(Value.init)))
  }

  private struct Encoded: Encodable {
    let schemaVersion = 1
    let document: String
    let environment: LayoutReport.Environment
    let view: String
    let frame: [Double]
    let values: [Value]
  }

  private struct Value: Encodable {
    let quantity: String
    let value: Double
    /// `row`, `shared`, `known`, `open`, `deep` or `frame`.
    let cause: String
    let equation: String?
    let constraints: [ExplanationJSON.Constraint]
    /// The distances, only for a constraint about distances between anchors.
    let distances: [String]?
    let beaten: [String]
    /// The constraints that a conflict breaks; absent if there are none.
    let broken: [ExplanationJSON.Constraint]?
    let dependencies: [Value]

    init(_ explanation: ValueExplanation) {
      (quantity, value) = (explanation.quantity, explanation.value.rounded(toPlaces: 4))
      let bindings = explanation.cause.bindings
      cause = explanation.cause.name
      equation = bindings.first.flatMap { $0.equation.isEmpty ? nil : $0.equation }
      constraints = bindings.map { ExplanationJSON.Constraint($0.sentence, $0.source, nil) }
      distances = bindings.first.flatMap { $0.distances.isEmpty ? nil : $0.distances }
      beaten = bindings.first?.beaten ?? []
      let broken = explanation.broken.map { ExplanationJSON.Constraint($0.sentence, $0.source, nil) }
      self.broken = broken.isEmpty ? nil : broken
      dependencies = explanation.dependencies.map(Value.init)
    }
  }
}

extension ValueExplanation.Cause {
  fileprivate var name: String {
    switch self {
    case .row: "row"
    case .shared: "shared"
    case .knownAlready: "known"
    case .open: "open"
    case .tooDeep: "deep"
    case .frame: "frame"
    }
  }

  package var bindings: [ValueExplanation.Binding] {
    switch self {
    case .row(let binding): [binding]
    case .shared(let bindings): bindings
    case .knownAlready, .open, .tooDeep, .frame: []
    }
  }
}

extension ValueExplanation {
  /// Explains an attribute of an existing view.
  ///
  /// - Parameters:
  ///   - attribute: `x`, `width`, `bottom` and so on.
  ///   - evidence: The layout evidence of the view's tree, if available.
  /// - Returns: An explanation of each value that the attribute follows from; nil if it is not an attribute of a view.
  @MainActor package static func all(
    of attribute: String, of view: UIView, _ evidence: LayoutEvidence? = nil
  ) -> [ValueExplanation]? {
    ValueTarget(view, attribute: attribute)?.explanations(evidence)
  }
}

/// An error for a name after `--view` that cannot be understood.
package struct ValueRequestError: Error, Equatable {
  package let message: String
}

/// A view, and its requested values.
@MainActor private struct ValueTarget {
  let view: UIView
  private let parts: [Part]
  /// The requested attribute; nil for the whole view.
  private var attribute: String?

  private struct Part {
    let axis: NSLayoutConstraint.Axis
    let isLength: Bool
  }

  private static let x = Part(axis: .horizontal, isLength: false), width = Part(axis: .horizontal, isLength: true)
  private static let y = Part(axis: .vertical, isLength: false), height = Part(axis: .vertical, isLength: true)

  init(_ name: String, in layout: LaidOut) throws(ValueRequestError) {
    let views = NamedViews(layout)
    if let view = try views.view(name) {
      (self.view, parts) = (view, [Self.x, Self.y, Self.width, Self.height])
      return
    }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    // A number at the end belongs to a path.
    guard let last = words.last, words.count > 1, Int(last) == nil,
      let view = try views.view(words.dropLast().joined(separator: "."))
    else {
      throw ValueRequestError(message: views.refusal(of: name))
    }
    guard let parts = Self.parts(of: String(last)) else {
      throw ValueRequestError(
        message:
          "\u{201C}\(last)\u{201D} is not a value of a view; the values are \(Self.attributes.joined(separator: ", "))."
      )
    }
    (self.view, self.parts, attribute) = (view, parts, String(last))
  }

  private static let attributes = [
    "x", "y", "width", "height", "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY",
  ]

  /// Returns the values that determine an attribute: a far edge or a center follows from position and length.
  private static func parts(of attribute: String) -> [Part]? {
    switch attribute {
    case "x", "left": [x]
    case "y", "top": [y]
    case "width": [width]
    case "height": [height]
    case "leading", "trailing", "right", "centerX": [x, width]
    case "bottom", "centerY": [y, height]
    default: nil
    }
  }

  /// - Returns: Nil if it is not an attribute of a view.
  init?(_ view: UIView, attribute: String) {
    guard let parts = Self.parts(of: attribute) else { return nil }
    (self.view, self.parts) = (view, parts)
  }

  /// - Parameter values: The values of the parts.
  func derivation(from values: [Double]) -> String? {
    guard let attribute, let start = values.first, let length = values.last else { return nil }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isHorizontal = parts[0].axis == .horizontal, position = isHorizontal ? "x" : "y"
    let size = isHorizontal ? "width" : "height", name = "\(view.caption).\(attribute)"
    let direction = ["leading", "trailing"].contains(attribute) && isMirrored ? ", from right to left" : ""
    switch attribute {
    case "left", "top": return "\(name) = \(CGFloat(start).described) (\(position))"
    case "leading" where !isMirrored, "trailing" where isMirrored:
      return "\(name) = \(CGFloat(start).described) (\(position)\(direction))"
    case "right", "bottom", "leading", "trailing":
      return "\(name) = \(CGFloat(start + length).described) (\(position) + \(size)\(direction))"
    case "centerX", "centerY": return "\(name) = \(CGFloat(start + length / 2).described) (\(position) + \(size) / 2)"
    default: return nil
    }
  }

  func explanations(_ known: LayoutEvidence?) -> [ValueExplanation] {
    guard let evidence = known ?? LayoutEvidence(root: view.top) else { return parts.map(unreached) }
    var walk = ValueWalk(evidence)
    return parts.map { part in
      guard let variable = evidence.variable(of: view, part.axis, isLength: part.isLength) else {
        return unreached(part)
      }
      return walk.explain(variable)
    }
  }

  private func unreached(_ part: Part) -> ValueExplanation {
    let frame = view.frame, isHorizontal = part.axis == .horizontal
    let value = part.isLength ? (isHorizontal ? frame.width : frame.height) : isHorizontal ? frame.minX : frame.minY
    let name = part.isLength ? (isHorizontal ? "width" : "height") : isHorizontal ? "x" : "y"
    return ValueExplanation(quantity: "\(view.caption).\(name)", value: Double(value), cause: .frame)
  }
}
