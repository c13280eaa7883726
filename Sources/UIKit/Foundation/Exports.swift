// Apple's UIKit re-exports Foundation; this one also re-exports the plain value types that Linux lacks.
@_exported import CoreTypes
// Re-exported individually, because a scoped import takes precedence over a module: files that also import Foundation
// still use these declarations.
@_exported import class SessionFoundation.NotificationCenter
@_exported import class SessionFoundation.Timer
@_exported import protocol SessionFoundation.CustomLocalizedStringResourceConvertible
@_exported import struct SessionFoundation.LocalizedStringResource
@_exported import func SessionFoundation.NSLocalizedString
@_exported import func SessionFoundation.NSLog
