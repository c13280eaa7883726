import Testing

@testable import SourceAdapter

struct PredicateArgumentTests {
  @Test func theExampleOfThePageIsTrue() async {
    let adapted = await PredicateArgument.adaptedExample()
    #expect(adapted == PredicateArgument.expectedExample)
  }

  private func adapted(_ source: String) async -> String {
    await AdaptedProgram(["A.swift": source]).text("A.swift") ?? source
  }

  @Test func eachArgumentLosesItsCast() async {
    let text = await adapted("let p = NSPredicate(format: \"a >= %@ AND b <= %@\", a as CVarArg, c.b as! any CVarArg)")
    #expect(text.contains("\", a           , c.b                )"))
  }

  @Test func otherCastsStay() async {
    let format = "let a = String(format: \"%@\", b as CVarArg)"
    #expect(await adapted(format) == format)
    let number = "let a = NSPredicate(format: \"%@\", b as NSNumber)"
    #expect(await adapted(number).hasSuffix(number))
  }
}
