import ProjectFiles

/// The upcoming features of Swift that a target's settings enable, by the compiler's names.
///
/// > Basis: Xcode's build settings reference, and the name of each feature in its proposal.
struct UpcomingFeatures {
  let names: [String]

  init(of settings: BuildSettings) {
    let single = settings.values.keys.filter { $0.hasPrefix(Self.prefix) && settings.isOn($0) }.map(Self.name)
    let approachable = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? Self.approachable : []
    // Xcode compiles with slashes around regular expressions unless the setting says NO; Swift 6 always does.
    let slashes = settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO" ? ["BareSlashRegexLiterals"] : []
    names = Set(single + approachable + slashes).sorted()
  }

  private static let prefix = "SWIFT_UPCOMING_FEATURE_"

  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The settings whose names differ from those of the features.
  private static let otherNames = [
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
  ]

  private static func name(_ setting: String) -> String {
    let words = String(setting.dropFirst(prefix.count))
    return otherNames[words] ?? words.split(separator: "_").map(\.capitalized).joined()
  }
}
