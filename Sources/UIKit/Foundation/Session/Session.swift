import DisplayLists
import SessionFoundation
import Synchronization
import SystemProfiles
import Typesetting

/// The one owner of mutable state outside the views: the environment, the findings, the resources of a document.
///
/// Views capture the current session when they are made. Two sessions with different releases work side by side.
@MainActor package final class Session: ProgramHost {
  /// Changed by `setEnvironment` alone, which tells nobody: `change` and `rotate` do.
  package private(set) var environment: SystemEnvironment
  /// What views inherit that nothing above them overrides.
  private(set) lazy var traits = UITraitCollection(environment)
  /// Sizes and colours that documents declare for resources, by name.
  package var resources: ResourceCatalog {
    get { imageFacts.withLock { $0.resources } }
    set { imageFacts.withLock { $0.resources = newValue } }
  }
  nonisolated let imageFacts: Mutex<AssetEnvironment>
  package internal(set) var assistance = AssistanceState()
  nonisolated let assistanceSettings = Mutex(AssistanceSettings())
  /// Those of the view whose code is running; nil where they are the session's.
  var traitsInUse: UITraitCollection?
  nonisolated let texts = Mutex(TextTables())
  /// The uniform types of the program's property list.
  nonisolated let declaredTypes = Mutex<[TypeDeclaration]>([])
  nonisolated let pasteboards = Mutex(PasteboardShelf())
  /// Asked for several times a view in each frame, and therefore no part to be looked for.
  let core: CoreState
  private var parts: [AnyObject] = []
  package private(set) var findings: [Diagnostic] = []
  /// Changes with whatever views of the same tree measure and place themselves by.
  private(set) var environmentNumber: UInt32 = 0
  /// What code draws on, and what makes files of it.
  nonisolated package let graphics = GraphicsStack()
  nonisolated let membersWithoutEffect = MembersWithoutEffect()
  /// There while a runtime attribute of a document is set: hears of a key that an object does not have, in place of an
  /// exception.
  var attributeProblem: ((String) -> Void)?
  /// A document runs by itself. What it names and does not have is missing, and nobody's mistake.
  var hasNoProgram = false
  /// The "Global Tint" of a document that runs by itself; in a program it is the window's.
  var globalTint: UIColor?
  nonisolated let clock = ProgramClock()
  nonisolated let began = Date()
  nonisolated let textMemory: TextLayoutCache
  nonisolated let fonts: SessionFonts
  /// What fonts measure by, on every thread: a session stays in its generation.
  nonisolated let fontEra: TypographyEra
  /// Made when somebody asks for it: few layouts have anything to say to anybody.
  nonisolated let madeNotificationCenter: Mutex<NotificationCenter?>
  /// What the program does on other queues.
  nonisolated let backgroundWork = DispatchGroup()
  nonisolated let console: ProgramLog
  nonisolated let methodTables = MethodTables()
  nonisolated let delayedMessages = DelayedMessages()
  /// False while a document is connected, which reports missing methods itself.
  var checksSelectors = true

  /// - Parameters:
  ///   - textMemory: of sessions that set the same texts.
  ///   - fonts: of the project; nil for those in the program's bundles.
  ///   - echo: hears every line of the log when it is said, on the thread that says it.
  nonisolated package convenience init(
    environment: SystemEnvironment, textMemory: TextLayoutCache = TextLayoutCache(), fonts: ProjectFonts? = nil,
    echo: (@Sendable (String) -> Void)? = nil
  ) {
    self.init(
      environment: environment, textMemory: textMemory, fonts: fonts, notificationCenter: nil,
      console: ProgramLog(echo: echo))
  }

  nonisolated private init(
    environment: SystemEnvironment, textMemory: TextLayoutCache, fonts: ProjectFonts?,
    notificationCenter: NotificationCenter?, console: ProgramLog
  ) {
    self.environment = environment
    core = CoreState(environment)
    imageFacts = Mutex(AssetEnvironment(environment))
    fontEra = TypographyEra(environment.profile.typography)
    pixelGrid = environment.pixelGrid
    behaviors = environment.profile.behaviors
    (metrics, palette) = (environment.profile.metrics, environment.palette)
    (measuringGrid, lineGrid) = (environment.measuringGrid, environment.lineGrid)
    plainMargin = environment.profile.metrics.margins.plainView
    marginsIncludeSafeArea = environment.profile.has(.layoutMarginsIncludeSafeArea)
    madeNotificationCenter = Mutex(notificationCenter)
    (self.textMemory, self.console) = (textMemory, console)
    self.fonts = SessionFonts(fonts, of: environment.profile.version)
    core.session = self
  }

  func setEnvironment(_ environment: SystemEnvironment) {
    if !environment.measuresLike(self.environment) { environmentNumber += 1 }
    self.environment = environment
    imageFacts.withLock { $0.follow(environment, screenTraits) }
    pixelGrid = environment.pixelGrid
    behaviors = environment.profile.behaviors
    (metrics, palette) = (environment.profile.metrics, environment.palette)
    (measuringGrid, lineGrid) = (environment.measuringGrid, environment.lineGrid)
    plainMargin = environment.profile.metrics.margins.plainView
    marginsIncludeSafeArea = environment.profile.has(.layoutMarginsIncludeSafeArea)
    let newTraits = screenTraits
    if newTraits != traits { traits = newTraits }
  }

  /// Of the environment, and of what a person has turned on.
  private var screenTraits: UITraitCollection {
    UITraitCollection(environment, assistanceSettings.withLock { $0 })
  }

  /// Draws with the colours of another appearance. Nothing that views inherit changes, and nothing that other threads read.
  func withAppearance<Result>(
    _ style: UIUserInterfaceStyle, isElevated: Bool, _ draw: () throws -> Result
  ) rethrows -> Result {
    let old = (environment, palette)
    (environment.interfaceStyle, environment.isElevated) = (style, isElevated)
    palette = environment.palette
    defer { (environment, palette) = old }
    return try draw()
  }

  /// The session that views made now belong to.
  nonisolated package static var current: Session { CurrentProgram.host as? Session ?? standard }

  /// What code gets that runs in no session.
  nonisolated private static let standard = Session(
    environment: .standard, textMemory: TextLayoutCache(), fonts: nil, notificationCenter: .outside,
    console: ProgramLog())

  /// Runs `body` with this session as the current one: the way into every call of client code.
  package func perform<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    if CurrentProgram.host === self { return try body() }
    return try CurrentProgram.$host.withValue(self) { try body() }
  }

  package var profile: SystemProfile { environment.profile }

  // Of the environment, for what is asked of every view in every frame: an environment is large to copy.

  package private(set) var pixelGrid: PixelGrid
  private var behaviors: Set<Behavior>
  private(set) var metrics: ControlMetrics
  private(set) var palette: ColorScheme
  private(set) var measuringGrid: PixelGrid
  private(set) var lineGrid: PixelGrid
  private(set) var plainMargin: CGFloat
  private(set) var marginsIncludeSafeArea: Bool

  func behaves(_ behavior: Behavior) -> Bool { behaviors.contains(behavior) }

  /// What a part of UIKit keeps in this session, made when that part first asks for it.
  func part<Part: SessionPart>(_ type: Part.Type = Part.self) -> Part {
    for part in parts where Swift.type(of: part) == type { return unsafeDowncast(part, to: type) }
    let part = type.init(self)
    parts.append(part)
    return part
  }
}

/// The state of a part of UIKit, such as the keyboard. A session keeps it without knowing what it is.
@MainActor protocol SessionPart: AnyObject { init(_ session: Session) }

// MARK: - Findings

extension Session {
  /// What loading, drawing and the program's own calls found.
  var ownFindings: [Diagnostic] {
    let undrawn = imageFacts.withLock { facts in
      facts.undrawnSymbols.map { Diagnostic.undrawnSymbol($0, at: facts.resources.symbolPlaces[$0]) }
    }
    return findings + graphics.findings + membersWithoutEffect.findings + undrawn + fonts.findings(in: fontEra)
  }

  package func report(_ diagnostic: Diagnostic) {
    if !findings.contains(diagnostic) { findings.append(diagnostic) }
  }
}

extension SystemEnvironment {
  /// The appearance alone may differ.
  fileprivate func measuresLike(_ other: SystemEnvironment) -> Bool {
    var other = other
    (other.interfaceStyle, other.isElevated) = (interfaceStyle, isElevated)
    return self == other
  }

  /// What code gets that names nothing: a current phone with the newest known release.
  static let standard = SystemEnvironment(
    profile: SystemProfile.releases[SystemProfile.releases.count - 1],
    device: DeviceCatalog.all.last { $0.idiom == .phone } ?? DeviceCatalog.all[0])
}
