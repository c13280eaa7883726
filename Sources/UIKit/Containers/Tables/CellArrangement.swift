import SystemProfiles

/// The frames of the image and labels of a standard cell style inside the content view, in points.
@MainActor struct CellArrangement {
  /// Returns the natural size of a text at a width.
  typealias Measure = @MainActor (CGFloat) -> CGSize

  enum Form { case line, sideBySide, columns, stacked }

  private let form: Form
  private let text: Measure?
  private let detail: Measure?
  private let metrics: CellMetrics
  /// The area for the text, beside the image.
  private let area: CGRect
  let image: CGRect?

  /// - Parameters:
  ///   - content: the size of the content view.
  ///   - text: measures the text; nil if there is none. The same applies to `detail`.
  init(
    _ form: Form, content: CGSize, image imageSize: CGSize?, text: Measure?, detail: Measure?, inset: CGFloat,
    trailing: CGFloat, metrics: CellMetrics
  ) {
    (self.form, self.text, self.detail, self.metrics) = (form, text, detail, metrics)
    image = imageSize.map { size in
      let height = min(size.height, content.height)
      let width = size.height > 0 ? size.width * height / size.height : size.width
      return CGRect(x: inset, y: Self.middle(height, in: content.height), width: width, height: height)
    }
    let start = image.map { $0.maxX + metrics.imageToTextGap } ?? inset
    area = CGRect(x: start, y: 0, width: max(0, content.width - start - trailing), height: content.height)
  }

  var frames: (text: CGRect, detail: CGRect) {
    switch form {
    case .line: (area, .zero)
    case .sideBySide: sideBySide
    case .columns: columns
    case .stacked: stacked
    }
  }

  /// The height of the text, without the space above and below.
  var textHeight: CGFloat {
    switch form {
    case .line: size(text, within: area.width).height
    case .sideBySide: max(sideBySide.text.height, sideBySide.detail.height)
    case .columns: max(columns.text.height, columns.detail.height)
    case .stacked:
      size(text, within: area.width).height + size(detail, within: area.width).height
        + (text != nil && detail != nil ? metrics.subtitleGap : 0)
    }
  }

  private func size(_ measure: Measure?, within width: CGFloat) -> CGSize { measure?(max(1, width)) ?? .zero }

  /// > Basis: captured. 12 for 20.5 in 43.5, 15 for 14.5, 13 for 19.333 in 43.667: rounded up to whole points.
  private static func middle(_ height: CGFloat, in room: CGFloat) -> CGFloat {
    max(0, ((room - height) / 2 - 1e-6).rounded(.up))
  }

  private func line(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: Self.middle(height, in: area.height), width: max(0, width), height: height)
  }

  /// The frames of a title and a detail on one line. The detail ends at the trailing edge and keeps its width.
  ///
  /// > Basis: assumed: that the title shrinks, that it keeps half of the row if it needs that much, and 8 points
  /// > between the two.
  private var sideBySide: (text: CGRect, detail: CGRect) {
    let gap: CGFloat = text != nil && detail != nil ? 8 : 0, whole = max(0, area.width - gap)
    let natural = size(text, within: whole), half = min(natural.width, whole / 2)
    let detail = size(detail, within: whole - half), detailWidth = min(detail.width, whole - half)
    let room = whole - detailWidth, text = natural.width > room ? size(text, within: room) : natural
    return (
      line(area.minX, min(text.width, room), text.height), line(area.maxX - detailWidth, detailWidth, detail.height)
    )
  }

  private var columns: (text: CGRect, detail: CGRect) {
    let detailX = area.minX + metrics.value2DetailX - metrics.textInset(tableWidth: 0), room = area.maxX - detailX
    let text = size(text, within: metrics.value2LabelWidth), detail = size(detail, within: room)
    return (
      line(area.minX, metrics.value2LabelWidth, text.height), line(detailX, min(detail.width, room), detail.height)
    )
  }

  /// > Basis: captured. 5 and 25.5 in rows of 44 points.
  private var stacked: (text: CGRect, detail: CGRect) {
    let text = size(text, within: area.width), detail = size(detail, within: area.width)
    let isTall = area.height >= metrics.subtitleRowHeight - 1
    let gap = text.height > 0 && detail.height > 0 && isTall ? metrics.subtitleGap : 0
    let top = Self.middle(text.height + gap + detail.height, in: area.height)
    return (
      CGRect(x: area.minX, y: top, width: min(text.width, area.width), height: text.height),
      CGRect(
        x: area.minX, y: top + text.height + gap, width: min(detail.width, area.width), height: detail.height)
    )
  }
}
