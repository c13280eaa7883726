import ArgumentParser
import CoreTypes
import DocumentText
import InterfaceDocuments

/// The `tinamou describe` command: prints documents as text, for reviewers and for git.
struct DescribeCommand: Subcommand {
  static let configuration = CommandConfiguration(
    subcommand: "describe", abstract: "Prints xibs and storyboards as text that is easy to read and to compare.",
    discussion: """
      The text has one line for each view, controller, constraint, outlet, action and segue. It contains neither the \
      canvas nor the version of Xcode, and no saved frames of views that constraints place. It is made for git: \
      'git config diff.tinamou.textconv "tinamou describe --textconv"'.
      """)

  @Argument(help: "Xibs and storyboards.", completion: .file(extensions: ["xib", "storyboard"]))
  var files: [String]

  @Flag(help: "For git: prints a file that cannot be read as it is, so that the diff goes on.")
  var textconv = false

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    if files.contains("-") { throw UsageError("a document cannot come from the standard input; name its file.") }
    var status = CommandStatus.success
    for (place, path) in files.enumerated() {
      if try !print(path, isFirst: place == 0, on: invocation.console) { status = .failure }
    }
    return status
  }

  /// Returns false for a document that cannot be read. It does not stop the others.
  @MainActor private func print(_ path: String, isFirst: Bool, on console: Console) throws -> Bool {
    do {
      // The name of a single file is left out: git passes temporary ones.
      let heading = files.count == 1 ? "" : "\(isFirst ? "" : "\n")document \(path)\n"
      try console.write(line: heading + text(of: path))
      return true
    } catch let failure as DocumentFailure {
      console.say(.error, failure.message, at: failure.place)
      return false
    }
  }

  private func text(of path: String) throws(DocumentFailure) -> String {
    do {
      return try DocumentDescription.text(ofFileAt: URL(fileURLWithPath: path))
    } catch {
      guard textconv, let source = FileBytes.text(at: path) else { throw DocumentFailure(path: path, error) }
      return source
    }
  }
}
