import StandInNotes
import StandInViews
import UIKit

open class GKPlayer: NSObject, @unchecked Sendable {
  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var playerID: String { "" }
  open var guestIdentifier: String? { nil }
  open var isInvitable: Bool { false }
  open func loadPhoto(
    for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError(.notAuthenticated)) }
  public func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }

  public enum PhotoSize: Int, Sendable {
    case small, normal
  }
}

/// A player who is not signed in: the handler receives an error.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()

  open class var local: GKLocalPlayer { player }
  open class func localPlayer() -> GKLocalPlayer { player }

  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      StandInNote.report("GameKit", "the player is not signed in")
      authenticateHandler?(nil, GKError(.notAuthenticated))
    }
  }
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { true }
  open var isPersonalizedCommunicationRestricted: Bool { true }
  open func register(_ listener: AnyObject) {}
  open func unregisterListener(_ listener: AnyObject) {}
  open func unregisterAllListeners() {}
  open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func setDefaultLeaderboardIdentifier(
    _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(.notAuthenticated)) }
  open func fetchItems(
    forIdentityVerificationSignature completionHandler: ((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil, nil, 0, GKError(.notAuthenticated)) }
  open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
}

open class GKScore: NSObject, @unchecked Sendable {
  open var value: Int64 = 0
  open var context: UInt64 = 0
  public let leaderboardIdentifier: String

  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }

  open class func report(_ scores: [GKScore], withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
    handler?(GKError(.notAuthenticated))
  }
}

extension GKScore {
  public var rank: Int { 0 }
  public var date: Date { .distantPast }
  public var player: GKPlayer { GKPlayer() }
  public var formattedValue: String? { nil }
  public var shouldSetDefaultLeaderboard: Bool {
    get { false }
    set {}
  }
}

/// A leaderboard, of which there are none: requests end with an error.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  public enum TimeScope: Int, Sendable {
    case today, week, allTime
  }

  public enum PlayerScope: Int, Sendable {
    case global, friendsOnly
  }

  public enum LeaderboardType: Int, Sendable {
    case classic, recurring
  }

  open class Entry: NSObject, @unchecked Sendable {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
  }

  open var identifier: String?
  open var timeScope = TimeScope.allTime
  open var playerScope = PlayerScope.global
  open var range = NSRange(location: 1, length: 25)
  open var baseLeaderboardID: String { "" }
  open var type: LeaderboardType { .classic }
  open var title: String? { nil }
  open var groupIdentifier: String? { nil }
  open var startDate: Date? { nil }
  open var nextStartDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var scores: [GKScore]? { nil }
  open var localPlayerScore: GKScore? { nil }
  open var maxRange: Int { 0 }
  open var isLoading: Bool { false }

  public override init() {}

  open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  open class func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { completionHandler(nil, GKError(.notAuthenticated)) }
  public class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError(.notAuthenticated)
  }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
  public func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope, completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
  ) { completionHandler(nil, nil, GKError(.notAuthenticated)) }
  open func submitScore(
    _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(GKError(.notAuthenticated)) }
  public func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws {
    throw GKError(.notAuthenticated)
  }
  public class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError(.notAuthenticated) }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(GKError(.notAuthenticated)) }
}

open class GKAchievement: NSObject, @unchecked Sendable {
  public let identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }

  public init(identifier: String) { self.identifier = identifier }

  open var lastReportedDate: Date { .distantPast }
  open var player: GKPlayer { GKPlayer() }
  public class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
  public class func loadAchievements() async throws -> [GKAchievement] { [] }
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) { handler?(GKError(.notAuthenticated)) }
  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    completionHandler?([], nil)
  }
}

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards = 0
  case achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }

  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(nibName: nil, bundle: nil)
    (viewState, leaderboardIdentifier, leaderboardTimeScope) = (.leaderboards, leaderboardID, timeScope)
  }

  public convenience init(achievementID: String) {
    self.init(nibName: nil, bundle: nil)
    viewState = .achievements
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let content = UIViewController()
    content.view = StandInScreen(name: "GKGameCenterViewController") { [weak self] in self?.finish() }
    setViewControllers([content], animated: false)
  }

  private func finish() {
    if let gameCenterDelegate {
      gameCenterDelegate.gameCenterViewControllerDidFinish(self)
    } else {
      dismiss(animated: true)
    }
  }
}

@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

public protocol GKLocalPlayerListener: NSObjectProtocol {
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
}

extension GKLocalPlayerListener {
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
}

open class GKInvite: NSObject, @unchecked Sendable {
  open var sender: GKPlayer { GKPlayer() }
  open var isHosted: Bool { false }
}

/// The button of Game Center, which never appears.
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  public static let shared = GKAccessPoint()

  open var isActive = false
  open var showHighlights = false
  open var location = Location.topLeading
  open weak var parentWindow: UIWindow?
  open var isVisible: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  open var frameInScreenCoordinates: CGRect { .zero }
  open func trigger(handler: @escaping () -> Void) { handler() }
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { handler() }
}

open class GKAchievementDescription: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var title: String { "" }
  open var achievedDescription: String { "" }
  open var unachievedDescription: String { "" }
  open var maximumPoints: Int { 0 }
  open var isHidden: Bool { false }
  open class func loadAchievementDescriptions(
    completionHandler: (([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError(.notAuthenticated)) }
}

open class GKNotificationBanner: NSObject {
  open class func show(
    withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
}

public let GKErrorDomain = "GKErrorDomain"

public struct GKError: LocalizedError, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
    case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked, playerStatusExceedsMaximumLength
    case playerStatusInvalid
    case matchRequestInvalid = 13
    case underage, gameUnrecognized, notSupported, invalidParameter, unexpectedConnection
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { GKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var cancelled: Code { .cancelled }
  public static var notAuthenticated: Code { .notAuthenticated }
}

extension GKError.Code {
  /// Lets `catch` and `case` compare an error with a code.
  public static func ~= (match: GKError.Code, error: any Error) -> Bool { (error as? GKError)?.code == match }
}

extension NSNotification.Name {
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
  public static let GKPlayerDidChangeNotificationName = NSNotification.Name("GKPlayerDidChangeNotificationName")
}
