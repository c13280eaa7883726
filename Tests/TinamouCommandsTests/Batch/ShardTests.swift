import Testing

@testable import TinamouCommands

struct ShardTests {
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
