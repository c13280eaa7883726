// Lets a program create instances of classes that it knows only at run time: `type.init(frame:)`, `V(frame:)`.
//
// Swift allows that for `required` initializers, for Objective-C initializers like UIKit's on iOS, and for initializers
// of protocols. A class's own initializer takes precedence over that of a protocol. The protocol's is chosen where the
// class's own cannot be called, and also where a class has none, which the compiler on iOS would reject. Such a call
// ends the process with Swift's message. Each initializer has no body, but the symbol of a method that is called on the
// class and runs the class's own initializer.

/// The classes, including subclasses, whose instances can be created from their metatype.
public protocol _MadeByType {}

extension UIView: _MadeByType {}
extension UIViewController: _MadeByType {}
extension UIGestureRecognizer: _MadeByType {}
extension UICollectionViewLayout: _MadeByType {}
extension CALayer: _MadeByType {}

extension _MadeByType where Self: UIView {
  @_silgen_name("tinamou_init_plain_UIView")
  @preconcurrency @MainActor public init()

  @_silgen_name("tinamou_init_plain_UIView")
  @MainActor static func initialized() -> Self { make() }
}

extension _MadeByType where Self: UIViewController {
  @_silgen_name("tinamou_init_plain_UIViewController")
  @preconcurrency @MainActor public init()

  @_silgen_name("tinamou_init_plain_UIViewController")
  @MainActor static func initialized() -> Self { initialized(nibName: nil, bundle: nil) }
}

extension _MadeByType where Self: UICollectionViewLayout {
  @_silgen_name("tinamou_init_UICollectionViewLayout")
  @preconcurrency @MainActor public init()

  @_silgen_name("tinamou_init_UICollectionViewLayout")
  @MainActor static func initialized() -> Self { unsafeDowncast(ObjectMaker.make(self)!, to: Self.self) }
}

extension _MadeByType where Self: CALayer {
  @_silgen_name("tinamou_init_CALayer")
  @preconcurrency @MainActor public init()

  @_silgen_name("tinamou_init_CALayer")
  @MainActor static func initialized() -> Self { unsafeDowncast(make(), to: Self.self) }
}

extension _MadeByType where Self: UIView {
  @_silgen_name("tinamou_init_UIView")
  @preconcurrency @MainActor public init(frame: CGRect)

  @_silgen_name("tinamou_init_UIView")
  @MainActor static func initialized(frame: __owned CGRect) -> Self { make(with: frame) }
}

extension _MadeByType where Self: UITableViewCell {
  @_silgen_name("tinamou_init_UITableViewCell")
  @preconcurrency @MainActor public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("tinamou_init_UITableViewCell")
  @MainActor static func initialized(
    style: __owned UITableViewCell.CellStyle, reuseIdentifier: __owned String?
  ) -> Self { unsafeDowncast(made(style, reuseIdentifier), to: Self.self) }
}

extension UITableViewCell {
  @_silgen_name("tinamou_make_styled_UITableViewCell")
  convenience init(ofClassWith style: CellStyle, _ identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  @_silgen_name("tinamou_make_styled_UITableViewCell")
  fileprivate static func made(_ style: __owned CellStyle, _ identifier: __owned String?) -> UITableViewCell
}

extension _MadeByType where Self: UITableView {
  @_silgen_name("tinamou_init_UITableView")
  @preconcurrency @MainActor public init(frame: CGRect, style: UITableView.Style)

  @_silgen_name("tinamou_init_UITableView")
  @MainActor static func initialized(frame: __owned CGRect, style: __owned UITableView.Style) -> Self {
    unsafeDowncast(made(frame, style), to: Self.self)
  }
}

extension UITableView {
  @_silgen_name("tinamou_make_UITableView")
  convenience init(ofClassWith frame: CGRect, _ style: Style) { self.init(frame: frame, style: style) }

  @_silgen_name("tinamou_make_UITableView")
  fileprivate static func made(_ frame: __owned CGRect, _ style: __owned Style) -> UITableView
}

extension _MadeByType where Self: UICollectionView {
  @_silgen_name("tinamou_init_UICollectionView")
  @preconcurrency @MainActor public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout)

  @_silgen_name("tinamou_init_UICollectionView")
  @MainActor static func initialized(
    frame: __owned CGRect, collectionViewLayout: __owned UICollectionViewLayout
  ) -> Self { unsafeDowncast(made(frame, collectionViewLayout), to: Self.self) }
}

extension UICollectionView {
  @_silgen_name("tinamou_make_UICollectionView")
  convenience init(ofClassWith frame: CGRect, _ layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  @_silgen_name("tinamou_make_UICollectionView")
  fileprivate static func made(_ frame: __owned CGRect, _ layout: __owned UICollectionViewLayout) -> UICollectionView
}

extension _MadeByType where Self: UIViewController {
  @_silgen_name("tinamou_init_UIViewController")
  @preconcurrency @MainActor public init(nibName: String?, bundle: Bundle?)

  @_silgen_name("tinamou_init_UIViewController")
  @MainActor static func initialized(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
    unsafeDowncast(made(nibName, bundle), to: Self.self)
  }
}

extension UIViewController {
  @_silgen_name("tinamou_make_UIViewController")
  convenience init(ofClassWith nibName: String?, _ bundle: Bundle?) { self.init(nibName: nibName, bundle: bundle) }

  @_silgen_name("tinamou_make_UIViewController")
  fileprivate static func made(_ nibName: __owned String?, _ bundle: __owned Bundle?) -> UIViewController
}

extension _MadeByType where Self: UINavigationController {
  @_silgen_name("tinamou_init_UINavigationController")
  @preconcurrency @MainActor public init(rootViewController: UIViewController)

  @_silgen_name("tinamou_init_UINavigationController")
  @MainActor static func initialized(rootViewController: __owned UIViewController) -> Self {
    unsafeDowncast(made(rootViewController), to: Self.self)
  }
}

extension UINavigationController {
  @_silgen_name("tinamou_make_UINavigationController")
  convenience init(ofClassWith root: UIViewController) { self.init(rootViewController: root) }

  @_silgen_name("tinamou_make_UINavigationController")
  fileprivate static func made(_ root: __owned UIViewController) -> UINavigationController
}

extension _MadeByType where Self: UITableViewHeaderFooterView {
  @_silgen_name("tinamou_init_UITableViewHeaderFooterView")
  @preconcurrency @MainActor public init(reuseIdentifier: String?)

  @_silgen_name("tinamou_init_UITableViewHeaderFooterView")
  @MainActor static func initialized(reuseIdentifier: __owned String?) -> Self {
    unsafeDowncast(made(reuseIdentifier), to: Self.self)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("tinamou_make_named_UITableViewHeaderFooterView")
  convenience init(ofClassWith identifier: String?) { self.init(reuseIdentifier: identifier) }

  @_silgen_name("tinamou_make_named_UITableViewHeaderFooterView")
  fileprivate static func made(_ identifier: __owned String?) -> UITableViewHeaderFooterView
}

extension _MadeByType where Self: UIGestureRecognizer {
  @_silgen_name("tinamou_init_UIGestureRecognizer")
  @preconcurrency @MainActor public init(target: Any?, action: Selector?)

  @_silgen_name("tinamou_init_UIGestureRecognizer")
  @MainActor static func initialized(target: __owned Any?, action: __owned Selector?) -> Self {
    unsafeDowncast(made(target, action), to: Self.self)
  }
}

extension UIGestureRecognizer {
  @_silgen_name("tinamou_make_UIGestureRecognizer")
  convenience init(ofClassWith target: Any?, _ action: Selector?) { self.init(target: target, action: action) }

  @_silgen_name("tinamou_make_UIGestureRecognizer")
  fileprivate static func made(_ target: __owned Any?, _ action: __owned Selector?) -> UIGestureRecognizer
}
