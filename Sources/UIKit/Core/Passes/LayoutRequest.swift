import InterfaceDocuments
import SystemProfiles

/// How to show a document. Values that are nil are as designed.
package struct LayoutRequest: Sendable {
  package enum Container: String, Sendable, CaseIterable {
    case navigation, tab, none
  }

  package var device: DeviceRow?
  package var version: SystemVersion?
  package var orientation: UIInterfaceOrientation?
  /// The size of the root view in points.
  package var size: CGSize?
  package var container: Container?
  package var contentSizeCategory: UIContentSizeCategory?
  package var layoutDirection: UIUserInterfaceLayoutDirection?
  package var interfaceStyle: UIUserInterfaceStyle?
  package var localeIdentifier: String?
  package var isInCall = false
  /// The path of a folder with asset catalogs and images, which take precedence over those around the document.
  package var assetFolder: String?
  /// The identifier of the only scene to show.
  package var sceneID: String?
  /// Whether a storyboard on a device shows only its initial scene if `sceneID` is nil.
  package var wantsFirstSceneOnly = false

  package init() {}

  /// Whether the document's own canvas is used.
  package var isAsDesigned: Bool { device == nil && version == nil && orientation == nil }
}

extension LayoutRequest {
  /// Returns the environment for a document: its canvas, or the requested device and iOS version.
  func environment(for document: InterfaceDocument) -> SystemEnvironment {
    var environment = isAsDesigned ? designedEnvironment(document) : deviceEnvironment(document)
    apply(to: &environment)
    return environment
  }

  /// Returns the environment for a program, which has no canvas. Without a device and a version, these are the defaults
  /// for code.
  package func programEnvironment() -> SystemEnvironment {
    var environment = SystemEnvironment.standard
    if let version = version ?? device?.lastVersion {
      let device = device ?? DeviceCatalog.typical(for: version, idiom: .phone)
      environment = SystemEnvironment(profile: .profile(for: version), device: device)
    }
    environment.orientation = orientation ?? .portrait
    environment.screenSizeOverride = size
    apply(to: &environment)
    return environment
  }

  /// Returns the environment for a document on a device's screen. A requested size is the size of the screen.
  package func screenEnvironment(for document: InterfaceDocument) -> SystemEnvironment {
    guard !isAsDesigned else { return programEnvironment() }
    var environment = environment(for: document)
    environment.screenSizeOverride = size
    return environment
  }

  private func apply(to environment: inout SystemEnvironment) {
    if let contentSizeCategory { environment.contentSizeCategory = contentSizeCategory }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
    if let interfaceStyle { environment.interfaceStyle = interfaceStyle }
    if let localeIdentifier { environment.localeIdentifier = localeIdentifier }
    environment.isInCall = isInCall && !isAsDesigned
  }

  private func designedEnvironment(_ document: InterfaceDocument) -> SystemEnvironment {
    let orientation: UIInterfaceOrientation = document.device?.isLandscape == true ? .landscapeLeft : .portrait
    var environment = SystemEnvironment.asDesigned(
      era: document.era, device: document.designedDevice, orientation: orientation,
      hasSizeClasses: document.usesTraitCollections)
    if document.device == nil { environment.scale = document.era.canvasScaleWithoutDevice }
    if document.device?.isDark == true { environment.interfaceStyle = .dark }
    return environment
  }

  private func deviceEnvironment(_ document: InterfaceDocument) -> SystemEnvironment {
    let version = version ?? device?.lastVersion ?? document.era.profile.version
    let device = device ?? DeviceCatalog.typical(for: version, idiom: document.designedDevice.idiom)
    return SystemEnvironment(
      profile: .profile(for: version), device: device, orientation: orientation ?? .portrait)
  }
}

extension DeviceCatalog {
  /// Returns the newest device of an idiom that runs an iOS version.
  static func typical(for version: SystemVersion, idiom: UIUserInterfaceIdiom) -> DeviceRow {
    all.last { $0.idiom == idiom && $0.runs(version) } ?? all.last { $0.runs(version) } ?? all[0]
  }
}

extension InterfaceDocument {
  /// The Interface Builder version that saved the document.
  package var era: InterfaceBuilderEra {
    InterfaceBuilderEra(toolsVersion: toolsVersion, plugInVersion: archive?.cocoaTouchPluginVersion)
  }

  /// The screen size of a canvas without simulated metrics, in points.
  var canvasSize: CGSize {
    if let device { return designedDevice.screenSize(orientation: device.isLandscape ? .landscapeLeft : .portrait) }
    return era.defaultCanvas(hasSizeClasses: usesTraitCollections, idiom: targetIsPad ? .pad : .phone)
  }

  /// The canvas device, as a model that runs the canvas's iOS version. Documents before Xcode 8 do not name one.
  var designedDevice: DeviceRow {
    let id = device?.id ?? (targetIsPad ? "ipad9_7" : "retina4_0")
    let models = DeviceCatalog.all.lazy.filter { $0.interfaceBuilderID == id }
    return models.first { $0.runs(era.profile.version) } ?? models.first
      ?? DeviceCatalog.typical(for: era.profile.version, idiom: targetIsPad ? .pad : .phone)
  }
}

extension SimulatedMetrics {
  /// The size of the simulated screen, in points; an unnamed one is the 3.5-inch screen. Nil for a freeform size.
  ///
  /// > Basis: captured. 13 of 13 full-screen roots under such metrics are 320×480.
  var screenSize: CGSize? {
    if let size { return size }
    guard name == "simulatedScreenMetrics" else { return nil }
    return DeviceCatalog.device(screenMetrics: type ?? "retina35")?.pointSize
  }
}
