import Glibc

/// Collects findings, and prints each as soon as it is there.
public final class Journal {
  public let options: Options
  private var findings: [Finding] = []
  private var complaints = 0

  public init(_ options: Options) {
    self.options = options
    if !options.isJSON && !options.isContinued { say(Finding.heading) }
  }

  public func add(_ finding: Finding) {
    findings.append(finding)
    say(options.isJSON ? finding.json : finding.line)
  }

  /// The two sides do not agree, so their times cannot be compared.
  public func complain(_ complaint: String?) {
    guard let complaint else { return }
    complaints += 1
    say("bench: \(complaint)", to: 2)
  }

  public func finish() -> Never {
    // What smoke says about speed means nothing.
    let missed = options.isSmoke ? [] : findings.filter(\.isMissed).map(\.id)
    if !missed.isEmpty { say("bench: gates missed: \(missed.joined(separator: " "))", to: 2) }
    if complaints > 0 { exit(2) }
    exit(options.isCheck && !missed.isEmpty ? 1 : 0)
  }
}
