import InterfaceDocuments
import Synchronization

/// What images follow that are made on any thread.
struct ImageFacts: Sendable {
  var resources = ResourceCatalog()
  var textSize: UIContentSizeCategory

  init(textSize: UIContentSizeCategory) { self.textSize = textSize }

  /// Of the current program.
  static var current: ImageFacts { Session.current.imageFacts.withLock { $0 } }
}

/// What is known of resources that documents name: enough to lay out when the files are missing.
package struct ResourceCatalog: Sendable {
  var imageSizes: [String: CGSize] = [:]
  var colors: [String: RGBAColor] = [:]
  /// Of colours that are others in dark mode.
  var darkColors: [String: RGBAColor] = [:]

  package init() {}

  func color(_ name: String, isDark: Bool) -> RGBAColor? { isDark ? darkColors[name] ?? colors[name] : colors[name] }

  /// What one more document declares. The last one counts.
  mutating func add(_ resources: DocumentResources) {
    imageSizes.merge(resources.imageSizes) { $1 }
    colors.merge(resources.namedColors) { $1 }
    darkColors.merge(resources.darkColors) { $1 }
  }
}
