import ArgumentParser
import DisplayLists
import UIKit

/// The `tinamou render` command: renders documents.
struct RenderCommand: Subcommand {
  static let configuration = CommandConfiguration(
    subcommand: "render", abstract: "Draws documents and screens as png, svg or pdf.",
    discussion: """
      Into a file goes the scene that --scene names; else, on a device, the initial scene of a storyboard, and as designed \
      the first scene that has more than a bar. On a device every scene stands in the containers that lead to it. Into a folder go all \
      scenes, as document-name.png, and screens by their names, with a page and a list of them: a scene is named by its \
      storyboard identifier, else by the class or the title of its controller, else by its id. With --matrix each is drawn many times. With --device, --os or --orientation the picture is that of the whole screen.
      """)

  static let needsFonts = true

  @OptionGroup var documents: DocumentOptions

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The picture, or a folder: an existing one, or a name that ends with /.", valueName: "path"),
    completion: .file())
  var output: String

  @Option(help: "png, svg or pdf. Without it, what the extension of the output says; png in a folder.")
  var format: PictureFormat?

  @Flag(help: "Draws the device around pictures of its whole screen.")
  var frame = false

  @OptionGroup(title: "Surroundings") var surroundings: CommonOptions

  @OptionGroup(title: "Programs") var program: ProgramOptions

  @OptionGroup(title: "Fonts") var fonts: FontOptions

  @OptionGroup(title: "Many pictures") var batch: BatchOptions

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    if let matrix = try batch.parsedMatrix() { return try BatchRun(self, matrix: matrix, in: invocation).run() }
    return try RenderJob(self, in: invocation).run()
  }
}

extension PictureFormat: ExpressibleByArgument {}
