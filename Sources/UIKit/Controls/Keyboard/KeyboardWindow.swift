import DisplayLists
import SystemProfiles

/// A window that shows the keyboard in front of the program's windows. It is not one of them.
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

/// A view with the accessory view above, and the keys or an input view below.
final class KeyboardPanel: UIView {
  var setup = KeyboardSetup() { didSet { arrange(instead: oldValue) } }
  /// The last content of a keyboard that has been dismissed but is still visible.
  private(set) var parting: [DrawCommand]?
  /// The position of the center while the keyboard is shown.
  private var place = CGPoint.zero
  /// The current page, the shift state, and the touched key.
  var typing = KeyTyping()

  /// The responder for events that the keyboard does not handle.
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

  // MARK: Sliding

  func stand(in area: CGRect) {
    parting = nil
    place = CGPoint(x: area.midX, y: area.midY)
    lower(by: 0)
  }

  /// - Parameter way: the distance towards the user's bottom edge in points; 0 for the position while it is shown.
  func lower(by way: CGFloat) {
    center = CGPoint(x: place.x + transform.c * way, y: place.y + transform.d * way)
  }

  /// Releases the accessory view and the input view, and keeps their picture.
  func part() {
    guard parting == nil else { return }
    parting = RecordPass.commands(inside: self).withoutViews
    setup = KeyboardSetup()
  }
}

extension Session {
  /// Shows the current setup in the keyboard's window. A dismissed keyboard leaves its picture there.
  ///
  /// Animation blocks of the program do not apply.
  func hostKeyboard() {
    guard let setup = keyboard.setup else {
      keyboard.window?.panel.part()
      return
    }
    let window = keyboard.window ?? perform { KeyboardWindow() }
    keyboard.window = window
    withoutAnimation { window.show(setup, in: environment) }
  }
}
