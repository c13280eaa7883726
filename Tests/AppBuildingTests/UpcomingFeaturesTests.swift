import ProjectFiles
import Testing

@testable import AppBuilding

/// The features of Swift that a target's settings enable.
struct UpcomingFeaturesTests {
  @Test(arguments: [
    ([:], ["BareSlashRegexLiterals"]), (["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"], []),
    (
      ["SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "NO"],
      ["BareSlashRegexLiterals", "MemberImportVisibility"]
    ),
    (
      ["SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "YES", "SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"],
      ["DisableOutwardActorInference"]
    ),
    (
      ["SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"],
      [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ]
    ),
  ])
  func names(of settings: [String: String], are names: [String]) {
    #expect(UpcomingFeatures(of: BuildSettings(settings)).names == names)
  }
}
