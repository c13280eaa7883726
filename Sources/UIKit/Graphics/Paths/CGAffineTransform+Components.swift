/// A transform as a scale, a shear, a rotation and a translation, in this order.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  /// In radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    (self.scale, self.horizontalShear, self.rotation, self.translation) = (
      scale, horizontalShear, rotation, translation
    )
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b), rotation = atan2(b, a), area = a * d - b * c
    let height = width == 0 ? hypot(c, d) : area / width
    let along = width == 0 ? 0 : (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : along / height,
      rotation: rotation, translation: CGVector(dx: tx, dy: ty))
  }
}

// Dictionary representations for property lists.
extension CGPoint {
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict["X"] as? CGFloat, let y = dict["Y"] as? CGFloat else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict["Width"] as? CGFloat, let height = dict["Height"] as? CGFloat else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  public var dictionaryRepresentation: CFDictionary {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { $1 }
  }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else {
      return nil
    }
    self.init(origin: origin, size: size)
  }
}
