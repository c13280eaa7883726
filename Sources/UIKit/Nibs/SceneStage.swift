import InterfaceDocuments
import SystemProfiles

/// What surrounds a scene's view on screen, as far as the document tells.
package struct SceneStage: Sendable, Equatable {
  /// A controller's view, or a xib's view that may become one, fills what its container leaves; a stray view keeps its
  /// own size.
  package var fillsContainer = false
  /// A navigation bar covers the top of the view, a tab bar or a toolbar its bottom.
  package var hasNavigationBar = false
  package var hasTabBar = false
  package var hasToolbar = false
  package var isController = false
  /// The screen the scene was designed on, in points.
  package var screenSize = CGSize.zero
  /// The view of a controller that a container view embeds.
  package var isEmbedded = false
  /// The size was chosen freely in Interface Builder.
  package var isFreeform = false
  /// Only layout guides follow what the canvas was told about the status bar; the safe area does not.
  package var hidesStatusBar = false
  /// The canvas gives a safe area to views that do not fill the screen.
  package var coversFreeViews = true
  /// The saved size of the root view.
  package var designedSize = CGSize.zero

  package init() {}
}

/// Which controllers of a document stand in which containers: by relationships, by segues that push, and by what the
/// canvas was told to simulate.
struct StageInference {
  private var inNavigation: Set<String> = []
  private var inTabs: Set<String> = []
  private var embedded: Set<String> = []
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument) {
    self.document = document
    let controllers = document.scenes.flatMap(\.controllers)
    let decided = decidingSegues(among: controllers)
    for controller in controllers {
      for segue in controller.segues where segue.kind == "relationship" { relate(controller, segue) }
    }
    let segues = controllers.flatMap { controller in
      controller.allConnections.filter(decided).compactMap { $0.segue.map { (controller.id, $0) } }
    }
    spread(along: segues)
    embedded = Set(segues.map(\.1).filter { $0.kind == "embed" }.map(\.destination))
  }

  func stage(of controller: InterfaceController) -> SceneStage {
    var stage = SceneStage()
    stage.fillsContainer = true
    stage.isController = true
    stage.screenSize = document.canvasSize
    stage.isEmbedded = embedded.contains(controller.id)
    stage.hasNavigationBar = inNavigation.contains(controller.id)
    stage.hasTabBar = inTabs.contains(controller.id) && !controller.presentation.hidesBottomBarWhenPushed
    for metrics in document.simulatedMetrics + controller.simulatedMetrics { stage.simulate(metrics) }
    if document.usesSafeAreas { stage.hidesStatusBar = false }
    return stage
  }

  func stage(of view: InterfaceView) -> SceneStage {
    var stage = SceneStage()
    stage.fillsContainer = view.elementName == "view" && view.key == nil
    stage.screenSize = document.canvasSize
    stage.coversFreeViews = document.era.coversFreeViews
    for metrics in document.simulatedMetrics + view.simulatedMetrics { stage.simulate(metrics) }
    return stage
  }

  private mutating func relate(_ controller: InterfaceController, _ segue: InterfaceSegue) {
    switch controller.elementName {
    case "navigationController":
      if !controller.presentation.navigationBarHidden { inNavigation.insert(segue.destination) }
    case "tabBarController": inTabs.insert(segue.destination)
    default: break
    }
  }

  /// A controller that is pushed from a navigation stack stands in the same bars; so does the root of a navigation
  /// controller that is a tab.
  private mutating func spread(along segues: [(source: String, segue: InterfaceSegue)]) {
    var grew = true
    while grew {
      grew = false
      for (source, segue) in segues {
        let carriesBars = segue.kind == "push" || segue.kind == "show" || segue.relationship == "rootViewController"
        guard carriesBars else { continue }
        if segue.kind != "relationship", inNavigation.contains(source) {
          grew = inNavigation.insert(segue.destination).inserted || grew
        }
        if inTabs.contains(source) { grew = inTabs.insert(segue.destination).inserted || grew }
      }
    }
  }

  /// Where several segues lead to one controller, the document names the one that counts.
  private func decidingSegues(among controllers: [InterfaceController]) -> (InterfaceConnection) -> Bool {
    let winners = Set(document.metricsTieBreakers)
    let connections = controllers.flatMap(\.allConnections)
    let decided = Set(connections.filter { winners.contains($0.id) }.map(\.destination))
    return { winners.contains($0.id) || !decided.contains($0.destination) }
  }
}

extension SceneStage {
  /// What was chosen under "Simulated Metrics"; a metric that was not chosen is inferred.
  fileprivate mutating func simulate(_ metrics: SimulatedMetrics) {
    let isNone = metrics.name == "nil"
    if metrics.name == "freeformSimulatedSizeMetrics" { isFreeform = true }
    switch metrics.key {
    case "simulatedStatusBarMetrics": hidesStatusBar = isNone
    case "simulatedTopBarMetrics": hasNavigationBar = !isNone && metrics.name.contains("NavigationBar")
    case "simulatedBottomBarMetrics":
      hasTabBar = !isNone && metrics.name.contains("TabBar")
      hasToolbar = !isNone && metrics.name.contains("Toolbar")
    case "simulatedDestinationMetrics":
      if let size = metrics.screenSize { screenSize = size }
    default: break
    }
  }
}

extension InterfaceController {
  /// The controller's own, those of its views and those of its bar items.
  fileprivate var allConnections: [InterfaceConnection] {
    connections + allViews.flatMap(\.connections) + barItems.flatMap(\.connections)
  }

  private var barItems: [InterfaceBarButtonItem] {
    toolbarItems + (navigationItem.map { $0.leftItems + $0.rightItems + [$0.backItem].compactMap(\.self) } ?? [])
  }
}
