/// A line of the table.
public struct Finding: Sendable {
  public enum Unit: String, Sendable {
    case ratio, exponent, bytes
  }

  public let id: String
  public let title: String
  public var ratio: Double
  public var gate: Double?
  public var target: Double?
  public var ours: Double?
  public var theirs: Double?
  public var unit = Unit.ratio

  /// - Parameters:
  ///   - ours: Our time in seconds; `theirs` is the other side's.
  public init(_ id: String, _ title: String, ours: Double, theirs: Double, gate: Double?, target: Double?) {
    self.id = id
    self.title = title
    self.ours = ours
    self.theirs = theirs
    self.gate = gate
    self.target = target
    ratio = ours / theirs
  }

  /// Creates a finding for a number that is not a ratio of times.
  public init(_ id: String, _ title: String, _ number: Double, _ unit: Unit, gate: Double?, target: Double?) {
    self.id = id
    self.title = title
    self.gate = gate
    self.target = target
    self.unit = unit
    ratio = number
  }

  public var isMissed: Bool { gate.map { ratio > $0 } ?? false }

  public var verdict: String {
    guard let gate else { return "-" }
    if let target, ratio <= target { return "target" }
    return ratio <= gate ? "pass" : "MISSED"
  }
}

// MARK: - As text

extension Finding {
  public var json: String {
    let members = [
      "\"id\":\"\(id)\"", "\"case\":\"\(title)\"", "\"ratio\":\(Self.short(ratio))", "\"gate\":\(Self.short(gate))",
      "\"target\":\(Self.short(target))", "\"ours_us\":\(Self.short(ours.map { $0 * 1e6 }))",
      "\"theirs_us\":\(Self.short(theirs.map { $0 * 1e6 }))", "\"unit\":\"\(unit.rawValue)\"",
    ]
    return "{" + members.joined(separator: ",") + "}"
  }

  public static let heading = tableLine("id", "case", "ratio", "gate", "target", "", "ours us", "theirs us")

  public var line: String {
    let microseconds: (Double?) -> String = { $0.map { Self.short($0 * 1e6) } ?? "" }
    return Self.tableLine(
      id, title, Self.short(ratio), gate.map(Self.short) ?? "-", target.map(Self.short) ?? "-", verdict,
      microseconds(ours), microseconds(theirs))
  }

  public static let markdownHeading = """
    | | case | ratio | gate | target | | ours, us | theirs, us |
    |---|---|--:|--:|--:|---|--:|--:|
    """

  public var markdown: String {
    let numbers = [ratio, gate, target].map { $0.map(Self.short) ?? "" }
    let times = [ours, theirs].map { $0.map { Self.short($0 * 1e6) } ?? "" }
    let verdict = isMissed ? "**missed**" : self.verdict
    return "| " + ([id, title, "**\(numbers[0])**"] + numbers.dropFirst() + [verdict] + times).joined(separator: " | ")
      + " |"
  }

  private static func tableLine(
    _ id: String, _ title: String, _ ratio: String, _ gate: String, _ target: String, _ verdict: String,
    _ ours: String, _ theirs: String
  ) -> String {
    let numbers = [ratio, gate, target].map { $0.padded(9, left: true) }.joined()
    let times = [ours, theirs].map { $0.padded(12, left: true) }.joined()
    return id.padded(14) + title.padded(54) + numbers + "  " + verdict.padded(7) + times
  }

  private static func short(_ number: Double?) -> String { number.map(short) ?? "null" }

  /// Returns three significant digits without an exponent.
  public static func short(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return number == 0 ? "0" : "null" }
    var scale = 1.0
    while abs(number) * scale < 100 { scale *= 10 }
    let digits = (number * scale).rounded()
    var text = "\(Int(digits / scale))"
    guard scale > 1 else { return text }
    var places = "\(Int(digits.truncatingRemainder(dividingBy: scale)))"
    let length = "\(Int(scale))".count - 1
    places = String(repeating: "0", count: length - places.count) + places
    while places.last == "0" { places.removeLast() }
    if !places.isEmpty { text += "." + places }
    return text
  }
}

extension String {
  public func padded(_ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return left ? space + self : self + space
  }
}
