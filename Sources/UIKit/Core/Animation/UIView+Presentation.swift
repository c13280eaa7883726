import DisplayLists
import SessionFoundation

/// The animation of a view's property to its model value.
struct PropertyAnimation {
  enum Start {
    /// The difference to the model value, which shrinks to 0. Several offsets add up.
    case offset(AnimatedValue)
    /// The value at the start. The animation follows later changes of the model value.
    case value(AnimatedValue)
  }

  let property: AnimatableProperty
  var start: Start
  var share: KeyframeShare?
  /// The contents before a cross-dissolve, in the view's coordinates.
  var picture: [DrawCommand] = []
  let group: AnimationGroup

  /// Returns the animated value.
  ///
  /// - Parameters:
  ///   - value: the model value changed by all earlier animations.
  ///   - model: the model value itself.
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
  /// Records a change of geometry. While no animation block is open, this only checks the session.
  @inline(__always)
  func record(from old: ViewGeometry) {
    if session.animations.recording != nil { recordGeometry(old) }
  }

  private func recordGeometry(_ old: ViewGeometry) {
    if old.bounds != geometry.bounds { record(.bounds, from: AnimatedValue(old.bounds)) }
    if old.center != geometry.center { record(.center, from: AnimatedValue(old.center)) }
    if old.transform != geometry.transform { record(.transform, from: old.transform.parts) }
  }

  /// Records a change of a property whose model value is already the new one.
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

  /// Adds a change. Several changes by the same block become one.
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

  /// Cross-dissolves from the current contents to the new ones.
  func dissolve(in group: AnimationGroup) {
    removeAnimations { $0.property == .picture }
    group.add(self)
    look.animations.append(
      PropertyAnimation(
        property: .picture, start: .value(.zero), picture: RecordPass.commands(inside: self), group: group))
  }

  /// Removes animations. Those of the currently open block do not count as interrupted.
  func removeAnimations(where isToGo: (PropertyAnimation) -> Bool) {
    let gone = look.animations.filter(isToGo)
    guard !gone.isEmpty else { return }
    look.animations.removeAll(where: isToGo)
    for animation in gone {
      session.lost(animation.group, interrupted: animation.group !== session.innermostGroup)
    }
  }

  /// Stops all animations of a tree that leaves its superview.
  ///
  /// > Basis: assumed; recalled of Core Animation, which removes the animations of layers that leave their tree.
  func stopAnimationsInTree() {
    guard !session.animations.running.isEmpty else { return }
    forEachInTree { view in view.removeAnimations { _ in true } }
  }
}

// MARK: - Presentation values

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

  /// The geometry shown on screen. `geometry` is its value at the end of the animation.
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

  /// The background with the colors of the current palette.
  var shownBackground: RGBAColor? {
    guard look.animations.contains(where: { $0.property == .backgroundColor }) else {
      return resolve(look.backgroundColor)
    }
    return shown(.backgroundColor, .clear, \.color)
  }

  /// Whether the view is visible although `isHidden` is true, because its stack is still closing the gap.
  var isDeparting: Bool { look.animations.contains { $0.property == .departure } }

  /// The pictures that fade out over the view, with their current opacities.
  var fadingPictures: [(commands: [DrawCommand], opacity: Double)] {
    look.animations.filter { $0.property == .picture }.map {
      ($0.picture, min(max(1 - $0.group.progress(at: session.clock.now), 0), 1))
    }
  }

  /// Whether touches pass through the view because it is animating and its animation does not allow interaction.
  ///
  /// > Source: `animate(withDuration:animations:)` reference.
  var refusesTouchesWhileMoving: Bool { look.animations.contains { !$0.group.allowsUserInteraction } }
}
