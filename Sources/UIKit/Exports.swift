// Apple's UIKit re-exports Foundation; ours also re-exports the plain values that Linux lacks.
@_exported import CoreTypes
