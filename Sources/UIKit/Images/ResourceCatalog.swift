import InterfaceDocuments

/// What is known of resources that documents name: enough to lay out when the files are missing.
package struct ResourceCatalog: Sendable {
  var imageSizes: [String: CGSize] = [:]
  var colors: [String: RGBAColor] = [:]

  package init() {}

  init(_ resources: DocumentResources) {
    imageSizes = resources.imageSizes
    colors = resources.namedColors
  }
}
