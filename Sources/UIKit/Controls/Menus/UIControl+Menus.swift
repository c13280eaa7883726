// Menus of controls.
extension UIControl {
  func setContextMenuInteraction(_ isEnabled: Bool) {
    let old = contextMenuInteraction
    guard isEnabled != (old != nil) else { return }
    if let old { removeInteraction(old) } else { addInteraction(UIContextMenuInteraction(delegate: self)) }
  }

  func opensMenu(at point: CGPoint) -> Bool { contextMenuInteraction?.offer(at: point)?.open() ?? false }
}

extension ContextMenuOffer {
  /// Makes the menu drop down from the control, with the control as the sender.
  mutating func makeMenu(of control: UIControl) {
    (sender, hasPreview) = (control, false)
    didChoose = { [weak control] in control?.didChoose($0) }
  }
}

extension UIButton {
  /// The configuration of the button's menu. A pop-up button always has a selected element, and its menu keeps its
  /// order.
  ///
  /// > Source: `changesSelectionAsPrimaryAction` reference; assumed for the order.
  var menuConfiguration: UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    guard isPopup else { return configuration }
    selectionMayBegin()
    if preferredMenuElementOrder == .automatic { configuration.preferredMenuElementOrder = .fixed }
    return configuration
  }

  /// Selects the first element of a pop-up button's menu if none is selected.
  ///
  /// > Basis: documented (`changesSelectionAsPrimaryAction`): a pop-up button always has a selected element.
  func selectionMayBegin() {
    guard isPopup, let leaves = menu?.leaves, !leaves.contains(where: { $0.state == .on }) else { return }
    leaves.first?.state = .on
    arrangementDidChange()
  }

  var isPopup: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  func select(_ leaf: any UIMenuLeaf) {
    for other in menu?.leaves ?? [] { other.state = other === leaf ? .on : .off }
    arrangementDidChange()
  }
}

extension UIView {
  /// Returns the menu of a bar button item, which has no view of its own.
  func menuOffer(
    of items: [(item: UIBarButtonItem, frame: CGRect)], at point: CGPoint
  ) -> ContextMenuOffer? {
    guard let slot = items.first(where: { $0.frame.contains(point) }), slot.item.isEnabled else { return nil }
    return menuOffer(of: slot.item, at: slot.frame)
  }

  func menuOffer(of item: UIBarButtonItem, at frame: CGRect) -> ContextMenuOffer? {
    guard let menu = item.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    var offer = ContextMenuOffer(configuration, of: self)
    (offer.rect, offer.sender, offer.hasPreview) = (frame, item, false)
    return offer
  }
}
