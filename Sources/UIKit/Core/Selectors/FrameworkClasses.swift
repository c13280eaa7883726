/// Classes of Apple's other frameworks, which documents name without a module. They exist in a program that has modules with
/// the frameworks' names.
enum FrameworkClasses {
  /// The frameworks by the prefixes of their classes.
  private static let modules: [(prefix: String, names: [String])] = [
    ("AR", ["ARKit"]), ("AS", ["AuthenticationServices"]), ("AV", ["AVKit", "AVFoundation"]), ("CN", ["ContactsUI"]),
    ("EK", ["EventKitUI"]), ("GK", ["GameKit"]), ("GLK", ["GLKit"]), ("LP", ["LinkPresentation"]),
    ("MF", ["MessageUI"]),
    ("MK", ["MapKit"]), ("MP", ["MediaPlayer"]), ("MTK", ["MetalKit"]), ("PDF", ["PDFKit"]), ("PH", ["PhotosUI"]),
    ("PK", ["PassKit"]), ("QL", ["QuickLook"]), ("SCN", ["SceneKit"]), ("SF", ["SafariServices"]),
    ("SK", ["SpriteKit", "StoreKit"]), ("WK", ["WebKit"]),
  ]

  /// The classes of elements in documents.
  private static let elements = [
    "arscnView": "ARSCNView", "arskView": "ARSKView", "avPlayerViewController": "AVPlayerViewController",
    "glkView": "GLKView", "glkViewController": "GLKViewController", "mapView": "MKMapView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "skView": "SKView", "wkWebView": "WKWebView",
  ]

  static func find(_ name: String) -> AnyClass? {
    modules.lazy.filter { name.hasPrefix($0.prefix) }.flatMap(\.names)
      .compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  static func find(element: String) -> AnyClass? { elements[element].flatMap { find($0) } }
}
