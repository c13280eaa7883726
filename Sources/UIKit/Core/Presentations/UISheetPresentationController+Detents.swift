import DisplayLists
import SystemProfiles

// The heights of sheets.
extension UISheetPresentationController {
  /// The form of the sheet. A sheet attached to the bottom edge of a window with compact height is also a card.
  var formOfSheet: PresentationForm {
    let form = popover?.adaptedForm ?? adaptedForm
    let isLow = session.environment.sizeClasses.vertical == .compact
    let isAttached = prefersEdgeAttachedInCompactHeight && session.behaves(.sheetsHaveDetents)
    return isLow && isAttached && form == .full(removesPresenter: false) ? .card : form
  }

  func sheetFrame(in size: CGSize) -> CGRect {
    guard form == .card, session.behaves(.sheetsHaveDetents) else { return formFrame(in: size, preferredSize) }
    var frame = formFrame(in: size, .zero)
    if let height = restingHeight(in: size, large: frame.height) {
      frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
    return narrowed(frame)
  }

  private var preferredSize: CGSize { presentedViewController.snappedContentSize }

  private func formFrame(in size: CGSize, _ preferred: CGSize) -> CGRect {
    form.frame(in: size, top: surroundings.system.top, preferred: preferred, metrics)
  }

  /// > Basis: documented for compact heights: as wide as the container unless it follows the preferred size.
  private func narrowed(_ frame: CGRect) -> CGRect {
    let preferred = preferredSize.width
    guard widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0, preferred < frame.width else { return frame }
    let x = session.pixelGrid.floor(frame.midX - preferred / 2)
    return CGRect(x: x, y: frame.minY, width: preferred, height: frame.height)
  }

  /// Returns the height from the sheet's top to the bottom edge of the window. Detents do not include the safe area
  /// there.
  ///
  /// > Source: `UISheetPresentationController.Detent` reference, "the sheet adds the safe area to the height".
  private func restingHeight(in size: CGSize, large: CGFloat) -> CGFloat? {
    let bottom = surroundings.system.bottom
    let context = DetentContext(traits: session.traits, maximum: large - bottom, middle: size.height / 2 - bottom)
    guard let value = resting(in: context)?.value else { return nil }
    return min(session.pixelGrid.round(value + bottom), large)
  }

  /// > Basis: as of the resting height.
  var heightsOfDetents: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let (context, large) = detentContext else { return [] }
    let bottom = surroundings.system.bottom
    return values(in: context).map {
      ($0.detent.identifier, min(session.pixelGrid.round($0.value + bottom), large))
    }
  }

  /// The identifier of the sheet's current detent.
  var restingIdentifier: Detent.Identifier? {
    detentContext.flatMap { resting(in: $0.context)?.detent.identifier }
  }

  /// The context for detents and the maximum height of the sheet, or nil for a sheet without detents.
  private var detentContext: (context: DetentContext, large: CGFloat)? {
    guard form == .card, session.behaves(.sheetsHaveDetents),
      let size = (stage.container ?? stage.host)?.bounds.size
    else { return nil }
    let bottom = surroundings.system.bottom, large = formFrame(in: size, .zero).height
    return (DetentContext(traits: session.traits, maximum: large - bottom, middle: size.height / 2 - bottom), large)
  }

  private func values(in context: DetentContext) -> [(detent: Detent, value: CGFloat)] {
    let found = detents.compactMap { detent in
      session.perform { detent.resolvedValue(in: context) }.map { (detent: detent, value: checked($0)) }
    }
    return found.sorted { $0.value < $1.value }
  }

  private func checked(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { Exception.invalidGeometry.raise("CALayer bounds contains NaN: [0 0; 0 \(value)]") }
    return max(0, value)
  }

  /// Returns the selected detent, or the lowest one.
  private func resting(in context: DetentContext) -> (detent: Detent, value: CGFloat)? {
    let values = values(in: context)
    return values.first { $0.detent.identifier == selectedDetentIdentifier } ?? values.first
  }

  /// Whether the sheet is at or below the largest undimmed detent.
  var isUndimmed: Bool {
    guard let limit = largestUndimmedDetentIdentifier, let context = detentContext?.context else { return false }
    let values = values(in: context)
    guard let highest = values.first(where: { $0.detent.identifier == limit }) else { return false }
    return resting(in: context).map { $0.value <= highest.value } ?? false
  }

  func letTouchesThrough(_ lets: Bool) { stage.container?.letsThrough = lets ? { _ in true } : nil }

  /// > Basis: assumed, recalled: 36 by 5 points, 5 points below the sheet's top.
  func placeGrabber(in sheet: SheetFrame) {
    let shows = prefersGrabberVisible && form.isCard && session.behaves(.sheetsHaveDetents)
    let grabber = sheet.clip.subviews.lazy.compactMap { $0 as? SheetGrabber }.first
    guard shows else {
      grabber?.removeFromSuperview()
      return
    }
    let view = grabber ?? session.perform { SheetGrabber() }
    let size = CGSize(width: 36, height: 5)
    view.frame = CGRect(
      x: session.pixelGrid.floor((sheet.clip.bounds.width - size.width) / 2), y: 5, width: size.width,
      height: size.height)
    if sheet.clip.subviews.last !== view { sheet.clip.addSubview(view) }
  }
}

/// The context for resolving a sheet's detents.
@MainActor final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the medium detent.
  ///
  /// > Basis: documented, "approximately half the height"; that it is exactly half is assumed.
  let middle: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, middle: CGFloat) {
    (containerTraitCollection, maximumDetentValue, self.middle) = (traits, maximum, middle)
  }
}

/// The grabber at the top of a sheet.
final class SheetGrabber: UIView {
  override func applyClassDefaults() { isUserInteractionEnabled = false }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    recorder.fill(bounds, radius: bounds.height / 2, session.palette[.tertiaryLabel] ?? RGBAColor(white: 0.7))
  }
}
