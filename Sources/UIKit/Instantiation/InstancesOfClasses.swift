// Makes instances of a program's own subclasses by UIKit's designated initializers.
//
// UIKit sends `init(style:reuseIdentifier:)` and the like to a class that it knows only at run time. Swift allows that for
// `required` initializers alone, and Apple's are not `required`: a subclass with another initializer of its own has to
// compile. Each class here has a convenience initializer, which calls the designated one through the class's vtable, and
// a class method of the same symbol and calling convention, which has no body of its own. The method passes the class
// that it is called on, so the subclass's initializer runs. Where a subclass has no such initializer the process ends with
// "Use of unimplemented initializer", as on iOS.

extension UITableViewCell {
  @_silgen_name("tinamou_make_UITableViewCell")
  convenience init(registeredAs identifier: String) { self.init(style: .default, reuseIdentifier: identifier) }

  /// Runs the subclass's own `init(style:reuseIdentifier:)`.
  @_silgen_name("tinamou_make_UITableViewCell")
  static func make(registeredAs identifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("tinamou_make_UITableViewHeaderFooterView")
  convenience init(registeredAs identifier: String) { self.init(reuseIdentifier: identifier) }

  /// Runs the subclass's own `init(reuseIdentifier:)`.
  @_silgen_name("tinamou_make_UITableViewHeaderFooterView")
  static func make(registeredAs identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UIView {
  @_silgen_name("tinamou_make_UIView")
  convenience init(ofClassWith frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("tinamou_make_UIView")
  private static func made(with frame: __owned CGRect) -> UIView

  /// Runs the subclass's own `init(frame:)`.
  static func make(with frame: CGRect = .zero) -> Self { unsafeDowncast(made(with: frame), to: Self.self) }
}

extension CALayer {
  @_silgen_name("tinamou_make_CALayer")
  convenience init(ofView: Void) { self.init() }

  /// Runs the subclass's own `init()`.
  @_silgen_name("tinamou_make_CALayer")
  static func make() -> CALayer

  @_silgen_name("tinamou_make_shadow_CALayer")
  convenience init(shadowOf layer: Any) { self.init(layer: layer) }

  /// Runs the subclass's own `init(layer:)`.
  @_silgen_name("tinamou_make_shadow_CALayer")
  static func make(shadowOf layer: __owned Any) -> CALayer
}

extension CAAnimation {
  @_silgen_name("tinamou_make_CAAnimation")
  convenience init(forCopy: Void) { self.init() }

  /// Runs the subclass's own `init()`.
  @_silgen_name("tinamou_make_CAAnimation")
  static func make() -> CAAnimation
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("tinamou_make_UICollectionViewLayoutAttributes")
  convenience init(forCopy: Void) { self.init() }

  /// Runs the subclass's own `init()`.
  @_silgen_name("tinamou_make_UICollectionViewLayoutAttributes")
  static func make() -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("tinamou_make_UICollectionViewLayoutInvalidationContext")
  convenience init(ofLayout: Void) { self.init() }

  /// Runs the subclass's own `init()`.
  @_silgen_name("tinamou_make_UICollectionViewLayoutInvalidationContext")
  static func make() -> UICollectionViewLayoutInvalidationContext
}

extension UIStoryboardSegue {
  @_silgen_name("tinamou_make_UIStoryboardSegue")
  convenience init(named identifier: String?, from source: UIViewController, to destination: UIViewController) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Runs the subclass's own `init(identifier:source:destination:)`.
  @_silgen_name("tinamou_make_UIStoryboardSegue")
  static func make(
    named identifier: __owned String?, from source: __owned UIViewController, to destination: __owned UIViewController
  ) -> UIStoryboardSegue
}

extension UIBarAppearance {
  @_silgen_name("tinamou_make_UIBarAppearance")
  convenience init(forCopyOf appearance: UIBarAppearance) { self.init(barAppearance: appearance) }

  /// Runs the subclass's own `init(barAppearance:)`.
  @_silgen_name("tinamou_make_UIBarAppearance")
  static func make(forCopyOf appearance: __owned UIBarAppearance) -> UIBarAppearance

  @_silgen_name("tinamou_make_idiom_UIBarAppearance")
  convenience init(for idiom: UIUserInterfaceIdiom) { self.init(idiom: idiom) }

  /// Runs the subclass's own `init(idiom:)`.
  @_silgen_name("tinamou_make_idiom_UIBarAppearance")
  static func make(for idiom: __owned UIUserInterfaceIdiom) -> UIBarAppearance
}
