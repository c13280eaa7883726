import SystemProfiles

/// Where the standard styles of cells put image and labels inside their content view, in points.
struct CellArrangement: Equatable {
  var image: CGRect?
  var text: CGRect
  var detail: CGRect

  /// - Parameters:
  ///   - content: size of the content view.
  ///   - textSize: natural, like `detailSize`; nil without a text.
  init(
    style: UITableViewCell.CellStyle, content: CGSize, image imageSize: CGSize?, text textSize: CGSize?,
    detail detailSize: CGSize?, inset: CGFloat, trailing: CGFloat, metrics: CellMetrics
  ) {
    image = imageSize.map { size in
      let height = min(size.height, content.height)
      let width = size.height > 0 ? size.width * height / size.height : size.width
      return CGRect(x: inset, y: Self.middle(height, in: content), width: width, height: height)
    }
    let start = image.map { $0.maxX + metrics.imageToTextGap } ?? inset
    let area = CGRect(x: start, y: 0, width: max(0, content.width - start - trailing), height: content.height)
    let text = textSize ?? .zero, detail = detailSize ?? .zero
    (self.text, self.detail) =
      switch style {
      case .default: (area, .zero)
      case .value1: Self.sideBySide(text, detail, in: area)
      case .value2: Self.columns(text, detail, in: area, metrics)
      case .subtitle: Self.stacked(text, detail, in: area, metrics)
      }
  }

  /// > Basis: captured. 12 for 20.5 in 43.5, 15 for 14.5, 13 for 19.333 in 43.667: rounded up to whole points.
  private static func middle(_ height: CGFloat, in size: CGSize) -> CGFloat {
    max(0, ((size.height - height) / 2 - 1e-6).rounded(.up))
  }

  private static func line(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat, in area: CGRect) -> CGRect {
    CGRect(x: x, y: middle(height, in: area.size), width: max(0, width), height: height)
  }

  /// The detail ends at the trailing edge and keeps its width; that the title gives way is assumed.
  private static func sideBySide(_ text: CGSize, _ detail: CGSize, in area: CGRect) -> (CGRect, CGRect) {
    let detailWidth = min(detail.width, area.width)
    return (
      line(area.minX, min(text.width, area.width - detailWidth), text.height, in: area),
      line(area.maxX - detailWidth, detailWidth, detail.height, in: area)
    )
  }

  private static func columns(
    _ text: CGSize, _ detail: CGSize, in area: CGRect, _ metrics: CellMetrics
  ) -> (CGRect, CGRect) {
    let detailX = area.minX + metrics.value2DetailX - metrics.textInset(tableWidth: 0)
    return (
      line(area.minX, metrics.value2LabelWidth, text.height, in: area),
      line(detailX, min(detail.width, area.maxX - detailX), detail.height, in: area)
    )
  }

  /// > Basis: captured. 5 and 25.5 in rows of 44 points.
  private static func stacked(
    _ text: CGSize, _ detail: CGSize, in area: CGRect, _ metrics: CellMetrics
  ) -> (CGRect, CGRect) {
    let isTall = area.height >= metrics.subtitleRowHeight - 1
    let gap = text.height > 0 && detail.height > 0 && isTall ? metrics.subtitleGap : 0
    let top = middle(text.height + gap + detail.height, in: area.size)
    return (
      CGRect(x: area.minX, y: top, width: min(text.width, area.width), height: text.height),
      CGRect(
        x: area.minX, y: top + text.height + gap, width: min(detail.width, area.width), height: detail.height)
    )
  }
}
