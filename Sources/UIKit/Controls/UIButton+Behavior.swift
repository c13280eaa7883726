// What a button answers about how it is used.
extension UIButton {
  /// Its menu is open.
  public var isHeld: Bool { session.menuStage?.request.source === self }

  /// Never: there is no pointer here.
  public var isHovered: Bool { false }

  /// As on phones and pads.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UISlider {
  /// As on phones and pads.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}
