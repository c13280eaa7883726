/// Yoga's times, recorded once as multiples of kiwi's in the same session; README.md says when and how. A comparison
/// scales them by what kiwi takes now.
public enum Yoga: Double {
  /// A hundred cells, beside a hundred kiwi solvers.
  case feed = 0.18
  case nested8 = 0.63
  case nested16 = 2.1

  /// - Parameter kiwi: what kiwi takes now for the same, in seconds.
  public func comparison(_ id: String, _ title: String, ours: Double, kiwi: Double, target: Double) -> Finding {
    Finding(id, "\(title), beside Yoga as recorded", ours: ours, theirs: kiwi * rawValue, gate: nil, target: target)
  }
}
