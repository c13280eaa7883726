@_exported import struct TinamouCommands.Screen
@preconcurrency import CoreTypes
import TinamouCommands

/// The screens of an executable. Mark a type that conforms with `@main`, and the executable understands the commands of
/// `tinamou` for its screens:
///
///     swift run Gallery layout programmatic/fill-ng --device iphone-5 --os 6.1
///
/// Without a command it serves the first screen to a browser.
@MainActor public protocol ScreenCatalog {
  init()

  /// In the order in which `screens` lists them.
  var screens: [Screen] { get }
}

extension ScreenCatalog {
  /// The program, from its arguments to its exit status. What the screens print goes to the error stream, so that the
  /// output holds nothing but data; each line goes there at once, so that none is lost if the program traps.
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
