import DisplayLists
import SessionFoundation

/// A property of a view on its way to its model value.
struct PropertyAnimation {
  enum Start {
    /// What was missing to the model value, which is taken off bit by bit; several add up.
    case offset(AnimatedValue)
    /// Where it began, whatever the model value becomes on the way.
    case value(AnimatedValue)
  }

  let property: AnimatableProperty
  var start: Start
  var share: KeyframeShare?
  /// In the coordinates of the view.
  var picture: [DrawCommand] = []
  let group: AnimationGroup

  /// What this makes of `value`, the model value and the animations before this one.
  @MainActor func apply(to value: AnimatedValue, model: AnimatedValue, at now: ProgramTime) -> AnimatedValue {
    let progress = group.progress(at: now), rest = 1 - (share?.progress(progress) ?? progress)
    switch start {
    case .offset(let offset): return value + offset * rest
    case .value(let start): return model + property.difference(start, model) * rest
    }
  }
}

// MARK: - Recording

extension UIView {
  /// Nothing but a look at the session while no animation block is open.
  @inline(__always)
  func record(from old: ViewGeometry) {
    if session.animations.recording != nil { recordGeometry(old) }
  }

  private func recordGeometry(_ old: ViewGeometry) {
    if old.bounds != geometry.bounds { record(.bounds, from: AnimatedValue(old.bounds)) }
    if old.center != geometry.center { record(.center, from: AnimatedValue(old.center)) }
    if old.transform != geometry.transform { record(.transform, from: old.transform.parts) }
  }

  /// The model value has its new value already.
  func record(_ property: AnimatableProperty, from old: AnimatedValue) {
    guard let context = session.animations.recording else { return }
    let new = property.value(of: self)
    guard old != new || !property.isNumber else { return }
    if context.share != nil || (property.addsUp && session.behaves(.animationsAddUp)) {
      add(property, offset: property.difference(old, new), in: context)
    } else {
      replace(property, from: old, in: context)
    }
  }

  /// What one block changes several times is one change.
  private func add(_ property: AnimatableProperty, offset: AnimatedValue, in context: AnimationContext) {
    let last = look.animations.lastIndex {
      $0.property == property && $0.group === context.group && $0.share == context.share
    }
    if let last, case .offset(let before) = look.animations[last].start {
      look.animations[last].start = .offset(before + offset)
    } else {
      append(property, .offset(offset), in: context)
    }
  }

  private func replace(_ property: AnimatableProperty, from old: AnimatedValue, in context: AnimationContext) {
    let start = context.group.beginsFromCurrentState ? shown(property, model: old) : old
    removeAnimations { $0.property == property }
    append(property, .value(start), in: context)
  }

  private func append(_ property: AnimatableProperty, _ start: PropertyAnimation.Start, in context: AnimationContext) {
    context.group.add(self)
    look.animations.append(
      PropertyAnimation(property: property, start: start, share: context.share, group: context.group))
  }

  /// What the view shows now fades away over what it is going to show.
  func dissolve(in group: AnimationGroup) {
    removeAnimations { $0.property == .picture }
    group.add(self)
    look.animations.append(
      PropertyAnimation(
        property: .picture, start: .value(.zero), picture: RecordPass.commands(inside: self), group: group))
  }

  /// Those of the block that is open now are not interrupted by it.
  func removeAnimations(where isToGo: (PropertyAnimation) -> Bool) {
    let gone = look.animations.filter(isToGo)
    guard !gone.isEmpty else { return }
    look.animations.removeAll(where: isToGo)
    for animation in gone {
      session.lost(animation.group, interrupted: animation.group !== session.innermostGroup)
    }
  }

  /// The tree leaves its superview: its animations are over.
  ///
  /// > Basis: assumed; recalled of Core Animation, which removes the animations of layers that leave their tree.
  func stopAnimationsInTree() {
    guard !session.animations.running.isEmpty else { return }
    forEachInTree { view in view.removeAnimations { _ in true } }
  }
}

// MARK: - What is shown now

extension UIView {
  /// - Parameter model: the value without animations.
  func shown(_ property: AnimatableProperty, model: AnimatedValue) -> AnimatedValue {
    let now = session.clock.now
    return look.animations.reduce(model) { value, animation in
      animation.property == property ? animation.apply(to: value, model: model, at: now) : value
    }
  }

  private func shown<Value>(
    _ property: AnimatableProperty, _ model: Value, _ convert: (AnimatedValue) -> Value
  ) -> Value {
    guard look.animations.contains(where: { $0.property == property }) else { return model }
    return convert(shown(property, model: property.value(of: self)))
  }

  /// Where the view is to be seen; `geometry` says where it goes.
  var shownGeometry: ViewGeometry {
    guard !look.animations.isEmpty else { return geometry }
    var shown = geometry
    shown.bounds = self.shown(.bounds, geometry.bounds, \.rect)
    shown.center = self.shown(.center, geometry.center, \.point)
    shown.transform = self.shown(.transform, geometry.transform) { CGAffineTransform(parts: $0) }
    return shown
  }

  var shownAlpha: CGFloat { look.animations.isEmpty ? alpha : shown(.alpha, alpha, \.share) }

  var shownCornerRadius: CGFloat { shown(.cornerRadius, look.cornerRadius) { max($0[0], 0) } }

  /// With the colours of the palette that is current.
  var shownBackground: RGBAColor? {
    guard look.animations.contains(where: { $0.property == .backgroundColor }) else {
      return resolve(look.backgroundColor)
    }
    return shown(.backgroundColor, .clear, \.color)
  }

  /// Still to be seen although `isHidden` says otherwise: its stack is closing the gap.
  var isDeparting: Bool { look.animations.contains { $0.property == .departure } }

  /// What fades away over the view, with how much of it is left.
  var fadingPictures: [(commands: [DrawCommand], opacity: Double)] {
    look.animations.filter { $0.property == .picture }.map {
      ($0.picture, min(max(1 - $0.group.progress(at: session.clock.now), 0), 1))
    }
  }

  /// Touches pass through what moves, unless its animation allows them.
  ///
  /// > Source: `animate(withDuration:animations:)` reference.
  var refusesTouchesWhileMoving: Bool { look.animations.contains { !$0.group.allowsUserInteraction } }
}
