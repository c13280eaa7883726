import DisplayLists
import SystemProfiles

/// A button of an alert.
@MainActor final class AlertButton: UIControl {
  let action: UIAlertAction
  private unowned let controller: UIAlertController

  init(_ action: UIAlertAction, in controller: UIAlertController) {
    (self.action, self.controller) = (action, controller)
    super.init(frame: .zero)
    accessibility = action.accessibility
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("an alert's button is made by its panel") }

  private var isSheet: Bool { controller.preferredStyle == .actionSheet }

  /// > Source: `preferredAction` reference: action sheets do not use it.
  private var isPreferred: Bool { !isSheet && controller.preferredAction === action }

  /// The preferred action. Without one it is the cancel action, in generations that emphasize it.
  private var isProminent: Bool {
    isSheet || controller.preferredAction == nil ? action.style == .cancel : isPreferred
  }

  private var title: TextBlock {
    let rules = session.metrics.alert
    let font = UIFont(isSheet ? rules.sheet.buttonFont : rules.buttonFont, in: session)
    var descriptor = font.descriptor
    if isProminent, !session.behaves(.chromeIsGlossy) { descriptor.weight = .semibold }
    return TextBlock(action.title ?? "", font: UIFont(descriptor), session: session)
  }

  var titleWidth: CGFloat { title.size().width }
  var lineHeight: CGFloat { title.lineHeight }

  override func touchEndedInside(_ touch: UITouch) {
    super.touchEndedInside(touch)
    controller.choose(action)
  }

  package override var reportedText: String? { action.title }

  override var spoken: SpokenDefaults {
    SpokenDefaults(isElement: true, label: action.title, traits: spokenState.union(.button))
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let look = AlertLook(session: session, isSheet: isSheet)
    let hasOwnBody = session.metrics.alert.buttonMargin > 0
    if hasOwnBody {
      look.drawButton(bounds, action.style, isProminent: isPreferred, into: &recorder)
    }
    let isFilled = hasOwnBody && session.behaves(.chromeIsGlass) && isPreferred
    var ink = TextInk(color: look.color(of: action.style, tint: tint, isOnTint: isFilled), alignment: .center)
    ink.shadow = look.textShadow(of: action.style)
    if !isEnabled { ink.color = ink.color.multipliedAlpha(by: 0.35) }
    title.draw(centredIn: bounds.insetBy(dx: 8, dy: 0), ink, into: &recorder)
  }
}
