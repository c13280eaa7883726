import Synchronization

/// The traits that code reads and draws with on other threads than the main one, where a program sets them there.
final class ThreadTraits: Sendable {
  private let traits = Mutex<[ObjectIdentifier: UITraitCollection]>([:])

  var ofThisThread: UITraitCollection? {
    get { traits.withLock { $0[ObjectIdentifier(Thread.current)] } }
    set { traits.withLock { $0[ObjectIdentifier(Thread.current)] = newValue } }
  }
}

// The traits that code reads and draws with where no view is at hand.
extension Session {
  /// On the main thread.
  var currentTraits: UITraitCollection { traitsInUse ?? traits }

  /// Nil where nobody has set any.
  nonisolated var traitsOfThread: UITraitCollection? {
    get { Thread.isMainThread ? MainActor.assumeIsolated { traitsInUse } : threadTraits.ofThisThread }
    set {
      if Thread.isMainThread {
        MainActor.assumeIsolated { traitsInUse = newValue }
      } else {
        threadTraits.ofThisThread = newValue
      }
    }
  }

  /// Calls code of a view, which may read and draw with the view's traits.
  ///
  /// > Source: WWDC 2019, 214: UIKit sets the current traits around layout, drawing, and news of traits and tints.
  ///
  /// - Parameter traits: nil for a view that has none yet.
  func withCurrentTraits<Result>(_ traits: UITraitCollection?, _ body: () throws -> Result) rethrows -> Result {
    guard let traits, traits !== currentTraits else { return try body() }
    let old = traitsInUse
    traitsInUse = traits
    defer { traitsInUse = old }
    return try body()
  }

  /// The same for what is drawn, with the palette that belongs to these traits.
  func resolvingColors<Result>(for traits: UITraitCollection?, _ draw: () throws -> Result) rethrows -> Result {
    try withCurrentTraits(traits) {
      guard let traits, behaves(.hasDarkMode) else { return try draw() }
      let style = traits.userInterfaceStyle, isElevated = traits.userInterfaceLevel == .elevated
      if style == environment.interfaceStyle, isElevated == environment.isElevated { return try draw() }
      return try withAppearance(style, isElevated: isElevated, draw)
    }
  }
}

extension UITraitCollection {
  /// The traits that code reads and draws with where no view is at hand, on this thread: those of the view that is laid
  /// out or drawn, of the session otherwise.
  public class var current: UITraitCollection {
    get {
      let session = Session.current
      return session.traitsOfThread ?? session.imageFacts.withLock { $0.traits }
    }
    set { Session.current.traitsOfThread = newValue }
  }

  /// Calls code for which these are the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    let session = Session.current, old = session.traitsOfThread
    session.traitsOfThread = self
    actions()
    session.traitsOfThread = old
  }
}
