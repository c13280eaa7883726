import ArgumentParser

/// The options for rendering many pictures with one `render`.
struct BatchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      One picture for each combination of values, such as "device=iphone-5,iphone-14 os=9,15 style=light,dark": in a folder \
      with a page, in one .html page, or on one labeled .png, .svg or .pdf. Every option of the section \
      Environment except --assets can be an axis; + joins options that belong together, as in device+os=iphone-5+6.1.
      """, valueName: "axes"))
  var matrix: String?

  @Option(help: ArgumentHelp("With --matrix: the number of processes; by default one per core.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("With --matrix: the time limit for one picture.", valueName: "seconds"))
  var timeout = 120

  @Flag(help: "With --matrix: keeps pictures of an earlier run that would be the same.")
  var resume = false

  @Option(
    help: ArgumentHelp(
      """
      With --matrix: draws only part i of n, counted from 1. With /n, a variable names the part, counted from 0: \
      TEST_SHARD_INDEX (Bazel), JOB_COMPLETION_INDEX (Kubernetes) or SLURM_ARRAY_TASK_ID (Slurm). Bazel and Slurm also set \
      n, so the option is not needed there. 'tinamou merge' merges the parts.
      """, valueName: "i/n"))
  var shard: String?

  /// - Throws: `UsageError` for invalid numbers, and for options that have no effect without a matrix.
  func parsedMatrix() throws(UsageError) -> Matrix? {
    if let jobs, !(1...1024).contains(jobs) { throw UsageError("--jobs: \(jobs) is not a number from 1 to 1024.") }
    guard (1...86_400).contains(timeout) else { throw UsageError("--timeout: \(timeout) is not 1 to 86400 seconds.") }
    if let matrix { return try Matrix(matrix) }
    let idle = jobs != nil ? "--jobs" : resume ? "--resume" : shard != nil ? "--shard" : nil
    if let idle { throw UsageError("\(idle): needs --matrix.") }
    return nil
  }
}
