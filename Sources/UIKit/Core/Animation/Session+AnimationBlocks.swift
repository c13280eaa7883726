// Animation blocks. Changes that client code makes in a block are recorded while it runs.
extension Session {
  /// Runs `changes` immediately and animates what they change.
  ///
  /// A block that changes nothing ends in the next turn, whatever its duration.
  ///
  /// > Source: `animate(withDuration:…)` reference for durations of 0; captured for blocks that change nothing:
  /// > "Premature Completion", Spaceman Labs.
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

  /// Runs an animation of something other than view properties. It takes its full duration even if nothing changes.
  ///
  /// > Basis: documented, that changes inside jump unless `allowAnimatedContent` is set; assumed, that they do not if
  /// > the options name no transition.
  ///
  /// - Parameter view: the view that a cross-dissolve applies to.
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

  /// Takes the block off the stack and starts its animation.
  func close(_ group: AnimationGroup) {
    layOut(group)
    animations.open.removeAll { $0.group === group }
    start(group)
  }

  /// Updates recording after the block that `beginAnimations` opened gets another duration.
  func innermostGroupDidChange() {
    guard let group = innermostGroup else { return }
    animations.open[animations.open.count - 1].records = group.timing.duration > 0
  }

  /// Runs `changes` in an edited copy of the innermost block's context.
  func inContext(_ edit: (inout AnimationContext) -> Void, _ changes: () -> Void) {
    guard var context = animations.open.last else { return changes() }
    edit(&context)
    animations.open.append(context)
    changes()
    animations.open.removeLast()
  }

  /// The innermost open animation block. `commitAnimations` closes it if `beginAnimations` opened it.
  var innermostGroup: AnimationGroup? { animations.open.last?.group }

  func withoutAnimation<Result>(_ changes: () -> Result) -> Result {
    let wereEnabled = animations.areEnabled
    animations.areEnabled = false
    defer { animations.areEnabled = wereEnabled }
    return changes()
  }

  /// Records changes into a group that is not an open block.
  func record(into group: AnimationGroup, share: KeyframeShare?, _ changes: () -> Void) {
    open(group)
    inContext({ $0.share = share }, changes)
    layOut(group)
    animations.open.removeLast()
  }

  /// Returns the timing of a nested block, which inherits duration and curve unless its options override them.
  ///
  /// > Source: `UIView.AnimationOptions` reference, `overrideInheritedDuration` and its neighbors.
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
