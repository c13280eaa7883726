import CoreTypes
import UIKit

/// Writes a heading, the trees of the scenes, and the diagnostics.
struct LayoutTextWriter: LayoutWriter {
  func text(for layout: LaidOut, document: String) -> String {
    let heading = "\(document): \(layout.session.environmentSummary.sentence)"
    let findings = layout.diagnostics.map { $0.line(document: document) }
    return ([heading] + layout.scenes.map(Self.text) + findings).joined(separator: "\n")
  }

  func text(for failure: DocumentFailure) -> String? { nil }

  private static func text(for scene: LaidOut.Scene) -> String {
    let containers = scene.containers.map { [$0.className, $0.id].compactMap(\.self).joined(separator: " ") }
    let name = "scene \(scene.id)" + (containers.isEmpty ? "" : " in \(containers.joined(separator: ", "))")
    guard let root = scene.root else { return "\(name): no view" }
    return "\(name)\n\(root.recursiveDescription(scene.naming))"
  }
}

extension EnvironmentSummary {
  /// The environment as a sentence: `iphone-5, iOS 6.1, portrait, 2 pixels per point`.
  var sentence: String {
    let pixels = scale == 1 ? "1 pixel" : "\(scale.formatted(.number.locale(Locale(identifier: "en_US")))) pixels"
    return "\(device), iOS \(os), \(orientation), \(pixels) per point"
  }
}

extension Diagnostic {
  /// Returns a line `path:line:col: warning: message (rule)`, for a conflict with the command that explains it.
  func line(document: String) -> String {
    let place = position.map { "\(document):\($0.line):\($0.column)" } ?? document
    let line = "\(place): \(severity.rawValue): \(message) (\(rule))"
    guard rule == "unsatisfiable-constraints" else { return line }
    let isFile = document.hasSuffix(".xib") || document.hasSuffix(".storyboard")
    let command = "\(isFile ? "tinamou " : "")explain \(document)"
    return "\(line)\n  Run '\(command)' with the same options for the reason and verified fixes."
  }
}
