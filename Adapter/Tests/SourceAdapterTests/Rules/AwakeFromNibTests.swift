import Testing

@testable import SourceAdapter

struct AwakeFromNibTests {
  @Test func theExampleOfThePageIsTrue() async {
    let adapted = await AwakeFromNib.adaptedExample()
    #expect(adapted == AwakeFromNib.expectedExample)
  }

  private func adapted(_ source: String) async -> String {
    await AdaptedProgram(["A.swift": source]).text("A.swift") ?? source
  }

  @Test func viewsAndBarItemsStay() async {
    let view = "import UIKit\nclass A: UILabel {\n  override func awakeFromNib() { super.awakeFromNib() }\n}"
    #expect(await adapted(view) == view)
    let item = "import UIKit\nclass A: UITabBarItem {\n  override func awakeFromNib() { super.awakeFromNib() }\n}"
    #expect(await adapted(item) == item)
  }

  @Test func onlyTheFirstClassOfAFamilyChanges() async {
    let text = await adapted(
      """
      open class Base: NSObject, Playing {}
      open class Frames: Base {
        open override func awakeFromNib() { go() }
      }
      class Last: Frames {
        override func awakeFromNib() { super.awakeFromNib() }
      }
      """)
    #expect(
      text.contains("open class Frames: Base, ObjCExposed {\n  @MainActor open          func awakeFromNib() { go() }"))
    #expect(text.contains("  override func awakeFromNib() { super.awakeFromNib() }"))
    #expect(text.split(separator: ".action(\"awakeFromNib\"").count == 2)
  }

  @Test func aConstraintOfTheProgramIsAwakened() async {
    let text = await adapted("class Hairline: NSLayoutConstraint {\n  override func awakeFromNib() { constant = 1 }\n}")
    #expect(text.contains("@MainActor          func awakeFromNib() { constant = 1 }"))
    #expect(text.contains(".action(\"awakeFromNib\""))
  }

  @Test func anIsolationThatIsWrittenStays() async {
    let text = await adapted("class A: NSObject {\n  @MainActor override func awakeFromNib() {}\n}")
    #expect(text.contains("  @MainActor          func awakeFromNib() {}"))
  }
}
