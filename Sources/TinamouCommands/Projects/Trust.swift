import AppBuilding
import CoreTypes

/// The checkouts whose code may run on this machine. Building runs a project's manifest and macros, and showing it runs
/// its code, with the rights of the user; SwiftPM has no sandbox on Linux.
@MainActor struct Trust {
  private let root: String
  private let cache: BuildCache

  init(_ root: String, cache: BuildCache) { (self.root, self.cache) = (root, cache) }

  /// Asks once for each checkout.
  ///
  /// - Parameter isGiven: Whether the command line says so.
  /// - Throws: `BuildFailure` if the answer is no, or if there is no terminal to ask on.
  func ask(_ isGiven: Bool, on console: Console) throws(BuildFailure) {
    let mark = try cache.make("trusted").appendingPathComponent(BuildCache.key(root))
    if FileManager.default.fileExists(atPath: mark.path) { return }
    if !isGiven {
      let rights =
        Sandbox(cache: cache).words.isEmpty
        ? " with your rights, without a sandbox"
        : ": compilers and tests without network, the app itself with your rights"
      console.say("Building and running \(root) runs its code\(rights). Build it only if you trust it.")
      if geteuid() == 0 {
        console.say(
          .warning,
          "you are running as root; an ordinary user account is safer.", at: "tinamou")
      }
      guard isatty(STDIN_FILENO) == 1 else {
        throw BuildFailure("\(root) is not trusted yet; add --trust to the command if you trust it.")
      }
      console.say("Do you trust it? [y/N]")
      guard let answer = readLine(), ["y", "yes"].contains(answer.lowercased()) else {
        throw BuildFailure("\(root) is not trusted; nothing was built.")
      }
    }
    do { try Data("\(root)\n".utf8).write(to: mark, options: .atomic) } catch {
      throw BuildFailure("\(mark.path) cannot be written: \(error.localizedDescription)")
    }
  }
}
