import InterfaceDocuments

/// A path to a controller of a storyboard: an initial controller and the steps from there.
struct ScenePath: Equatable {
  enum Step: Equatable {
    /// To a fixed child of a container: a tab, the root of a navigation stack, a column.
    case child(String)
    /// To a controller pushed onto the navigation stack.
    case push(String)
  }

  /// The id of a controller.
  var start: String
  var steps: [Step] = []

  /// The controller that the path leads to.
  var end: String { steps.last?.destination ?? start }
}

extension ScenePath.Step {
  var destination: String {
    switch self {
    case .child(let id), .push(let id): id
    }
  }
}

/// The paths to all controllers of a storyboard: the shortest ones, with ties in document order.
///
/// Relationships and push and show segues lead on from the initial controller. A modal segue ends containment, and a
/// show segue outside a navigation stack is modal: its destination begins a new path. Then containers without a segue
/// to them begin paths. Every other controller has a path of its own.
struct ScenePaths {
  private var found: [String: ScenePath] = [:]
  private let controllers: [String: InterfaceController]
  private let segues: [String: [InterfaceSegue]]
  /// The controllers that segues present, in the order of their discovery.
  private var presented: [String] = []

  init(_ document: InterfaceDocument) {
    let scenes = document.scenes, all = scenes.flatMap(\.controllers)
    controllers = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    segues = Dictionary(scenes.flatMap { scene in scene.controllers.map { ($0.id, scene.segues(of: $0)) } }) { $1 }
    if let initial = document.initialViewControllerID { walk(from: initial) }
    walkFromPresented()
    for container in all where container.isContainer {
      walk(from: container.id)
      walkFromPresented()
    }
    for controller in all { walk(from: controller.id) }
  }

  /// Returns nil if no controller has the id.
  subscript(id: String) -> ScenePath? { found[id] }

  private mutating func walkFromPresented() {
    while !presented.isEmpty { walk(from: presented.removeFirst()) }
  }

  /// Visits controllers without a path, breadth first.
  private mutating func walk(from start: String) {
    guard controllers[start] != nil, found[start] == nil else { return }
    var queue = [Visit(path: ScenePath(start: start), isInStack: false)]
    found[start] = queue[0].path
    while !queue.isEmpty {
      let visit = queue.removeFirst()
      guard let controller = controllers[visit.path.end] else { continue }
      let isInStack = visit.isInStack || controller.elementName == "navigationController"
      for segue in segues[controller.id] ?? [] {
        guard let step = step(along: segue, isInStack) else { continue }
        guard found[step.destination] == nil else { continue }
        let path = ScenePath(start: start, steps: visit.path.steps + [step])
        found[step.destination] = path
        queue.append(Visit(path: path, isInStack: isInStack))
      }
    }
  }

  private struct Visit {
    let path: ScenePath
    /// Whether a navigation controller is on the path.
    let isInStack: Bool
  }

  /// Returns nil for a segue that leaves the containers or has no destination.
  private mutating func step(along segue: InterfaceSegue, _ isInStack: Bool) -> ScenePath.Step? {
    guard let destination = controllers[segue.destination] else { return nil }
    switch segue.kind {
    case "relationship": return .child(destination.id)
    case "embed", "unwind": return nil
    case "push", "show":
      // A navigation stack can't contain a navigation controller.
      if isInStack, destination.elementName != "navigationController" { return .push(destination.id) }
    default: break
    }
    presented.append(destination.id)
    return nil
  }
}

extension InterfaceController {
  fileprivate var isContainer: Bool {
    ["navigationController", "tabBarController", "splitViewController"].contains(elementName)
  }
}

extension InterfaceScene {
  /// The segues of a controller in document order: its own, and those of its views and items. The scene's first
  /// controller also has those of the objects next to it.
  fileprivate func segues(of controller: InterfaceController) -> [InterfaceSegue] {
    var connections = controller.connections
    controller.visitViews { connections += $0.connections }
    let items = (controller.navigationItem.map { $0.leftItems + $0.rightItems } ?? []) + controller.toolbarItems
    connections += items.flatMap(\.connections)
    if controller.id == controllers.first?.id {
      connections += objects.compactMap(\.other).flatMap(\.connections)
      for view in objects.flatMap(\.besideController) { view.visit { connections += $0.connections } }
    }
    return connections.filter { $0.segue != nil }.sorted { $0.position < $1.position }.compactMap(\.segue)
  }
}

extension TopLevelObject {
  fileprivate var besideController: [InterfaceView] {
    switch self {
    case .view(let view): [view]
    case .controller: []
    case .other(let object): object.views
    }
  }
}
