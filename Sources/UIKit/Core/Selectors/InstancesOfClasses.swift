// Creates instances of a program's subclasses with UIKit's designated initializers.
//
// UIKit calls `init(style:reuseIdentifier:)` and others on classes that it knows only at run time. Swift allows that
// only for `required` initializers. Apple's are not `required`, because a subclass with another initializer of its own
// has to compile. Each class here has a convenience initializer, which calls the designated one through the class's
// vtable, and a class method without a body that has the same symbol and calling convention. The method passes the
// class that it is called on, so the subclass's initializer runs. If a subclass has no such initializer, the process
// ends with "Use of unimplemented initializer", as on iOS.

extension UIView {
  @_silgen_name("tinamou_make_UIView")
  convenience init(ofClassWith frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("tinamou_make_UIView")
  private static func made(with frame: __owned CGRect) -> UIView

  /// Creates a view with the subclass's own `init(frame:)`.
  static func make(with frame: CGRect = .zero) -> Self { unsafeDowncast(made(with: frame), to: Self.self) }
}

extension CALayer {
  @_silgen_name("tinamou_make_CALayer")
  convenience init(ofView: Void) { self.init() }

  /// Creates a layer with the subclass's own `init()`.
  @_silgen_name("tinamou_make_CALayer")
  static func make() -> CALayer

  @_silgen_name("tinamou_make_shadow_CALayer")
  convenience init(shadowOf layer: Any) { self.init(layer: layer) }

  /// Creates a layer with the subclass's own `init(layer:)`.
  @_silgen_name("tinamou_make_shadow_CALayer")
  static func make(shadowOf layer: __owned Any) -> CALayer
}

extension CAAnimation {
  @_silgen_name("tinamou_make_CAAnimation")
  convenience init(forCopy: Void) { self.init() }

  /// Creates an animation with the subclass's own `init()`.
  @_silgen_name("tinamou_make_CAAnimation")
  static func make() -> CAAnimation
}
