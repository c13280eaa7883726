extension NSObject {
  /// Returns the name of the class with its module, as many programs use for reuse identifiers. UIKit's own classes
  /// have no module in their names.
  public static func description() -> String {
    ClassName.isUIKits(self) ? ClassName.plain(self) : _typeName(self, qualified: true)
  }
}
