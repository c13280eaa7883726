import DisplayLists

/// A row of a list, with content, accessories at its sides, and a separator below.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The indentation per level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// Whether leading accessories move with the content.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The accessories, with at most one of each type of the system's.
  open var accessories: [UICellAccessory] = [] { didSet { replaceAccessories() } }

  var listState = ListCellState()

  /// The horizontal extent of the separator. Constrain it to the content that the separator should start at.
  open var separatorLayoutGuide: UILayoutGuide { installedSeparatorGuide() }

  /// Returns the configuration of a row, or of a header or footer if the cell is one.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard listState.row?.isHeader == true else { return .cell() }
    let isFooter = listState.row?.isFooter == true
    switch listState.row?.appearance {
    case .plain?: return isFooter ? .plainFooter() : .plainHeader()
    case .sidebar?, .sidebarPlain?: return .sidebarHeader()
    default: return isFooter ? .groupedFooter() : .groupedHeader()
    }
  }

  /// Returns the background of a row in a list of this appearance.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch listState.row?.appearance {
    case .plain?: listState.row?.isHeader == true ? .listPlainHeaderFooter() : .listPlainCell()
    case .sidebar?, .sidebarPlain?: .listSidebarCell()
    default: listState.row?.isHeader == true ? .listGroupedHeaderFooter() : .listGroupedCell()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  /// Updates the row's place in an outline. Rows of outlines are indented by their level.
  func follow(_ outline: OutlinePlace?) {
    guard listState.outline != outline else { return }
    listState.outline = outline
    indentationLevel = outline?.level ?? 0
    for view in listState.accessories { view.setNeedsLayout() }
    setNeedsUpdateConfiguration()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if listState.outline != nil { (listState.outline, indentationLevel) = (nil, 0) }
  }

  override func takeNote(_ note: PrivateLayoutAttributes?) {
    guard note?.row != listState.row else { return }
    if let appearance = note?.row?.appearance, appearance != listState.row?.appearance {
      takeEnvironment(UITraitListEnvironment.self, UIListEnvironment(appearance))
    }
    listState.row = note?.row
    setNeedsLayout()
  }

  /// Returns the size of the content in the width between the accessories.
  override func sizeOfContent(in size: CGSize, _ free: FreeAxes) -> CGSize {
    let taken = contentInsets, width = free.contains(.width) ? widthForContent ?? size.width : size.width
    let room = CGSize(width: max(0, width - taken.leading - taken.trailing), height: size.height)
    let fitted = super.sizeOfContent(in: room, free)
    return CGSize(
      width: fitted.width + taken.leading + taken.trailing, height: max(fitted.height, heightOfAccessories))
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { drawRow(into: &recorder) }
}
