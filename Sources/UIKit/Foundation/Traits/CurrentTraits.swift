/// The traits that code reads and draws with on one thread, by session. They are released when the thread ends.
final class ThreadTraits {
  private struct Entry {
    weak var session: Session?
    var traits: UITraitCollection
  }

  private var entries: [Entry] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stored in
      guard let stored = stored as UnsafeMutableRawPointer? else { return }
      Unmanaged<ThreadTraits>.fromOpaque(stored).release()
    }
    return key
  }()

  private static var ofThisThread: ThreadTraits? {
    pthread_getspecific(key).map { Unmanaged<ThreadTraits>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Nil where the session's own traits count.
  static func traits(in session: Session) -> UITraitCollection? {
    guard let entries = ofThisThread?.entries, !entries.isEmpty else { return nil }
    return entries.first { $0.session === session }?.traits
  }

  static func set(_ traits: UITraitCollection?, in session: Session) {
    let stored = ofThisThread ?? (traits == nil ? nil : made())
    guard let stored else { return }
    if let index = stored.entries.firstIndex(where: { $0.session === session }) {
      if let traits { stored.entries[index].traits = traits } else { stored.entries.remove(at: index) }
    } else if let traits {
      stored.entries.removeAll { $0.session == nil }
      stored.entries.append(Entry(session: session, traits: traits))
    }
  }

  private static func made() -> ThreadTraits {
    let made = ThreadTraits()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }
}

extension Session {
  /// Those that `UITraitCollection.current` was set to on this thread.
  nonisolated var threadTraits: UITraitCollection? {
    get { ThreadTraits.traits(in: self) }
    set { ThreadTraits.set(newValue, in: self) }
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
    guard let traits, !uses(traits) else { return try body() }
    let old = (traitsInUse, threadTraits)
    (traitsInUse, threadTraits) = (traits, traits)
    defer { (traitsInUse, threadTraits) = old }
    return try body()
  }

  /// These are the traits of the running view, and this thread reads them too: a program may have set others.
  func uses(_ traits: UITraitCollection) -> Bool {
    guard traits === currentTraits else { return false }
    let ofThread = threadTraits
    return ofThread === traits || (ofThread == nil && traitsInUse == nil)
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
      return session.threadTraits ?? session.imageFacts.withLock { $0.traits }
    }
    set { Session.current.threadTraits = newValue }
  }

  /// Calls code for which these are the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    let session = Session.current, old = session.threadTraits
    session.threadTraits = self
    actions()
    session.threadTraits = old
  }
}
