import DisplayLists
import SystemProfiles

/// The record pass: writes a view tree to a display list, from the root down. It makes no layout decisions of its own.
@MainActor package enum RecordPass {
  /// Returns the picture of a single view at the size of its bounds, over the system background, as on a canvas.
  ///
  /// - Parameters:
  ///   - embeds: Pictures in front of the view.
  ///   - bars: Bars in front of these, with frames in the view's coordinates.
  static func record(_ root: UIView, embeds: [EmbeddedPicture], bars: [UIView] = []) -> DisplayList {
    let session = root.session
    let page = session.palette[.systemBackground] ?? .white
    var recorder = DisplayListRecorder(
      size: root.bounds.size, scale: session.environment.scale, background: page)
    session.perform {
      record(root, at: CGRect(origin: .zero, size: root.bounds.size), into: &recorder)
      for embed in embeds {
        recorder.saved {
          $0.translate(x: embed.frame.minX, y: embed.frame.minY)
          $0.clip(CGRect(origin: .zero, size: embed.frame.size))
          $0.append(embed.commands)
        }
      }
      for bar in bars { record(bar, into: &recorder) }
    }
    return recorder.list
  }

  package static func record(_ root: UIView) -> DisplayList { record(root, embeds: []) }

  /// Returns the picture of the whole screen: the root where its container places it, the container's bars in front of
  /// it, and the status bar and home indicator.
  ///
  /// - Parameters:
  ///   - frame: The frame of the root on the screen, or nil for its own frame.
  ///   - bars: Bars with frames on the screen.
  package static func recordScreen(
    root: UIView, at frame: CGRect? = nil, bars: [UIView] = [], environment: SystemEnvironment
  ) -> DisplayList {
    var recorder = DisplayListRecorder(
      size: environment.screenSize, scale: environment.scale, background: environment.palette.windowBackground)
    root.session.perform {
      record(root, at: frame ?? root.frame, into: &recorder)
      for bar in bars { record(bar, into: &recorder) }
      let statusBar = root.session.statusBarLook(over: [root] + bars)
      ScreenChrome(environment: environment, statusBar: statusBar).draw(into: &recorder)
    }
    return recorder.list
  }
}

extension RecordPass {
  /// Returns the picture of a program: its windows from back to front, the status bar and the home indicator.
  static func recordScreen(windows: [UIWindow], in session: Session) -> DisplayList {
    let environment = session.environment
    var recorder = DisplayListRecorder(
      size: environment.screenSize, scale: environment.scale, background: environment.palette.windowBackground)
    session.perform {
      let progress = session.motions.turn?.progress(at: session.clock.now)
      record(windows, in: session, into: &recorder)
      let chrome = ScreenChrome(
        environment: environment, statusBar: session.statusBarLook(over: windows),
        hidesHomeIndicator: session.hidesHomeIndicator)
      recorder.layer(opacity: progress ?? 1) { chrome.draw(into: &$0) }
    }
    return recorder.list
  }

  /// Returns what windows show now, in the interface's orientation.
  static func picture(of windows: [UIWindow], in session: Session) -> [DrawCommand] {
    var recorder = DisplayListRecorder(size: session.environment.screenSize)
    session.perform { record(windows, in: session, into: &recorder) }
    return recorder.list.commands.withoutViews
  }

  private static func record(_ windows: [UIWindow], in session: Session, into recorder: inout DisplayListRecorder) {
    func record(into recorder: inout DisplayListRecorder) {
      recorder.saved { recorder in
        recorder.concatenate(session.environment.windowsToInterface)
        for window in windows { self.record(window, into: &recorder) }
      }
    }
    guard let turn = session.motions.turn, let progress = turn.progress(at: session.clock.now) else {
      return record(into: &recorder)
    }
    turn.show(progress, to: session.environment.screenSize, into: &recorder, record)
  }

  /// Records a root at a frame, regardless of its own frame's origin.
  private static func record(_ root: UIView, at frame: CGRect, into recorder: inout DisplayListRecorder) {
    recorder.saved {
      $0.translate(x: frame.minX - root.frame.minX, y: frame.minY - root.frame.minY)
      record(root, into: &$0)
    }
  }

  static func record(_ view: UIView, into recorder: inout DisplayListRecorder) {
    let session = view.session
    guard !session.motions.isEmpty, let motion = session.motions.look(of: view, at: session.clock.now) else {
      return recordInPlace(view, into: &recorder)
    }
    motion.show(view.frame, into: &recorder) { recordInPlace(view, into: &$0) }
  }

  /// Returns what a view shows now, in its superview's coordinates, without the effects of transitions. The commands
  /// contain no view annotations, because a picture of a view is not a view.
  static func picture(of view: UIView) -> [DrawCommand] {
    var recorder = DisplayListRecorder(size: view.session.environment.screenSize)
    view.session.perform { recordInPlace(view, into: &recorder) }
    return recorder.list.commands.withoutViews
  }

  private static func recordInPlace(_ view: UIView, into recorder: inout DisplayListRecorder) {
    guard !view.isHidden || view.isDeparting else { return }
    view.session.resolvingColors(for: view.layout.traits) {
      let layer = view.layerInUse, look = layer?.shownLook ?? LayerLook().taking(view, shown: true)
      let place = look.transform(in: view.superview?.look.layer?.shownLook)
      guard look.opacity > 0, look.shows(through: place) else { return }
      recorder.view(view.annotation(look.geometry)) { recorder in
        recorder.saved { recorder in
          recorder.concatenate(place)
          recorder.compositing(look, mask: layer?.mask) { recorder in
            recordInside(of: view, layer, look, into: &recorder)
            if view.session.focus.item === view { view.drawFocus(in: look.bounds, into: &recorder) }
            for picture in view.fadingPictures {
              recorder.layer(opacity: picture.opacity) { $0.append(picture.commands) }
            }
          }
        }
      }
    }
  }

  /// Returns what a view and its subviews show now, in the coordinates of the view.
  static func commands(inside view: UIView) -> [DrawCommand] {
    let layer = view.layerInUse, look = layer?.shownLook ?? LayerLook().taking(view, shown: true)
    var recorder = DisplayListRecorder(size: look.bounds.size)
    view.session.perform {
      recorder.saved { recordInside(of: view, layer, look, into: &$0) }
    }
    return recorder.list.commands
  }

  /// Records, from back to front: background, content, subviews and the layers between them, border, overlay.
  ///
  /// - Parameter layer: The layer of the view, or nil if it was not created yet.
  private static func recordInside(
    of view: UIView, _ layer: CALayer?, _ look: LayerLook, into recorder: inout DisplayListRecorder
  ) {
    let bounds = look.bounds
    if look.masksToBounds, view.isRendered { recorder.clip(look.shape) }
    if view.hasRectangularBackground { recorder.fillBackground(look) }
    let drawsByCode = view.drawsByCode
    layer?.updateDrawingOfView(drawsByCode: drawsByCode)
    if let layer, view.isRendered { layer.recordContent(look, into: &recorder) }
    // Content fills the view, so it is invisible in a view without a size.
    if !view.bounds.isEmpty || !bounds.isEmpty {
      placeContent(of: view, in: bounds, into: &recorder) {
        if drawsByCode { recordDrawing(of: view, into: &$0) }
        view.recordContent(into: &$0)
      }
    }
    let session = view.session, moves = !session.motions.isEmpty, now = session.clock.now
    if moves { session.motions.show(in: view, inFront: false, at: now, into: &recorder) }
    record(layer?.children ?? view.hierarchy.subviews.map { .view($0) }, of: layer, look, into: &recorder)
    if moves { session.motions.show(in: view, inFront: true, at: now, into: &recorder) }
    if view.isRendered { recorder.strokeBorder(look) }
    view.recordOverlay(in: bounds, into: &recorder)
    if view.isTableCell {
      placeContent(of: view, in: bounds, into: &recorder) { view.recordDecoration(into: &$0) }
    }
  }

  /// Records the drawing of a program's class. UIKit's classes record their content instead, and the `draw(_:)` of
  /// image views and labels is never called here.
  ///
  /// > Basis: documented, that drawing is clipped, and for image views. An opaque view without a background is black:
  /// > recalled, because its backing store starts out black.
  private static func recordDrawing(of view: UIView, into recorder: inout DisplayListRecorder) {
    let commands = view.look.layer?.drawing ?? drawing(of: view)
    guard !commands.isEmpty else { return }
    recorder.saved {
      $0.clip(view.bounds)
      if view.isOpaque, view.backgroundColor == nil { $0.fill(view.bounds, .black) }
      $0.append(commands)
    }
  }

  /// Returns the drawing of a view whose layer was not created yet.
  private static func drawing(of view: UIView) -> [DrawCommand] {
    var drawing = DisplayListRecorder(size: view.bounds.size)
    view.session.draw(into: &drawing, area: view.bounds) { view.draw(view.bounds) }
    return drawing.list.commands
  }

  /// Records content for the view's model size and fits it to the size on screen.
  ///
  /// Images follow the size on screen by themselves, and so does a view that shrinks to nothing, because its model size
  /// is empty.
  ///
  /// > Source: `contentMode` reference; Core Animation transforms the drawing of a view and does not redraw it.
  private static func placeContent(
    of view: UIView, in shown: CGRect, into recorder: inout DisplayListRecorder,
    _ draw: (inout DisplayListRecorder) -> Void
  ) {
    let model = view.bounds
    guard shown != model else { return draw(&recorder) }
    if model.isEmpty || view.contentFollowsShownSize { return view.withBounds(shown) { draw(&recorder) } }
    let place = view.contentMode.place(model.size, in: shown, grid: view.session.pixelGrid)
    var content = DisplayListRecorder(size: model.size)
    draw(&content)
    guard !content.list.commands.isEmpty else { return }
    recorder.saved {
      $0.concatenate(CGAffineTransform(mapping: model, to: place))
      $0.append(content.list.commands)
    }
  }
}

extension UIView {
  /// Whether the view or its layer belongs to one of the program's classes, which may draw.
  fileprivate var drawsByCode: Bool {
    if neverDrawsByCode { return false }
    return !ClassName.isUIKits(type(of: self)) || look.layer.map { !ClassName.isUIKits(type(of: $0)) } ?? false
  }

  /// Runs `body` with other bounds, without notifying the view.
  fileprivate func withBounds(_ bounds: CGRect, _ body: () -> Void) {
    let model = geometry.bounds
    geometry.bounds = bounds
    body()
    geometry.bounds = model
  }

  fileprivate func annotation(_ shown: ViewGeometry) -> ViewAnnotation {
    let name = className
    return ViewAnnotation(
      id: source?.id ?? accessibilityIdentifier ?? "", className: name,
      kitClassName: name.hasPrefix("UI") ? "" : kitClassName, frame: shown.frame)
  }
}

extension [DrawCommand] {
  /// The commands without view annotations.
  var withoutViews: [DrawCommand] {
    filter {
      switch $0 {
      case .beginView, .endView: false
      default: true
      }
    }
  }
}

extension CGAffineTransform {
  /// - Parameter rect: A rectangle that is not empty.
  init(mapping rect: CGRect, to place: CGRect) {
    let (x, y) = (place.width / rect.width, place.height / rect.height)
    self.init(a: x, b: 0, c: 0, d: y, tx: place.minX - rect.minX * x, ty: place.minY - rect.minY * y)
  }
}

extension Session {
  /// Returns the picture of a tree that was laid out.
  package func recordFrame(of root: UIView) -> DisplayList { RecordPass.record(root) }
}
