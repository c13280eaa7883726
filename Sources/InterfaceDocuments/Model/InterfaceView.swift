import CoreTypes

/// A view of a document, with the position of its element.
package struct InterfaceView: Sendable {
  /// The element's `id`; in an archive, the `objectID` of its record as text.
  package var id: String
  package var position: SourcePosition
  /// The element's name, such as `label` or `tableViewCellContentView`; in an archive, the name that the class has in a
  /// modern document.
  package var elementName: String
  /// The nearest UIKit class, such as `UILabel`.
  package var className: String
  /// The property of its parent that contains it: `view`, `contentView`, `tableHeaderView`, `titleView`.
  package var key: String?
  package var customClass: String?
  package var customModule: String?
  package var userLabel: String?
  package var restorationIdentifier: String?

  package var layout = ViewLayout()
  package var appearance = ViewAppearance()
  package var accessibility = ViewAccessibility()

  package var subviews: [InterfaceView] = []
  /// The constraints written in this view, which is also the first item of those that name none.
  package var constraints: [InterfaceConstraint] = []
  /// The identifiers by which constraints name this view's guides.
  package var layoutGuides: [ViewLayoutGuide] = []
  package var variations: [Variation] = []
  package var content: ViewContent = .plain
  /// The views in properties that `content` does not include: `backgroundView`, `accessoryView`, `inputAccessoryView`.
  package var attachedViews: [InterfaceView] = []

  package var connections: [InterfaceConnection] = []
  package var runtimeAttributes: [RuntimeAttribute] = []
  package var simulatedMetrics: [SimulatedMetrics] = []

  package init(id: String, elementName: String, className: String, position: SourcePosition) {
    (self.id, self.elementName, self.className, self.position) = (id, elementName, className, position)
  }
}

extension InterfaceView {
  /// The saved frame in the parent's coordinates; nil if the document has none.
  package var frame: CGRect? { layout.frame }

  package var translatesAutoresizingMaskIntoConstraints: Bool { layout.translatesAutoresizingMaskIntoConstraints }

  package var segues: [InterfaceSegue] { connections.compactMap(\.segue) }

  /// The subviews, then the views in its content and its other properties. Each view of a document has one parent.
  package var allChildren: [InterfaceView] { subviews + content.views + attachedViews }

  /// This view and all its descendants, parents first.
  package var walk: [InterfaceView] {
    var found: [InterfaceView] = []
    visit { found.append($0) }
    return found
  }

  /// Calls `body` with this view and all its descendants, parents first.
  package func visit(_ body: (InterfaceView) throws -> Void) rethrows {
    try body(self)
    for child in subviews { try child.visit(body) }
    for child in content.views { try child.visit(body) }
    for child in attachedViews { try child.visit(body) }
  }
}

/// A guide of a view that constraints can name.
package struct ViewLayoutGuide: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case safeArea, keyboard, layoutMargins, readableContent
    case frameLayoutGuide, contentLayoutGuide
  }
  package var id: String
  package var kind: Kind
}
