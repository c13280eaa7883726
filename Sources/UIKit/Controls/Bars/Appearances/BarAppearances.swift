/// The appearances of a bar or a bar item, one for each moment.
@MainActor final class BarAppearances<Appearance: UIBarAppearance> {
  /// The appearances; nil where none is set.
  struct Choices {
    var standard: Appearance?
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?
  }

  private var own = Choices()
  /// The appearances that the proxies of the class provide.
  private var proxied = Choices()
  /// The appearance that `standard` returns while none is set. The first change to it sets it.
  private var draft: Appearance?
  /// Called after a change; set by the bar.
  var changed: (() -> Void)?

  /// The bar's own appearances, with those of proxies where it has none.
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

  /// The standard appearance; never nil, like that of a bar.
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

  /// Takes a proxy's appearances for the moments that have none of their own.
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

/// The situation that determines which of its appearances a bar uses.
struct BarMoment {
  /// Whether the bar is compact, as on iPhone in landscape.
  var isCompact = false
  /// Whether the content is scrolled to its beginning, or, for bars at the bottom, to its end.
  var isAtScrollEdge = false
}

/// The appearance that applies at a moment.
@MainActor struct ShownAppearance<Appearance: UIBarAppearance> {
  /// The appearance; nil where none is set and the older properties apply.
  var appearance: Appearance?
  /// Whether the background is transparent, whatever the appearance specifies.
  var isClear = false

  /// Resolves the appearance for a moment. An item's appearance takes precedence over its bar's, moment by moment.
  ///
  /// > Source: `scrollEdgeAppearance` and `compactScrollEdgeAppearance` references: without an appearance for the
  /// > scroll edge, the bar uses the standard appearance with a transparent background.
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

  /// - Parameter older: the backdrop that the properties of earlier releases specify.
  func backdrop(else older: @autoclosure () -> BarBackdrop) -> BarBackdrop {
    if isClear { return .clear }
    return appearance.map { .shown($0.background) } ?? older()
  }
}
