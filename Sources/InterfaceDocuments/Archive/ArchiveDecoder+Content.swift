import CoreTypes

/// Decodes the payload of a view by the name of its class in a modern document.
extension ArchiveDecoder {
  func content(_ element: String, _ source: ArchiveSource) -> ViewContent {
    controlContent(element, source) ?? containerContent(element, source) ?? plainContent(element)
  }

  private func controlContent(_ element: String, _ source: ArchiveSource) -> ViewContent? {
    switch element {
    case "label": .label(label(source))
    case "button": .button(button(source))
    case "textField": .textField(textField(source))
    case "textView": .textView(textView(source))
    case "imageView": .imageView(imageView(source))
    case "switch": .switch(switchContent(source))
    case "slider": .slider(slider(source))
    case "stepper": .stepper(stepper(source))
    case "segmentedControl": .segmentedControl(segmentedControl(source))
    case "activityIndicatorView": .activityIndicator(activityIndicator(source))
    case "progressView": .progressView(progressView(source))
    case "pageControl": .pageControl(pageControl(source))
    case "pickerView": .pickerView(showsSelectionIndicator: showsSelectionIndicator(source))
    case "datePicker": .datePicker(datePicker(source))
    case "searchBar": .searchBar(searchBar(source))
    default: nil
    }
  }

  private func containerContent(_ element: String, _ source: ArchiveSource) -> ViewContent? {
    switch element {
    case "scrollView": .scrollView(scrollView(source))
    case "tableView": .tableView(tableView(source))
    case "tableViewCell": .tableViewCell(tableViewCell(source))
    case "collectionView": .collectionView(collectionView(source))
    case "collectionViewCell", "collectionReusableView": .collectionReusable(collectionReusable(source))
    case "toolbar": .toolbar(toolbar(source))
    case "navigationBar": .navigationBar(navigationBar(source))
    case "tabBar": .tabBar(tabBar(source))
    default: nil
    }
  }

  private func plainContent(_ element: String) -> ViewContent {
    switch element {
    case "webView": .webView
    case "mapView": .mapView
    case "window": .window
    default: KnownClasses.views[element] == nil ? .other(elementName: element) : .plain
    }
  }
}
