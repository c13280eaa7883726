import DisplayLists

// UIKit's drawing functions, which use the current context.

/// Returns the current context: in `draw(_:)`, in a renderer, or after `UIGraphicsBeginImageContext`. Otherwise nil.
public func UIGraphicsGetCurrentContext() -> CGContext? { Session.current.graphics.current }

public func UIGraphicsPushContext(_ context: CGContext) { Session.current.graphics.push(context) }

public func UIGraphicsPopContext() { Session.current.graphics.pop() }

/// Begins an image context with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// - Parameters:
///   - size: in points.
///   - opaque: fills the context with black.
///   - scale: pixels per point; 0 for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let session = Session.current, shown = scale > 0 ? scale : AssetEnvironment.current.scale
  session.graphics.push(CGContext(size: size.checked, scale: shown, isOpaque: opaque))
}

/// Returns an image of the current context's contents, or nil if there is no image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: context.recorder.list.scale, orientation: .up)
}

public func UIGraphicsEndImageContext() { Session.current.graphics.pop() }

public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.blending(blendMode, 1) { $0.fill(rect) }
}

/// Draws a one-point line inside the rectangle, in the fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  var frame = Outline()
  frame.addRect(rect)
  frame.addRect(rect.insetBy(dx: 1, dy: 1))
  UIGraphicsGetCurrentContext()?.blending(blendMode, 1) { $0.fill(frame, .evenOdd) }
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGSize {
  /// The size with negative and infinite lengths replaced by 0.
  var checked: CGSize {
    CGSize(width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
  }
}
