// Apple's module of geometry and drawing, for files that import it by name. UIKit has its types.
@_exported import UIKit
