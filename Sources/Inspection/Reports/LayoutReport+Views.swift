import CoreTypes
import UIKit

// Creates the report of a layout.
extension LayoutReport {
  /// - Parameter document: The path as the user gave it.
  @MainActor package init(_ layout: LaidOut, document: String) {
    self.document = document
    environment = Environment(layout.session.environmentSummary)
    scenes = layout.scenes.map { scene in
      var names = ViewNames(scene.naming)
      let containers = scene.containers.map { Container(id: $0.id, class: $0.className) }
      return Scene(
        id: scene.id, root: scene.root.map { View($0, path: [0], &names) },
        containers: containers.isEmpty ? nil : containers)
    }
    diagnostics = layout.diagnostics.map(Finding.init)
    log = layout.log
  }
}

extension LayoutReport.Environment {
  init(_ summary: EnvironmentSummary) {
    self.init(device: summary.device, os: summary.os, orientation: summary.orientation, scale: summary.scale)
  }
}

extension LayoutReport.View {
  @MainActor fileprivate init(_ view: UIView, path: [Int], _ names: inout ViewNames) {
    id = names.name(of: view, path: path)
    `class` = view.className
    frame = view.frame.thousandths
    bounds = view.transform.isIdentity ? nil : view.bounds.thousandths
    text = view.reportedText.flatMap { $0.isEmpty ? nil : $0 }
    hidden = view.isHidden ? true : nil
    children = []
    for (index, subview) in view.subviews.enumerated() {
      children.append(LayoutReport.View(subview, path: path + [index], &names))
    }
  }
}

extension LayoutReport.Finding {
  init(_ diagnostic: Diagnostic) {
    self.init(
      rule: diagnostic.rule, severity: diagnostic.severity.rawValue, view: diagnostic.view,
      message: diagnostic.message, line: diagnostic.position?.line, column: diagnostic.position?.column)
  }
}

extension CGRect {
  fileprivate var thousandths: [Double] { [origin.x, origin.y, width, height].map(\.thousandths) }
}

extension CGFloat {
  fileprivate var thousandths: Double {
    // JSON has no infinity, and a number beyond 2⁵³ has no decimals.
    let finite = Swift.max(-Double.greatestFiniteMagnitude, Swift.min(Double(self), .greatestFiniteMagnitude))
    guard finite.magnitude < 9e15 else { return finite }
    let rounded = (finite * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}
