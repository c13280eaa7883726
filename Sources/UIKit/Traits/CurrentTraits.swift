import Synchronization

/// The traits that code reads and draws with, by thread; none where they are the session's.
final class ThreadTraits: Sendable {
  private let traits = Mutex<[pthread_t: UITraitCollection]>([:])

  var ofThisThread: UITraitCollection? {
    get { traits.withLock { $0.isEmpty ? nil : $0[pthread_self()] } }
    set { traits.withLock { $0[pthread_self()] = newValue } }
  }
}

// The traits that code reads and draws with where no view is at hand.
extension Session {
  /// Of the view whose code is running, on the main actor.
  var currentTraits: UITraitCollection { traitsInUse ?? traits }

  /// Calls code of a view, which may read and draw with the view's traits.
  ///
  /// > Source: WWDC 2019, 214: UIKit sets the current traits around layout, drawing, and news of traits and tints.
  ///
  /// - Parameter traits: nil for a view that has none yet.
  func withCurrentTraits<Result>(_ traits: UITraitCollection?, _ body: () throws -> Result) rethrows -> Result {
    guard let traits, traits !== currentTraits else { return try body() }
    let old = (traitsInUse, threadTraits.ofThisThread)
    (traitsInUse, threadTraits.ofThisThread) = (traits, traits)
    defer { (traitsInUse, threadTraits.ofThisThread) = old }
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
      return session.threadTraits.ofThisThread ?? session.imageFacts.withLock { $0.traits }
    }
    set { Session.current.threadTraits.ofThisThread = newValue }
  }

  /// Calls code for which these are the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    let threads = Session.current.threadTraits, old = threads.ofThisThread
    threads.ofThisThread = self
    actions()
    threads.ofThisThread = old
  }
}
