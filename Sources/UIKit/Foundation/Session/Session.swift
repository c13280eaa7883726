import DisplayLists
import SessionFoundation
import Synchronization
import SystemProfiles
import Typesetting

/// The sole owner of mutable state outside the views: the environment, the findings, the resources of a document.
///
/// Views capture the current session when they are created. Sessions with different releases can coexist.
@MainActor package final class Session: ProgramHost {
  /// Set only through `setEnvironment`, which sends no notifications; `change` and `rotate` do.
  package private(set) var environment: SystemEnvironment
  /// The traits that views inherit by default.
  private(set) lazy var traits = UITraitCollection(environment)
  /// The sizes and colors that documents declare for resources, by name.
  package var resources: ResourceCatalog {
    get { imageFacts.withLock { $0.resources } }
    set { imageFacts.withLock { $0.resources = newValue } }
  }
  nonisolated let imageFacts: Mutex<AssetEnvironment>
  package internal(set) var assistance = AssistanceState()
  nonisolated let assistanceSettings = Mutex(AssistanceSettings())
  /// The traits of the view whose code is running; nil if they equal the session's.
  var traitsInUse: UITraitCollection?
  nonisolated let texts = Mutex(TextTables())
  /// The uniform types of the program's property list.
  nonisolated let declaredTypes = Mutex<[TypeDeclaration]>([])
  nonisolated let pasteboards = Mutex(PasteboardShelf())
  /// A direct reference instead of a part to look up: views use it several times per frame.
  let core: CoreState
  private var parts: [AnyObject] = []
  package private(set) var findings: [Diagnostic] = []
  /// Changes with every environment value that affects the views' layout.
  private(set) var environmentNumber: UInt32 = 0
  /// The stack of drawing contexts, and the writer of image files.
  nonisolated package let graphics = GraphicsStack()
  nonisolated let membersWithoutEffect = MembersWithoutEffect()
  /// Receives unknown keys instead of raising an exception, while a runtime attribute of a document is set.
  var attributeProblem: ((String) -> Void)?
  /// Whether a document runs without a program. Classes and methods that it names are then missing, which is no error.
  var hasNoProgram = false
  /// The "Global Tint" of a document that runs without a program. In a program the window has it.
  var globalTint: UIColor?
  nonisolated let clock = ProgramClock()
  nonisolated let began = Date()
  nonisolated let textMemory: TextLayoutCache
  nonisolated let fonts: SessionFonts
  /// The typography that fonts use on every thread. A session never changes its generation.
  nonisolated let fontEra: TypographyEra
  /// Created on first use, because few layouts post or observe notifications.
  nonisolated let madeNotificationCenter: Mutex<NotificationCenter?>
  /// The program's work on other queues.
  nonisolated let backgroundWork = DispatchGroup()
  nonisolated let console: ProgramLog
  /// False while a document is being connected, which reports missing methods itself.
  var checksSelectors = true

  /// - Parameters:
  ///   - textMemory: shared by sessions that lay out the same strings.
  ///   - fonts: the project's fonts; nil for those in the program's bundles.
  ///   - echo: receives each line of the log immediately, on the thread that logs it.
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

  /// The traits of the environment and of the accessibility settings.
  private var screenTraits: UITraitCollection {
    UITraitCollection(environment, assistanceSettings.withLock { $0 })
  }

  /// Draws with the colors of another appearance. Inherited traits and state that other threads read don't change.
  func withAppearance<Result>(
    _ style: UIUserInterfaceStyle, isElevated: Bool, _ draw: () throws -> Result
  ) rethrows -> Result {
    let old = (environment, palette)
    (environment.interfaceStyle, environment.isElevated) = (style, isElevated)
    palette = environment.palette
    defer { (environment, palette) = old }
    return try draw()
  }

  /// The session that new views belong to.
  nonisolated package static var current: Session { CurrentProgram.host as? Session ?? standard }

  /// The session of code that runs outside any session.
  nonisolated private static let standard = Session(
    environment: .standard, textMemory: TextLayoutCache(), fonts: nil, notificationCenter: .outside,
    console: ProgramLog())

  /// Runs `body` with this session as the current one. Every call to client code goes through this method.
  package func perform<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    if CurrentProgram.host === self { return try body() }
    return try CurrentProgram.$host.withValue(self) { try body() }
  }

  package var profile: SystemProfile { environment.profile }

  // Copies of environment values that every view reads in every frame: copying the whole environment is expensive.

  package private(set) var pixelGrid: PixelGrid
  private var behaviors: Set<Behavior>
  private(set) var metrics: ControlMetrics
  private(set) var palette: ColorScheme
  private(set) var measuringGrid: PixelGrid
  private(set) var lineGrid: PixelGrid
  private(set) var plainMargin: CGFloat
  private(set) var marginsIncludeSafeArea: Bool

  func behaves(_ behavior: Behavior) -> Bool { behaviors.contains(behavior) }

  /// Returns the session's state for a part of UIKit, and creates it on first use.
  func part<Part: SessionPart>(_ type: Part.Type = Part.self) -> Part {
    for part in parts where Swift.type(of: part) == type { return unsafeDowncast(part, to: type) }
    let part = type.init(self)
    parts.append(part)
    return part
  }
}

/// The state of a part of UIKit, such as the keyboard. The session stores it without knowing its type.
@MainActor protocol SessionPart: AnyObject { init(_ session: Session) }

// MARK: - Findings

extension Session {
  /// The findings of loading, drawing and the program's own calls.
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
  /// Whether layout is the same in both environments: they may differ only in appearance.
  fileprivate func measuresLike(_ other: SystemEnvironment) -> Bool {
    var other = other
    (other.interfaceStyle, other.isElevated) = (interfaceStyle, isElevated)
    return self == other
  }

  /// The default environment: a current phone with the newest known release.
  static let standard = SystemEnvironment(
    profile: SystemProfile.releases[SystemProfile.releases.count - 1],
    device: DeviceCatalog.all.last { $0.idiom == .phone } ?? DeviceCatalog.all[0])
}
