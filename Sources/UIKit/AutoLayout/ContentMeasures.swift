/// What a view's content measured, kept until the view says that it is to be measured again.
struct ContentMeasures {
  fileprivate(set) var natural: CGSize?
  fileprivate var text: TextMeasures?
}

/// Only text has these, so that other views have no more than room for a reference to them.
private final class TextMeasures {
  /// For two sizes: the natural and the solved one.
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
    if let known = layout.measures.text?.wrapped, known.width == width { return known.size }
    let size = intrinsicContentSize(atWidth: width)
    textMeasures.wrapped = WrappedSize(width: width, size: size)
    return size
  }

  /// `baselineOffsets(in:)`, asked for once a size.
  func knownBaselines(in size: CGSize) -> BaselineOffsets? {
    if let (last, before) = layout.measures.text?.baselines {
      if let last, last.size == size { return last.offsets }
      if let before, before.size == size {
        textMeasures.baselines = (before, last)
        return before.offsets
      }
    }
    let offsets = baselineOffsets(in: size), measures = textMeasures
    measures.baselines = (SizedBaselines(size: size, offsets: offsets), measures.baselines.0)
    return offsets
  }

  private var textMeasures: TextMeasures {
    if let known = layout.measures.text { return known }
    let measures = TextMeasures()
    layout.measures.text = measures
    return measures
  }
}
