// The marks of the field and its background, where a program has its own.
extension UISearchBar {
  /// In place of a mark of the system's; nil for that one again, and an image without a size for none. A field whose
  /// glass is narrower or wider begins its text there.
  ///
  /// > Basis: documented; that the room goes with the image is assumed.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    searchTextField.custom.images[.init(icon, state)] = iconImage
    chose(.searchMarks)
  }

  /// What was set for just this state; marks of the system's are no images.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    searchTextField.custom.images[.init(icon, state)]
  }

  /// Moves a mark, not the text beside it. `horizontal` goes to the right in every direction of reading.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.custom.offsets[icon] = adjustment
    chose(.searchMarkPositions)
  }

  public func positionAdjustment(for icon: Icon) -> UIOffset { searchTextField.custom.offsets[icon] ?? .zero }

  /// In place of the round body of the field, which becomes as high as the image of the normal state.
  ///
  /// > Basis: documented for the body; captured for the height: programs set an image to make the field higher.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    searchTextField.custom.backgrounds[state.rawValue] = backgroundImage
    chose(.searchFieldBackgrounds)
    setNeedsLayout()
  }

  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchTextField.custom.backgrounds[state.rawValue]
  }

  /// The height that a background image gives the field.
  var imageHeight: CGFloat? {
    searchTextField.custom.background(.normal).map(\.size.height).flatMap { $0 > 0 ? $0 : nil }
  }

  func takeSearchAppearance(_ open: AppearanceChoices, from proxy: UISearchBar) {
    let other = proxy.searchTextField.custom
    if open.contains(.searchMarks) { searchTextField.custom.images.merge(other.images) { $1 } }
    if open.contains(.searchMarkPositions) { searchTextField.custom.offsets.merge(other.offsets) { $1 } }
    if open.contains(.searchFieldBackgrounds) {
      searchTextField.custom.backgrounds.merge(other.backgrounds) { $1 }
      setNeedsLayout()
    }
    if open.contains(.scopeBarLook) { scopeLook.merge(proxy.scopeLook) }
  }
}
