import DisplayLists
import SystemProfiles

/// An action button of a row.
final class RowActionButton: UIControl {
  var action: RowAction?
  /// The corners at the end of a group of rows.
  var corners: Corners = []
  var groupRadius: CGFloat = 0

  private var metrics: RowActionMetrics { session.metrics.table.actions }

  override func applyClassDefaults() {
    super.applyClassDefaults()
    backgroundColor = nil
  }

  package override var reportedText: String? { action?.title }

  override var touchTargets: [TouchTarget] {
    [.named([action?.title, action?.image?.name], view: self)]
  }

  func naturalWidth(inRow height: CGFloat) -> CGFloat {
    let content = parts(inRow: height), title = content.title?.size().width ?? 0
    // Captured: 52 by 22 in iOS 7, whole points, and 87 by 21.5 later.
    let width = session.behaves(.rowsHaveActions) ? title : title.rounded(.up)
    return metrics.width(ofTitle: max(width, content.image?.size.width ?? 0))
  }

  /// Returns the image and title that fit. Titles are below images in rows that are high enough, and omitted in others.
  private func parts(inRow height: CGFloat) -> (image: UIImage?, title: TextBlock?) {
    let image = session.behaves(.rowsHaveSwipeActions) ? action?.image : nil
    guard let text = action?.title, !text.isEmpty, image == nil || height >= metrics.titledImageHeight else {
      return (image, nil)
    }
    return (image, TextBlock(text, font: UIFont(metrics.font, in: session), session: session))
  }

  // MARK: Drawing

  override func recordContent(into recorder: inout DisplayListRecorder) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let radius = min(metrics.cornerRadius, bounds.height / 2, bounds.width / 2)
    let shape =
      groupRadius > 0 && radius == 0
      ? Path.rounded(bounds, radius: groupRadius, corners: corners) : .rect(bounds, radius: radius)
    recorder.saved {
      $0.clip(shape)
      drawBody(shape, radius, into: &$0)
      drawContent(into: &$0)
    }
  }

  private func drawBody(_ shape: Path, _ radius: CGFloat, into recorder: inout DisplayListRecorder) {
    if session.behaves(.rowsArePulledAside) {
      recorder.fill(shape, color)
    } else {
      recorder.fill(shape, Self.glossyRed, in: bounds)
      let top = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height / 2)
      recorder.fill(top, RGBAColor(white: 1, alpha: 0.18))
      recorder.border(bounds, radius: radius, RGBAColor(hex: 0x6E0F12), width: 1)
    }
    if isHighlighted { recorder.fill(shape, RGBAColor(white: 0, alpha: 0.2)) }
  }

  /// > Basis: assumed: recalled look of iOS 6.
  private static var glossyRed: Fill { Fill(top: RGBAColor(hex: 0xE2585C), bottom: RGBAColor(hex: 0xB80F14)) }

  private var color: RGBAColor {
    let isDestructive = action?.isDestructive ?? false
    return resolve(action?.color) ?? session.palette[isDestructive ? .red : .gray]
      ?? RGBAColor(hex: isDestructive ? 0xFF3B30 : 0xC7C7CC)
  }

  private func drawContent(into recorder: inout DisplayListRecorder) {
    let parts = parts(inRow: superview?.bounds.height ?? bounds.height), gap: CGFloat = 4
    let image = parts.image?.size ?? .zero, lineHeight = parts.title?.lineHeight ?? 0
    let height = image.height + lineHeight + (image.height > 0 && lineHeight > 0 ? gap : 0)
    let top = bounds.midY - height / 2, grid = session.pixelGrid
    if let picture = parts.image {
      let place = CGRect(
        x: grid.round(bounds.midX - image.width / 2), y: grid.round(top), width: image.width, height: image.height)
      draw(picture, in: place, tint: .white, asTemplate: true, into: &recorder)
    }
    guard let title = parts.title else { return }
    var ink = TextInk(color: .white, alignment: .center)
    if !session.behaves(.rowsArePulledAside) {
      ink.shadow = (RGBAColor(white: 0, alpha: 0.5), CGSize(width: 0, height: -1))
    }
    // Leaves space for rounding; a title that does not fit is truncated.
    let width = max(0, bounds.width - 4)
    title.draw(
      centredIn: CGRect(x: bounds.midX - width / 2, y: top + height - lineHeight, width: width, height: lineHeight),
      ink, into: &recorder)
  }
}
