import DisplayLists
import InterfaceDocuments
import SystemProfiles
import Typesetting

/// A document on stage: instantiated, sized and laid out.
@MainActor package struct DocumentLayout {
  package let session: Session
  package let scenes: [InstantiatedScene]
  private let request: LayoutRequest

  /// 1. the environment, 2. the views, 3. a layout as designed, 4. the size asked for.
  ///
  /// The layout as designed comes first because autoresizing masks refer to the sizes that views had there.
  ///
  /// - Parameters:
  ///   - textMemory: of the documents that are laid out one after the other.
  ///   - fonts: of the project that the document is from.
  package init(
    _ document: InterfaceDocument, _ request: LayoutRequest = LayoutRequest(), textMemory: TextMemory = TextMemory(),
    fonts: ProjectFonts = .none
  ) {
    let session = Session(environment: request.environment(for: document), textMemory: textMemory, fonts: fonts)
    session.showsCanvas = request.isAsDesigned
    let instantiator = NibInstantiator(document: document, session: session, isOnCanvas: request.isAsDesigned)
    let all = instantiator.instantiate()
    scenes = all.filter(request.wants)
    (self.session, self.request) = (session, request)
    for scene in scenes {
      guard let root = scene.root else { continue }
      root.layout.surroundingInsets = request.surroundings(of: scene, in: session.environment)
      root.layout.hasRootMargins = request.isAsDesigned && scene.stage.hasMarginsOfRoot
      session.commitFrame(of: root)
      if let frame = request.rootFrame(of: scene, in: session.environment) {
        let isPlaced = request.place(scene, in: session.environment)
        guard frame != root.frame || isPlaced else { continue }
        root.frame = frame
        session.commitFrame(of: root)
      }
    }
  }
}

extension DocumentLayout {
  /// The drawing of a scene; nil when it has no view.
  ///
  /// A view that fills a device's screen is shown with its bars and with what the system draws there; on its canvas, or in
  /// a size of its own, it is shown alone.
  package func record(_ scene: InstantiatedScene) -> DisplayList? {
    guard let root = scene.root else { return nil }
    guard !request.isAsDesigned, request.size == nil, scene.stage.fillsContainer else {
      return RecordPass.record(root)
    }
    let bars = request.bars(around: scene), environment = session.environment
    return RecordPass.recordScreen(
      root: root, at: environment.contentFrame(of: bars, scene.wishes),
      bars: bars.makeViews(title: scene.title, around: root, in: session),
      environment: environment)
  }
}

extension LayoutRequest {
  /// A scene is named by its own id or by its root view's.
  @MainActor fileprivate func wants(_ scene: InstantiatedScene) -> Bool {
    sceneID == nil || sceneID == scene.id || sceneID == scene.root?.source?.id
  }

  /// The frame a root view gets; nil when it keeps the one it was designed with.
  @MainActor fileprivate func rootFrame(of scene: InstantiatedScene, in environment: SystemEnvironment) -> CGRect? {
    if let size { return CGRect(origin: .zero, size: size) }
    guard !isAsDesigned, scene.stage.fillsContainer else { return nil }
    return environment.rootFrame(in: bars(around: scene), scene.wishes)
  }

  /// A controller that fills its container treats its scroll view as one on a device does.
  ///
  /// - Returns: true when there is such a controller.
  @MainActor fileprivate func place(_ scene: InstantiatedScene, in environment: SystemEnvironment) -> Bool {
    guard size == nil, let controller = scene.controller else { return false }
    controller.place.area = environment.contentArea(of: bars(around: scene), scene.wishes)
    return true
  }

  /// What bars and screen edges cover of a controller's view.
  @MainActor fileprivate func surroundings(of scene: InstantiatedScene, in environment: SystemEnvironment)
    -> UIEdgeInsets
  {
    let bars = bars(around: scene)
    if isAsDesigned { return environment.canvasInsets(of: scene.stage, bars: bars) }
    return environment.contentArea(of: bars, scene.wishes).covered
  }

  /// `--in` says it; on the canvas the document does.
  fileprivate func bars(around scene: InstantiatedScene) -> SurroundingBars {
    switch container {
    case .navigation: return scene.stage.barsInNavigation
    case .tab: return scene.stage.barsInTabs
    case .some(.none): return SurroundingBars()
    case nil:
      guard isAsDesigned else { return SurroundingBars() }
      return SurroundingBars(
        navigation: scene.stage.hasNavigationBar, tab: scene.stage.hasTabBar, toolbar: scene.stage.hasToolbar,
        looks: SurroundingBars.Looks(showsLargeTitle: scene.stage.settings.showsLargeTitle))
    }
  }
}

extension InstantiatedScene {
  /// What the scene's controller says about the bars around it; a view without a controller says nothing.
  fileprivate var wishes: ContentWishes { controller?.wishes ?? ContentWishes() }
}

extension SceneStage {
  fileprivate var barsInNavigation: SurroundingBars {
    SurroundingBars(
      navigation: !settings.hidesNavigationBar, toolbar: settings.showsToolbar && !settings.hidesBottomBars,
      hasContainer: true, looks: settings.looks)
  }

  fileprivate var barsInTabs: SurroundingBars {
    SurroundingBars(tab: !(settings.hidesBottomBars && settings.isPushed), hasContainer: true, looks: settings.looks)
  }
}
