import CoreTypes

/// A view controller of a scene, or of an archive's object list.
package struct InterfaceController: Sendable {
  package var id: String
  /// `viewController`, `tableViewController`, `navigationController`, `viewControllerPlaceholder` …
  package var elementName: String
  /// The UIKit class, such as `UITableViewController`.
  package var className: String
  package var position: SourcePosition
  package var customClass: String?
  package var customModule: String?
  package var userLabel: String?
  package var storyboardIdentifier: String?
  package var restorationIdentifier: String?
  package var title: String?
  package var nibName: String?

  @Boxed package var view: InterfaceView? = nil
  package var layoutGuides: [ControllerLayoutGuide] = []
  @Boxed package var navigationItem: InterfaceNavigationItem? = nil
  @Boxed package var tabBarItem: InterfaceTabBarItem? = nil
  package var toolbarItems: [InterfaceBarButtonItem] = []
  @Boxed package var navigationBar: InterfaceView? = nil
  @Boxed package var toolbar: InterfaceView? = nil
  @Boxed package var tabBar: InterfaceView? = nil
  @Boxed package var refreshControl: InterfaceView? = nil
  /// The views in other properties.
  package var attachedViews: [InterfaceView] = []
  /// The controllers written inside this one (archives and xibs; storyboards use relationship segues).
  package var children: [InterfaceController] = []
  /// The target of a storyboard reference.
  @Boxed package var reference: StoryboardReference? = nil

  package var presentation = ControllerPresentation()
  package var pages = PageSettings()
  package var columns = ColumnSettings()
  package var simulatedMetrics: [SimulatedMetrics] = []
  package var connections: [InterfaceConnection] = []
  package var runtimeAttributes: [RuntimeAttribute] = []

  package init(id: String, elementName: String, className: String, position: SourcePosition) {
    (self.id, self.elementName, self.className, self.position) = (id, elementName, className, position)
  }

  package var segues: [InterfaceSegue] { connections.compactMap(\.segue) }
}

/// The presentation and size preferences of a controller.
package struct ControllerPresentation: Sendable, Hashable {
  package var freeformSize: CGSize?
  /// `preferredContentSize`, written as `contentSizeForViewInPopover`.
  package var popoverSize: CGSize?
  /// The edges for extended layout; nil if not written, which means all edges.
  package var extendedEdges: InterfaceEdges?
  package var extendedLayoutIncludesOpaqueBars = false
  package var automaticallyAdjustsScrollViewInsets = true
  package var autoresizesArchivedViewToFullSize = true
  package var hidesBottomBarWhenPushed = false
  package var wantsFullScreenLayout = false
  package var definesPresentationContext = false
  package var clearsSelectionOnViewWillAppear = true
  package var navigationBarHidden = false
  package var toolbarHidden = true
  /// `fullScreen`, `pageSheet`, `formSheet`, `overCurrentContext` …; nil if not written.
  package var modalPresentationStyle: String?
  package var modalTransitionStyle: String?
}

/// The layout and transitions of a page view controller, as written.
package struct PageSettings: Sendable, Hashable {
  /// `pageCurl` (nil), `scroll`.
  package var transitionStyle: String?
  /// `horizontal` (nil), `vertical`.
  package var navigationOrientation: String?
  /// `none` (nil), `min`, `mid`, `max`.
  package var spineLocation: String?
  package var isDoubleSided = false
}

/// The columns of a split view controller.
package struct ColumnSettings: Sendable, Hashable {
  package var minimumPrimaryWidth: Double?
  package var maximumPrimaryWidth: Double?
  package var primaryFraction: Double?
  /// Whether the columns have names, as since iOS 14: two, or three with a supplementary controller.
  package var areNamed = false
  /// `beside`, `over`, `twoBeside`, `twoOver`, `twoDisplace`, `secondaryOnly`.
  package var displayMode: String?
  /// `tile`, `overlay`, `displace`.
  package var behavior: String?
}

package struct InterfaceEdges: OptionSet, Sendable, Hashable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let top = Self(rawValue: 1)
  package static let left = Self(rawValue: 2)
  package static let bottom = Self(rawValue: 4)
  package static let right = Self(rawValue: 8)
}

package struct ControllerLayoutGuide: Sendable, Hashable {
  package enum Edge: Sendable, Hashable { case top, bottom }
  package var id: String
  package var edge: Edge
}

package struct StoryboardReference: Sendable, Hashable {
  package var storyboardName: String?
  package var identifier: String?
  package var bundleIdentifier: String?
}

/// The simulated bars, screen or orientation of the canvas, as written.
package struct SimulatedMetrics: Sendable, Hashable {
  /// `simulatedNavigationBarMetrics`, `freeformSimulatedSizeMetrics`; `nil` means "none" was chosen.
  package var name: String
  /// `simulatedTopBarMetrics`, `simulatedStatusBarMetrics`, `simulatedDestinationMetrics`; or `simulatedAppContext` of
  /// a view in another app, such as `notificationCenter`.
  package var key: String
  /// The type of a `simulatedScreenMetrics`, such as `iphone4` or `retina4_0.fullscreen`.
  package var type: String?
  package var attributes: [String: String] = [:]
  /// The portrait size in an archive's screen metrics.
  package var size: CGSize?
}
