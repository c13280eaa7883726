import TinamouCommands

TinamouTool.main()
