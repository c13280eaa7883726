// Names of members of views and controllers in Swift 4.1 and earlier.

extension UIView {
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIActivityIndicatorView {
  @available(*, deprecated, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  @available(*, deprecated, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension NSUnderlineStyle {
  @available(*, deprecated, message: "Use [].")
  public static var styleNone: NSUnderlineStyle { [] }

  @available(*, deprecated, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }

  @available(*, deprecated, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }

  @available(*, deprecated, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}
