// Animation blocks: what client code changes in one is recorded while it runs.
extension Session {
  /// Runs `changes` at once; what they change is shown on its way there.
  ///
  /// A block without anything to show is over in the next turn, whatever its duration.
  ///
  /// > Source: `animate(withDuration:…)` reference for durations of 0; captured for blocks that change nothing: "Premature
  /// > Completion", Spaceman Labs.
  func animate(
    _ timing: AnimationTiming, options: UIView.AnimationOptions = [], _ changes: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let group = AnimationGroup(inherit(timing, options), now: clock.now, completion: completion)
    group.take(options)
    let flushes = options.contains(.flushUpdates)
    if flushes { layOutWindows() }
    open(group)
    changes()
    if flushes { layOutWindows() }
    close(group)
  }

  /// The same where something else than views' properties takes the time: with nothing to show it has its duration all
  /// the same.
  ///
  /// > Basis: documented, that changes inside jump unless `allowAnimatedContent` is asked for; assumed, that they do not
  /// > where no transition is named.
  /// - Parameter view: the one that a cross-dissolve is of.
  func runTransition(
    _ timing: AnimationTiming, of view: UIView? = nil, options: UIView.AnimationOptions = [], _ changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let group = AnimationGroup(timing, now: clock.now, completion: completion)
    group.take(options)
    group.lasts = animations.areEnabled && timing.duration > 0
    if group.lasts, options.isCrossDissolve { view?.dissolve(in: group) }
    open(group)
    inContext({ $0.records = !options.hasTransition || options.contains(.allowAnimatedContent) }, changes)
    close(group)
  }

  func open(_ group: AnimationGroup) {
    animations.open.append(AnimationContext(group: group, records: group.timing.duration > 0))
  }

  /// Takes the block off the stack and lets its time begin.
  func close(_ group: AnimationGroup) {
    layOut(group)
    animations.open.removeAll { $0.group === group }
    start(group)
  }

  /// What `beginAnimations` opened got another duration.
  func innermostGroupDidChange() {
    guard let group = innermostGroup else { return }
    animations.open[animations.open.count - 1].records = group.timing.duration > 0
  }

  /// What the innermost block changes is part of its way.
  func inContext(_ edit: (inout AnimationContext) -> Void, _ changes: () -> Void) {
    guard var context = animations.open.last else { return changes() }
    edit(&context)
    animations.open.append(context)
    changes()
    animations.open.removeLast()
  }

  /// The innermost block that `beginAnimations` opened and `commitAnimations` is to close.
  var innermostGroup: AnimationGroup? { animations.open.last?.group }

  func withoutAnimation<Result>(_ changes: () -> Result) -> Result {
    let wereEnabled = animations.areEnabled
    animations.areEnabled = false
    defer { animations.areEnabled = wereEnabled }
    return changes()
  }

  /// Adds to a group outside a block of its own.
  func record(into group: AnimationGroup, share: KeyframeShare?, _ changes: () -> Void) {
    open(group)
    inContext({ $0.share = share }, changes)
    layOut(group)
    animations.open.removeLast()
  }

  /// A block inside another one takes its duration and its curve, unless it says otherwise.
  ///
  /// > Source: `UIView.AnimationOptions` reference, `overrideInheritedDuration` and its neighbours.
  private func inherit(_ timing: AnimationTiming, _ options: UIView.AnimationOptions) -> AnimationTiming {
    guard let outer = animations.inherited else { return timing }
    var timing = timing
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      (timing.count, timing.autoreverses) = (outer.count, outer.autoreverses)
    }
    return timing
  }

  private func layOut(_ group: AnimationGroup) {
    guard animations.areEnabled, group.timing.duration > 0 else { return }
    var roots = group.layoutRoots
    if group.laysOutSubviews { roots += group.views.compactMap(\.view) }
    group.layoutRoots = []
    roots.forEach { $0.layoutIfNeeded() }
  }
}

extension AnimationGroup {
  func take(_ options: UIView.AnimationOptions) {
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    allowsUserInteraction = options.contains(.allowUserInteraction)
    laysOutSubviews = options.contains(.layoutSubviews)
  }
}
