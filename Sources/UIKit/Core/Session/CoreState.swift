import SystemProfiles

/// The state of views, windows and controllers in a session.
@MainActor final class CoreState {
  /// The session, which its initializer sets once.
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
  var pasteConfigurations = ResponderValues<UIPasteConfiguration>()
  var typing = TypingState()
  /// The on-screen keyboard, the only part of the controls that views and windows use.
  private(set) lazy var screenKeyboard: any ScreenKeyboard = session.part(KeyboardPart.self)
  private(set) lazy var appearanceSource: any AppearanceSource = session.part(AppearancePart.self)
  var dimsTints: Bool = false
  /// Whether the trait pass is reading `safeAreaInsets`, so that UIView returns the value that the pass determined.
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
  nonisolated let methodTables = MethodTables()
  nonisolated let delayedMessages = DelayedMessages()
  var deliveredEvent: UIEvent?
  var propertyUpdates = PropertyUpdates()
  var addresses = ObjectAddresses()
  var showsCanvas: Bool = false
  @exclusivity(unchecked) var unrest: LayoutLoopTrace?
  var unpreparedConstraints = UnpreparedConstraints()
  var reported: ReportedTree?
  /// The conflicts of the last solutions, by tree.
  fileprivate var conflicts: [RootConflicts] = []
  private var systems: UInt32 = 0

  nonisolated init(_ environment: SystemEnvironment) { orientations = OrientationState(environment) }

  func nextSystemNumber() -> UInt32 {
    systems += 1
    return systems
  }
}

extension Session {
  /// The visible windows, from back to front. The session retains them.
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
  /// The focus system, created on first use.
  var madeFocusSystem: UIFocusSystem { core.focusSystem }
  /// The focus state. It is read for every recorded view, and therefore not copied.
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
  var pasteConfigurations: ResponderValues<UIPasteConfiguration> {
    get { core.pasteConfigurations }
    _modify { yield &core.pasteConfigurations }
  }
  var typing: TypingState {
    get { core.typing }
    _modify { yield &core.typing }
  }
  var screenKeyboard: any ScreenKeyboard { core.screenKeyboard }
  var appearanceSource: any AppearanceSource { core.appearanceSource }
  /// Whether a view of the program was dimmed, or set its tint adjustment mode.
  var dimsTints: Bool {
    get { core.dimsTints }
    _modify { yield &core.dimsTints }
  }
  var asksForSafeArea: Bool {
    get { core.asksForSafeArea }
    _modify { yield &core.asksForSafeArea }
  }
  /// The number of solver runs.
  package internal(set) var solverRuns: Int {
    get { core.solverRuns }
    _modify { yield &core.solverRuns }
  }
  /// The number of solver runs that `takeTally` has reported.
  var talliedSolverRuns: Int {
    get { core.talliedSolverRuns }
    _modify { yield &core.talliedSolverRuns }
  }
  /// Whether every solution is compared with that of a new system, to test incremental solving.
  package var checksSolutions: Bool {
    get { core.checksSolutions }
    _modify { yield &core.checksSolutions }
  }
  var animations: AnimationState {
    get { core.animations }
    _modify { yield &core.animations }
  }
  /// The time until which layers are animated, on the scale of `now`. Views are tracked in `animations`.
  var layersMoveUntil: TimeInterval {
    get { core.layersMoveUntil }
    _modify { yield &core.layersMoveUntil }
  }
  /// Extends the time until which layers are animated.
  func noteMotion(until end: TimeInterval) { layersMoveUntil = max(layersMoveUntil, end) }

  /// The delay of animations while an instance of a replicator layer is recorded, in seconds.
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
  /// The transitions between controllers, in the order in which they began.
  var controllerTransitions: [ControllerTransition] {
    get { core.controllerTransitions }
    _modify { yield &core.controllerTransitions }
  }
  /// Called after each frame of the program.
  package var frameDidEnd: (() -> Void)? {
    get { core.frameDidEnd }
    _modify { yield &core.frameDidEnd }
  }
  var touches: ActiveTouches {
    get { core.touches }
    _modify { yield &core.touches }
  }
  var gestures: GestureArena { core.gestures }
  nonisolated var methodTables: MethodTables { core.methodTables }
  nonisolated var delayedMessages: DelayedMessages { core.delayedMessages }
  /// The event that a window is sending to its views.
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
  /// Whether a document is shown as on Interface Builder's canvas instead of a device.
  package var showsCanvas: Bool {
    get { core.showsCanvas }
    _modify { yield &core.showsCanvas }
  }
  /// The trace of a layout that does not settle, while it is recorded.
  var unrest: LayoutLoopTrace? {
    get { core.unrest }
    _modify { yield &core.unrest }
  }
  /// The tree that a report shows; nil without a report.
  var reported: ReportedTree? {
    get { core.reported }
    set { core.reported = newValue }
  }
  var unpreparedConstraints: UnpreparedConstraints {
    get { core.unpreparedConstraints }
    _modify { yield &core.unpreparedConstraints }
  }
}

// MARK: - Diagnostics

extension Session {
  /// All diagnostics: those of loading, and the conflicts of the last layout.
  package var diagnostics: [Diagnostic] {
    let unsolved = core.conflicts.filter { $0.root != nil }.flatMap(\.diagnostics)
    return ownFindings + unsolved.sorted { ($0.position ?? .start) < ($1.position ?? .start) }
  }

  /// Stores the conflicts of a solution. The console shows a conflict when it arises, not again with every frame.
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

/// The conflicts of a tree. They disappear with the tree.
private struct RootConflicts {
  weak var root: UIView?
  let diagnostics: [Diagnostic]
}

extension SourcePosition {
  fileprivate static let start = SourcePosition(line: 1, column: 1)
}
