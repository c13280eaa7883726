import DisplayLists

/// A drawing destination that records commands instead of painting pixels.
///
/// As in UIKit's contexts, the origin is at the top left and y points down.
public final class CGContext: @unchecked Sendable {
  var recorder: DisplayListRecorder
  var state: GraphicsState
  /// The current path, in the current coordinates.
  var outline = Outline()
  var scopes: [Scope] = []
  /// The text matrix, which isn't part of the graphics state.
  var textTransform = CGAffineTransform.identity
  /// The PDF document that `UIGraphicsBeginPDFContextToData` began.
  var document: (any ContextDocument)?

  enum Scope {
    case state(GraphicsState)
    case layer(GraphicsState)
  }

  /// - Parameter area: the visible area.
  init(_ recorder: DisplayListRecorder, area: CGRect) {
    (self.recorder, state) = (recorder, GraphicsState(clip: area))
  }

  /// Creates a context for an image.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels per point.
  convenience init(size: CGSize, scale: CGFloat = 1, isOpaque: Bool = false) {
    let recorder = DisplayListRecorder(size: size, scale: scale, background: isOpaque ? .black : nil)
    self.init(recorder, area: CGRect(origin: .zero, size: size))
  }

  /// Returns the recorded commands after closing all scopes.
  func finish() -> DisplayList { finished().list }

  func closeScopes() {
    while !scopes.isEmpty { closeInnermostScope() }
  }

  func finished() -> DisplayListRecorder {
    closeScopes()
    closeMasks(state.masks)
    return recorder
  }

  /// Starts over with another size.
  func resize(to size: CGSize) {
    (recorder, state) = (DisplayListRecorder(size: size), GraphicsState(clip: CGRect(origin: .zero, size: size)))
    (outline, scopes) = (Outline(), [])
  }

  // MARK: States

  public func saveGState() {
    scopes.append(.state(state))
    state.masks = []
    recorder.record(.save)
  }

  /// Restores the state saved last. Does nothing if no state was saved.
  public func restoreGState() {
    if case .state = scopes.last { closeInnermostScope() }
  }

  /// Begins a layer that is composited as a whole, with the current alpha, shadow and blend mode.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    scopes.append(.layer(state))
    recorder.record(.beginLayer(style(opacity: state.alpha)))
    (state.alpha, state.blendMode, state.shadow, state.masks) = (1, .normal, nil, [])
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    let hasLayer = scopes.contains { if case .layer = $0 { true } else { false } }
    while hasLayer {
      let isLayer = if case .layer = scopes.last { true } else { false }
      closeInnermostScope()
      if isLayer { return }
    }
  }

  private func closeInnermostScope() {
    closeMasks(state.masks)
    let inner = state.transform
    switch scopes.removeLast() {
    case .state(let outer):
      recorder.record(.restore)
      state = outer
    case .layer(let outer):
      recorder.record(.endLayer)
      state = outer
    }
    outline = outline.applying(inner.concatenating(state.transform.inverted()))
  }

  private func closeMasks(_ masks: [[DrawCommand]]) {
    for mask in masks.reversed() { recorder.append([.restore, .beginMask] + mask + [.endMask, .endLayer]) }
  }

  func style(opacity: CGFloat) -> LayerStyle {
    LayerStyle(opacity: Double(opacity), blendMode: state.blendMode.mode, shadow: state.userShadow)
  }

  // MARK: Coordinates

  /// Converts from the current coordinates to points of the canvas.
  public var ctm: CGAffineTransform { state.transform }

  /// Changes the current coordinates. The current path stays in place.
  public func concatenate(_ transform: CGAffineTransform) {
    recorder.concatenate(transform)
    state.transform = transform.concatenating(state.transform)
    outline = outline.applying(transform.inverted())
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform.concatenating(CGAffineTransform(scaleX: recorder.list.scale, y: recorder.list.scale))
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}

/// Core Foundation's dictionary type, an alias of Swift's.
public typealias CFDictionary = [AnyHashable: Any]

/// A document that a context draws.
protocol ContextDocument: AnyObject {}
