import InterfaceDocuments
import SystemProfiles

/// What surrounds a scene's view on screen, as far as the document tells.
package struct SceneSurroundings: Sendable, Equatable {
  /// A controller's view, or a xib's view that may become one, fills what its container leaves; a stray view keeps its
  /// own size.
  package var fillsContainer = false
  /// A xib's view of a size chosen freely that no controller has for its own: a header, a card, a row.
  ///
  /// > Basis: deduced. 12 of 60 random documents of apps have such a view; no name of theirs is a controller's.
  package var isPiece = false
  /// A navigation bar covers the top of the view, a tab bar or a toolbar its bottom.
  package var hasNavigationBar = false
  package var hasTabBar = false
  package var hasToolbar = false
  /// The bar at the bottom is opaque: the view ends above it, and is not covered by it.
  ///
  /// > Basis: captured. 4 of 5 roots of 5 documents.
  package var endsAboveBar = false
  package var isController = false
  /// The screen the scene was designed on, in points.
  package var screenSize = CGSize.zero
  /// The view of a controller that a container view embeds.
  package var isEmbedded = false
  /// The size was chosen freely in Interface Builder.
  package var isFreeform = false
  /// Another app shows the view: there are neither screen edges nor bars around it.
  package var standsInAnotherApp = false
  /// An opaque bar was chosen for the canvas; the view begins below it.
  package var beginsBelowBar = false
  /// What of the saved root view lies below the screen, in points.
  package var overhang: CGFloat = 0
  /// Only layout guides follow what the canvas was told about the status bar; the safe area does not.
  package var hidesStatusBar = false
  /// The canvas gives the view the margins that a controller gives its own: views, also those of collections, not cells of
  /// tables.
  ///
  /// > Basis: captured. 37 of 37 cells and other views of collections in xibs, 16 points wide at the sides up to 375 and 20
  /// > from 402 on (31 documents), 0 at the top where a document says so (2).
  package var hasMarginsOfRoot = false
  /// The canvas gives a safe area to views that do not fill the screen.
  package var coversFreeViews = true
  /// The safe area of such views ends above the home indicator.
  package var coversBottomOfFreeViews = true
  /// The canvas gives twice the safe area to views that fill the screen.
  package var countsSafeAreaTwice = false
  /// The saved size of the root view.
  package var designedSize = CGSize.zero
  /// What the document says about the containers of the scene, for containers that are asked for.
  var settings = ContainerSettings()

  package init() {}
}

/// Which controllers of a document stand in which containers: by relationships, by segues that push, and by what the
/// canvas was told to simulate.
struct SurroundingsInference {
  private var inNavigation: Set<String> = []
  private var inTabs: Set<String> = []
  private var embedded: Set<String> = []
  /// The navigation and tab bar controllers in which controllers stand, and which are their stacks' first.
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
    // A cell stands in a list, which keeps it clear of what covers the screen.
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

  /// A controller that is pushed from a navigation stack stands in the same bars; so does the root of a navigation
  /// controller that is a tab.
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
  /// - Returns: true when a controller was not known to stand in the containers of another.
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
  /// What was chosen under "Simulated Metrics"; a metric that was not chosen is inferred.
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

/// A controller and the segues that count for where their destinations stand.
private struct SegueSource {
  let controller: InterfaceController
  let segues: [InterfaceSegue]

  /// Where the document says which segue decides, the others to the same destination do not count.
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
  /// The canvas was told to simulate a tab bar.
  fileprivate var isToldToStandInTabs: Bool {
    simulatedMetrics.contains { $0.key == "simulatedBottomBarMetrics" && $0.name.contains("TabBar") }
  }

  /// The controller's own, those of its views and those of its bar button items.
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
