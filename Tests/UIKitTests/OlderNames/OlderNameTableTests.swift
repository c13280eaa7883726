import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Names of types and constants of Swift 4.1 and before are aliases of today's. Basis: the renames of Swift 4.2, as in
/// the attributes of Apple's headers.
@MainActor struct OlderNameTableTests {
  private let names: any OlderNameTable = NamesOfSwift41()

  @Test("types of controllers, controls, lists, text and views") func types() {
    for (old, new) in names.types { #expect(ObjectIdentifier(old) == ObjectIdentifier(new), "\(old)") }
    #expect(names.types.count > 80)
  }

  @Test("constants of views, controllers, fonts and the keyboard") func constants() {
    for (index, isSame) in names.constants.enumerated() { #expect(isSame, "\(index)") }
  }

  @Test("constants of layers and their animations") func layers() {
    for (index, isSame) in names.layers.enumerated() { #expect(isSame, "\(index)") }
  }

  @Test("notifications") func notifications() {
    for (old, new) in names.notifications { #expect(old == new) }
  }

  @Test("functions that are members now") func functions() throws { try names.functions() }
}

/// A protocol through which deprecated names are used without a warning.
@MainActor private protocol OlderNameTable {
  var types: [(Any.Type, Any.Type)] { get }
  var constants: [Bool] { get }
  var layers: [Bool] { get }
  var notifications: [(Notification.Name, Notification.Name)] { get }
  func functions() throws
}

private struct NamesOfSwift41: OlderNameTable {
  @available(*, deprecated)
  var types: [(Any.Type, Any.Type)] {
    controllerTypes + controlTypes + listTypes + textTypes + viewTypes
  }

  @available(*, deprecated)
  private var controllerTypes: [(Any.Type, Any.Type)] {
    var found: [(Any.Type, Any.Type)] = []
    found.append((UIAlertActionStyle.self, UIAlertAction.Style.self))
    found.append((UIAlertControllerStyle.self, UIAlertController.Style.self))
    found.append((UINavigationControllerOperation.self, UINavigationController.Operation.self))
    found.append((UINavigationItemLargeTitleDisplayMode.self, UINavigationItem.LargeTitleDisplayMode.self))
    found.append((UISplitViewControllerDisplayMode.self, UISplitViewController.DisplayMode.self))
    found.append((UIPageViewControllerTransitionStyle.self, UIPageViewController.TransitionStyle.self))
    found.append((UIPageViewControllerNavigationOrientation.self, UIPageViewController.NavigationOrientation.self))
    found.append((UIPageViewControllerNavigationDirection.self, UIPageViewController.NavigationDirection.self))
    found.append((UIPageViewControllerSpineLocation.self, UIPageViewController.SpineLocation.self))
    found.append((UIImagePickerControllerSourceType.self, UIImagePickerController.SourceType.self))
    found.append((UIImagePickerControllerCameraDevice.self, UIImagePickerController.CameraDevice.self))
    found.append((UIImagePickerControllerCameraCaptureMode.self, UIImagePickerController.CameraCaptureMode.self))
    found.append((UIImagePickerControllerCameraFlashMode.self, UIImagePickerController.CameraFlashMode.self))
    found.append((UIImagePickerControllerQualityType.self, UIImagePickerController.QualityType.self))
    found.append((UIActivityType.self, UIActivity.ActivityType.self))
    found.append((UIActivityCategory.self, UIActivity.Category.self))
    found.append((UIApplicationLaunchOptionsKey.self, UIApplication.LaunchOptionsKey.self))
    found.append((UIApplicationState.self, UIApplication.State.self))
    found.append((UIApplicationOpenURLOptionsKey.self, UIApplication.OpenURLOptionsKey.self))
    found.append((UIBackgroundRefreshStatus.self, UIApplication.BackgroundRefreshStatus.self))
    found.append((UIApplicationShortcutIconType.self, UIApplicationShortcutIcon.IconType.self))
    return found
  }

  @available(*, deprecated)
  private var controlTypes: [(Any.Type, Any.Type)] {
    var found: [(Any.Type, Any.Type)] = []
    found.append((UIControlEvents.self, UIControl.Event.self))
    found.append((UIControlState.self, UIControl.State.self))
    found.append((UIControlContentHorizontalAlignment.self, UIControl.ContentHorizontalAlignment.self))
    found.append((UIControlContentVerticalAlignment.self, UIControl.ContentVerticalAlignment.self))
    found.append((UIButtonType.self, UIButton.ButtonType.self))
    found.append((UITextFieldViewMode.self, UITextField.ViewMode.self))
    found.append((UITextBorderStyle.self, UITextField.BorderStyle.self))
    found.append((UITextFieldDidEndEditingReason.self, UITextField.DidEndEditingReason.self))
    found.append((UIActivityIndicatorViewStyle.self, UIActivityIndicatorView.Style.self))
    found.append((UIProgressViewStyle.self, UIProgressView.Style.self))
    found.append((UIDatePickerMode.self, UIDatePicker.Mode.self))
    found.append((UISegmentedControlSegment.self, UISegmentedControl.Segment.self))
    found.append((UISegmentedControlStyle.self, UISegmentedControl.Style.self))
    found.append((UISearchBarStyle.self, UISearchBar.Style.self))
    found.append((UISearchBarIcon.self, UISearchBar.Icon.self))
    found.append((UIBarButtonItemStyle.self, UIBarButtonItem.Style.self))
    found.append((UIBarButtonSystemItem.self, UIBarButtonItem.SystemItem.self))
    found.append((UITabBarSystemItem.self, UITabBarItem.SystemItem.self))
    found.append((UITabBarItemPositioning.self, UITabBar.ItemPositioning.self))
    found.append((UIImpactFeedbackStyle.self, UIImpactFeedbackGenerator.FeedbackStyle.self))
    found.append((UINotificationFeedbackType.self, UINotificationFeedbackGenerator.FeedbackType.self))
    return found
  }

  @available(*, deprecated)
  private var listTypes: [(Any.Type, Any.Type)] {
    var found: [(Any.Type, Any.Type)] = []
    found.append((UITableViewStyle.self, UITableView.Style.self))
    found.append((UITableViewScrollPosition.self, UITableView.ScrollPosition.self))
    found.append((UITableViewRowAnimation.self, UITableView.RowAnimation.self))
    found.append((UITableViewSeparatorInsetReference.self, UITableView.SeparatorInsetReference.self))
    found.append((UITableViewCellStyle.self, UITableViewCell.CellStyle.self))
    found.append((UITableViewCellSeparatorStyle.self, UITableViewCell.SeparatorStyle.self))
    found.append((UITableViewCellSelectionStyle.self, UITableViewCell.SelectionStyle.self))
    found.append((UITableViewCellEditingStyle.self, UITableViewCell.EditingStyle.self))
    found.append((UITableViewCellAccessoryType.self, UITableViewCell.AccessoryType.self))
    found.append((UITableViewCellStateMask.self, UITableViewCell.StateMask.self))
    found.append((UITableViewCellFocusStyle.self, UITableViewCell.FocusStyle.self))
    found.append((UITableViewRowActionStyle.self, UITableViewRowAction.Style.self))
    found.append((UIContextualActionStyle.self, UIContextualAction.Style.self))
    found.append((UICollectionViewScrollDirection.self, UICollectionView.ScrollDirection.self))
    found.append((UICollectionViewScrollPosition.self, UICollectionView.ScrollPosition.self))
    found.append((UICollectionElementCategory.self, UICollectionView.ElementCategory.self))
    found.append((UICollectionUpdateAction.self, UICollectionViewUpdateItem.Action.self))
    found.append((UICollectionViewReorderingCadence.self, UICollectionView.ReorderingCadence.self))
    found.append(
      (UICollectionViewFlowLayoutSectionInsetReference.self, UICollectionViewFlowLayout.SectionInsetReference.self))
    return found
  }

  @available(*, deprecated)
  private var textTypes: [(Any.Type, Any.Type)] {
    var found: [(Any.Type, Any.Type)] = []
    found.append((NSAttributedStringKey.self, NSAttributedString.Key.self))
    found.append((UIFontTextStyle.self, UIFont.TextStyle.self))
    found.append((UIFontWeight.self, UIFont.Weight.self))
    found.append((UIFontDescriptorSymbolicTraits.self, UIFontDescriptor.SymbolicTraits.self))
    found.append((UIFontSymbolicTraits.self, UIFontDescriptor.SymbolicTraits.self))
    found.append((NSTextTabOptionKey.self, NSTextTab.OptionKey.self))
    return found
  }

  @available(*, deprecated)
  private var viewTypes: [(Any.Type, Any.Type)] {
    var found: [(Any.Type, Any.Type)] = []
    found.append((UIViewContentMode.self, UIView.ContentMode.self))
    found.append((UIViewAutoresizing.self, UIView.AutoresizingMask.self))
    found.append((UIViewAnimationOptions.self, UIView.AnimationOptions.self))
    found.append((UIViewKeyframeAnimationOptions.self, UIView.KeyframeAnimationOptions.self))
    found.append((UIViewAnimationCurve.self, UIView.AnimationCurve.self))
    found.append((UIViewTintAdjustmentMode.self, UIView.TintAdjustmentMode.self))
    found.append((UIStackViewAlignment.self, UIStackView.Alignment.self))
    found.append((UIStackViewDistribution.self, UIStackView.Distribution.self))
    found.append((UIScrollViewContentInsetAdjustmentBehavior.self, UIScrollView.ContentInsetAdjustmentBehavior.self))
    found.append((UIScrollViewIndicatorStyle.self, UIScrollView.IndicatorStyle.self))
    found.append((UIScrollViewKeyboardDismissMode.self, UIScrollView.KeyboardDismissMode.self))
    found.append((UIBlurEffectStyle.self, UIBlurEffect.Style.self))
    found.append((UIImageOrientation.self, UIImage.Orientation.self))
    found.append((UIImageRenderingMode.self, UIImage.RenderingMode.self))
    found.append((UIImageResizingMode.self, UIImage.ResizingMode.self))
    found.append((UIGestureRecognizerState.self, UIGestureRecognizer.State.self))
    found.append((UISwipeGestureRecognizerDirection.self, UISwipeGestureRecognizer.Direction.self))
    found.append((UITouchPhase.self, UITouch.Phase.self))
    found.append((UITouchType.self, UITouch.TouchType.self))
    found.append((UIEventType.self, UIEvent.EventType.self))
    found.append((UIEventSubtype.self, UIEvent.EventSubtype.self))
    found.append((UIPressPhase.self, UIPress.Phase.self))
    found.append((UIPressType.self, UIPress.PressType.self))
    found.append((UIWindowLevel.self, UIWindow.Level.self))
    found.append((NSLayoutAttribute.self, NSLayoutConstraint.Attribute.self))
    found.append((NSLayoutRelation.self, NSLayoutConstraint.Relation.self))
    found.append((NSLayoutFormatOptions.self, NSLayoutConstraint.FormatOptions.self))
    found.append((UILayoutConstraintAxis.self, NSLayoutConstraint.Axis.self))
    found.append((UICollisionBehaviorMode.self, UICollisionBehavior.Mode.self))
    found.append((UIAttachmentBehaviorType.self, UIAttachmentBehavior.AttachmentType.self))
    found.append((UIPushBehaviorMode.self, UIPushBehavior.Mode.self))
    return found
  }

  @available(*, deprecated)
  var constants: [Bool] {
    var found: [Bool] = []
    found.append(UITableViewAutomaticDimension == UITableView.automaticDimension)
    found.append(UITableViewIndexSearch == UITableView.indexSearch)
    found.append(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
    found.append(UICollectionElementKindSectionFooter == UICollectionView.elementKindSectionFooter)
    found.append(UICollectionViewFlowLayoutAutomaticSize == UICollectionViewFlowLayout.automaticSize)
    found.append(UIViewNoIntrinsicMetric == UIView.noIntrinsicMetric)
    found.append(UILayoutFittingCompressedSize == UIView.layoutFittingCompressedSize)
    found.append(UILayoutFittingExpandedSize == UIView.layoutFittingExpandedSize)
    found.append(UIScrollViewDecelerationRateNormal == UIScrollView.DecelerationRate.normal)
    found.append(UIScrollViewDecelerationRateFast == UIScrollView.DecelerationRate.fast)
    found.append(UISegmentedControlNoSegment == UISegmentedControl.noSegment)
    found.append(UISplitViewControllerAutomaticDimension == UISplitViewController.automaticDimension)
    found.append(UIPageViewControllerOptionSpineLocationKey == UIPageViewController.OptionsKey.spineLocation)
    found.append(UIPageViewControllerOptionInterPageSpacingKey == UIPageViewController.OptionsKey.interPageSpacing)
    found.append(UIApplicationOpenSettingsURLString == UIApplication.openSettingsURLString)
    found.append(UIBackgroundTaskInvalid == UIBackgroundTaskIdentifier.invalid)
    found.append(UIWindowLevelNormal == UIWindow.Level.normal)
    found.append(UIWindowLevelAlert == UIWindow.Level.alert)
    found.append(UIWindowLevelStatusBar == UIWindow.Level.statusBar)
    found.append(UILayoutPriorityRequired == UILayoutPriority.required)
    found.append(UILayoutPriorityDefaultHigh == UILayoutPriority.defaultHigh)
    found.append(UILayoutPriorityDefaultLow == UILayoutPriority.defaultLow)
    found.append(UILayoutPriorityFittingSizeLevel == UILayoutPriority.fittingSizeLevel)
    found.append(UIFontWeightUltraLight == UIFont.Weight.ultraLight)
    found.append(UIFontWeightThin == UIFont.Weight.thin)
    found.append(UIFontWeightLight == UIFont.Weight.light)
    found.append(UIFontWeightRegular == UIFont.Weight.regular)
    found.append(UIFontWeightMedium == UIFont.Weight.medium)
    found.append(UIFontWeightSemibold == UIFont.Weight.semibold)
    found.append(UIFontWeightBold == UIFont.Weight.bold)
    found.append(UIFontWeightHeavy == UIFont.Weight.heavy)
    found.append(UIFontWeightBlack == UIFont.Weight.black)
    found.append(UIKeyboardFrameBeginUserInfoKey == UIResponder.keyboardFrameBeginUserInfoKey)
    found.append(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
    found.append(UIKeyboardAnimationDurationUserInfoKey == UIResponder.keyboardAnimationDurationUserInfoKey)
    found.append(UIKeyboardAnimationCurveUserInfoKey == UIResponder.keyboardAnimationCurveUserInfoKey)
    found.append(UIKeyboardIsLocalUserInfoKey == UIResponder.keyboardIsLocalUserInfoKey)
    return found
  }

  @available(*, deprecated)
  var layers: [Bool] {
    var found: [Bool] = []
    found.append(kCAMediaTimingFunctionLinear == CAMediaTimingFunctionName.linear)
    found.append(kCAMediaTimingFunctionEaseIn == CAMediaTimingFunctionName.easeIn)
    found.append(kCAMediaTimingFunctionEaseOut == CAMediaTimingFunctionName.easeOut)
    found.append(kCAMediaTimingFunctionEaseInEaseOut == CAMediaTimingFunctionName.easeInEaseOut)
    found.append(kCAMediaTimingFunctionDefault == CAMediaTimingFunctionName.default)
    found.append(kCAFillModeForwards == CAMediaTimingFillMode.forwards)
    found.append(kCAFillModeBackwards == CAMediaTimingFillMode.backwards)
    found.append(kCAFillModeBoth == CAMediaTimingFillMode.both)
    found.append(kCAFillModeRemoved == CAMediaTimingFillMode.removed)
    found.append(kCATransitionFade == CATransitionType.fade)
    found.append(kCATransitionMoveIn == CATransitionType.moveIn)
    found.append(kCATransitionPush == CATransitionType.push)
    found.append(kCATransitionReveal == CATransitionType.reveal)
    found.append(kCATransitionFromRight == CATransitionSubtype.fromRight)
    found.append(kCATransitionFromLeft == CATransitionSubtype.fromLeft)
    found.append(kCATransitionFromTop == CATransitionSubtype.fromTop)
    found.append(kCATransitionFromBottom == CATransitionSubtype.fromBottom)
    found.append(kCALineCapButt == CAShapeLayerLineCap.butt)
    found.append(kCALineCapRound == CAShapeLayerLineCap.round)
    found.append(kCALineCapSquare == CAShapeLayerLineCap.square)
    found.append(kCALineJoinMiter == CAShapeLayerLineJoin.miter)
    found.append(kCALineJoinRound == CAShapeLayerLineJoin.round)
    found.append(kCALineJoinBevel == CAShapeLayerLineJoin.bevel)
    found.append(kCAFillRuleNonZero == CAShapeLayerFillRule.nonZero)
    found.append(kCAFillRuleEvenOdd == CAShapeLayerFillRule.evenOdd)
    found.append(kCAGravityCenter == CALayerContentsGravity.center)
    found.append(kCAGravityTop == CALayerContentsGravity.top)
    found.append(kCAGravityBottom == CALayerContentsGravity.bottom)
    found.append(kCAGravityLeft == CALayerContentsGravity.left)
    found.append(kCAGravityRight == CALayerContentsGravity.right)
    found.append(kCAGravityTopLeft == CALayerContentsGravity.topLeft)
    found.append(kCAGravityTopRight == CALayerContentsGravity.topRight)
    found.append(kCAGravityBottomLeft == CALayerContentsGravity.bottomLeft)
    found.append(kCAGravityBottomRight == CALayerContentsGravity.bottomRight)
    found.append(kCAGravityResize == CALayerContentsGravity.resize)
    found.append(kCAGravityResizeAspect == CALayerContentsGravity.resizeAspect)
    found.append(kCAGravityResizeAspectFill == CALayerContentsGravity.resizeAspectFill)
    found.append(kCAGradientLayerAxial == CAGradientLayerType.axial)
    found.append(kCAAlignmentNatural == CATextLayerAlignmentMode.natural)
    found.append(kCAAlignmentLeft == CATextLayerAlignmentMode.left)
    found.append(kCAAlignmentRight == CATextLayerAlignmentMode.right)
    found.append(kCAAlignmentCenter == CATextLayerAlignmentMode.center)
    found.append(kCAAlignmentJustified == CATextLayerAlignmentMode.justified)
    found.append(kCATruncationNone == CATextLayerTruncationMode.none)
    found.append(kCATruncationStart == CATextLayerTruncationMode.start)
    found.append(kCATruncationMiddle == CATextLayerTruncationMode.middle)
    found.append(kCATruncationEnd == CATextLayerTruncationMode.end)
    found.append(kCAAnimationLinear == CAAnimationCalculationMode.linear)
    found.append(kCAAnimationDiscrete == CAAnimationCalculationMode.discrete)
    found.append(kCAAnimationPaced == CAAnimationCalculationMode.paced)
    found.append(kCAAnimationCubic == CAAnimationCalculationMode.cubic)
    found.append(kCAAnimationCubicPaced == CAAnimationCalculationMode.cubicPaced)
    return found
  }

  @available(*, deprecated)
  var notifications: [(Notification.Name, Notification.Name)] {
    var found: [(Notification.Name, Notification.Name)] = []
    found.append((.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification))
    found.append((.UIKeyboardDidShow, UIResponder.keyboardDidShowNotification))
    found.append((.UIKeyboardWillHide, UIResponder.keyboardWillHideNotification))
    found.append((.UIKeyboardDidHide, UIResponder.keyboardDidHideNotification))
    found.append((.UIKeyboardWillChangeFrame, UIResponder.keyboardWillChangeFrameNotification))
    found.append((.UIKeyboardDidChangeFrame, UIResponder.keyboardDidChangeFrameNotification))
    found.append((.UIApplicationDidBecomeActive, UIApplication.didBecomeActiveNotification))
    found.append((.UIApplicationWillResignActive, UIApplication.willResignActiveNotification))
    found.append((.UIApplicationDidEnterBackground, UIApplication.didEnterBackgroundNotification))
    found.append((.UIApplicationWillEnterForeground, UIApplication.willEnterForegroundNotification))
    found.append((.UIApplicationDidFinishLaunching, UIApplication.didFinishLaunchingNotification))
    found.append((.UIApplicationWillTerminate, UIApplication.willTerminateNotification))
    found.append((.UIApplicationDidReceiveMemoryWarning, UIApplication.didReceiveMemoryWarningNotification))
    found.append((.UIApplicationSignificantTimeChange, UIApplication.significantTimeChangeNotification))
    found.append((.UIApplicationWillChangeStatusBarFrame, UIApplication.willChangeStatusBarFrameNotification))
    found.append((.UIApplicationDidChangeStatusBarFrame, UIApplication.didChangeStatusBarFrameNotification))
    found.append(
      (.UIApplicationBackgroundRefreshStatusDidChange, UIApplication.backgroundRefreshStatusDidChangeNotification))
    found.append((.UIApplicationUserDidTakeScreenshot, UIApplication.userDidTakeScreenshotNotification))
    found.append((.UITextFieldTextDidBeginEditing, UITextField.textDidBeginEditingNotification))
    found.append((.UITextFieldTextDidChange, UITextField.textDidChangeNotification))
    found.append((.UITextFieldTextDidEndEditing, UITextField.textDidEndEditingNotification))
    found.append((.UITextViewTextDidBeginEditing, UITextView.textDidBeginEditingNotification))
    found.append((.UITextViewTextDidChange, UITextView.textDidChangeNotification))
    found.append((.UITextViewTextDidEndEditing, UITextView.textDidEndEditingNotification))
    found.append((.UIDeviceOrientationDidChange, UIDevice.orientationDidChangeNotification))
    found.append((.UIContentSizeCategoryDidChange, UIContentSizeCategory.didChangeNotification))
    found.append((.UITableViewSelectionDidChange, UITableView.selectionDidChangeNotification))
    found.append((.UIWindowDidBecomeKey, UIWindow.didBecomeKeyNotification))
    found.append((.UIWindowDidBecomeVisible, UIWindow.didBecomeVisibleNotification))
    found.append((.UIWindowDidResignKey, UIWindow.didResignKeyNotification))
    found.append((.UIWindowDidBecomeHidden, UIWindow.didBecomeHiddenNotification))
    found.append((.UIPasteboardChanged, UIPasteboard.changedNotification))
    return found
  }

  @available(*, deprecated)
  func functions() throws {
    #expect(
      UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(!UIEdgeInsetsEqualToEdgeInsets(.zero, UIEdgeInsetsMake(0, 0, 0, 1)))
    #expect(UIOffsetMake(1, 2) == UIOffset(horizontal: 1, vertical: 2))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    let styles: [NSUnderlineStyle] = [.styleNone, .styleSingle, .styleThick, .styleDouble]
    #expect(styles == [[], .single, .thick, .double])
    let session = try Session.of(.iOS(17))
    session.graphics.encoder = { _, format in Data("\(format)".utf8) }
    session.perform {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
      #expect(UIImagePNGRepresentation(image) == Data("png".utf8))
      #expect(UIImageJPEGRepresentation(image, 0.5) == image.jpegData(compressionQuality: 0.5))
    }
  }
}
