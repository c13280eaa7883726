extension NSObject {
  /// Returns the name of the class with its module, which many programs take as a reuse identifier; UIKit's own classes have
  /// none.
  public static func description() -> String {
    ClassName.isUIKits(self) ? ClassName.plain(self) : _typeName(self, qualified: true)
  }
}
