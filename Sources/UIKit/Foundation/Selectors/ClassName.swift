enum ClassName {
  /// Returns `Gallery` for `Gallery.FormController`.
  static func module(of type: Any.Type) -> String {
    String(_typeName(type, qualified: true).prefix { $0 != "." })
  }

  /// Returns `FormController` for `Gallery.FormController`.
  static func plain(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  static func isUIKits(_ type: Any.Type) -> Bool { _typeName(type, qualified: true).utf8.starts(with: prefix.utf8) }

  /// `UIKit.`
  private static let prefix = module(of: Session.self) + "."
}
