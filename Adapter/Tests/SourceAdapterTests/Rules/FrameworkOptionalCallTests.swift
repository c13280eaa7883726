import Testing

@testable import SourceAdapter

struct FrameworkOptionalCallTests {
  @Test func theExampleOfThePageIsTrue() async {
    let adapted = await FrameworkOptionalCall.adaptedExample()
    #expect(adapted == FrameworkOptionalCall.expectedExample)
  }

  private func adapted(_ call: String, _ rest: String = "") async -> String {
    let text = await AdaptedProgram(["A.swift": "import UIKit\n\(rest)\nfunc run() {\n\(call)\n}"]).text("A.swift")
    return text?.split(separator: "\n", omittingEmptySubsequences: false)[3].description ?? call
  }

  @Test func anOptionalDelegateKeepsItsResultOptional() async {
    let call = "let x = delegate?.tableView?(table, heightForRowAt: path) ?? 3"
    #expect(await adapted(call) == "let x = delegate?.tableView(table, heightForRowAt: path) ?? 3")
  }

  @Test func aForcedCallLosesItsMark() async {
    #expect(
      await adapted("let x = source.numberOfSections!(in: table)") == "let x = source.numberOfSections(in: table)")
  }

  @Test func closuresOfTheProgramStay() async {
    let call = "view.textView?(1)"
    #expect(await adapted(call, "class V { var textView: ((Int) -> Void)? }") == call)
  }

  @Test func aCallOnSeveralLinesLosesItsMark() async {
    let name = "navigationControllerPreferredInterfaceOrientationForPresentation"
    let text = await adapted("let x = delegate.\(name)?(\n  controller\n)")
    #expect(text == "let x = Optional(delegate.\(name)(")
  }
}
