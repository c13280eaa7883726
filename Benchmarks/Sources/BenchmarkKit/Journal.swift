import Glibc

/// Collects findings, and prints each immediately.
public final class Journal {
  public let options: Options
  private var findings: [Finding] = []
  private var complaints = 0

  public init(_ options: Options) {
    self.options = options
    if !options.isJSON && !options.isContinued { say(options.isMarkdown ? Finding.markdownHeading : Finding.heading) }
  }

  public func add(_ finding: Finding) {
    var finding = finding
    // The times of a smoke run are meaningless.
    if options.isSmoke { (finding.gate, finding.target) = (nil, nil) }
    findings.append(finding)
    say(options.isJSON ? finding.json : options.isMarkdown ? finding.markdown : finding.line)
  }

  /// Reports that the two sides do not agree, so that their times cannot be compared.
  public func complain(_ complaint: String?) {
    guard let complaint else { return }
    complaints += 1
    say("bench: \(complaint)", to: 2)
  }

  public func finish() -> Never {
    let missed = findings.filter(\.isMissed).map(\.id)
    if !missed.isEmpty { say("bench: gates missed: \(missed.joined(separator: " "))", to: 2) }
    if complaints > 0 { exit(2) }
    exit(options.isCheck && !missed.isEmpty ? 1 : 0)
  }
}
