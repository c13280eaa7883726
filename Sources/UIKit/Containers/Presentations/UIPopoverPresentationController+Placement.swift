import CoreTypes
import DisplayLists
import SystemProfiles

// The placement of a popover.
extension UIPopoverPresentationController {
  func placement(in size: CGSize) -> PopoverPlacement {
    let metrics = session.metrics.popover, preferred = presentedViewController.snappedContentSize
    let room = CGRect(origin: .zero, size: size).inset(by: surroundings.system).inset(by: popoverLayoutMargins)
    if presentedViewController is UIAlertController, session.behaves(.actionSheetsStandAtTheirSource) {
      return PopoverPlacement(
        over: snappedSource(in: size), in: room, preferredSize: preferred, grid: session.pixelGrid)
    }
    return PopoverPlacement(
      beside: snappedSource(in: size), in: room, preferredSize: preferred == .zero ? metrics.contentSize : preferred,
      permitted: permittedArrowDirections, frameMetrics, insets: backgroundClass?.contentViewInsets())
  }

  /// The source in whole pixels, because the arrow's tip touches it.
  private func snappedSource(in size: CGSize) -> CGRect { session.pixelGrid.snapEdges(source(in: size)) }

  /// Returns the source in the container's coordinates; the middle of the container if the source is not on screen.
  private func source(in size: CGSize) -> CGRect {
    let place = stage.container ?? stage.host
    if let frame = place.flatMap({ sourceItem?.frame(in: $0) }) { return frame }
    if let item = barButtonItem, let (bar, frame) = item.place(in: place?.window) {
      return bar.convert(frame, to: place)
    }
    if let sourceView, let place {
      return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: place)
    }
    return CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
  }

  var hasSource: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }

  /// > Source: the exception's message in published logs.
  func checkSource() {
    if let listener { session.perform { listener.prepareForPopoverPresentation(self) } }
    guard form == .popover, !hasSource else { return }
    let name = "UIPopoverPresentationController"
    Exception.generic.raise(
      "\(name) (<\(name): \(Unmanaged.passUnretained(self).toOpaque())>) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.")
  }

  /// - Parameter point: a point in the container's coordinates.
  func letsThrough(_ point: CGPoint) -> Bool {
    guard let container = stage.container else { return false }
    return (passthroughViews ?? []).contains { view in
      view.window === container.window && view.point(inside: container.convert(point, to: view), with: nil)
    }
  }
}

extension UIBarButtonItem {
  /// Returns the visible bar that contains the item, and the item's frame in it.
  func place(in window: UIWindow?) -> (bar: UIView, frame: CGRect)? {
    window.flatMap(place(below:))
  }

  private func place(below view: UIView) -> (bar: UIView, frame: CGRect)? {
    let slots = (view as? UINavigationBar)?.itemSlots ?? (view as? UIToolbar)?.itemFrames ?? []
    if let slot = slots.first(where: { $0.item === self }) { return (view, slot.frame) }
    return view.subviews.lazy.compactMap { self.place(below: $0) }.first
  }
}

/// The panel of a popover and its arrow, behind the content.
final class PopoverChrome: UIView {
  private var placement: PopoverPlacement?
  private var color: UIColor?

  override func applyClassDefaults() { isUserInteractionEnabled = false }

  func show(_ placement: PopoverPlacement, color: UIColor?) {
    (self.placement, self.color) = (placement, color)
    let frame = placement.direction.isEmpty ? placement.body : placement.body.union(placement.arrow)
    if self.frame != frame { self.frame = frame }
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    guard let placement else { return }
    let body = placement.body.offsetBy(dx: -frame.minX, dy: -frame.minY)
    let arrow = placement.arrow.offsetBy(dx: -frame.minX, dy: -frame.minY)
    let isGlossy = session.behaves(.chromeIsGlossy)
    let paper = resolve(color) ?? session.palette[.systemBackground] ?? .white
    let fill = isGlossy ? RGBAColor(hex: 0x0F1B33, alpha: 0.95) : paper
    let radius = session.metrics.popover.cornerRadius, shade = RGBAColor(white: 0, alpha: 0.2)
    recorder.shadow(of: .rect(body, radius: radius), offset: CGSize(width: 0, height: 6), blur: 24, shade)
    recorder.fill(body, radius: radius, fill)
    if !arrow.isEmpty { recorder.fill(.arrow(in: arrow, placement.direction), fill) }
  }
}

extension Path {
  /// Returns a triangle whose tip is on the named side of the rectangle.
  fileprivate static func arrow(in rect: CGRect, _ direction: UIPopoverArrowDirection) -> Path {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let points: [(CGFloat, CGFloat)] =
      switch direction {
      case .up: [(left, bottom), (rect.midX, top), (right, bottom)]
      case .down: [(left, top), (rect.midX, bottom), (right, top)]
      case .left: [(right, top), (left, rect.midY), (right, bottom)]
      default: [(left, top), (right, rect.midY), (left, bottom)]
      }
    let path = points.enumerated().map { index, point in
      let point = CGPoint(x: point.0, y: point.1)
      return index == 0 ? PathElement.move(point) : .line(point)
    }
    return .outline(path + [.close])
  }
}
