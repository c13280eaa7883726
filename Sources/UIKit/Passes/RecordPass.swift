import DisplayLists
import SystemProfiles

/// View tree → display list, from the root down: what the layout passes left is written out, nothing is decided anew.
@MainActor package enum RecordPass {
  /// The picture of a view alone: as large as its bounds, with the colour of a page behind it, as on a canvas.
  package static func record(_ root: UIView) -> DisplayList {
    let session = root.session
    let page = session.palette[.systemBackground] ?? .white
    var recorder = DisplayListRecorder(
      size: root.bounds.size, scale: session.environment.scale, background: page)
    session.perform { record(root, at: CGRect(origin: .zero, size: root.bounds.size), into: &recorder) }
    return recorder.list
  }

  /// The picture of the whole screen: the root where its container has it, the container's bars in front of it, and
  /// what the system shows around them.
  ///
  /// - Parameters:
  ///   - frame: of the root on the screen; nil where its own frame says it.
  ///   - bars: with frames on the screen.
  package static func recordScreen(
    root: UIView, at frame: CGRect? = nil, bars: [UIView] = [], environment: SystemEnvironment
  ) -> DisplayList {
    var recorder = DisplayListRecorder(
      size: environment.screenSize, scale: environment.scale, background: environment.palette.windowBackground)
    root.session.perform {
      record(root, at: frame ?? root.frame, into: &recorder)
      for bar in bars { record(bar, into: &recorder) }
      ScreenChrome(environment: environment).draw(into: &recorder)
    }
    return recorder.list
  }
}

extension RecordPass {
  /// The picture of a program: its windows, rearmost first, and what the system shows around them.
  static func recordScreen(windows: [UIWindow], in session: Session) -> DisplayList {
    let environment = session.environment
    var recorder = DisplayListRecorder(
      size: environment.screenSize, scale: environment.scale, background: environment.palette.windowBackground)
    session.perform {
      recorder.saved { recorder in
        recorder.concatenate(environment.windowsToInterface)
        for window in windows { record(window, into: &recorder) }
      }
      ScreenChrome(environment: environment).draw(into: &recorder)
    }
    return recorder.list
  }

  /// A root that is drawn alone stands at the picture's corner, wherever its frame is.
  private static func record(_ root: UIView, at frame: CGRect, into recorder: inout DisplayListRecorder) {
    recorder.saved {
      $0.translate(x: frame.minX - root.frame.minX, y: frame.minY - root.frame.minY)
      record(root, into: &$0)
    }
  }

  private static func record(_ view: UIView, into recorder: inout DisplayListRecorder) {
    guard !view.isHidden, view.alpha > 0 else { return }
    view.session.resolvingColors(for: view.layout.traits?.userInterfaceStyle) {
      recorder.view(view.annotation) { recorder in
        recorder.saved { recorder in
          recorder.concatenate(view.geometry.transformToSuperview)
          recorder.layer(opacity: Double(view.alpha)) { recordInside(of: view, into: &$0) }
        }
      }
    }
  }

  /// Back to front: background, content, subviews, border, what lies over them.
  private static func recordInside(of view: UIView, into recorder: inout DisplayListRecorder) {
    let radius = view.look.cornerRadius
    if view.clipsToBounds, view.isRendered { recorder.clip(view.bounds, radius: radius) }
    if view.hasRectangularBackground, let color = view.resolve(view.backgroundColor) {
      recorder.fill(view.bounds, radius: radius, color)
    }
    // Content is as large as the view, and cannot be seen without a size.
    if !view.bounds.isEmpty { view.recordContent(into: &recorder) }
    for subview in view.subviews { record(subview, into: &recorder) }
    if view.look.borderWidth > 0, view.isRendered, let color = view.look.borderColor {
      recorder.border(view.bounds, radius: radius, color.components, width: view.look.borderWidth)
    }
    (view as? UITableViewCell)?.drawDecoration(into: &recorder)
  }
}

extension UIView {
  fileprivate var annotation: ViewAnnotation {
    ViewAnnotation(id: source?.id ?? accessibilityIdentifier ?? "", className: className, frame: frame)
  }

  /// False for a view that is only a place for its subviews.
  fileprivate var isRendered: Bool { !(self is UIStackView) || session.behaves(.stackViewsAreRendered) }

  /// Rounded fields and table rows give their background colour their own shape.
  fileprivate var hasRectangularBackground: Bool {
    isRendered && !(self is UITableViewCell) && (self as? UITextField)?.borderStyle != .roundedRect
  }
}

extension Session {
  /// The drawing of a tree that was laid out.
  package func recordFrame(of root: UIView) -> DisplayList { RecordPass.record(root) }
}
