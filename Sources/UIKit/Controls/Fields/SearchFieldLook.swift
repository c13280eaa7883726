/// The program's own images for a search field's icons and background.
struct SearchFieldLook {
  struct Mark: Hashable {
    let icon: UISearchBar.Icon
    let state: UIControl.State.RawValue

    init(_ icon: UISearchBar.Icon, _ state: UIControl.State) { (self.icon, self.state) = (icon, state.rawValue) }
  }

  var images: [Mark: UIImage] = [:]
  var offsets: [UISearchBar.Icon: UIOffset] = [:]
  var backgrounds: [UIControl.State.RawValue: UIImage] = [:]

  /// Returns the image for a state, or else that of the normal state.
  func image(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
    images[Mark(icon, state)] ?? images[Mark(icon, .normal)]
  }

  func background(_ state: UIControl.State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[UIControl.State.normal.rawValue]
  }
}

extension CGRect {
  func offset(by offset: UIOffset?) -> CGRect { offset.map { offsetBy(dx: $0.horizontal, dy: $0.vertical) } ?? self }
}
