import DisplayLists
import SystemProfiles
import Typesetting

extension UIButton {
  func draw(into recorder: inout DisplayListRecorder) {
    guard symbolSize == nil else { return drawSymbol(in: bounds, into: &recorder) }
    drawBody(into: &recorder)
    drawGlow(into: &recorder)
    drawImage(in: imageFrame, into: &recorder)
    drawText(into: &recorder)
    drawIndicator(into: &recorder)
  }

  private func drawImage(in frame: CGRect, into recorder: inout DisplayListRecorder) {
    if configuration?.showsActivityIndicator == true {
      let color = configuration?.activityIndicatorColorTransformer.map { $0(UIColor(titleInk)) }
      return recorder.spokes(in: frame, resolve(color) ?? titleInk, turnedBy: session.stepOfWheels)
    }
    guard let image = shownImage else {
      if ownSymbolSize != nil { drawSymbol(in: frame, into: &recorder) }
      return
    }
    let isTemplate = session.behaves(.tintColorIsInherited) && (buttonType == .system || configuration != nil)
    recorder.layer(opacity: imageFades && !isTemplate ? 0.5 : 1) {
      draw(
        image, in: imageMode.place(image.size, in: frame, grid: session.pixelGrid), tint: imageInk,
        asTemplate: isTemplate, into: &$0)
    }
  }

  /// Draws the glow of a highlighted button: white light in the middle, above its body.
  ///
  /// > Basis: that it glows is documented; the size is assumed.
  private func drawGlow(into recorder: inout DisplayListRecorder) {
    guard showsTouchWhenHighlighted, state.contains(.highlighted) else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY), radius: CGFloat = 50
    let stops = [GradientStop(0, RGBAColor(white: 1, alpha: 0.8)), GradientStop(1, RGBAColor(white: 1, alpha: 0))]
    let light = RadialGradient(
      stops: stops, start: RadialGradient.Circle(center: middle, radius: 0),
      end: RadialGradient.Circle(center: middle, radius: radius))
    let circle = CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    recorder.fill(.oval(circle), .radialGradient(light))
  }

  private var imageFades: Bool {
    (state.contains(.highlighted) && adjustsImageWhenHighlighted)
      || (state.contains(.disabled) && adjustsImageWhenDisabled)
  }

  private var imageMode: ContentMode { rare?.imageView?.contentMode ?? .scaleToFill }

  private func drawText(into recorder: inout DisplayListRecorder) {
    var ink = TextInk(color: titleInk)
    ink.alignment = textAlignment
    if let shadow = resolve(currentTitleShadowColor), configuration == nil, titleShadowOffset != .zero {
      ink.shadow = (shadow, titleShadowOffset)
    }
    if !titleText.isEmpty { fittedTitle.draw(in: titleFrame, ink, into: &recorder) }
    guard let subtitleBlock, let subtitleFrame else { return }
    subtitleBlock.draw(in: subtitleFrame, TextInk(color: titleInk, alignment: textAlignment), into: &recorder)
  }

  /// The title, scaled down or tightened if its label allows it.
  private var fittedTitle: TextBlock {
    let block = titleBlock
    guard let titleView, block.numberOfLines == 1, block.attributed == nil else { return block }
    return titleView.fitted(block, within: titleFrame.width)
  }

  /// The shadow offset of the title label.
  private var titleShadowOffset: CGSize { titleView?.shadowOffset ?? .zero }
}
