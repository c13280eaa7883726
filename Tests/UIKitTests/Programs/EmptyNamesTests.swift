import Testing

@testable import UIKit

/// Empty names in a property list. Basis: recalled: Xcode leaves `UIMainStoryboardFile` with an empty string when "Main
/// Interface" is cleared, and such an app starts with its delegate alone.
@MainActor struct EmptyNamesTests {
  @Test("an empty name of a storyboard is none")
  func storyboards() {
    #expect(ProgramInfo(["UIMainStoryboardFile": ""], bundle: nil).mainStoryboard == nil)
    #expect(ProgramInfo(["UIMainStoryboardFile": "Main"], bundle: nil).mainStoryboard != nil)
    #expect(SceneDescription(["UISceneStoryboardFile": ""]).storyboard == nil)
    #expect(SceneDescription(["UISceneStoryboardFile": "Main"]).storyboard == "Main")
  }
}
