import DisplayLists

/// The visible properties of a layer, apart from the content of its class: the model values, or the values on screen
/// during an animation.
struct LayerLook {
  var geometry = ViewGeometry()
  /// The transform, if it leaves the plane; else nil.
  var space: CATransform3D?
  var sublayerTransform: CATransform3D?
  var zPosition: CGFloat = 0
  var isFlipped = false
  var isDoubleSided = true

  var opacity: CGFloat = 1
  var isHidden = false
  var blendMode = BlendMode.normal
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var corners = Corners.all
  /// The radii of a view whose corner configuration has different corners.
  var radii: CornerRadii?
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var masksToBounds = false

  var shadowColor: CGColor? = .black
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowPath: CGPath?

  /// The animated values of a subclass's properties, by name.
  var others: [String: AnimatedValue] = [:]
  var otherKinds: [String: LayerKey.Kind] = [:]

  var bounds: CGRect { geometry.bounds }

  /// The shape of background, border and clip.
  var shape: Path { shape(inset: 0) }

  /// - Parameter inset: The distance from all edges, in points.
  func shape(inset: CGFloat) -> Path {
    let rect = bounds.insetBy(dx: inset, dy: inset), radius = max(0, cornerRadius - inset)
    if let radii, !rect.isNull { return .outline(PathElement.roundedRect(rect, radii: radii.inset(by: inset))) }
    guard cornerCurve == .continuous, radius > 0, !rect.isNull else {
      return .rounded(rect, radius: radius, corners: corners)
    }
    return .outline(PathElement.continuousRect(rect, radius: radius, corners: corners))
  }

  /// The shadow, or nil for none. A layer that clips has no shadow, because the shadow lies outside its bounds.
  var shadow: Shadow? {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor?.rgba, color.alpha > 0 else { return nil }
    return Shadow(
      offset: shadowOffset, blur: max(shadowRadius, 0),
      color: color.withAlpha(color.alpha * Double(min(shadowOpacity, 1))))
  }
}

// MARK: - Coordinates

extension LayerLook {
  var transform: CATransform3D {
    get { space ?? CATransform3DMakeAffineTransform(geometry.transform) }
    set {
      geometry.transform = newValue.flattened
      space = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }

  /// ``sublayerTransform``, with nil as the identity.
  var innerTransform: CATransform3D {
    get { sublayerTransform ?? CATransform3DIdentity }
    set { sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue }
  }

  /// Returns the transform to the superlayer's coordinates. The projection is orthographic: rotations out of the plane
  /// make layers narrower, and there is no perspective.
  ///
  /// - Parameter outer: The superlayer, or nil for none.
  func transform(in outer: LayerLook?) -> CGAffineTransform {
    let flip = outer.flatMap { $0.isFlipped ? $0.bounds : nil }.map {
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: $0.minY + $0.maxY)
    }
    guard space != nil || outer?.sublayerTransform != nil else {
      return geometry.transformToSuperview.concatenating(flip ?? .identity)
    }
    let pivot = geometry.pivot, place = geometry.center
    var whole = CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0)
    whole = CATransform3DConcat(whole, transform.withoutPerspective)
    whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(place.x, place.y, zPosition))
    if let outer, let further = outer.sublayerTransform {
      let middle = outer.geometry.pivot
      whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(-middle.x, -middle.y, 0))
      whole = CATransform3DConcat(whole, further.withoutPerspective)
      whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(middle.x, middle.y, 0))
    }
    return whole.flattened.concatenating(flip ?? .identity)
  }

  /// Whether the layer is visible under a transform. A single-sided layer is hidden when it faces away.
  func shows(through transform: CGAffineTransform) -> Bool {
    isDoubleSided || transform.a * transform.d - transform.b * transform.c > 0
  }
}

extension CATransform3D {
  fileprivate var withoutPerspective: CATransform3D {
    var parallel = self
    (parallel.m14, parallel.m24, parallel.m34, parallel.m44) = (0, 0, 0, 1)
    return parallel
  }
}

extension ViewGeometry {
  /// The anchor point in the layer's own coordinates.
  var pivot: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }
}
