/// A width or a height: a fraction of the container, points, or an estimate that is replaced by the measured size.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
  let length: CompositionalLength

  init(_ length: CompositionalLength) { self.length = length }

  /// Returns a fraction of the container's width, even for a height.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    checkFinite(fractionalWidth, "Invalid fractional width", "fraction")
    return make(.ofWidth(fractionalWidth))
  }

  /// Returns a fraction of the container's height, even for a width.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    checkFinite(fractionalHeight, "Invalid fractional height", "fraction")
    return make(.ofHeight(fractionalHeight))
  }

  /// Returns a length in points. Zero and negative values are kept, but logged.
  ///
  /// > Basis: captured: a published log.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    checkFinite(absoluteDimension, "Invalid absolute dimension", "dimension")
    if absoluteDimension <= 0 { warn("Invalid absolute dimension, must be > 0.0.") }
    return make(.points(absoluteDimension))
  }

  /// Returns an estimate in points, which applies until the view is visible and measured.
  ///
  /// > Basis: captured: a published log.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    checkFinite(estimatedDimension, "Invalid estimated dimension", "dimension")
    if estimatedDimension <= 0 { warn("Invalid estimated dimension, must be > 0.") }
    return make(.estimate(estimatedDimension, isUniform: false))
  }

  /// Returns an estimate that is replaced by the largest measured size of the items in the group, for all of them.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    checkFinite(estimatedDimension, "Invalid estimated dimension", "dimension")
    if estimatedDimension <= 0 {
      Exception.internalInconsistency.raise(
        "Invalid estimated dimension (\(estimatedDimension.described)), must be > 0")
    }
    return make(.estimate(estimatedDimension, isUniform: true))
  }

  open var isFractionalWidth: Bool { if case .ofWidth = length { true } else { false } }
  open var isFractionalHeight: Bool { if case .ofHeight = length { true } else { false } }
  open var isAbsolute: Bool { if case .points = length { true } else { false } }
  open var isEstimated: Bool { if case .estimate(_, isUniform: false) = length { true } else { false } }
  open var isUniformAcrossSiblings: Bool { if case .estimate(_, isUniform: true) = length { true } else { false } }

  /// The fraction, or the length in points.
  open var dimension: CGFloat { length.value }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    length == (object as? NSCollectionLayoutDimension)?.length
  }

  nonisolated open override var hash: Int { length.hashValue }
}

extension NSCollectionLayoutDimension {
  /// > Basis: captured: exceptions that others have had UIKit raise.
  private static func checkFinite(_ value: CGFloat, _ complaint: String, _ noun: String) {
    guard !value.isFinite else { return }
    Exception.internalInconsistency.raise("\(complaint): \(value). The \(noun) must be a finite value.")
  }

  private static func warn(_ complaint: String) {
    NSLog("%@", complaint + " NOTE: This will be a hard-assert soon, please update your call site.")
  }

  private class func make(_ length: CompositionalLength) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(length)
  }
}
