/// The look of content that scrolls below the bar at an edge of a scroll view, from iOS 26 on.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// The style of the effect below bars.
  @preconcurrency @MainActor open class Style: NSObject {
    fileprivate let isHard: Bool

    private init(isHard: Bool) {
      self.isHard = isHard
      super.init()
    }

    /// The style that suits the elements in front of the content. Here it is always soft.
    public static let automatic = Style(isHard: false)
    /// The content fades out.
    public static let soft = Style(isHard: false)
    /// The content ends at a line.
    public static let hard = Style(isHard: true)
  }

  private let edge: UIRectEdge
  private weak var scrollView: UIScrollView?

  init(at edge: UIRectEdge, of scrollView: UIScrollView) {
    (self.edge, self.scrollView) = (edge, scrollView)
    super.init()
  }

  /// The style of the effect. It applies at the top edge, below the glass of a navigation bar.
  open var style = Style.automatic { didSet { if style !== oldValue { didChange("UIScrollEdgeEffect.style") } } }
  open var isHidden = false { didSet { if isHidden != oldValue { didChange("UIScrollEdgeEffect.isHidden") } } }

  /// Redraws the effect. Nothing is drawn below the glass of other bars.
  private func didChange(_ member: StaticString) {
    guard edge == .top, let scrollView, scrollView.session.behaves(.chromeIsGlass) else { return hasNoEffect(member) }
    scrollView.window?.setNeedsDisplay()
  }

  /// - Parameter color: the color behind the content.
  func backdrop(of color: UIColor, in session: Session) -> BarBackdrop {
    if isHidden { return .clear }
    return style.isHard
      ? .shown(BarBackground(material: .none, color: color)) : .fading(color.resolved(in: session))
  }
}

struct ScrollEdgeEffects {
  let top, left, bottom, right: UIScrollEdgeEffect

  @MainActor init(of view: UIScrollView) {
    (top, left) = (UIScrollEdgeEffect(at: .top, of: view), UIScrollEdgeEffect(at: .left, of: view))
    (bottom, right) = (UIScrollEdgeEffect(at: .bottom, of: view), UIScrollEdgeEffect(at: .right, of: view))
  }
}

extension UIScrollView {
  private var edgeEffects: ScrollEdgeEffects {
    if let made = scroll.edgeEffects { return made }
    let made = ScrollEdgeEffects(of: self)
    scroll.edgeEffects = made
    return made
  }

  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
}

/// An interaction that shows the edge effect of a scroll view behind a view in front of it. Nothing is drawn here.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var scrollView: UIScrollView? {
    didSet { if scrollView != nil { hasNoEffect("UIScrollEdgeElementContainerInteraction.scrollView") } }
  }
  open var edge = UIRectEdge.top {
    didSet { if edge != oldValue { hasNoEffect("UIScrollEdgeElementContainerInteraction.edge") } }
  }

  public override init() { super.init() }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
