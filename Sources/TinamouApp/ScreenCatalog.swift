@_exported import struct TinamouCommands.Screen
@preconcurrency import CoreTypes
import TinamouCommands

/// The screens of an executable. Mark a conforming type with `@main`, and the executable supports the commands of
/// `tinamou` for its screens:
///
///     swift run Gallery layout programmatic/fill-ng --device iphone-5 --os 6.1
///
/// Without a command it shows the first screen in a browser.
@MainActor public protocol ScreenCatalog {
  init()

  /// The screens, in the order in which the `screens` command lists them.
  var screens: [Screen] { get }
}

extension ScreenCatalog {
  /// Runs the program, from its arguments to its exit status. Anything the screens print goes to the error stream, so
  /// the output contains only data. Each line is written immediately, so that none is lost if the program traps.
  public static func main() {
    setvbuf(stdout, nil, _IOLBF, 0)
    let data = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    var invocation = Invocation.process(livePage: BrowserPage())
    invocation.console = Console(output: data)
    invocation.screens = Self().screens
    TinamouTool.main(in: invocation)
  }
}
