/// The current traits of one thread, by session. They are released when the thread ends.
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

  /// The current traits; nil if the session's traits apply.
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
  /// The traits that `UITraitCollection.current` was set to on this thread.
  nonisolated var threadTraits: UITraitCollection? {
    get { ThreadTraits.traits(in: self) }
    set { ThreadTraits.set(newValue, in: self) }
  }
}

// The current traits for code without a view.
extension Session {
  /// The traits of the view whose code is running, on the main actor.
  var currentTraits: UITraitCollection { traitsInUse ?? traits }

  /// Calls code of a view with the view's traits as the current ones.
  ///
  /// > Source: WWDC 2019, 214: UIKit sets the current traits around layout, drawing, and changes of traits and tints.
  ///
  /// - Parameter traits: nil for a view that has none yet.
  func withCurrentTraits<Result>(_ traits: UITraitCollection?, _ body: () throws -> Result) rethrows -> Result {
    guard let traits, !uses(traits) else { return try body() }
    let old = (traitsInUse, threadTraits)
    (traitsInUse, threadTraits) = (traits, traits)
    defer { (traitsInUse, threadTraits) = old }
    return try body()
  }

  /// Whether the traits are those of the running view and of this thread, where a program may have set others.
  func uses(_ traits: UITraitCollection) -> Bool {
    guard traits === currentTraits else { return false }
    let ofThread = threadTraits
    return ofThread === traits || (ofThread == nil && traitsInUse == nil)
  }

  /// Calls drawing code with these traits and the matching palette.
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
  /// The current traits of this thread: those of the view being laid out or drawn, or otherwise those of the session.
  public class var current: UITraitCollection {
    get {
      let session = Session.current
      return session.threadTraits ?? session.imageFacts.withLock { $0.traits }
    }
    set { Session.current.threadTraits = newValue }
  }

  /// Calls code with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let session = Session.current, old = session.threadTraits
    session.threadTraits = self
    actions()
    session.threadTraits = old
  }
}
