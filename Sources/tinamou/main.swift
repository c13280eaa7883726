import TinamouApp

TinamouTool.main()
