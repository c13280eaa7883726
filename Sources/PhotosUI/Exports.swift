// Apple's module of the photo picker, for files that import it by name. UIKit has its types.
@_exported import UIKit
