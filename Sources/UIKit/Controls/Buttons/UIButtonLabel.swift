import DisplayLists

/// A button's title or subtitle as a label. Programs set its font and read its frame; the button draws the text itself.
final class UIButtonLabel: UILabel {
  private weak var button: UIButton?
  private var isSubtitle = false
  private var isFollowing = false

  fileprivate convenience init(of button: UIButton, isSubtitle: Bool = false) {
    self.init(frame: .zero)
    text = isSubtitle ? button.subtitleBlock?.text : button.shownTitle
    font = isSubtitle ? button.subtitleBlock?.font ?? font : button.effectiveFont
    lineBreakMode = button.lineBreakMode
    (self.button, self.isSubtitle) = (button, isSubtitle)
  }

  override func applyClassDefaults() {
    super.applyClassDefaults()
    backgroundColor = nil
    isOpaque = false
    shadowOffset = .zero
    baselineAdjustment = .none
  }

  override var font: UIFont! {
    didSet {
      guard let button, !isSubtitle, !isFollowing else { return }
      button.takeFontOfLabel(font)
    }
  }

  /// Takes the font of the button, without treating it as a font that the program has set.
  func follow(_ font: UIFont) {
    guard self.font != font else { return }
    isFollowing = true
    self.font = font
    isFollowing = false
  }

  override var adjustsFontForContentSizeCategory: Bool { didSet { button?.arrangementDidChange() } }

  override var numberOfLines: Int { didSet { button?.arrangementDidChange() } }

  override var lineBreakMode: NSLineBreakMode { didSet { if !isSubtitle { button?.lineBreakMode = lineBreakMode } } }

  override func recordContent(into recorder: inout DisplayListRecorder) {}

  /// Always nil: the button reports the text.
  package override var reportedText: String? { nil }
}

/// A button's image as a view. Programs set its content mode; the button draws the image itself.
final class UIButtonImageView: UIImageView {
  override func recordContent(into recorder: inout DisplayListRecorder) {}
}

// Views for a button's parts. They exist once the program has accessed them, or once the button has been laid out.
extension UIButton {
  func installedTitleLabel() -> UILabel {
    if partsAreDue { makeDueParts() }
    return titleView ?? makeTitleLabel()
  }

  private func makeTitleLabel() -> UIButtonLabel {
    let label = session.perform { UIButtonLabel(of: self) }
    titleView = label
    addSubview(label)
    return label
  }

  func installedSubtitleLabel() -> UILabel {
    if let view = rare?.subtitleView { return view }
    let label = session.perform { UIButtonLabel(of: self, isSubtitle: true) }
    roomForRare.subtitleView = label
    addSubview(label)
    return label
  }

  func installedImageView() -> UIImageView {
    if partsAreDue { makeDueParts() }
    return rare?.imageView ?? makeImageView()
  }

  private func makeImageView() -> UIButtonImageView {
    let view = session.perform { UIButtonImageView(frame: .zero) }
    roomForRare.imageView = view
    addSubview(view)
    view.image = shownImage
    return view
  }

  /// Creates the title label and the image view of a button that has been laid out. Programs look for them among its
  /// subviews, so they are created when the subviews are read. A document's button has only the parts that were
  /// accessed.
  func makeDueParts() {
    partsAreDue = false
    if titleView == nil, !titleText.isEmpty { place(makeTitleLabel()) }
    if rare?.imageView == nil, shownImage != nil { place(makeImageView()) }
  }

  func placeParts() {
    partsAreDue = source == nil
    if let titleView { place(titleView) }
    guard let rare else { return }
    if let view = rare.subtitleView {
      if view.text != subtitleBlock?.text { view.text = subtitleBlock?.text }
      view.frame = subtitleFrame ?? .zero
    }
    if let view = rare.imageView { place(view) }
  }

  private func place(_ view: UIButtonImageView) {
    let image = shownImage
    if view.image !== image { view.image = image }
    view.frame = shownImageSize == nil ? .zero : imageFrame
  }

  /// Updates the title label. A text that is set only on the label is not the button's title: the label stays hidden.
  ///
  /// > Basis: captured: `(0 0; 0 0); hidden = YES` in a published dump.
  private func place(_ label: UIButtonLabel) {
    let title = titleText
    label.isHidden = title.isEmpty
    guard !title.isEmpty else { return label.frame = .zero }
    if label.text != title { label.text = title }
    label.frame = titleFrame
  }
}
