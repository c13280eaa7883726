import CoreTypes

/// Decodes the payload of a view by its element name.
extension ModernDecoder {
  func content(_ element: DocumentElement, _ nested: inout NestedViews) -> ViewContent {
    controlContent(element) ?? containerContent(element, &nested) ?? plainContent(element)
  }

  private func controlContent(_ element: DocumentElement) -> ViewContent? {
    switch element.name {
    case "label": .label(label(element))
    case "button": .button(button(element))
    case "textField": .textField(textField(element))
    case "textView": .textView(textView(element))
    case "imageView": .imageView(imageView(element))
    case "switch": .switch(switchContent(element))
    case "slider": .slider(slider(element))
    case "stepper": .stepper(stepper(element))
    case "segmentedControl": .segmentedControl(segmentedControl(element))
    case "activityIndicatorView": .activityIndicator(activityIndicator(element))
    case "progressView": .progressView(progressView(element))
    case "pageControl": .pageControl(pageControl(element))
    case "datePicker": .datePicker(datePicker(element))
    case "searchBar": .searchBar(searchBar(element))
    case "colorWell": .colorWell(colorWell(element))
    default: nil
    }
  }

  private func containerContent(_ element: DocumentElement, _ nested: inout NestedViews) -> ViewContent? {
    switch element.name {
    case "scrollView": .scrollView(scrollView(element))
    case "refreshControl": .refreshControl(text(element, "title", attributed: "attributedTitle"))
    case "stackView": .stackView(stackView(element))
    case "tableView": .tableView(tableView(element, &nested))
    case "tableViewCell": .tableViewCell(tableViewCell(element, &nested))
    case "collectionView": .collectionView(collectionView(element, &nested))
    case "collectionViewCell", "collectionReusableView": .collectionReusable(collectionReusable(element, &nested))
    case "toolbar": .toolbar(toolbar(element))
    case "navigationBar": .navigationBar(navigationBar(element))
    case "tabBar": .tabBar(tabBar(element))
    case "visualEffectView": .visualEffectView(visualEffectView(element, &nested))
    default: nil
    }
  }

  private func plainContent(_ element: DocumentElement) -> ViewContent {
    switch element.name {
    case "containerView": .containerView
    case "webView", "wkWebView": .webView
    case "mapView": .mapView
    case "window": .window
    case "pickerView": .pickerView(showsSelectionIndicator: element["showsSelectionIndicator"] == "YES")
    default: KnownClasses.views[element.name] == nil ? .other(elementName: element.name) : .plain
    }
  }
}
