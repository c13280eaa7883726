import CoreTypes

/// What a xib or a storyboard says, as values. Nothing here is laid out, instantiated or looked up.
package struct InterfaceDocument: Sendable {
  package enum Kind: Sendable, Hashable { case xib, storyboard }

  /// The two ways Interface Builder has written its documents.
  package enum Dialect: Sendable, Hashable {
    /// `<document>`, Xcode 4.2 storyboards and everything since Xcode 5.
    case document
    /// `<archive>`, the keyed archive of Xcode 3 and 4 xibs.
    case archive
  }

  package var kind: Kind
  package var dialect: Dialect
  /// The build that saved it (`toolsVersion`, or `IBDocument.InterfaceBuilderVersion` of an archive).
  package var toolsVersion: String?
  /// `3.0` and the like of a document, `7.10` or `8.00` of an archive.
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
  /// `simulatedMetricsContainer` of the document, the defaults of its controllers.
  package var simulatedMetrics: [SimulatedMetrics] = []
  /// `inferredMetricsTieBreakers`: the ids of the segues that decide in which bars a controller with several incoming
  /// segues is shown.
  package var decidingSegueIDs: Set<String> = []
  /// A xib has one scene, with an empty id.
  package var scenes: [InterfaceScene] = []
  package var resources = DocumentResources()
  package var diagnostics: [DocumentDiagnostic] = []

  package init(kind: Kind, dialect: Dialect) { (self.kind, self.dialect) = (kind, dialect) }

  /// Every view of the document, each once: parents before their children, in document order.
  package var allViews: [InterfaceView] {
    var views: [InterfaceView] = []
    visitViews { views.append($0) }
    return views
  }

  /// Calls `body` with every view of the document, in the same order: views are large to copy.
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
