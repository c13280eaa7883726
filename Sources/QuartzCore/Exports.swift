// Apple's module of layers, for files that import it by name. UIKit has its types.
@_exported import UIKit
