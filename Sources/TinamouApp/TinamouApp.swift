// TinamouApp
