// Apple's UIKit re-exports Foundation; ours also re-exports the plain values that Linux lacks.
@_exported import CoreTypes
// One by one, because a re-export of a single declaration wins over a whole module: a file that imports Foundation, too,
// still gets these.
@_exported import class SessionFoundation.NotificationCenter
@_exported import class SessionFoundation.Timer
@_exported import func SessionFoundation.NSLocalizedString
@_exported import func SessionFoundation.NSLog
