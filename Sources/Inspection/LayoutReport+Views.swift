import CoreTypes
import UIKit

// From a laid-out document to its report.
extension LayoutReport {
  /// - Parameter document: the path as the user gave it.
  @MainActor package init(_ layout: DocumentLayout, document: String) {
    self.document = document
    environment = Environment(layout.session.environmentSummary)
    scenes = layout.scenes.map { Scene(id: $0.id, root: $0.root.map(View.init)) }
    diagnostics = layout.session.diagnostics.map(Finding.init)
  }
}

extension LayoutReport.Environment {
  fileprivate init(_ summary: EnvironmentSummary) {
    self.init(device: summary.device, os: summary.os, orientation: summary.orientation, scale: summary.scale)
  }
}

extension LayoutReport.View {
  @MainActor fileprivate init(_ view: UIView) {
    id = view.source?.id
    `class` = view.className
    let frame = view.frame
    self.frame = [frame.origin.x, frame.origin.y, frame.width, frame.height].map(\.thousandths)
    text = view.reportedText.flatMap { $0.isEmpty ? nil : $0 }
    hidden = view.isHidden ? true : nil
    children = view.subviews.map(LayoutReport.View.init)
  }
}

extension LayoutReport.Finding {
  fileprivate init(_ diagnostic: Diagnostic) {
    self.init(
      rule: diagnostic.rule, severity: diagnostic.severity.rawValue, view: diagnostic.view,
      message: diagnostic.message, line: diagnostic.position?.line, column: diagnostic.position?.column)
  }
}

extension CGFloat {
  fileprivate var thousandths: Double {
    let rounded = (Double(self) * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}
