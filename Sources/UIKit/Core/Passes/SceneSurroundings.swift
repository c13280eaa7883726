import InterfaceDocuments
import SystemProfiles

/// The surroundings of a scene's view on screen, as far as the document specifies them.
package struct SceneSurroundings: Sendable, Equatable {
  /// Whether the view fills the area of its container, as the view of a controller or a xib's view that may become one.
  /// Other views keep their own size.
  package var fillsContainer = false
  /// Whether the view is a xib's freeform view that no controller has as its view: a header, a card, a row.
  ///
  /// > Basis: deduced. 12 of 60 random documents of apps have such a view; none of them is named after a controller.
  package var isPiece = false
  /// Whether a navigation bar covers the top of the view; below, a tab bar or a toolbar its bottom.
  package var hasNavigationBar = false
  package var hasTabBar = false
  package var hasToolbar = false
  /// Whether the bottom bar is opaque, so that the view ends above it.
  ///
  /// > Basis: captured. 4 of 5 roots of 5 documents.
  package var endsAboveBar = false
  package var isController = false
  /// The size of the screen the scene was designed on, in points.
  package var screenSize = CGSize.zero
  /// Whether the view belongs to a controller that a container view embeds.
  package var isEmbedded = false
  /// Whether the size is freeform in Interface Builder.
  package var isFreeform = false
  /// Whether another app shows the view, without screen edges or bars around it.
  package var standsInAnotherApp = false
  /// Whether an opaque top bar was chosen for the canvas, so that the view begins below it.
  package var beginsBelowBar = false
  /// How far the saved root view extends below the screen, in points.
  package var overhang: CGFloat = 0
  /// Whether the canvas hides the status bar. This affects only layout guides, not the safe area.
  package var hidesStatusBar = false
  /// Whether the canvas gives the view the margins of a controller's root view: for views, including those of
  /// collections, but not for table cells.
  ///
  /// > Basis: captured. Side margins are 16 points up to a width of 375 and 20 points from 402 on, in 37 of 37 cells and
  /// > other views of collections in xibs (31 documents). The top margin is 0 where a document specifies it (2).
  package var hasMarginsOfRoot = false
  /// Whether the canvas gives a safe area to views that do not fill the screen.
  package var coversFreeViews = true
  /// Whether the safe area of such views ends above the home indicator.
  package var coversBottomOfFreeViews = true
  /// Whether the canvas doubles the safe area of views that fill the screen.
  package var countsSafeAreaTwice = false
  /// The saved size of the root view.
  package var designedSize = CGSize.zero
  /// The document's settings for the containers of the scene, used when containers are requested.
  var settings = ContainerSettings()

  package init() {}
}

/// Determines which containers surround each controller of a document: from relationships, push segues and simulated
/// metrics.
struct SurroundingsInference {
  private var inNavigation: Set<String> = []
  private var inTabs: Set<String> = []
  private var embedded: Set<String> = []
  /// The navigation and tab bar controllers around each controller, and the root controllers of navigation stacks.
  private var navigations: [String: InterfaceController] = [:]
  private var tabs: [String: InterfaceController] = [:]
  private var roots: Set<String> = []
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument) {
    self.document = document
    let sources = SegueSource.all(in: document)
    for source in sources {
      for segue in source.segues where segue.kind == "relationship" { relate(source.controller, segue) }
    }
    spread(over: sources)
    embedded = Set(sources.flatMap(\.segues).filter { $0.kind == "embed" }.map(\.destination))
  }

  func stage(of controller: InterfaceController) -> SceneSurroundings {
    var stage = SceneSurroundings()
    stage.fillsContainer = true
    stage.isController = true
    stage.hasMarginsOfRoot = true
    stage.screenSize = document.canvasSize
    stage.isEmbedded = embedded.contains(controller.id)
    stage.hasNavigationBar = inNavigation.contains(controller.id)
    stage.hasTabBar = inTabs.contains(controller.id) && !controller.presentation.hidesBottomBarWhenPushed
    stage.settings = ContainerSettings(
      of: controller, navigation: navigations[controller.id], tabs: tabs[controller.id],
      isRoot: roots.contains(controller.id))
    stage.hasToolbar = stage.settings.showsToolbar && !stage.settings.hidesBottomBars
    for metrics in document.simulatedMetrics + controller.simulatedMetrics + (controller.view?.simulatedMetrics ?? []) {
      stage.simulate(metrics)
    }
    if document.usesSafeAreas { stage.hidesStatusBar = false }
    return stage
  }

  func stage(of view: InterfaceView) -> SceneSurroundings {
    var stage = SceneSurroundings()
    stage.fillsContainer = view.elementName == "view" && view.key == nil
    stage.hasMarginsOfRoot =
      document.era.viewsOfXibsHaveRootMargins && (stage.fillsContainer || view.isElementOfCollection)
    stage.screenSize = document.canvasSize
    // A cell is shown in a list, which keeps it clear of what covers the screen.
    stage.coversFreeViews = document.era.coversFreeView(height: view.frame?.height ?? 0) && !view.isCell
    stage.countsSafeAreaTwice = document.era.countsSafeAreaTwice
    stage.coversBottomOfFreeViews =
      document.era.coversBottomOfFreeView(
        height: view.frame?.height ?? 0, screenHeight: document.canvasSize.height)
      || !view.layoutGuides.contains { $0.kind == .safeArea }
    for metrics in document.simulatedMetrics + view.simulatedMetrics { stage.simulate(metrics) }
    stage.isPiece = stage.isFreeform && document.viewOwner?.destination(ofOutlet: "view") != view.id
    return stage
  }

  private mutating func relate(_ controller: InterfaceController, _ segue: InterfaceSegue) {
    if controller.elementName == "navigationController" {
      navigations[segue.destination] = navigations[segue.destination] ?? controller
      roots.insert(segue.destination)
    }
    if controller.elementName == "tabBarController" { tabs[segue.destination] = tabs[segue.destination] ?? controller }
    switch controller.elementName {
    case "navigationController":
      if !controller.presentation.navigationBarHidden { inNavigation.insert(segue.destination) }
      if controller.isToldToStandInTabs { inTabs.insert(segue.destination) }
    case "tabBarController": inTabs.insert(segue.destination)
    default: break
    }
  }

  /// Spreads bars from controllers to the ones they push, and from a navigation controller in a tab to its root.
  private mutating func spread(over sources: [SegueSource]) {
    var grew = true
    while grew {
      grew = false
      for source in sources {
        for segue in source.segues {
          let carriesBars = segue.kind == "push" || segue.kind == "show" || segue.relationship == "rootViewController"
          guard carriesBars else { continue }
          grew = inherit(from: source.controller.id, to: segue) || grew
          if segue.kind != "relationship", inNavigation.contains(source.controller.id) {
            grew = inNavigation.insert(segue.destination).inserted || grew
          }
          if inTabs.contains(source.controller.id) { grew = inTabs.insert(segue.destination).inserted || grew }
        }
      }
    }
  }
}

extension SurroundingsInference {
  /// - Returns: Whether a controller inherited a container that it was not known to be in.
  private mutating func inherit(from source: String, to segue: InterfaceSegue) -> Bool {
    var grew = false
    if segue.kind != "relationship", let navigation = navigations[source], navigations[segue.destination] == nil {
      navigations[segue.destination] = navigation
      grew = true
    }
    if let tabBarController = tabs[source], tabs[segue.destination] == nil {
      tabs[segue.destination] = tabBarController
      grew = true
    }
    return grew
  }
}

extension SceneSurroundings {
  /// Applies a setting of "Simulated Metrics". Settings that were not chosen are inferred.
  fileprivate mutating func simulate(_ metrics: SimulatedMetrics) {
    let isNone = metrics.name == "nil"
    if metrics.name == "freeformSimulatedSizeMetrics" { isFreeform = true }
    switch metrics.key {
    case "simulatedStatusBarMetrics": hidesStatusBar = isNone
    case "simulatedTopBarMetrics":
      hasNavigationBar = !isNone && metrics.name.contains("NavigationBar")
      beginsBelowBar = hasNavigationBar && metrics.attributes["translucent"] == "NO"
    case "simulatedAppContext": standsInAnotherApp = true
    case "simulatedBottomBarMetrics":
      hasTabBar = !isNone && metrics.name.contains("TabBar")
      hasToolbar = !isNone && metrics.name.contains("Toolbar")
      endsAboveBar = (hasTabBar || hasToolbar) && metrics.attributes["translucent"] == "NO"
    case "simulatedDestinationMetrics", "destination": screenSize = metrics.screenSize ?? screenSize
    default: break
    }
  }
}

/// A controller and its segues that determine the containers of their destinations.
private struct SegueSource {
  let controller: InterfaceController
  let segues: [InterfaceSegue]

  /// Returns the segues of a document. If the document names a deciding segue to a destination, its other segues are
  /// ignored.
  static func all(in document: InterfaceDocument) -> [SegueSource] {
    let sources = document.scenes.flatMap(\.controllers).map { ($0, $0.segueConnections) }
    let deciding = sources.flatMap(\.1).filter { document.decidingSegueIDs.contains($0.id) }
    let decided = Set(deciding.map(\.destination))
    return sources.map { controller, connections in
      let counting = connections.filter {
        document.decidingSegueIDs.contains($0.id) || !decided.contains($0.destination)
      }
      return SegueSource(controller: controller, segues: counting.compactMap(\.segue))
    }
  }
}

extension InterfaceController {
  /// Whether the canvas simulates a tab bar.
  fileprivate var isToldToStandInTabs: Bool {
    simulatedMetrics.contains { $0.key == "simulatedBottomBarMetrics" && $0.name.contains("TabBar") }
  }

  /// The segues of the controller, its views and its bar button items.
  fileprivate var segueConnections: [InterfaceConnection] {
    let items = (navigationItem?.leftItems ?? []) + (navigationItem?.rightItems ?? []) + toolbarItems
    var all = connections
    visitViews { all += $0.connections }
    all += items.flatMap(\.connections)
    return all.filter { $0.segue != nil }
  }
}

extension InterfaceView {
  fileprivate var isCell: Bool { elementName == "tableViewCell" || isElementOfCollection }

  fileprivate var isElementOfCollection: Bool {
    ["collectionViewCell", "collectionReusableView"].contains(elementName)
  }
}

extension InterfaceDocument {
  var viewOwner: InterfacePlaceholder? {
    scenes.flatMap(\.placeholders).first { $0.role == .filesOwner }
  }
}

extension InterfacePlaceholder {
  func destination(ofOutlet property: String) -> String? {
    connections.first { $0.kind == .outlet(property: property) }?.destination
  }
}
