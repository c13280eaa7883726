extension UIListEnvironment {
  @MainActor init(_ style: UITableView.Style) {
    switch style {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    }
  }
}
