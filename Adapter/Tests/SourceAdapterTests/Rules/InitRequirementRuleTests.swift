import Testing

@testable import SourceAdapter

struct InitRequirementRuleTests {
  @Test func theExampleOfThePageIsTrue() async {
    let adapted = await InitRequirementRule.adaptedExample()
    #expect(adapted == InitRequirementRule.expectedExample)
  }

  private func adapted(_ rest: String, extending name: String = "NSObject") async -> String {
    let source = """
      public protocol Creatable: AnyObject { init() }
      extension \(name): Creatable {}
      extension Creatable { init(_ change: (Self) -> Void) { self.init(); change(self) } }
      \(rest)
      """
    return await AdaptedProgram(["A.swift": source]).text("A.swift") ?? ""
  }

  @Test func theProgramsTypesHaveTheRequirement() async {
    let text = await adapted("class Style: Creatable { required init() {} }\nlet style = Style { print($0) }")
    #expect(text.contains("class Style: CreatableWithInit { required init() {} }"))
    #expect(text.contains("public protocol CreatableWithInit: Creatable { init() }"))
    #expect(!text.contains("extension Style"))
  }

  @Test func aSubclassOfUIKitsClassGetsTheInitializer() async {
    let text = await adapted("class Card: UIView {}\nfunc make() { _ = Card { $0.alpha = 1 } }", extending: "UIView")
    #expect(
      text.contains("fileprivate extension Card { convenience init(_ change: (Card) -> Void) { self.init(); change"))
  }

  @Test func otherClassesStay() async {
    let text = await adapted("func make() { _ = UIBarButtonItem { print($0) } }", extending: "UIView")
    #expect(!text.contains("extension UIBarButtonItem"))
  }

  @Test func aProtocolOfOwnTypesOnlyStays() async {
    let source = "import UIKit\nprotocol P { init() }\nclass A: P { required init() {} }\nextension A: Q {}"
    #expect(await AdaptedProgram(["A.swift": source]).text("A.swift") == nil)
  }
}
