import TinamouApp
import TinamouCommands

// All of `tinamou`, and the live page with its web server.
TinamouTool.main(in: .process(livePage: BrowserPage()))
