import CoreTypes

/// A scene of a storyboard, or the whole of a xib.
package struct InterfaceScene: Sendable {
  /// The `sceneID`; empty in a xib.
  package var id: String
  package var position: SourcePosition
  /// The top-level objects in document order without placeholders: the result of `loadNibNamed`.
  package var objects: [TopLevelObject] = []
  package var placeholders: [InterfacePlaceholder] = []

  package var controllers: [InterfaceController] { objects.compactMap(\.controller) }
  package var views: [InterfaceView] { objects.compactMap(\.view) }
  package var allViews: [InterfaceView] {
    var views: [InterfaceView] = []
    visitViews { views.append($0) }
    return views
  }

  func visitViews(_ body: (InterfaceView) -> Void) {
    for object in objects { object.visitViews(body) }
  }
}

package indirect enum TopLevelObject: Sendable {
  case view(InterfaceView)
  case controller(InterfaceController)
  /// Custom objects, gesture recognizers, stray bar items.
  case other(InterfaceObject)

  package var view: InterfaceView? {
    if case .view(let view) = self { view } else { nil }
  }

  package var controller: InterfaceController? {
    if case .controller(let controller) = self { controller } else { nil }
  }

  package var other: InterfaceObject? {
    if case .other(let object) = self { object } else { nil }
  }

  package var id: String {
    switch self {
    case .view(let view): view.id
    case .controller(let controller): controller.id
    case .other(let object): object.id
    }
  }

  fileprivate func visitViews(_ body: (InterfaceView) -> Void) {
    switch self {
    case .view(let view): view.visit(body)
    case .controller(let controller): controller.visitViews(body)
    case .other(let object): for view in object.views { view.visit(body) }
    }
  }
}

/// A placeholder for an object that the document does not create: File's Owner, First Responder, Exit or an external
/// object.
package struct InterfacePlaceholder: Sendable {
  package enum Role: Sendable, Hashable { case filesOwner, firstResponder, exit, external }

  package var id: String
  package var role: Role
  /// `IBFilesOwner`, or the name of an external object.
  package var identifier: String?
  package var position: SourcePosition
  package var customClass: String?
  package var customModule: String?
  package var userLabel: String?
  package var connections: [InterfaceConnection] = []
  /// The layout guides of a controller that owns the document.
  package var layoutGuides: [ControllerLayoutGuide] = []
}

/// An object that is neither a view nor a controller.
package struct InterfaceObject: Sendable {
  package var id: String
  /// `customObject`, `tapGestureRecognizer`, `barButtonItem`; in an archive, the class without its `IB` prefix.
  package var elementName: String
  package var position: SourcePosition
  package var customClass: String?
  package var customModule: String?
  package var userLabel: String?
  package var attributes: [String: String] = [:]
  package var connections: [InterfaceConnection] = []
  package var runtimeAttributes: [RuntimeAttribute] = []
  /// The views inside the object, such as the `customView` of a stray bar item.
  package var views: [InterfaceView] = []
}
