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

  /// - Parameter name: `ID` or `ID.attribute`.
  /// - Throws: `ValueRequestError` for a name that no view has.
  package init(_ layout: LaidOut, document: String, about name: String) throws(ValueRequestError) {
    let target = try ValueTarget(name, in: layout)
    (self.document, environment) = (document, layout.session.environmentSummary)
    (view, frame) = (target.view.caption, target.view.frame)
    values = target.explanations(nil)
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
    let dependencies: [Value]

    init(_ explanation: ValueExplanation) {
      (quantity, value) = (explanation.quantity, explanation.value.rounded(toPlaces: 4))
      let bindings = explanation.cause.bindings
      cause = explanation.cause.name
      equation = bindings.first.flatMap { $0.equation.isEmpty ? nil : $0.equation }
      constraints = bindings.map { ExplanationJSON.Constraint($0.sentence, $0.source, nil) }
      distances = bindings.first.flatMap { $0.distances.isEmpty ? nil : $0.distances }
      beaten = bindings.first?.beaten ?? []
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

  private struct Part {
    let axis: NSLayoutConstraint.Axis
    let isLength: Bool
  }

  private static let x = Part(axis: .horizontal, isLength: false), width = Part(axis: .horizontal, isLength: true)
  private static let y = Part(axis: .vertical, isLength: false), height = Part(axis: .vertical, isLength: true)

  init(_ name: String, in layout: LaidOut) throws(ValueRequestError) {
    let views = Self.views(in: layout)
    if let view = views[name] {
      (self.view, parts) = (view, [Self.x, Self.y, Self.width, Self.height])
      return
    }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = words.last, words.count > 1, let view = views[words.dropLast().joined(separator: ".")] else {
      throw ValueRequestError(message: Self.unknown(name, views))
    }
    guard let parts = Self.parts(of: String(last)) else {
      throw ValueRequestError(
        message:
          "\u{201C}\(last)\u{201D} is not a value of a view; the values are \(Self.attributes.joined(separator: ", "))."
      )
    }
    (self.view, self.parts) = (view, parts)
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

  private static func views(in layout: LaidOut) -> [String: UIView] {
    var found: [String: UIView] = [:]
    for scene in layout.scenes {
      guard let root = scene.root else { continue }
      var names = ViewNames(scene.naming)
      func visit(_ view: UIView, _ path: [Int]) {
        let known = [names.name(of: view, path: path), view.source?.id, view.accessibilityIdentifier]
        for name in known.compactMap({ $0 }) where found[name] == nil { found[name] = view }
        for (index, subview) in view.subviews.enumerated() { visit(subview, path + [index]) }
      }
      visit(root, [0])
    }
    return found
  }

  private static func unknown(_ name: String, _ views: [String: UIView]) -> String {
    let names = views.keys.sorted()
    let list = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
    return names.isEmpty
      ? "there are no views." : "there is no view \u{201C}\(name)\u{201D}; there are \(list). 'layout' shows them all."
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
