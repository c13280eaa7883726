import BenchmarkKit

let options = Options(Array(CommandLine.arguments.dropFirst()))
keepMemory()
if let wanted = options.profile {
  OursOnly(options: options).profile(wanted)
} else if options.isOursOnly {
  OursOnly(options: options).table()
} else {
  if let problem = Kiwi.start() { Options.stop("bench: \(problem)", 2) }
  let journal = Journal(options)
  SolverBench(options: options, journal: journal).run()
  journal.finish()
}
