/// What a program puts in the place of a search field's marks and of its background.
struct SearchFieldLook {
  struct Mark: Hashable {
    let icon: UISearchBar.Icon
    let state: UIControl.State.RawValue

    init(_ icon: UISearchBar.Icon, _ state: UIControl.State) { (self.icon, self.state) = (icon, state.rawValue) }
  }

  var images: [Mark: UIImage] = [:]
  var offsets: [UISearchBar.Icon: UIOffset] = [:]
  var backgrounds: [UIControl.State.RawValue: UIImage] = [:]

  /// An image of the normal state does for those without one.
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
