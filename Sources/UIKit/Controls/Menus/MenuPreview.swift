import DisplayLists
import SystemProfiles

/// The preview of a context menu, above all other content: a picture of a view, or a controller of the program.
@MainActor final class MenuPreview: UIView {
  let controller: UIViewController?
  private weak var lifted: UIView?
  private let picture: [DrawCommand]
  private let paper: UIColor?
  /// The visible outline, in the coordinates of the view.
  private let visible: Outline?
  private let shadowing: Outline?
  var wasTouched: (() -> Void)?

  init(of preview: UITargetedPreview) {
    (lifted, controller) = (preview.view, nil)
    picture = RecordPass.commands(inside: preview.view)
    paper = preview.parameters.backgroundColor ?? preview.view.backgroundColor
    visible = preview.parameters.visiblePath?.outline
    shadowing = preview.parameters.shadowPath?.outline ?? visible
    super.init(frame: CGRect(origin: .zero, size: preview.view.bounds.size))
  }

  /// - Parameter view: the view to which the menu belongs.
  init(_ controller: UIViewController, of view: UIView) {
    (lifted, self.controller, picture, paper) = (view, controller, [], nil)
    (visible, shadowing) = (nil, nil)
    super.init(frame: .zero)
    controller.loadViewIfNeeded()
    clipsToBounds = true
    if let content = controller.loadedView {
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(content)
    }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("a preview is made by its menu") }

  /// Returns the frame of the preview: that of the view, or around its center with the controller's preferred content
  /// size. Without one, the preview has the full width of the room and half its height.
  ///
  /// > Basis: documented that `preferredContentSize` counts; the rest assumed.
  func preferredFrame(in stage: OverlayContainer) -> CGRect {
    let own = lifted.map { $0.convert($0.bounds, to: stage) } ?? .zero
    guard let controller else { return own }
    let room = stage.room(margin: session.metrics.menu.screenMargin)
    var size = controller.snappedContentSize
    if size.width <= 0 { size.width = room.width }
    if size.height <= 0 { size.height = room.height / 2 }
    size.width = min(size.width, room.width)
    let x = max(room.minX, min(own.midX - size.width / 2, room.maxX - size.width))
    let y = max(room.minY, min(own.midY - size.height / 2, room.maxY - size.height))
    return CGRect(x: session.pixelGrid.floor(x), y: session.pixelGrid.floor(y), width: size.width, height: size.height)
  }

  func show(in rect: CGRect) {
    layer.cornerRadius = radius
    frame = rect
    controller?.loadedView?.frame = bounds
  }

  private var radius: CGFloat {
    controller == nil ? lifted?.layer.cornerRadius ?? 0 : session.metrics.menu.cornerRadius
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { wasTouched?() }

  override var touchTargets: [TouchTarget] { [TouchTarget(names: ["Preview"], view: self)] }

  /// The transform from the lifted view's coordinates to those of the preview; nil without a picture.
  private var place: CGAffineTransform? {
    guard !picture.isEmpty, let own = lifted?.bounds, own.width > 0, own.height > 0 else { return nil }
    return CGAffineTransform(scaleX: bounds.width / own.width, y: bounds.height / own.height)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    guard let place else {
      if controller == nil { drawFloatingShadow(radius: radius, into: &recorder) }
      return
    }
    let shadowing = shadowing?.applying(place).path() ?? .rect(bounds, radius: radius)
    drawFloatingShadow(of: shadowing, into: &recorder)
    recorder.saved {
      if let visible { $0.clip(visible.applying(place).path()) }
      if let paper = resolve(paper) { $0.fill(bounds, radius: radius, paper) }
      $0.concatenate(place)
      $0.append(picture)
    }
  }
}
