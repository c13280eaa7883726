/// The declarations of a file.
struct FileDeclarations: Sendable {
  var types: [TypeInfo] = []
  var extensions: [ExtensionInfo] = []
  var methods: [MethodInfo] = []
  var properties: [PropertyInfo] = []

  /// The initializers of protocols and extensions.
  var initializers: [InitializerInfo] = []

  /// The types that type aliases outside of types stand for, as written.
  var aliases: [TypeKey: String] = [:]

  /// The arguments of `#selector`, with their places.
  var selectors: [SelectorReference] = []

  /// The selectors of functions that exchange two implementations.
  var exchanges: [SelectorExchange] = []

  /// The name of the module if the file imports UIKit.
  var moduleWithUIKit: String?
}

/// An argument of `#selector`.
struct SelectorReference: Sendable {
  enum Kind: Sendable { case method, getter, setter }

  var kind: Kind

  /// The types before the name, such as `Form` of `Form.tap`; nil if there is only a name.
  var base: String?
  var name: String

  /// The labels if the reference has them.
  var labels: [String]?

  /// The types of the parameters in a cast such as `as (Form) -> (UIButton) -> Void`.
  var castParameters: [String]?
  var place: MemberPlace
  var offset: Int
}

/// The two selectors that a function with `method_exchangeImplementations` names.
struct SelectorExchange: Sendable {
  var first: SelectorReference
  var second: SelectorReference
}
