import SystemProfiles

/// What views, windows and controllers keep in a session.
@MainActor final class CoreState {
  /// Set once, by the session's initializer.
  nonisolated(unsafe) unowned var session: Session!
  var windows: [UIWindow] = []
  weak var keyWindow: UIWindow?
  var orientations: OrientationState
  private(set) lazy var application = UIApplication(session)
  private(set) lazy var screen = UIScreen(session)
  private(set) lazy var uiDevice = UIDevice(session)
  private(set) lazy var focusSystem = UIFocusSystem(session)
  var focus = FocusState()
  var launchedDelegate: (any UIApplicationDelegate)?
  var life = ProgramLife()
  var posted = PostedFrames()
  var activities = ResponderValues<NSUserActivity>()
  var appearances = AppearanceTransitions()
  var appearanceProxies = AppearanceProxies()
  var pasteConfigurations = ResponderValues<UIPasteConfiguration>()
  var typing = TypingState()
  /// The only part of the controls that views and windows know.
  private(set) lazy var screenKeyboard: any ScreenKeyboard = session.part(KeyboardPart.self)
  var dimsTints: Bool = false
  /// The trait pass asks a view for its safe area: UIView answers with what the pass has found.
  var asksForSafeArea = false
  var solverRuns: Int = 0
  var talliedSolverRuns: Int = 0
  var checksSolutions: Bool = false
  var animations = AnimationState()
  var layersMoveUntil: TimeInterval = 0
  var layerDelay: TimeInterval = 0
  var layerFrame = LayerFrame()
  var motions = ActiveTransitions()
  var controllerTransitions: [ControllerTransition] = []
  var frameDidEnd: (() -> Void)?
  var touches = ActiveTouches()
  let gestures = GestureArena()
  var deliveredEvent: UIEvent?
  var propertyUpdates = PropertyUpdates()
  var addresses = ObjectAddresses()
  var showsCanvas: Bool = false
  @exclusivity(unchecked) var unrest: LayoutLoopTrace?
  var unpreparedConstraints = UnpreparedConstraints()
  /// What the last solutions left, a tree at a time.
  fileprivate var conflicts: [RootConflicts] = []
  private var systems: UInt32 = 0

  nonisolated init(_ environment: SystemEnvironment) { orientations = OrientationState(environment) }

  func nextSystemNumber() -> UInt32 {
    systems += 1
    return systems
  }
}

extension Session {
  /// The visible windows, rearmost first. The session keeps them.
  package internal(set) var windows: [UIWindow] {
    get { core.windows }
    _modify { yield &core.windows }
  }
  var keyWindow: UIWindow? {
    get { core.keyWindow }
    set { core.keyWindow = newValue }
  }
  var orientations: OrientationState {
    get { core.orientations }
    _modify { yield &core.orientations }
  }
  var application: UIApplication { core.application }
  var screen: UIScreen { core.screen }
  var uiDevice: UIDevice { core.uiDevice }
  /// There once something asks for it.
  var madeFocusSystem: UIFocusSystem { core.focusSystem }
  /// Read for every view that is recorded, and therefore not copied.
  var focus: FocusState {
    _read { yield core.focus }
    _modify { yield &core.focus }
  }
  var launchedDelegate: (any UIApplicationDelegate)? {
    get { core.launchedDelegate }
    _modify { yield &core.launchedDelegate }
  }
  var life: ProgramLife {
    get { core.life }
    _modify { yield &core.life }
  }
  var posted: PostedFrames {
    get { core.posted }
    _modify { yield &core.posted }
  }
  var activities: ResponderValues<NSUserActivity> {
    get { core.activities }
    _modify { yield &core.activities }
  }
  var appearances: AppearanceTransitions {
    get { core.appearances }
    _modify { yield &core.appearances }
  }
  var appearanceProxies: AppearanceProxies {
    get { core.appearanceProxies }
    _modify { yield &core.appearanceProxies }
  }
  var pasteConfigurations: ResponderValues<UIPasteConfiguration> {
    get { core.pasteConfigurations }
    _modify { yield &core.pasteConfigurations }
  }
  var typing: TypingState {
    get { core.typing }
    _modify { yield &core.typing }
  }
  var screenKeyboard: any ScreenKeyboard { core.screenKeyboard }
  /// A view of the program has been dimmed, or has said whether it may be.
  var dimsTints: Bool {
    get { core.dimsTints }
    _modify { yield &core.dimsTints }
  }
  var asksForSafeArea: Bool {
    get { core.asksForSafeArea }
    _modify { yield &core.asksForSafeArea }
  }
  /// How often a constraint solver was asked for a solution.
  package internal(set) var solverRuns: Int {
    get { core.solverRuns }
    _modify { yield &core.solverRuns }
  }
  /// As many of these as `takeTally` has told of.
  var talliedSolverRuns: Int {
    get { core.talliedSolverRuns }
    _modify { yield &core.talliedSolverRuns }
  }
  /// Every solution is compared with that of a system made anew: for tests of what is kept from one to the next.
  package var checksSolutions: Bool {
    get { core.checksSolutions }
    _modify { yield &core.checksSolutions }
  }
  var animations: AnimationState {
    get { core.animations }
    _modify { yield &core.animations }
  }
  /// Layers are on their way until then, in seconds of `now`; views have `animations`.
  var layersMoveUntil: TimeInterval {
    get { core.layersMoveUntil }
    _modify { yield &core.layersMoveUntil }
  }
  /// Layers move until then.
  func noteMotion(until end: TimeInterval) { layersMoveUntil = max(layersMoveUntil, end) }

  /// While an instance of a replicator layer is recorded: how far behind its animations are, in seconds.
  var layerDelay: TimeInterval {
    get { core.layerDelay }
    _modify { yield &core.layerDelay }
  }
  var layerFrame: LayerFrame {
    get { core.layerFrame }
    _modify { yield &core.layerFrame }
  }
  var motions: ActiveTransitions {
    get { core.motions }
    _modify { yield &core.motions }
  }
  /// Between two controllers, in the order in which they began.
  var controllerTransitions: [ControllerTransition] {
    get { core.controllerTransitions }
    _modify { yield &core.controllerTransitions }
  }
  /// Hears of every finished frame of the program.
  package var frameDidEnd: (() -> Void)? {
    get { core.frameDidEnd }
    _modify { yield &core.frameDidEnd }
  }
  var touches: ActiveTouches {
    get { core.touches }
    _modify { yield &core.touches }
  }
  var gestures: GestureArena { core.gestures }
  /// What a window is bringing to its views.
  var deliveredEvent: UIEvent? {
    get { core.deliveredEvent }
    _modify { yield &core.deliveredEvent }
  }
  var propertyUpdates: PropertyUpdates {
    get { core.propertyUpdates }
    _modify { yield &core.propertyUpdates }
  }
  var addresses: ObjectAddresses {
    get { core.addresses }
    _modify { yield &core.addresses }
  }
  /// A document is shown as Interface Builder's canvas shows it, not as a device does.
  package var showsCanvas: Bool {
    get { core.showsCanvas }
    _modify { yield &core.showsCanvas }
  }
  /// There while a layout that does not settle is looked at.
  var unrest: LayoutLoopTrace? {
    get { core.unrest }
    _modify { yield &core.unrest }
  }
  var unpreparedConstraints: UnpreparedConstraints {
    get { core.unpreparedConstraints }
    _modify { yield &core.unpreparedConstraints }
  }
}

// MARK: - Findings

extension Session {
  /// Everything worth telling: what loading found, and the conflicts that the last layout left.
  package var diagnostics: [Diagnostic] {
    let unsolved = core.conflicts.filter { $0.root != nil }.flatMap(\.diagnostics)
    return ownFindings + unsolved.sorted { ($0.position ?? .start) < ($1.position ?? .start) }
  }

  /// What a solution left. The console hears of a conflict when it arises, not again with every frame.
  func setConflicts(_ found: [SolvedConflict], of root: UIView) {
    let known = core.conflicts.first { $0.root === root }?.diagnostics ?? []
    core.conflicts.removeAll { $0.root == nil || $0.root === root }
    guard !found.isEmpty else { return }
    let diagnostics = found.map(\.diagnostic)
    core.conflicts.append(RootConflicts(root: root, diagnostics: diagnostics))
    for (conflict, diagnostic) in zip(found, diagnostics) where !known.contains(diagnostic) {
      log(conflict.consoleText(in: self))
    }
  }
}

/// What is wrong with a tree; nothing any more when the tree is gone.
private struct RootConflicts {
  weak var root: UIView?
  let diagnostics: [Diagnostic]
}

extension SourcePosition {
  fileprivate static let start = SourcePosition(line: 1, column: 1)
}
