import DisplayLists
import SystemProfiles

extension UISegmentedControl {
  func draw(into recorder: inout DisplayListRecorder) {
    guard !segments.isEmpty else { return }
    let body = bounds.inset(by: alignmentRectInsets)
    recorder.layer(opacity: isEnabled ? 1 : 0.5) {
      drawBody(body, into: &$0)
      for (index, frame) in segmentFrames(in: body).enumerated() { drawTitle(index, in: frame, into: &$0) }
    }
  }

  private var colors: ColorScheme.ControlColors { session.palette.controls }

  private var isSliding: Bool { outline == nil }

  /// The color of the outline. Flat controls without a body are outlined in the tint.
  private var outline: RGBAColor? { colors.segmentBorder ?? (colors.segmentBody == Fill(.clear) ? tint : nil) }

  private func radius(_ body: CGRect) -> CGFloat {
    session.behaves(.chromeIsGlass) ? body.height / 2 : colors.segmentCornerRadius
  }

  /// Returns the frames of the segments. Segments without a width share the remaining space equally or in proportion to
  /// their titles. In right-to-left layouts, the first segment is on the right.
  func segmentFrames(in body: CGRect) -> [CGRect] {
    let line = rules.dividers(of: segments.count) / CGFloat(max(1, segments.count))
    let weights = segments.map { apportionsSegmentWidthsByContent ? naturalWidth(of: $0) + line : 1 }
    let fixed = segments.map(\.width).reduce(0, +)
    let shared = zip(segments, weights).filter { $0.0.width == 0 }.map(\.1).reduce(0, +)
    let room = max(0, body.width - fixed), stretch = shared > 0 ? room / shared : 0
    let squeeze = fixed > body.width || shared == 0 ? body.width / max(fixed, 1) : 1
    var x = body.minX
    return zip(segments, weights).map { segment, weight in
      let start = session.pixelGrid.round(x)
      x += segment.width > 0 ? segment.width * squeeze : weight * stretch
      let width = session.pixelGrid.round(x) - start
      let left = isRightToLeft ? body.minX + body.maxX - start - width : start
      return CGRect(x: left, y: body.minY, width: width, height: body.height)
    }
  }

  // MARK: Body

  private func drawBody(_ body: CGRect, into recorder: inout DisplayListRecorder) {
    let frames = segmentFrames(in: body)
    if faces.values.contains(where: { $0.background != nil }) { return drawImages(behind: frames, into: &recorder) }
    recorder.fill(body, radius: radius(body), usesBarColors ? barFill : colors.segmentBody)
    if frames.indices.contains(selectedSegmentIndex) {
      drawSelection(isSliding ? knobFrame(frames) : frames[selectedSegmentIndex], in: body, into: &recorder)
    }
    for index in frames.indices.dropLast() where showsDivider(after: index) {
      drawDivider(after: frames[index], into: &recorder)
    }
    if let outline { recorder.border(body, radius: radius(body), outline, width: 1) }
  }

  /// Returns the frame of the knob. During a slide, it lies between the frames of two segments.
  private func knobFrame(_ frames: [CGRect]) -> CGRect {
    let place = min(max(shownIndex, 0), Double(frames.count - 1)), share = CGFloat(place - place.rounded(.down))
    let (from, to) = (frames[Int(place.rounded(.down))], frames[Int(place.rounded(.up))])
    return CGRect(
      x: from.minX + (to.minX - from.minX) * share, y: from.minY, width: from.width + (to.width - from.width) * share,
      height: from.height)
  }

  /// Draws the images of the states, which replace everything else behind the titles.
  private func drawImages(behind frames: [CGRect], into recorder: inout DisplayListRecorder) {
    for (index, frame) in frames.enumerated() {
      let image = faces[state(of: index).rawValue]?.background ?? faces[State.normal.rawValue]?.background
      if let image { draw(image, in: frame, tint: tint, asTemplate: false, into: &recorder) }
    }
    for index in frames.indices.dropLast() { drawDividerImage(after: index, frames, into: &recorder) }
  }

  private func drawDividerImage(after index: Int, _ frames: [CGRect], into recorder: inout DisplayListRecorder) {
    let (left, right) = (state(of: index).rawValue, state(of: index + 1).rawValue)
    let normal = State.normal.rawValue
    guard let image = dividers[Joint(left: left, right: right)] ?? dividers[Joint(left: normal, right: normal)] else {
      return
    }
    let x = isRightToLeft ? frames[index].minX : frames[index].maxX
    let rect = CGRect(
      x: session.pixelGrid.round(x - image.size.width / 2), y: frames[index].minY, width: image.size.width,
      height: frames[index].height)
    draw(image, in: rect, tint: tint, asTemplate: false, into: &recorder)
  }

  private func state(of index: Int) -> State {
    if !isEnabled || !segments[index].isEnabled { return .disabled }
    return index == selectedSegmentIndex ? .selected : .normal
  }

  /// Whether the control has the colors of bar buttons, like the low styles in glossy generations.
  private var usesBarColors: Bool {
    session.behaves(.chromeIsGlossy) && (segmentedControlStyle == .bar || segmentedControlStyle == .bezeled)
  }

  private var barFill: Fill { session.palette.navigationBar.itemBody ?? colors.segmentBody }

  private func drawSelection(_ segment: CGRect, in body: CGRect, into recorder: inout DisplayListRecorder) {
    if isSliding {
      let pill = segment.insetBy(dx: 2, dy: 2), radius = max(0, radius(body) - 2)
      recorder.shadow(
        of: .rect(pill, radius: radius), offset: CGSize(width: 0, height: 2), blur: 3, RGBAColor(white: 0, alpha: 0.1))
      let own = resolve(selectedSegmentTintColor).map { Fill($0) }
      return recorder.fill(pill, radius: radius, own ?? colors.selectedSegment ?? Fill(tint))
    }
    var corners: Corners = []
    if segment.minX <= body.minX { corners.formUnion(.left) }
    if segment.maxX >= body.maxX { corners.formUnion(.right) }
    let path = Path.rounded(segment, radius: radius(body), corners: corners)
    recorder.fill(path, colors.selectedSegment ?? Fill(tint), in: segment)
    if usesBarColors { recorder.fill(path, RGBAColor(white: 0, alpha: 0.25)) }
  }

  private func showsDivider(after index: Int) -> Bool {
    !isSliding || (index != selectedSegmentIndex && index + 1 != selectedSegmentIndex)
  }

  private func drawDivider(after segment: CGRect, into recorder: inout DisplayListRecorder) {
    let inset: CGFloat = isSliding ? segment.height / 4 : 0
    let line = CGRect(
      x: (isRightToLeft ? segment.minX : segment.maxX) - 0.5, y: segment.minY + inset, width: 1,
      height: segment.height - 2 * inset)
    recorder.fill(line, outline ?? session.palette.table.separator)
  }

  // MARK: Titles

  private func drawTitle(_ index: Int, in frame: CGRect, into recorder: inout DisplayListRecorder) {
    let segment = segments[index]
    let frame = frame.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
      .offset(by: contentAdjustment(of: index))
    let color = titleColor(index).multipliedAlpha(by: segment.isEnabled ? 1 : 0.4)
    if let image = segment.image {
      let rect = UIView.ContentMode.center.place(image.size, in: frame, grid: session.pixelGrid)
      return image.draw(in: rect, tint: color, asTemplate: true, session, into: &recorder)
    }
    let title = TextBlock(segment.title ?? "", font: shownFont(index), session: session)
    let ink = TextInk(color: color, shadow: titleShadow(index), alignment: .center)
    title.draw(centredIn: frame.insetBy(dx: 2, dy: 0), ink, into: &recorder)
  }

  /// Returns the font of a title. The selected segment of a sliding control has a bolder title.
  private func shownFont(_ index: Int) -> UIFont {
    if let own = faces[state(of: index).rawValue]?.attributes?.font { return own }
    guard isSliding, index == selectedSegmentIndex else { return titleFont }
    var descriptor = titleFont.descriptor
    descriptor.weight = .semibold
    return UIFont(descriptor)
  }

  private func titleColor(_ index: Int) -> RGBAColor {
    let own = faces[state(of: index).rawValue]?.attributes?.color ?? faces[State.normal.rawValue]?.attributes?.color
    if let own = resolve(own) { return own }
    if index == selectedSegmentIndex || usesBarColors { return colors.selectedSegmentTitle }
    return colors.segmentTitle ?? tint
  }

  private func titleShadow(_ index: Int) -> (RGBAColor, CGSize)? {
    guard session.behaves(.chromeIsGlossy) else { return nil }
    let isDark = index == selectedSegmentIndex || usesBarColors
    return isDark
      ? (RGBAColor(white: 0, alpha: 0.4), CGSize(width: 0, height: -1)) : (.white, CGSize(width: 0, height: 1))
  }
}
