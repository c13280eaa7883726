/// The measured content size of a view, cached until the view invalidates it.
struct IntrinsicSizeCache {
  fileprivate(set) var natural: CGSize?
  private var ofText: TextMeasures?

  /// The baselines for the two most recently used sizes, usually the intrinsic and the solved one.
  fileprivate var baselines: (SizedBaselines?, SizedBaselines?) {
    get { ofText?.baselines ?? (nil, nil) }
    set { room.baselines = newValue }
  }

  fileprivate var wrapped: WrappedSize? {
    get { ofText?.wrapped }
    set { room.wrapped = newValue }
  }

  private var room: TextMeasures {
    mutating get {
      if let ofText { return ofText }
      let made = TextMeasures()
      ofText = made
      return made
    }
  }
}

/// The measurements of text. Most views have none, so they store only a reference to this.
private final class TextMeasures {
  var baselines: (SizedBaselines?, SizedBaselines?)
  var wrapped: WrappedSize?
}

private struct SizedBaselines {
  let size: CGSize
  let offsets: BaselineOffsets?
}

private struct WrappedSize {
  let width: CGFloat
  let size: CGSize?
}

extension UIView {
  /// `intrinsicContentSize`, cached.
  var measuredSize: CGSize {
    if let known = layout.measures.natural { return known }
    let size = intrinsicContentSize
    layout.measures.natural = size
    return size
  }

  /// Returns `intrinsicContentSize(atWidth:)`, cached for one width.
  func measuredSize(atWidth width: CGFloat) -> CGSize? {
    if let known = layout.measures.wrapped, known.width == width { return known.size }
    let size = intrinsicContentSize(atWidth: width)
    layout.measures.wrapped = WrappedSize(width: width, size: size)
    return size
  }

  /// Returns `baselineOffsets(in:)`, cached for two sizes.
  func knownBaselines(in size: CGSize) -> BaselineOffsets? {
    let (last, before) = layout.measures.baselines
    if let last, last.size == size { return last.offsets }
    if let before, before.size == size {
      layout.measures.baselines = (before, last)
      return before.offsets
    }
    let offsets = baselineOffsets(in: size)
    layout.measures.baselines = (SizedBaselines(size: size, offsets: offsets), last)
    return offsets
  }
}
