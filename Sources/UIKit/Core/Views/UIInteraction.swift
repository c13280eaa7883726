/// A user interaction of a view, in addition to the view's own behavior.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  /// - Parameter view: The view, or nil when the interaction is removed.
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  var addedInteractions: [any UIInteraction] {
    get { look.interactions }
    set {
      let old = look.interactions
      for interaction in old where !newValue.contains(where: { $0 === interaction }) { removeInteraction(interaction) }
      for interaction in newValue where !old.contains(where: { $0 === interaction }) { addInteraction(interaction) }
    }
  }

  func take(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    session.perform {
      interaction.willMove(to: self)
      look.interactions.append(interaction)
      interaction.didMove(to: self)
    }
  }

  /// Returns the first context menu that an interaction offers.
  func offerOfInteractions(at point: CGPoint) -> (any ContextMenuOpening)? {
    for case let interaction as any ContextMenuSource in look.interactions {
      if let offer = interaction.menuOffer(at: point) { return offer }
    }
    return nil
  }

  func leave(_ interaction: any UIInteraction) {
    guard look.interactions.contains(where: { $0 === interaction }) else { return }
    session.perform {
      interaction.willMove(to: nil)
      look.interactions.removeAll { $0 === interaction }
      interaction.didMove(to: nil)
    }
  }
}
