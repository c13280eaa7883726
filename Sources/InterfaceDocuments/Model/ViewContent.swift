/// The class-specific properties of a view: one payload for each class that has some.
package indirect enum ViewContent: Sendable {
  case plain
  case label(LabelContent)
  case button(ButtonContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  case imageView(ImageViewContent)
  case `switch`(SwitchContent)
  case slider(SliderContent)
  case stepper(StepperContent)
  case segmentedControl(SegmentedControlContent)
  case activityIndicator(ActivityIndicatorContent)
  case progressView(ProgressViewContent)
  case pageControl(PageControlContent)
  case datePicker(DatePickerContent)
  /// A picker view; it may mark the selected row, which later releases always do.
  case pickerView(showsSelectionIndicator: Bool)
  case colorWell(ColorWellContent)
  case searchBar(SearchBarContent)
  case scrollView(ScrollViewContent)
  /// A refresh control with its title.
  case refreshControl(InterfaceText?)
  case tableView(TableViewContent)
  case tableViewCell(TableViewCellContent)
  case collectionView(CollectionViewContent)
  /// A collection view cell, header or footer.
  case collectionReusable(CollectionReusableContent)
  case stackView(StackViewContent)
  case toolbar(ToolbarContent)
  case navigationBar(NavigationBarContent)
  case tabBar(TabBarContent)
  case visualEffectView(VisualEffectContent)
  /// A view that contains the destination of its `embed` segue.
  case containerView
  case webView
  case mapView
  case window
  /// A view of an unknown class; the name is its element's.
  case other(elementName: String)

  /// The views in the payload, in document order.
  package var views: [InterfaceView] {
    switch self {
    case .tableView(let table): table.views
    case .tableViewCell(let cell): [cell.contentView].compactMap(\.self)
    case .collectionView(let collection): collection.views
    case .collectionReusable(let cell): [cell.contentView].compactMap(\.self)
    case .toolbar(let bar): bar.items.compactMap(\.customView)
    case .navigationBar(let bar): bar.items.flatMap(\.views)
    case .visualEffectView(let effect): [effect.contentView].compactMap(\.self)
    default: []
    }
  }
}
