/// The appearances of a bar or of an item, each for its moment.
@MainActor final class BarAppearances<Appearance: UIBarAppearance> {
  /// Nil for those that nobody chose.
  struct Choices {
    var standard: Appearance?
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?
  }

  private var own = Choices()
  /// What proxies have of the class.
  private var proxied = Choices()
  /// What is handed out while nobody has chosen: a first change in it is a choice.
  private var draft: Appearance?
  /// Of the bar.
  var changed: (() -> Void)?

  /// Own ones, and those of proxies in the place of what is open.
  var choices: Choices {
    Choices(
      standard: own.standard ?? proxied.standard, compact: own.compact ?? proxied.compact,
      scrollEdge: own.scrollEdge ?? proxied.scrollEdge,
      compactScrollEdge: own.compactScrollEdge ?? proxied.compactScrollEdge)
  }

  subscript(_ moment: WritableKeyPath<Choices, Appearance?>) -> Appearance? {
    get { own[keyPath: moment] ?? proxied[keyPath: moment] }
    set {
      own[keyPath: moment] = newValue.map(kept)
      if newValue == nil { proxied[keyPath: moment] = nil }
      changed?()
    }
  }

  /// Never nil, as that of a bar.
  var standard: Appearance {
    get { own.standard ?? proxied.standard ?? draft ?? makeDraft() }
    set { self[\.standard] = newValue }
  }

  private func makeDraft() -> Appearance {
    let made = unsafeDowncast(Appearance.make(for: .unspecified), to: Appearance.self)
    made.changed = { [weak self, weak made] in
      guard let self else { return }
      if own.standard == nil { own.standard = made }
      changed?()
    }
    draft = made
    return made
  }

  private func kept(_ appearance: Appearance) -> Appearance {
    let copy = unsafeDowncast(type(of: appearance).make(forCopyOf: appearance), to: Appearance.self)
    copy.changed = { [weak self] in self?.changed?() }
    return copy
  }

  /// Takes what a proxy has: for the moments that have nothing of their own.
  func take(from proxy: BarAppearances) {
    let moments: [WritableKeyPath<Choices, Appearance?>] = [
      \.standard, \.compact, \.scrollEdge, \.compactScrollEdge,
    ]
    for moment in moments {
      if let chosen = proxy[moment] { proxied[keyPath: moment] = kept(chosen) }
    }
    changed?()
  }
}

/// When a bar looks so.
struct BarMoment {
  /// In a phone's landscape.
  var isCompact = false
  /// The content is at its beginning, or for bars at the bottom at its end.
  var isAtScrollEdge = false
}

/// What counts at a moment.
@MainActor struct ShownAppearance<Appearance: UIBarAppearance> {
  /// Nil where nobody chose any: the older properties say.
  var appearance: Appearance?
  /// The background counts as transparent, whatever the appearance says.
  var isClear = false

  /// An item's comes before its bar's, moment by moment.
  ///
  /// > Source: `scrollEdgeAppearance` and `compactScrollEdgeAppearance` references: at the edge the standard appearance
  /// > with a transparent background where none is chosen for the edge.
  init(
    of bar: BarAppearances<Appearance>.Choices, item: BarAppearances<Appearance>.Choices?, at moment: BarMoment
  ) {
    let standard = item?.standard ?? bar.standard
    let compact = moment.isCompact ? item?.compact ?? bar.compact : nil
    guard moment.isAtScrollEdge else {
      appearance = compact ?? standard
      return
    }
    let compactEdge = moment.isCompact ? item?.compactScrollEdge ?? bar.compactScrollEdge : nil
    let edge = compactEdge ?? item?.scrollEdge ?? bar.scrollEdge ?? compact
    (appearance, isClear) = (edge ?? standard, edge == nil)
  }

  /// - Parameter older: what the properties of earlier releases say.
  func backdrop(else older: @autoclosure () -> BarBackdrop) -> BarBackdrop {
    if isClear { return .clear }
    return appearance.map { .shown($0.background) } ?? older()
  }
}
