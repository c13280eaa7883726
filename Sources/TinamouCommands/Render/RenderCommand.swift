import ArgumentParser
import DisplayLists
import UIKit

/// The `tinamou render` command: renders documents.
struct RenderCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    subcommand: "render", abstract: "Draws documents and screens as png, svg or pdf.",
    discussion: """
      Into a file, it draws one scene. --scene names it. The default is the initial scene of a storyboard; without --device, \
      --os and --orientation, it is the first scene that is not only a navigation bar, tab bar or toolbar. Into a folder, it draws all scenes as \
      Document-Scene.png, with a page and a list of them. A scene is named by its storyboard identifier, else by its \
      controller's class or title, else by its id. On a device, every scene is inside the containers that lead to it.

      With --device, --os or --orientation, the picture shows the whole screen. With --matrix, every document is drawn in many \
      environments.
      """)

  static let needsFonts = true

  @OptionGroup var documents: DocumentOptions

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The picture, or a folder: an existing one, or a name that ends with /.", valueName: "path"),
    completion: .file())
  var output: String

  @Option(help: "png, svg or pdf; by default the one of the output's extension, and png in a folder.")
  var format: PictureFormat?

  @Flag(help: "Draws the device around the picture; needs --device.")
  var frame = false

  @OptionGroup(title: "Environment") var surroundings: CommonOptions

  @OptionGroup(title: "Screens in code") var program: ProgramOptions

  @OptionGroup(title: "Projects") var project: ProjectOptions

  @OptionGroup(title: "Fonts") var fonts: FontOptions

  @OptionGroup(title: "Batches") var batch: BatchOptions

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    if let matrix = try batch.parsedMatrix() { return try BatchRun(self, matrix: matrix, in: invocation).run() }
    return try RenderJob(self, in: invocation).run()
  }
}

extension PictureFormat: ExpressibleByArgument {}
