import CoreTypes

/// The appearance and interaction of a view. The defaults are UIKit's.
package struct ViewAppearance: Sendable, Hashable {
  package var alpha = 1.0
  package var isHidden = false
  package var isOpaque = true
  package var clipsSubviews = false
  package var isUserInteractionEnabled = true
  package var isMultipleTouchEnabled = false
  package var contentMode = ContentMode.scaleToFill
  package var tag = 0
  package var backgroundColor: InterfaceColor?
  package var tintColor: InterfaceColor?
  package var semanticContentAttribute: SemanticContentAttribute?

  package init() {}
}

package struct ViewAccessibility: Sendable, Hashable {
  package var identifier: String?
  package var label: String?
  package var hint: String?
  package var isElement: Bool?

  package init() {}
}

/// The modes in the order of UIKit's raw values.
package enum ContentMode: String, Sendable, Hashable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

package enum SemanticContentAttribute: String, Sendable, Hashable, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
