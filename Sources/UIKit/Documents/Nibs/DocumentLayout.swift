import DisplayLists
import InterfaceDocuments
import SystemProfiles
import Typesetting

/// A document on stage: instantiated, sized and laid out.
@MainActor package struct DocumentLayout {
  /// Of the views that stand by themselves; every controller of a storyboard that runs on a device has its own.
  package let session: Session
  package let scenes: [InstantiatedScene]
  private let request: LayoutRequest
  private let document: InterfaceDocument

  /// 1. the environment, 2. the views, 3. a layout as designed, 4. the size asked for.
  ///
  /// The layout as designed comes first because autoresizing masks refer to the sizes that views had there. The
  /// controllers of a storyboard on a device run inside their containers instead, as `serve` shows them.
  ///
  /// - Parameters:
  ///   - url: where the document is from; storyboards that it refers to are looked for beside it.
  ///   - textMemory: of the documents that are laid out one after the other.
  ///   - fonts: of the project that the document is from.
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

  /// The session of the document, then those of the controllers that run.
  var sessions: [Session] { [session] + scenes.compactMap { $0.staged?.controller.session } }

  /// The scene that a user sees first; nil where the document shows none on a device.
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
  /// The drawing of a scene; nil when it has no view.
  ///
  /// A view that fills a device's screen is shown with its bars and with what the system draws there; on its canvas with
  /// the bars that are simulated; in a size of its own it is shown alone.
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
  /// Controllers of a storyboard run on a device, unless a size of their view's own is asked for.
  fileprivate func runs(_ document: InterfaceDocument) -> Bool { !isAsDesigned && size == nil && document.isStoryboard }

  /// The first scene is named where it is the only one that is wanted.
  fileprivate func naming(firstSceneOf document: InterfaceDocument) -> LayoutRequest {
    guard wantsFirstSceneOnly, sceneID == nil, runs(document) else { return self }
    var request = self
    request.sceneID = document.controller(ofScene: nil)?.id
    return request
  }

  /// The scenes of a controller: it runs in a session of its own, and what belongs to it beside its view stands alone.
  @MainActor fileprivate func run(
    _ controller: InterfaceController, as id: String, of document: InterfaceDocument, at url: URL?,
    beside instantiator: NibInstantiator, _ fonts: ProjectFonts
  ) -> [InstantiatedScene] {
    let attached = controller.attachedViews.map { instantiator.instantiateView($0, id: $0.id) }
    var scene = InstantiatedScene(
      id: id, root: nil, controller: nil, stage: SceneSurroundings(), names: controller.names, staged: nil)
    // A reference is a scene of the other document, unless this one begins with it.
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

  /// A scene is named by its own id, or by its controller or root view.
  @MainActor fileprivate func wants(_ scene: InstantiatedScene) -> Bool {
    sceneID.map { $0 == scene.id || scene.names.contains($0) } ?? true
  }

  /// A piece keeps its size on a device, unless a container is asked for.
  fileprivate func fills(_ stage: SceneSurroundings) -> Bool {
    stage.fillsContainer && (container != nil || !stage.isPiece)
  }

  /// The frame a root view gets; nil when it keeps the one it was designed with.
  @MainActor fileprivate func rootFrame(of scene: InstantiatedScene, in environment: SystemEnvironment) -> CGRect? {
    if let size { return CGRect(origin: .zero, size: size) }
    guard !isAsDesigned, fills(scene.stage) else { return nil }
    return environment.rootFrame(in: bars(around: scene), scene.preferences)
  }

  /// A controller that fills its container treats its scroll view as one on a device does.
  ///
  /// - Returns: true when there is such a controller.
  @MainActor fileprivate func place(_ scene: InstantiatedScene, in environment: SystemEnvironment) -> Bool {
    guard size == nil, let controller = scene.controller else { return false }
    controller.place.area = environment.contentArea(of: bars(around: scene), scene.preferences)
    return true
  }

  /// What bars and screen edges cover of a controller's view.
  @MainActor fileprivate func surroundings(of scene: InstantiatedScene, in environment: SystemEnvironment)
    -> UIEdgeInsets
  {
    let bars = bars(around: scene)
    if isAsDesigned { return environment.canvasInsets(of: scene.stage, bars: bars) }
    if size == nil, !fills(scene.stage) { return .zero }
    return environment.contentArea(of: bars, scene.preferences).covered
  }

  /// `--in` says it; on the canvas the document does.
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
  /// What the scene's controller says about the bars around it; a view without a controller says nothing.
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
