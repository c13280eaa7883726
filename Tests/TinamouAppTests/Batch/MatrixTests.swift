import Testing

@testable import TinamouApp

@Suite struct MatrixTests {
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
    ("device+os=iphone-5", "a value for each of device+os"), ("os+os=7+7", "os comes twice"),
    ("os+device=7+iphone-5 os=8", "os comes twice"), ("", "empty"), ("device", "has no ="),
    ("colour=red", "is no setting"), ("os=", "empty value"),
    ("os=7,,8", "empty value"), ("os=7,7", "a value twice"), ("os=7 os=8", "os comes twice"),
    ("assets=x", "is no setting"),
  ])
  func mistakesAreNamed(text: String, words: String) {
    let error = #expect(throws: UsageError.self) { try Matrix(text) }
    #expect(error?.message.contains(words) == true)
  }
}

@Suite struct ShardTests {
  @Test(arguments: 1...9)
  func partsAreTheWhole(count: Int) throws {
    let shards = try (1...count).map { try Shard(option: "\($0)/\(count)", environment: [:]) }
    for task in 0..<40 { #expect(shards.filter { $0.has(task) }.count == 1) }
  }

  @Test func nothingSaidIsTheWhole() throws { #expect(try Shard(option: nil, environment: [:]) == .whole) }

  @Test(
    arguments: [
      (["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "5"], nil, Shard(index: 2, count: 5)),
      (
        ["SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "4"], nil,
        Shard(index: 2, count: 4)
      ),
      (["JOB_COMPLETION_INDEX": "7"], "/8", Shard(index: 7, count: 8)),
      (["JOB_COMPLETION_INDEX": "7"], nil, .whole),
      (["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "5"], "1/2", Shard(index: 0, count: 2)),
    ] as [([String: String], String?, Shard)])
  func machinesSayWhich(environment: [String: String], option: String?, expected: Shard) throws {
    #expect(try Shard(option: option, environment: environment) == expected)
  }

  @Test(arguments: ["0/2", "3/2", "1/0", "1", "a/b", "1/2/3", "/4", "-1/4"])
  func mistakesAreUsageErrors(option: String) {
    #expect(throws: UsageError.self) { try Shard(option: option, environment: [:]) }
  }

  @Test func anIndexOutsideOfItsCountIsToldOf() {
    #expect(throws: UsageError.self) {
      try Shard(option: nil, environment: ["TEST_SHARD_INDEX": "5", "TEST_TOTAL_SHARDS": "5"])
    }
  }
}

@MainActor @Suite struct ProgressBarTests {
  @Test(arguments: [
    (0, 10, "[------------------------]  0/10 x"), (5, 10, "[############------------]  5/10 x"),
    (10, 10, "[########################] 10/10 x"), (0, 0, "[########################] 0/0 x"),
  ])
  func fillsUp(done: Int, total: Int, text: String) {
    #expect(ProgressBar.text(done, of: total, "x") == text)
  }
}
