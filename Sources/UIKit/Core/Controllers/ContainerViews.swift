import DisplayLists

// The system's own views between a container and its content. They have no public interface, but published view dumps
// show their names.

final class UITransitionView: UIView {
  /// The presentation that owns this container view; nil around a root view and in containers.
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Returns whether a touch that hits none of the content passes through to the views behind.
  var letsThrough: ((CGPoint) -> Bool)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let letsThrough, hit === self || hit is UIDimmingView else { return hit }
    return letsThrough(point) ? nil : hit
  }
}
/// The view around a root view, or around a sheet, for which it casts a shadow.
final class UIDropShadowView: UIView {
  /// The corner radius of the shape that casts the shadow; nil for none.
  var shadowRadius: CGFloat?

  override func recordContent(into recorder: inout DisplayListRecorder) {
    guard let shadowRadius else { return }
    let shape = Path.rect(bounds, radius: shadowRadius), color = RGBAColor(white: 0, alpha: 0.2)
    recorder.shadow(of: shape, offset: CGSize(width: 0, height: 6), blur: 24, color)
  }
}

/// A view that dims the content behind a sheet, and receives the touches outside of the sheet.
final class UIDimmingView: UIView {
  var wasTouched: (() -> Void)?
  var pushedBack: PushedBackScreen?
  /// The view that is pushed back.
  weak var presenting: UIView?

  override func recordContent(into recorder: inout DisplayListRecorder) {
    guard let pushedBack, let presenting else { return }
    pushedBack.draw(RecordPass.commands(inside: presenting), resolve(backgroundColor), into: &recorder)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { wasTouched?() }

  /// The name that Apple's UI tests use for this view.
  override var touchTargets: [TouchTarget] {
    [TouchTarget(names: ["PopoverDismissRegion"], view: self, point: placeBesideSheet)]
  }

  /// A point outside the sheet, because a touch in the middle would often hit it.
  private var placeBesideSheet: CGPoint {
    let room = superview?.bounds ?? bounds
    guard let sheet = superview?.subviews.first(where: { $0 is UIDropShadowView })?.frame else {
      return CGPoint(x: bounds.midX, y: bounds.midY)
    }
    let corners = [room.minX + 1, room.maxX - 1].flatMap { x in
      [room.minY + 1, room.maxY - 1].map { CGPoint(x: x, y: $0) }
    }
    let point = corners.first { !sheet.contains($0) } ?? CGPoint(x: room.midX, y: room.midY)
    return superview?.convert(point, to: self) ?? point
  }
}

/// The screen behind a card on an iPhone, drawn as a smaller card further back, on black.
struct PushedBackScreen: Equatable {
  /// The frame of the screen, in the dimming view's coordinates.
  var screen: CGRect
  /// The distance from the screen's top to the card's.
  var cardTop: CGFloat
  var radius: CGFloat

  /// Draws over the presenting screen: black, and in front of it the top edge of the screen, slightly smaller.
  ///
  /// > Basis: assumed, recalled: 16 from the sides, 10 above the card.
  ///
  /// - Parameters:
  ///   - commands: the content of the presenting view.
  ///   - dimming: the color drawn over it.
  func draw(_ commands: [DrawCommand], _ dimming: RGBAColor?, into recorder: inout DisplayListRecorder) {
    let strip = CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: cardTop + radius)
    let share = (screen.width - 32) / screen.width
    let edge = CGRect(
      x: strip.minX + 16, y: strip.minY + cardTop - 10, width: strip.width - 32, height: 4 * radius + 10)
    recorder.saved {
      $0.clip(strip)
      $0.fill(strip, .black)
      $0.clip(.rect(edge, radius: radius))
      $0.saved {
        $0.concatenate(CGAffineTransform(a: share, b: 0, c: 0, d: share, tx: edge.minX, ty: edge.minY))
        $0.append(commands)
      }
      if let dimming { $0.fill(edge, dimming) }
    }
  }
}

extension SheetFrame {
  func show(dimming alpha: CGFloat, cornerRadius: CGFloat, shadow throwsShadow: Bool) {
    let color = alpha > 0 ? UIColor(white: 0, alpha: alpha) : nil
    if dimming.backgroundColor != color { dimming.backgroundColor = color }
    clip.layer.cornerRadius = cornerRadius
    shadow.shadowRadius = throwsShadow ? cornerRadius : nil
  }
}

final class UILayoutContainerView: UIView {}
final class UINavigationTransitionView: UIView {}
final class UIViewControllerWrapperView: UIView {}

/// The place in which a navigation or tab bar controller shows one controller at a time.
@MainActor struct ControllerSlot {
  let container: UIView
  private let transitionView: UIView
  private let wrapper = UIViewControllerWrapperView()

  /// - Parameter transitionView: becomes the rearmost subview of `container`.
  init(in container: UIView, transitionView: UIView) {
    (self.container, self.transitionView) = (container, transitionView)
    for view in [transitionView, wrapper] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    transitionView.clipsToBounds = true
    transitionView.frame = container.bounds
    wrapper.frame = container.bounds
    container.insertSubview(transitionView, at: 0)
    transitionView.addSubview(wrapper)
  }

  /// Shows a controller. Through iOS 6 the wrapper has the offset, and the controller's view starts at the wrapper's
  /// origin. From iOS 7 on the wrapper fills the container, and the view has the offset.
  func show(_ controller: UIViewController, in surroundings: Surroundings) {
    let view = controller.loadedView
    let front = controller.presentation.presented?.presentation.controller?.containerView
    for old in wrapper.subviews where old !== view && old !== front { old.leaveStage() }
    place(controller, in: surroundings)
  }

  /// Sizes the view of a controller. A custom transition adds it.
  func hold(_ controller: UIViewController, in surroundings: Surroundings) {
    controller.place.isHeld = true
    place(controller, in: surroundings)
  }

  private func place(_ controller: UIViewController, in surroundings: Surroundings) {
    let area = controller.area(of: container.bounds.size, in: surroundings)
    transitionView.frame = container.bounds
    let wrapperOffsets = !controller.session.behaves(.contentExtendsUnderBars)
    let frame = wrapperOffsets ? CGRect(origin: .zero, size: area.frame.size) : area.frame
    wrapper.frame = wrapperOffsets ? area.frame : container.bounds
    controller.occupy(area, frame: frame, in: wrapper)
  }

  /// The view that contains a transition, which surrounds the content.
  var transitionContainer: UIView { wrapper }

  func clear() { wrapper.subviews.forEach { $0.leaveStage() } }
}

extension UIView {
  fileprivate func leaveStage() {
    hierarchy.controller?.leavePlace()
    removeFromSuperview()
  }

  /// Creates the view of a container controller. It fills the screen, including the area behind the status bar.
  static func makeContainer(in session: Session) -> UIView {
    let view = session.perform { UILayoutContainerView(frame: session.environment.screenBounds) }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
