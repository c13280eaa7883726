import Testing

@testable import UIKit

/// Names in a property list that name nothing. Basis: recalled: Xcode leaves `UIMainStoryboardFile` with an empty string where
/// "Main Interface" is cleared, and such an app starts with its delegate alone.
@MainActor struct EmptyNamesTests {
  @Test("an empty name of a storyboard is none")
  func storyboards() {
    #expect(ProgramInfo(["UIMainStoryboardFile": ""], bundle: nil).mainStoryboard == nil)
    #expect(ProgramInfo(["UIMainStoryboardFile": "Main"], bundle: nil).mainStoryboard != nil)
    #expect(SceneDescription(["UISceneStoryboardFile": ""]).storyboard == nil)
    #expect(SceneDescription(["UISceneStoryboardFile": "Main"]).storyboard == "Main")
  }
}
