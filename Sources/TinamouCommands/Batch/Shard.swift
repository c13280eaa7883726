/// The part of a batch that this run renders. All shards together are the whole batch, without duplicates.
struct Shard: Equatable {
  /// The index, counted from 0.
  let index: Int
  let count: Int

  static let whole = Shard(index: 0, count: 1)

  /// Returns whether the shard has a task. Adjacent tasks take about the same time, so a shard takes every n-th.
  func has(_ task: Int) -> Bool { task % count == index }

  var isWhole: Bool { count == 1 }
}

extension Shard {
  /// Creates the shard from the option, or else from the environment of the machine that started this run.
  ///
  /// | asked for by | index | count |
  /// |---|---|---|
  /// | `--shard 2/8` | the second | 8 |
  /// | `--shard /8` | from the environment | 8 |
  /// | Bazel and similar | `TEST_SHARD_INDEX`, from 0 | `TEST_TOTAL_SHARDS` |
  /// | a Slurm array | `SLURM_ARRAY_TASK_ID`, from `SLURM_ARRAY_TASK_MIN` | `SLURM_ARRAY_TASK_COUNT` |
  /// | a Kubernetes indexed job | `JOB_COMPLETION_INDEX`, from 0 | only by `--shard /8`: Kubernetes does not provide it
  /// |
  ///
  /// - Throws: `UsageError` for inconsistent numbers.
  init(option: String?, environment: [String: String]) throws(UsageError) {
    guard let option else {
      self = try Self.told(by: environment) ?? .whole
      return
    }
    let parts = option.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let count = Int(parts[1]) else { throw Self.malformed(option) }
    if parts[0].isEmpty {
      guard let index = Self.index(in: environment) else {
        throw UsageError(
          "--shard \(option): set TEST_SHARD_INDEX, JOB_COMPLETION_INDEX or SLURM_ARRAY_TASK_ID to the number of the "
            + "shard, or write the number before the slash, as in 2/8."
        )
      }
      self = try Self.checked(index, count, "--shard \(option)")
    } else {
      guard let number = Int(parts[0]) else { throw Self.malformed(option) }
      self = try Self.checked(number - 1, count, "--shard \(option)")
    }
  }

  private static func told(by environment: [String: String]) throws(UsageError) -> Shard? {
    for name in ["TEST_TOTAL_SHARDS", "SLURM_ARRAY_TASK_COUNT"] {
      guard let count = environment[name].flatMap({ Int($0) }), let index = index(in: environment) else { continue }
      return try checked(index, count, name)
    }
    return nil
  }

  private static func index(in environment: [String: String]) -> Int? {
    for name in ["TEST_SHARD_INDEX", "JOB_COMPLETION_INDEX"] {
      if let index = environment[name].flatMap({ Int($0) }) { return index }
    }
    let first = environment["SLURM_ARRAY_TASK_MIN"].flatMap { Int($0) } ?? 0
    return environment["SLURM_ARRAY_TASK_ID"].flatMap { Int($0) }.map { $0 - first }
  }

  private static func checked(_ index: Int, _ count: Int, _ place: String) throws(UsageError) -> Shard {
    guard count >= 1, (0..<count).contains(index) else {
      throw UsageError("\(place): there is no shard \(index + 1) of \(count).")
    }
    return Shard(index: index, count: count)
  }

  private static func malformed(_ option: String) -> UsageError {
    UsageError("--shard: \u{201C}\(option)\u{201D} is not a shard. Write 2/8 for the second of eight.")
  }
}
