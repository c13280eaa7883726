/// Yoga's times, recorded once as multiples of kiwi's in the same session; README.md documents when and how. A
/// comparison scales them by kiwi's current times.
public enum Yoga: Double {
  /// A hundred cells, compared with a hundred kiwi solvers.
  case feed = 0.18
  case nested8 = 0.63
  case nested16 = 2.1

  /// - Parameter kiwi: Kiwi's current time for the same work, in seconds.
  public func comparison(_ id: String, _ title: String, ours: Double, kiwi: Double, target: Double) -> Finding {
    Finding(id, "\(title), beside Yoga as recorded", ours: ours, theirs: kiwi * rawValue, gate: nil, target: target)
  }
}
