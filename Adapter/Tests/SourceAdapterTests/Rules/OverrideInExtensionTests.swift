import Testing

@testable import SourceAdapter

struct OverrideInExtensionTests {
  @Test func theExampleOfThePageIsTrue() async {
    let adapted = await OverrideInExtension.adaptedExample()
    #expect(adapted == OverrideInExtension.expectedExample)
  }

  private func adapted(_ files: [String: String]) async -> AdaptedProgram { await AdaptedProgram(files) }

  @Test func observersBecomeMethods() async {
    let source = "class A: UIView {\n}\nextension A {\n  override var tag: Int { didSet { print(oldValue) } }\n}"
    let text = await adapted(["A.swift": source]).text("A.swift") ?? ""
    #expect(text.contains(" override var tag: Int { didSet { didSet_tagInAExtension(oldValue) } } }"))
    #expect(text.contains("func didSet_tagInAExtension(_ oldValue: Int) { print(oldValue) }"))
  }

  @Test func bothObserversBecomeMethods() async {
    let source =
      "class A: UIView {\n}\nextension A {\n  override var tag: Int { willSet(next) { print(next) } didSet { stop() } }\n}"
    let text = await adapted(["A.swift": source]).text("A.swift") ?? ""
    #expect(
      text.contains(
        " override var tag: Int { willSet { willSet_tagInAExtension(newValue) } didSet { didSet_tagInAExtension(oldValue) } } }"))
    #expect(text.contains("func willSet_tagInAExtension(_ next: Int)"))
    #expect(text.contains("{ print(next) } ; func didSet_tagInAExtension(_ oldValue: Int) { stop() }"))
  }

  @Test func attributesGoAlong() async {
    let member = "@available(iOS 11, *) override class var layerClass: AnyClass { A.self }"
    let source = "class A: UIView {\n}\nextension A {\n  \(member)\n}"
    let text = await adapted(["A.swift": source]).text("A.swift") ?? ""
    #expect(
      text.contains(
        " @available(iOS 11, *) override class var layerClass: AnyClass { get { layerClassInAExtension } } }"))
  }

  @Test func theClassInAnotherFileDeclares() async {
    let program = await adapted([
      "A.swift": "public class A: UIViewController {\n}",
      "B.swift": "extension A {\n  public override func viewDidLoad() {}\n}",
    ])
    #expect(
      program.text("A.swift")?.contains(" public override func viewDidLoad() { viewDidLoadInAExtension() } }") == true)
    #expect(program.text("B.swift")?.contains("  public          func viewDidLoadInAExtension() {}") == true)
  }

  @Test func aMethodOfAnExtensionThatASubclassOverridesMoves() async {
    let source = """
      class A {
      }
      extension A {
        @objc func size(_ a: inout Int, _ b: Int = 2) throws -> Int { 1 }
      }
      class B: A {
        override func size(_ a: inout Int, _ b: Int = 2) throws -> Int { 2 }
      }
      """
    let text = await adapted(["A.swift": source]).text("A.swift") ?? ""
    #expect(text.contains(" func size(_ a: inout Int, _ b: Int = 2) throws -> Int { try sizeInAExtension(&a, b) } }"))
  }

  @Test func overridesInExtensionsOfUIKitsClassesAreNoted() async {
    let program = await adapted(["A.swift": "extension UIView {\n  override func draw(_ rect: CGRect) {}\n}"])
    #expect(program.notes(OverrideInExtension.name).map(\.line) == [2])
  }

  @Test func classAndSuperclassCanBothHaveExtensions() async {
    let source =
      "class A: UIViewController {\n}\nclass B: A {\n}\nextension A {\n  override func viewDidLoad() {}\n}\n"
      + "extension B {\n  override func viewDidLoad() { super.viewDidLoad() }\n}"
    let text = await adapted(["A.swift": source]).text("A.swift") ?? ""
    #expect(text.contains("func viewDidLoadInAExtension() {}"))
    #expect(text.contains("func viewDidLoadInBExtension() { super.viewDidLoad() }"))
  }

  @Test func membersOfNSObjectStayOutsideOfActors() async {
    let source = "class A: UIView {\n}\nextension A {\n  override var description: String { \"A\" }\n}"
    let text = await adapted(["A.swift": source]).text("A.swift") ?? ""
    #expect(text.contains("nonisolated internal var descriptionInAExtension: String { \"A\" }"))
  }
}
