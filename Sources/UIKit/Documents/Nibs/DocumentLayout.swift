import DisplayLists
import InterfaceDocuments
import SystemProfiles
import Typesetting

/// The layout of a document: its scenes, instantiated, sized and laid out.
@MainActor package struct DocumentLayout {
  /// The session of views without a controller. On a device, each controller of a storyboard has its own session.
  package let session: Session
  package let scenes: [InstantiatedScene]
  private let request: LayoutRequest
  private let document: InterfaceDocument

  /// Sets up the environment, creates the views, lays them out as designed, and lays them out at the requested size.
  ///
  /// The layout as designed comes first because autoresizing masks refer to the views' sizes in it. On a device, the
  /// controllers of a storyboard run inside their containers instead, as in `serve`.
  ///
  /// - Parameters:
  ///   - url: the document's location. Storyboards that it refers to are searched next to it.
  ///   - textMemory: shared by documents that are laid out one after the other.
  ///   - fonts: the fonts of the document's project.
  package init(
    _ document: InterfaceDocument, at url: URL? = nil, _ request: LayoutRequest = LayoutRequest(),
    textMemory: TextLayoutCache = TextLayoutCache(), fonts: ProjectFonts = .none
  ) {
    let request = request.naming(firstSceneOf: document)
    let session = Session(environment: request.environment(for: document), textMemory: textMemory, fonts: fonts)
    session.showsCanvas = request.isAsDesigned
    (self.session, self.request, self.document) = (session, request, document)
    let instantiator = NibInstantiator(document: document, session: session, isOnCanvas: request.isAsDesigned)
    let all =
      request.runs(document)
      ? instantiator.instantiate { controller, id in
        request.run(controller, as: id, of: document, at: url, beside: instantiator, fonts)
      } : instantiator.instantiate()
    scenes = all.filter(request.wants)
    for scene in scenes where scene.staged == nil { layOut(scene) }
  }

  private func layOut(_ scene: InstantiatedScene) {
    guard let root = scene.root else { return }
    root.layout.surroundingInsets = request.surroundings(of: scene, in: session.environment)
    root.layout.hasRootMargins = request.isAsDesigned && scene.stage.hasMarginsOfRoot
    session.commitFrame(of: root)
    guard let frame = request.rootFrame(of: scene, in: session.environment) else { return }
    let isPlaced = request.place(scene, in: session.environment)
    guard frame != root.frame || isPlaced else { return }
    root.frame = frame
    session.commitFrame(of: root)
  }

  /// The session of the document, then those of the running controllers.
  var sessions: [Session] { [session] + scenes.compactMap { $0.staged?.controller.session } }

  /// The scene that the user sees first; nil if the document shows none on a device.
  var initialScene: InstantiatedScene? {
    guard request.runs(document), let first = document.controller(ofScene: request.sceneID) else { return nil }
    return scenes.first { $0.staged != nil && $0.names == first.names }
  }

  /// The containers around a scene, outermost first.
  func containers(of scene: InstantiatedScene) -> [LaidOut.Container] {
    (scene.staged?.containers ?? []).map { container in
      LaidOut.Container(
        id: container.scene.flatMap { document.sceneID(of: $0.description) },
        className: ClassName.plain(type(of: container)))
    }
  }
}

extension DocumentLayout {
  /// The drawing of a scene; nil if it has no view.
  ///
  /// A view that fills the screen of a device is drawn with its bars and the system's elements. On the canvas it has
  /// the simulated bars. At a custom size it is drawn alone.
  package func record(_ scene: InstantiatedScene) -> DisplayList? {
    guard let root = scene.root else { return nil }
    if let staged = scene.staged { return staged.controller.session.recordScreen() }
    if request.isAsDesigned {
      let bars = CanvasBars(document, in: session).make(request.bars(around: scene), around: scene)
      return RecordPass.record(root, embeds: CanvasEmbeds(document, in: session).pictures(in: root), bars: bars)
    }
    guard request.size == nil, request.fills(scene.stage) else {
      return RecordPass.record(root)
    }
    let bars = request.bars(around: scene), environment = session.environment
    return RecordPass.recordScreen(
      root: root, at: environment.contentFrame(of: bars, scene.preferences),
      bars: bars.makeViews(title: scene.title, around: root, in: session),
      environment: environment)
  }
}

extension LayoutRequest {
  /// Whether the controllers of a storyboard run on a device. They don't if a custom size is requested.
  fileprivate func runs(_ document: InterfaceDocument) -> Bool { !isAsDesigned && size == nil && document.isStoryboard }

  /// Returns a request that names the first scene if it is the only requested one.
  fileprivate func naming(firstSceneOf document: InterfaceDocument) -> LayoutRequest {
    guard wantsFirstSceneOnly, sceneID == nil, runs(document) else { return self }
    var request = self
    request.sceneID = document.controller(ofScene: nil)?.id
    return request
  }

  /// Creates the scenes of a controller. It runs in its own session; other views that belong to it are laid out alone.
  @MainActor fileprivate func run(
    _ controller: InterfaceController, as id: String, of document: InterfaceDocument, at url: URL?,
    beside instantiator: NibInstantiator, _ fonts: ProjectFonts
  ) -> [InstantiatedScene] {
    let attached = controller.attachedViews.map { instantiator.instantiateView($0, id: $0.id) }
    var scene = InstantiatedScene(
      id: id, root: nil, controller: nil, stage: SceneSurroundings(), names: controller.names, staged: nil)
    // A reference is a scene of the other document, unless it is this document's initial controller.
    let isShown = controller.reference == nil || controller.id == document.initialViewControllerID
    guard isShown, wants(scene) else { return [scene] + attached }
    let session = Session(
      environment: instantiator.session.environment, textMemory: instantiator.session.textMemory, fonts: fonts)
    if let staged = session.launch(controller, of: document, at: url, in: container) {
      session.commitWindows()
      scene = InstantiatedScene(
        id: id, root: staged.controller.view, controller: staged.controller, stage: SceneSurroundings(),
        names: controller.names, staged: staged)
    }
    return [scene] + attached
  }

  /// Whether the scene is requested, by its own id or the names of its controller or root view.
  @MainActor fileprivate func wants(_ scene: InstantiatedScene) -> Bool {
    sceneID.map { $0 == scene.id || scene.names.contains($0) } ?? true
  }

  /// Whether the view fills the screen. A piece keeps its size on a device, unless a container is requested.
  fileprivate func fills(_ stage: SceneSurroundings) -> Bool {
    stage.fillsContainer && (container != nil || !stage.isPiece)
  }

  /// The frame of a root view; nil if it keeps its designed frame.
  @MainActor fileprivate func rootFrame(of scene: InstantiatedScene, in environment: SystemEnvironment) -> CGRect? {
    if let size { return CGRect(origin: .zero, size: size) }
    guard !isAsDesigned, fills(scene.stage) else { return nil }
    return environment.rootFrame(in: bars(around: scene), scene.preferences)
  }

  /// Places a controller that fills its container, so that it adjusts its scroll view as on a device.
  ///
  /// - Returns: false if there is no such controller.
  @MainActor fileprivate func place(_ scene: InstantiatedScene, in environment: SystemEnvironment) -> Bool {
    guard size == nil, let controller = scene.controller else { return false }
    controller.place.area = environment.contentArea(of: bars(around: scene), scene.preferences)
    return true
  }

  /// The parts of a controller's view that bars and screen edges cover.
  @MainActor fileprivate func surroundings(of scene: InstantiatedScene, in environment: SystemEnvironment)
    -> UIEdgeInsets
  {
    let bars = bars(around: scene)
    if isAsDesigned { return environment.canvasInsets(of: scene.stage, bars: bars) }
    if size == nil, !fills(scene.stage) { return .zero }
    return environment.contentArea(of: bars, scene.preferences).covered
  }

  /// The bars around a scene, as `--in` specifies; on the canvas, as the document specifies.
  fileprivate func bars(around scene: InstantiatedScene) -> BarConfiguration {
    switch container {
    case .navigation: return scene.stage.barsInNavigation
    case .tab: return scene.stage.barsInTabs
    case .some(.none): return BarConfiguration()
    case nil:
      guard isAsDesigned else { return BarConfiguration() }
      return BarConfiguration(
        navigation: scene.stage.hasNavigationBar, tab: scene.stage.hasTabBar, toolbar: scene.stage.hasToolbar,
        looks: BarConfiguration.Looks(showsLargeTitle: scene.stage.settings.showsLargeTitle))
    }
  }
}

extension InstantiatedScene {
  /// The bar preferences of the scene's controller; the defaults for a view without a controller.
  fileprivate var preferences: BarPreferences { controller?.preferences ?? BarPreferences() }
}

extension SceneSurroundings {
  fileprivate var barsInNavigation: BarConfiguration {
    BarConfiguration(
      navigation: !settings.hidesNavigationBar, toolbar: settings.showsToolbar && !settings.hidesBottomBars,
      hasContainer: true, looks: settings.looks)
  }

  fileprivate var barsInTabs: BarConfiguration {
    BarConfiguration(tab: !(settings.hidesBottomBars && settings.isPushed), hasContainer: true, looks: settings.looks)
  }
}
