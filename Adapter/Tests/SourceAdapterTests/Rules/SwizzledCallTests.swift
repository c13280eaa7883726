import Testing

@testable import SourceAdapter

struct SwizzledCallTests {
  @Test func theExampleOfThePageIsTrue() async {
    let adapted = await SwizzledCall.adaptedExample()
    #expect(adapted == SwizzledCall.expectedExample)
  }

  /// Adapts a method, and in another file a closure that exchanges it with an original.
  private func adapted(_ method: String, _ original: String, _ selector: String, _ more: String = "") async -> String {
    let program = await AdaptedProgram([
      "A.swift": "extension UIViewController {\n  @objc \(method)\n}",
      "B.swift": """
      let swap: Void = {
        let one = class_getInstanceMethod(UIViewController.self, #selector(\(original)))!
        let other = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.\(selector)))!
        \(more)
        method_exchangeImplementations(one, other)
      }()
      """,
    ])
    return program.text("A.swift") ?? ""
  }

  @Test func theOriginalMethodIsCalled() async {
    let text = await adapted(
      "func log_viewWillAppear(_ animated: Bool) { log_viewWillAppear(animated) }",
      "UIViewController.viewWillAppear(_:)", "log_viewWillAppear(_:)")
    #expect(text.contains("func log_viewWillAppear(_ animated: Bool) { viewWillAppear(animated) }"))
  }

  @Test func theLabelsAreThoseOfTheOriginal() async {
    let text = await adapted(
      "func log(to size: Int, coordinator: Int) { self.log(to: size, coordinator: 1) }",
      "UIViewController.viewWillTransition(_:with:)", "log(to:coordinator:)")
    #expect(text.contains("{ self.viewWillTransition(    size,              with: 1) }"))
  }

  @Test func aGetterBecomesTheProperty() async {
    let text = await adapted(
      "func log_title() -> String? { return self.log_title() }", "getter: UIViewController.title", "log_title")
    #expect(text.contains("{ return self.title   }"))
  }

  @Test func aSetterWithoutSelfIsTheProperty() async {
    let text = await adapted(
      "func log_title(_ title: String?) { log_title(title) }", "setter: UIViewController.title", "log_title(_:)")
    #expect(text.contains("{ self.title = (title) }"))
  }

  @Test func callsOfOtherObjectsStay() async {
    let text = await adapted(
      "func log_load() { parent?.log_load(); log_load(1) }", "UIViewController.viewDidLoad", "log_load")
    #expect(text.contains("func log_load() { parent?.log_load(); log_load(1) }"))
  }

  @Test func moreThanTwoSelectorsAreNotAPair() async {
    let text = await adapted(
      "func log_load() { log_load() }", "UIViewController.viewDidLoad", "log_load",
      "print(#selector(UIView.layoutSubviews))")
    #expect(text.contains("func log_load() { log_load() }"))
  }
}
