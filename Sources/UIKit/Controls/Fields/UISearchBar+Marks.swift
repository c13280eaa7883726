// The program's own icons and background of the field.
extension UISearchBar {
  /// The height of the background image, which determines that of the field.
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
