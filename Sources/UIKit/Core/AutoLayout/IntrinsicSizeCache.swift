/// What a view's content measured, kept until the view says that it is to be measured again.
struct IntrinsicSizeCache {
  fileprivate(set) var natural: CGSize?
  private var ofText: TextMeasures?

  /// For two sizes: the natural and the solved one.
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

/// Most views have no text: they have room for a reference to this.
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
  /// `intrinsicContentSize`, asked for once.
  var measuredSize: CGSize {
    if let known = layout.measures.natural { return known }
    let size = intrinsicContentSize
    layout.measures.natural = size
    return size
  }

  /// `intrinsicContentSize(atWidth:)`, asked for once a width.
  func measuredSize(atWidth width: CGFloat) -> CGSize? {
    if let known = layout.measures.wrapped, known.width == width { return known.size }
    let size = intrinsicContentSize(atWidth: width)
    layout.measures.wrapped = WrappedSize(width: width, size: size)
    return size
  }

  /// `baselineOffsets(in:)`, asked for once a size.
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
