/// A context menu that a view offers for a place in it.
@MainActor protocol ContextMenuOpening {
  /// Opens the menu.
  ///
  /// - Returns: false for an empty menu, which does not open.
  func open() -> Bool
}

/// An interaction that offers context menus.
@MainActor protocol ContextMenuSource: UIInteraction {
  /// - Parameter point: a point in the coordinates of the interaction's view.
  func menuOffer(at point: CGPoint) -> (any ContextMenuOpening)?
}
