/// The launch settings of a program's property list.
package struct ProgramInfo {
  /// `UIMainStoryboardFile`.
  var mainStoryboard: MainStoryboard?
  /// `UIApplicationSceneManifest`: the scenes of each role; nil for a program without scenes.
  var scenes: [String: [SceneDescription]]?
  var supportsMultipleScenes = false
  /// The schemes of `CFBundleURLTypes`, in lower case. The program opens these itself.
  var ownSchemes: Set<String> = []
  /// `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations`.
  var types: [TypeDeclaration] = []
  /// `UIApplicationShortcutItems`.
  var shortcuts: [ShortcutDescription] = []
  /// `UISupportedInterfaceOrientations`, and its variant for iPad.
  var orientations, padOrientations: UIInterfaceOrientationMask?
  /// The bundle that contains the storyboards.
  var bundle: Bundle?

  package init(mainStoryboard: MainStoryboard? = nil) { self.mainStoryboard = mainStoryboard }

  /// - Parameters:
  ///   - dictionary: the contents of an `Info.plist`. A key with a value of the wrong type is skipped.
  ///   - bundle: the bundle that contains the storyboards; nil for the main bundle.
  package init(_ dictionary: [String: Any], bundle: Bundle?) {
    self.bundle = bundle
    mainStoryboard = Self.storyboard(dictionary["UIMainStoryboardFile"]).map {
      MainStoryboard(name: $0, bundle: bundle)
    }
    if let manifest = dictionary["UIApplicationSceneManifest"] as? [String: Any] {
      supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
      scenes = (manifest["UISceneConfigurations"] as? [String: Any] ?? [:]).mapValues { scenes in
        (scenes as? [[String: Any]] ?? []).map(SceneDescription.init)
      }
    }
    types = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
      (dictionary[key] as? [[String: Any]] ?? []).compactMap(TypeDeclaration.init)
    }
    let addresses = dictionary["CFBundleURLTypes"] as? [[String: Any]] ?? []
    ownSchemes = Set(addresses.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    shortcuts = (dictionary["UIApplicationShortcutItems"] as? [[String: Any]] ?? []).compactMap(
      ShortcutDescription.init)
    orientations = Self.mask(dictionary["UISupportedInterfaceOrientations"])
    padOrientations = Self.mask(dictionary["UISupportedInterfaceOrientations~ipad"])
  }

  /// Returns the name of a storyboard. Xcode leaves an empty name when "Main Interface" is cleared.
  static func storyboard(_ name: Any?) -> String? {
    guard let name = name as? String, !name.isEmpty else { return nil }
    return name
  }

  private static func mask(_ names: Any?) -> UIInterfaceOrientationMask? {
    guard let names = names as? [String] else { return nil }
    let known: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    return UIInterfaceOrientationMask(names.compactMap { known[$0] })
  }
}

/// The storyboard that a program's property list names as `UIMainStoryboardFile`.
package struct MainStoryboard: Sendable {
  let name: String
  let bundle: Bundle?

  package init(name: String, bundle: Bundle?) { (self.name, self.bundle) = (name, bundle) }
}

/// A scene of the manifest.
struct SceneDescription {
  /// `UISceneConfigurationName`.
  var name: String?
  /// `UISceneClassName` and `UISceneDelegateClassName`, with or without the module.
  var sceneClass, delegateClass: String?
  /// `UISceneStoryboardFile`.
  var storyboard: String?

  init(_ dictionary: [String: Any]) {
    name = dictionary["UISceneConfigurationName"] as? String
    sceneClass = dictionary["UISceneClassName"] as? String
    delegateClass = dictionary["UISceneDelegateClassName"] as? String
    storyboard = ProgramInfo.storyboard(dictionary["UISceneStoryboardFile"])
  }
}

/// A shortcut of the property list.
struct ShortcutDescription {
  let type, title: String
  let subtitle: String?

  init?(_ dictionary: [String: Any]) {
    guard let type = dictionary["UIApplicationShortcutItemType"] as? String,
      let title = dictionary["UIApplicationShortcutItemTitle"] as? String
    else { return nil }
    (self.type, self.title) = (type, title)
    subtitle = dictionary["UIApplicationShortcutItemSubtitle"] as? String
  }
}
