import CoreTypes

/// The contents of a xib or a storyboard, as values. Nothing is laid out, instantiated or looked up.
package struct InterfaceDocument: Sendable {
  package enum Kind: Sendable, Hashable { case xib, storyboard }

  /// The two file formats of Interface Builder.
  package enum Dialect: Sendable, Hashable {
    /// `<document>`, Xcode 4.2 storyboards and everything since Xcode 5.
    case document
    /// `<archive>`, the keyed archive of Xcode 3 and 4 xibs.
    case archive
  }

  package var kind: Kind
  package var dialect: Dialect
  /// The Interface Builder build that saved the document (`toolsVersion`, or `IBDocument.InterfaceBuilderVersion` of an
  /// archive).
  package var toolsVersion: String?
  /// The format version, such as `3.0` for a document, `7.10` or `8.00` for an archive.
  package var formatVersion: String?
  package var archive: ArchiveVersions?
  package var targetIsPad = false
  package var usesAutoLayout = false
  package var usesTraitCollections = false
  package var usesSafeAreas = false
  package var isLaunchScreen = false
  package var device: InterfaceDevice?
  package var initialViewControllerID: String?
  package var tintColor: InterfaceColor?
  /// The document's `simulatedMetricsContainer`, the defaults of its controllers.
  package var simulatedMetrics: [SimulatedMetrics] = []
  /// The document's `inferredMetricsTieBreakers`: the identifiers of the segues that determine the simulated bars of a
  /// controller with several incoming segues.
  package var decidingSegueIDs: Set<String> = []
  /// The scenes. A xib has one scene, with an empty identifier.
  package var scenes: [InterfaceScene] = []
  package var resources = DocumentResources()
  package var diagnostics: [DocumentDiagnostic] = []

  package init(kind: Kind, dialect: Dialect) { (self.kind, self.dialect) = (kind, dialect) }

  /// All views of the document, each once, in document order with parents before their children.
  package var allViews: [InterfaceView] {
    var views: [InterfaceView] = []
    visitViews { views.append($0) }
    return views
  }

  /// Calls `body` with every view in the same order, without copying the large values.
  func visitViews(_ body: (InterfaceView) -> Void) {
    for scene in scenes { scene.visitViews(body) }
  }
}

/// The version numbers of an archive, which has no single one.
package struct ArchiveVersions: Sendable, Hashable {
  /// `IBDocument.SystemTarget`; the release is its hexadecimal form (1536 is 0x600, iOS 6.0).
  package var systemTarget: Int?
  package var interfaceBuilderVersion: String?
  package var cocoaTouchPluginVersion: String?
}

/// The canvas device of a modern document.
package struct InterfaceDevice: Sendable, Hashable {
  /// Interface Builder's name: `retina4_7`, `retina6_12`, `ipad9_7`.
  package var id: String
  package var isLandscape = false
  package var isDark = false
  /// `fullscreen`, `splitview…`; nil on phones.
  package var layout: String?
}
