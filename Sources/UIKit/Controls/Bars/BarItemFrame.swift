/// A button of a bar: an area that responds to touches without being a view.
@MainActor struct BarItemFrame {
  /// The names that identify the button; empty if it does not respond to touches.
  var names: [String]
  /// The frame in the bar's coordinates.
  var frame: CGRect
  var use: () -> Void
}

extension BarItemFrame {
  init(_ item: UIBarButtonItem, frame: CGRect, in bar: UIView) {
    let names = [item.accessibilityIdentifier, item.accessibilityLabel, item.words].compactMap(\.self)
    let isUsed = item.isEnabled && item.customView == nil
    self.names = !isUsed ? [] : names.isEmpty && item.doesSomething ? ["UIBarButtonItem"] : names
    self.frame = frame
    use = { [weak bar] in
      guard let bar, item.isEnabled else { return }
      if item.changesSelectionAsPrimaryAction, item.menu == nil { item.isSelected.toggle() }
      if let action = item.primaryAction { return action.run(sender: item, in: bar.session) }
      if let action = item.action {
        return _ = bar.session.application.sendAction(
          action, to: item.target, from: item, for: bar.session.deliveredEvent)
      }
      _ = bar.menuOffer(of: item, at: frame)?.open()
    }
  }
}

extension UIBarButtonItem {
  fileprivate var doesSomething: Bool { primaryAction != nil || menu != nil || action != nil }
}

extension UIView {
  /// Activates the button in which a touch began and ended.
  func use(_ places: [BarItemFrame], _ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let end = touch.location(in: self), start = touch.start(in: self)
    places.first { $0.frame.contains(end) && $0.frame.contains(start) }?.use()
  }

  /// Returns the touch targets of the buttons. Spaces and disabled buttons have none.
  func targets(_ places: [BarItemFrame]) -> [TouchTarget] {
    places.filter { !$0.names.isEmpty }.map { place in
      TouchTarget(names: place.names, view: self, point: CGPoint(x: place.frame.midX, y: place.frame.midY))
    }
  }
}

extension UIToolbar {
  var itemsPlaces: [BarItemFrame] { itemFrames.map { BarItemFrame($0.item, frame: $0.frame, in: self) } }
}

extension UITabBar {
  var itemsPlaces: [BarItemFrame] {
    itemFrames.map { item, frame in
      let names = [item.accessibilityIdentifier, item.accessibilityLabel, item.title ?? item.systemTitle].compactMap(
        \.self)
      return BarItemFrame(names: names, frame: frame) { [weak self] in self?.choose(item) }
    }
  }

  private func choose(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    if itemWasTapped == nil { selectedItem = item }
    session.perform {
      itemWasTapped?(item)
      delegate?.tabBar(self, didSelect: item)
    }
  }
}
