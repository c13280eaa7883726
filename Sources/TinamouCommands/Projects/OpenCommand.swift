import ArgumentParser

/// The `tinamou open` command: builds the app of a project, and shows it live.
struct OpenCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    subcommand: "open", abstract: "Builds an Xcode project or a Swift package and runs its app live in a browser.",
    discussion: """
      The project is a .xcodeproj, a .xcworkspace, an XcodeGen project.yml, a Package.swift, or a folder with one of them. A \
      package's app is its executable target that imports UIKit; --screen shows a view controller of a library. Nothing in the \
      project is changed: adapted copies of its sources and all products are in a cache, TINAMOU_CACHE or ~/.cache/tinamou. \
      Code that does not compile here is left out and listed. After a file is saved, the app is built again and shows the same \
      screen.

      Building and running a project runs its code with your rights. 'open' asks once for each checkout.
      """)

  @OptionGroup var documents: DocumentOptions

  @OptionGroup(title: "Projects") var project: ProjectOptions

  @OptionGroup var page: PageOptions

  @OptionGroup(title: "Environment") var surroundings: CommonOptions

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    throw UsageError(
      "\(documents.files.first.map { "\u{201C}\($0)\u{201D} is no project" } ?? "open needs a project"); "
        + "name a .xcodeproj, a .xcworkspace, a project.yml, a Package.swift or a folder with one of them.")
  }
}
