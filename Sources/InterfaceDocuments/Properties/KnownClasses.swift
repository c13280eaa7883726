/// The view elements of the modern dialect and their classes.
package enum KnownClasses {
  package static let views: [String: String] = [
    "view": "UIView", "label": "UILabel", "button": "UIButton", "textField": "UITextField", "textView": "UITextView",
    "imageView": "UIImageView", "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "activityIndicatorView": "UIActivityIndicatorView",
    "progressView": "UIProgressView", "pageControl": "UIPageControl", "datePicker": "UIDatePicker",
    "pickerView": "UIPickerView", "searchBar": "UISearchBar", "scrollView": "UIScrollView",
    "tableView": "UITableView", "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UIView",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionViewCellContentView": "UIView", "collectionReusableView": "UICollectionReusableView",
    "stackView": "UIStackView", "toolbar": "UIToolbar", "navigationBar": "UINavigationBar", "tabBar": "UITabBar",
    "visualEffectView": "UIVisualEffectView", "containerView": "UIView", "webView": "UIWebView",
    "wkWebView": "WKWebView", "mapView": "MKMapView", "window": "UIWindow", "refreshControl": "UIRefreshControl",
    "control": "UIControl", "colorWell": "UIColorWell",
  ]

  package static let controllers: [String: String] = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController", "glkViewController": "GLKViewController",
    "avPlayerViewController": "AVPlayerViewController", "hostingController": "UIHostingController",
    "imagePickerController": "UIImagePickerController", "viewControllerPlaceholder": "UIViewController",
  ]

  /// Returns the modern element for an archive's class.
  static func element(ofArchiveClass name: String) -> String {
    if let special = archiveNames[name] { return special }
    let bare = name.hasPrefix("IBUI") ? name.dropFirst(4) : name.hasPrefix("IB") ? name.dropFirst(2) : name[...]
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }

  private static let archiveNames = [
    "IBMKMapView": "mapView", "IBUISegmentControl": "segmentedControl", "IBUIGLKView": "glkView",
    "IBGLKView": "glkView",
    "IBUITableViewCellContentView": "tableViewCellContentView",
  ]
}
