/// All touchable elements on the screen, and the search for them by name.
///
/// If several elements have a name, it denotes the first reachable one in reading order: from top to bottom, then along
/// the line. `Name#2` is the second one. Exact matches take precedence over matches that differ in case, and an element
/// inside another one of the same name takes precedence over it.
@MainActor struct TouchTargets {
  private let all: [TouchTarget]
  /// Returns the view that a touch at the target would hit.
  private let reached: (TouchTarget) -> UIView?

  /// - Parameter all: the targets, those of the frontmost window first.
  init(_ all: [TouchTarget], reached: @escaping (TouchTarget) -> UIView?) {
    (self.all, self.reached) = (all.filter { !$0.names.isEmpty }, reached)
  }

  func find(_ name: String) throws(StepFailure) -> TouchTarget {
    let matches = matches(name)
    if let target = matches.first(where: isReachable) { return target }
    if let match = matches.first { throw unreachable(match, name) }
    guard let (plain, number) = Self.numbered(name) else { throw nothing(named: name) }
    let candidates = self.matches(plain).filter(isReachable)
    if candidates.isEmpty { throw nothing(named: plain) }
    guard candidates.indices.contains(number - 1) else {
      throw StepFailure(
        "there is no \u{201C}\(name)\u{201D} to tap; number of elements with the name \u{201C}\(plain)\u{201D}: "
          + "\(candidates.count).")
    }
    return candidates[number - 1]
  }

  func has(_ name: String) -> Bool { !matches(name).isEmpty }

  /// - Throws: `StepFailure` if another view covers the target.
  func check(_ target: TouchTarget, name: String) throws(StepFailure) {
    if !isReachable(target) { throw unreachable(target, name) }
  }

  private func isReachable(_ target: TouchTarget) -> Bool { reached(target).map(target.isReached) ?? false }

  // MARK: Names

  private func matches(_ name: String) -> [TouchTarget] {
    let exact = all.filter { $0.names.contains(name) }
    let found =
      exact.isEmpty ? all.filter { $0.names.contains { $0.lowercased() == name.lowercased() } } : exact
    let outer = Set(found.flatMap { $0.view.ancestors.map(ObjectIdentifier.init) })
    return Self.asRead(found.filter { !outer.contains(ObjectIdentifier($0.view)) })
  }

  /// The targets in reading order: window by window, from top to bottom, then in the reading direction.
  private static func asRead(_ targets: [TouchTarget]) -> [TouchTarget] {
    let windows = targets.map { ObjectIdentifier($0.view.root) }
    let ranks = Dictionary(zip(windows, windows.indices), uniquingKeysWith: min)
    let places = targets.map { target in
      let window = target.view.root, point = target.pointOnScreen
      return (ranks[ObjectIdentifier(window)] ?? 0, point.y.rounded(), window.isRightToLeft ? -point.x : point.x)
    }
    return zip(targets, places).sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Splits `Name#2` into `Name` and 2.
  private static func numbered(_ name: String) -> (String, Int)? {
    guard let match = name.wholeMatch(of: /(.+)#([0-9]{1,6})/), let number = Int(match.2) else { return nil }
    return (String(match.1), number)
  }

  // MARK: Failures

  private func nothing(named name: String) -> StepFailure {
    var counts: [String: Int] = [:]
    let names = Self.asRead(all.filter(\.isInSight)).map { target in
      let name = target.names[0]
      counts[name, default: 0] += 1
      return counts[name] == 1 ? "\u{201C}\(name)\u{201D}" : "\u{201C}\(name)#\(counts[name] ?? 1)\u{201D}"
    }
    let offer =
      names.isEmpty
      ? "Nothing on this screen can be tapped." : "These elements can be tapped: \(names.joined(separator: ", "))."
    return StepFailure("there is no \u{201C}\(name)\u{201D} to tap. \(offer)")
  }

  private static let untouchable =
    "no view receives touches at its position; look for isUserInteractionEnabled set to false, and for a superview "
    + "that is too small to contain it"

  private func unreachable(_ target: TouchTarget, _ name: String) -> StepFailure {
    let reason =
      target.isInSight
      ? reached(target).map { "\($0.nameInMessages) is in front of it" } ?? Self.untouchable
      : "it is out of sight; scroll to it first"
    return StepFailure("\u{201C}\(name)\u{201D} cannot be touched: \(reason).")
  }
}

extension UIView {
  fileprivate var nameInMessages: String {
    root is KeyboardWindow ? "the keyboard" : className
  }
}
