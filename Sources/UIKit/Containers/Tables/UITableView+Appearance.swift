extension UITableView {
  func takeTableAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    guard let proxy = proxy as? UITableView else { return }
    if open.contains(.separatorColor) { separatorColor = proxy.separatorColor }
    if open.contains(.separatorInset) { separatorInset = proxy.separatorInset }
    if open.contains(.separatorEffect) { separatorEffect = proxy.separatorEffect }
  }
}
