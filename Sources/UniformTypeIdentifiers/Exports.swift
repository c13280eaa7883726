// Apple's module of uniform types, for files that import it by name. UIKit has its types.
@_exported import UIKit
