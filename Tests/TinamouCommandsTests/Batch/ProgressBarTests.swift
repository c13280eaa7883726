import Testing

@testable import TinamouCommands

@MainActor struct ProgressBarTests {
  @Test(arguments: [
    (0, 10, "[------------------------]  0/10 x"), (5, 10, "[############------------]  5/10 x"),
    (10, 10, "[########################] 10/10 x"), (0, 0, "[########################] 0/0 x"),
  ])
  func fillsUp(done: Int, total: Int, text: String) {
    #expect(ProgressBar.text(done, of: total, "x") == text)
  }
}
