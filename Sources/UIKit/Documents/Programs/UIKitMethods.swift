/// The methods of UIKit's classes that programs and documents send by name.
///
/// A method with an object parameter is listed unchanged. A method with a Boolean parameter receives true for any
/// object, for code that sends `endEditing:` from a gesture recognizer.
@MainActor enum UIKitMethods {
  /// The methods that a class adds to its superclass's.
  static func members(of objectClass: AnyClass) -> [ObjCMember] {
    switch ObjectIdentifier(objectClass) {
    case ObjectIdentifier(UIResponder.self): responder
    case ObjectIdentifier(UIView.self): view
    case ObjectIdentifier(UIViewController.self): controller
    case ObjectIdentifier(CALayer.self): layer
    case ObjectIdentifier(CADisplayLink.self): [.action("invalidate", CADisplayLink.invalidate)]
    default: containers(objectClass) + controls(objectClass)
    }
  }

  /// Returns a class method that returns an object of the session, by its Objective-C name.
  static func sharedObject(_ name: String, of objectClass: AnyClass) -> (@MainActor () -> AnyObject)? {
    switch name {
    case "sharedApplication" where objectClass is UIApplication.Type: { UIApplication.shared }
    case "mainScreen" where objectClass is UIScreen.Type: { UIScreen.main }
    case "currentDevice" where objectClass is UIDevice.Type: { UIDevice.current }
    default: nil
    }
  }

  private static var responder: [ObjCMember] {
    [
      .method("becomeFirstResponder", UIResponder.becomeFirstResponder),
      .method("resignFirstResponder", UIResponder.resignFirstResponder),
      .action("reloadInputViews", UIResponder.reloadInputViews),
      .action("cut:", UIResponder.cut), .action("copy:", UIResponder.copy(_:)),
      .action("paste:", UIResponder.paste(_:)), .action("delete:", UIResponder.delete),
      .action("select:", UIResponder.select), .action("selectAll:", UIResponder.selectAll),
      .action("awakeFromNib", UIResponder.awakeFromNib),
    ]
  }

  private static var view: [ObjCMember] {
    [
      .action("setNeedsLayout", UIView.setNeedsLayout), .action("layoutIfNeeded", UIView.layoutIfNeeded),
      .action("layoutSubviews", UIView.layoutSubviews), .action("sizeToFit", UIView.sizeToFit),
      .action("setNeedsDisplay", UIView.setNeedsDisplay as (UIView) -> () -> Void),
      .action("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
      .action("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded),
      .action("updateConstraints", UIView.updateConstraints),
      .action("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize),
      .action("removeFromSuperview", UIView.removeFromSuperview),
      .action("addSubview:", UIView.addSubview), .action("bringSubviewToFront:", UIView.bringSubviewToFront),
      .action("sendSubviewToBack:", UIView.sendSubviewToBack),
      flag("endEditing:") { (view: UIView, force) in view.endEditing(force) },
    ]
  }

  private static var controller: [ObjCMember] {
    [
      .action("loadViewIfNeeded", UIViewController.loadViewIfNeeded),
      .action("viewDidLoad", UIViewController.viewDidLoad),
      .action("setNeedsStatusBarAppearanceUpdate", UIViewController.setNeedsStatusBarAppearanceUpdate),
      .action("removeFromParentViewController", UIViewController.removeFromParent),
      .action("addChildViewController:", UIViewController.addChild),
      flag("dismissViewControllerAnimated:completion:") { (controller: UIViewController, flag) in
        controller.dismiss(animated: flag)
      },
      .action("showViewController:sender:", UIViewController.show(_:sender:) as ShowMethod),
      .action("showDetailViewController:sender:", UIViewController.showDetailViewController as ShowMethod),
    ]
  }

  private typealias ShowMethod = (UIViewController) -> (UIViewController, Any?) -> Void

  private static var layer: [ObjCMember] {
    [
      .action("setNeedsLayout", CALayer.setNeedsLayout), .action("layoutIfNeeded", CALayer.layoutIfNeeded),
      .action("removeFromSuperlayer", CALayer.removeFromSuperlayer),
      .action("removeAllAnimations", CALayer.removeAllAnimations),
      .action("setNeedsDisplay", CALayer.setNeedsDisplay as (CALayer) -> () -> Void),
    ]
  }

  private static func containers(_ objectClass: AnyClass) -> [ObjCMember] {
    switch ObjectIdentifier(objectClass) {
    case ObjectIdentifier(UINavigationController.self):
      [
        flag("popViewControllerAnimated:") { (stack: UINavigationController, flag) in
          stack.popViewController(animated: flag)
        },
        flag("popToRootViewControllerAnimated:") { (stack: UINavigationController, flag) in
          stack.popToRootViewController(animated: flag)
        },
      ]
    case ObjectIdentifier(UIScrollView.self): [.action("flashScrollIndicators", UIScrollView.flashScrollIndicators)]
    case ObjectIdentifier(UITableView.self):
      [
        .action("reloadData", UITableView.reloadData), .action("beginUpdates", UITableView.beginUpdates),
        .action("endUpdates", UITableView.endUpdates),
      ]
    case ObjectIdentifier(UICollectionView.self): [.action("reloadData", UICollectionView.reloadData)]
    case ObjectIdentifier(UICollectionViewLayout.self):
      [.action("invalidateLayout", UICollectionViewLayout.invalidateLayout as (UICollectionViewLayout) -> () -> Void)]
    default: []
    }
  }

  private static func controls(_ objectClass: AnyClass) -> [ObjCMember] {
    switch ObjectIdentifier(objectClass) {
    case ObjectIdentifier(UIRefreshControl.self):
      [
        .action("beginRefreshing", UIRefreshControl.beginRefreshing),
        .action("endRefreshing", UIRefreshControl.endRefreshing),
      ]
    case ObjectIdentifier(UIActivityIndicatorView.self):
      [
        .action("startAnimating", UIActivityIndicatorView.startAnimating),
        .action("stopAnimating", UIActivityIndicatorView.stopAnimating),
      ]
    case ObjectIdentifier(UIImageView.self):
      [.action("startAnimating", UIImageView.startAnimating), .action("stopAnimating", UIImageView.stopAnimating)]
    case ObjectIdentifier(UIPickerView.self): [.action("reloadAllComponents", UIPickerView.reloadAllComponents)]
    default: []
    }
  }

  private static func flag<Owner: AnyObject>(
    _ selector: Selector, _ method: @escaping (Owner, Bool) -> Any?
  ) -> ObjCMember {
    ObjCMember(selector) { (owner: Owner, arguments) in
      .returned(method(owner, arguments.first.map { ($0 as? Bool) ?? true } ?? false))
    }
  }
}
