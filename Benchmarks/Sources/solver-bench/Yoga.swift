import BenchmarkKit

/// Yoga's times, recorded once as multiples of kiwi's in the same session; README.md says when and how. Here they are
/// scaled by what kiwi takes now.
enum Yoga: Double {
  case feed = 0.31
  case nested8 = 0.55
  case nested16 = 3.4
}

extension SolverBench {
  func compareToYoga(
    _ id: String, _ title: String, target: Double, _ times: (ours: Double, theirs: Double)?, _ yoga: Yoga
  ) {
    guard let times, options.wants(id) else { return }
    journal.add(
      Finding(
        id, "\(title), beside Yoga as recorded", ours: times.ours, theirs: times.theirs * yoga.rawValue, gate: nil,
        target: target))
  }
}
