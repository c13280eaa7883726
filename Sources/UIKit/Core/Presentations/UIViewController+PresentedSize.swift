import SystemProfiles

// The content sizes of presented controllers.
extension UIViewController {
  /// Notifies the parents, and updates the frame of the sheet or popover that contains the controller.
  func preferredSizeDidChange() {
    if let parent { session.perform { parent.preferredContentSizeDidChange(forChildContentContainer: self) } }
    if let presentation = presentation.controller, !presentation.isSystems {
      session.perform { presentation.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
    for controller in line where controller.place.area != nil { controller.presentation.controller?.place() }
  }

  /// ``sizeForPresentation`` in whole pixels.
  var snappedContentSize: CGSize { session.pixelGrid.ceil(sizeForPresentation) }
}

extension PixelGrid {
  /// Returns the smallest size in whole pixels that contains `size`.
  func ceil(_ size: CGSize) -> CGSize { CGSize(width: ceil(size.width), height: ceil(size.height)) }
}
