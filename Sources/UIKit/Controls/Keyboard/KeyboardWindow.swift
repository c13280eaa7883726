import DisplayLists
import SystemProfiles

/// Holds the keyboard in front of the program's windows; it is not one of these.
final class KeyboardWindow: UIWindow {
  let panel = KeyboardPanel()

  override func applyClassDefaults() { look.isHidden = false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { panel.frame.contains(point) }

  func show(_ setup: KeyboardSetup, in environment: SystemEnvironment) {
    frame = environment.screenBounds
    if panel.superview == nil { addSubview(panel) }
    let area = environment.keyboardFrame(height: setup.height, isUp: true)
    panel.transform = environment.isTurnedInWindows ? .turning(to: environment.orientation) : .identity
    panel.bounds = CGRect(x: 0, y: 0, width: environment.screenSize.width, height: setup.height)
    panel.stand(in: area)
    panel.setup = setup
  }
}

/// The accessory above, keys or an input view below.
final class KeyboardPanel: UIView {
  var setup = KeyboardSetup() { didSet { arrange(instead: oldValue) } }
  /// What is still to be seen of a keyboard that is no longer up.
  private(set) var parting: [DrawCommand]?
  /// Of its middle, while it is up.
  private var place = CGPoint.zero
  /// Which page is shown, in capitals or not, and the key under a finger.
  var typing = KeyTyping()

  /// What is not handled on the keyboard goes on to whom it belongs.
  override var next: UIResponder? { setup.owner ?? super.next }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lift(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { typing.release() }

  var inputRect: CGRect {
    CGRect(x: 0, y: setup.accessoryHeight, width: bounds.width, height: setup.inputHeight)
  }

  private func arrange(instead old: KeyboardSetup) {
    if setup.keys != old.keys || setup.owner !== old.owner { typing = KeyTyping() }
    let kept = [setup.accessory, setup.inputView]
    for view in [old.accessory, old.inputView] where view != nil && !kept.contains(view) {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    if let accessory = setup.accessory {
      place(accessory, CGRect(x: 0, y: 0, width: bounds.width, height: setup.accessoryHeight))
    }
    if let inputView = setup.inputView { place(inputView, inputRect) }
  }

  private func place(_ view: UIView, _ rect: CGRect) {
    view.frame = rect
    if view.superview !== self { addSubview(view) }
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    if let parting { recorder.append(parting) } else { draw(into: &recorder) }
  }

  // MARK: Its way

  func stand(in area: CGRect) {
    parting = nil
    place = CGPoint(x: area.midX, y: area.midY)
    lower(by: 0)
  }

  /// - Parameter way: towards the user's bottom edge, in points; 0 for where it stands while it is up.
  func lower(by way: CGFloat) {
    center = CGPoint(x: place.x + transform.c * way, y: place.y + transform.d * way)
  }

  /// Accessory and input view are free again; what is seen of them stays.
  func part() {
    guard parting == nil else { return }
    parting = RecordPass.commands(inside: self).withoutViews
    setup = KeyboardSetup()
  }
}

extension Session {
  /// Puts what is up into the keyboard's window; what is not up any more leaves its picture there.
  ///
  /// A block that the program is in animates none of this.
  func hostKeyboard() {
    guard let setup = keyboard.setup else {
      keyboard.window?.panel.part()
      return
    }
    let window = keyboard.window ?? perform { KeyboardWindow() }
    keyboard.window = window
    withoutAnimation { window.show(setup, in: environment) }
  }

  /// With a keyboard on its way out.
  var windowsInSight: [UIWindow] {
    guard let keyboardWindow = keyboard.window, keyboard.setup == nil else { return windowsOnScreen }
    return windows + [keyboardWindow]
  }
}
