import Testing

@testable import TinamouCommands

struct MatrixTests {
  @Test func theLastAxisChangesFastest() throws {
    let matrix = try Matrix("device=iphone-5,iphone-6  os=9,10.3")
    #expect(matrix.cells.map(\.label) == ["iphone-5 · 9", "iphone-5 · 10.3", "iphone-6 · 9", "iphone-6 · 10.3"])
    #expect(matrix.cells[1].fileName == "iphone-5_10.3")
  }

  @Test func valuesMayBeSizes() throws {
    let matrix = try Matrix("size=320x480 text-size=L,AX1")
    #expect(matrix.cells.map { $0.settings[.textSize] } == ["L", "AX1"])
    #expect(matrix.cells.allSatisfy { $0.settings[.size] == "320x480" })
  }

  @Test func settingsThatGoTogetherAreOneAxis() throws {
    let matrix = try Matrix("device+os=iphone-5+6.1,iphone-6+9 style=light,dark")
    #expect(matrix.cells.map(\.label).first == "iphone-5 · 6.1 · light" && matrix.cells.count == 4)
    #expect(matrix.cells.map { $0.settings[.os] } == ["6.1", "6.1", "9", "9"])
  }

  @Test(arguments: [
    ("device+os=iphone-5", "one value for each of device+os"), ("os+os=7+7", "os occurs twice"),
    ("os+device=7+iphone-5 os=8", "os occurs twice"), ("", "empty"), ("device", "has no ="),
    ("colour=red", "is not a setting"), ("os=", "empty value"),
    ("os=7,,8", "empty value"), ("os=7,7", "os lists \u{201C}7\u{201D} twice"), ("os=7 os=8", "os occurs twice"),
    ("assets=x", "is not a setting"),
  ])
  func mistakesAreNamed(text: String, words: String) {
    let error = #expect(throws: UsageError.self) { try Matrix(text) }
    #expect(error?.message.contains(words) == true)
  }
}
