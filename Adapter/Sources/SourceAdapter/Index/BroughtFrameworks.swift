/// The modules that other imports bring on iOS, and that a file has to import itself here.
enum BroughtFrameworks {
  /// The frameworks that UIKit and Foundation bring on iOS, by the beginnings of their names.
  static let all: [(module: String, beginnings: [String])] = [
    ("Observation", ["withObservationTracking", "ObservationTracking"]),
    ("Security", ["kSec", "SecItem", "SecKey", "SecRandom", "SecAccess", "SecCertificate", "SecTrust", "errSec"]),
    ("CoreImage", ["CIDetector", "CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIQRCode", "kCI"]),
    ("CoreText", ["CTFont", "CTLine", "CTFrame", "CTRun", "CTTypesetter", "kCT"]),
    ("ImageIO", ["CGImageSource", "CGImageDestination", "kCGImage"]),
    ("StandInPredicates", ["NSPredicate", "NSSortDescriptor"]),
    // A scoped import takes precedence over the class of Foundation.
    ("class StandInPredicates.NSSortDescriptor", ["NSSortDescriptor"]),
    ("StandInFormatters", [
      "DateComponentsFormatter", "RelativeDateTimeFormatter", "ListFormatter", "MeasurementFormat",
      "PersonNameComponents", "Measurement", "UnitLength", "UnitMass", "UnitTemperature",
    ]),
    ("class StandInFormatters.DateComponentsFormatter", ["DateComponentsFormatter"]),
    ("class StandInFormatters.MeasurementFormatter", ["MeasurementFormatter"]),
    ("class StandInFormatters.PersonNameComponentsFormatter", ["PersonNameComponentsFormatter"]),
    ("StandInFoundation", [
      "UserDefaults", "ProcessInfo", "NSUbiquitous", "NSFileCoordinator", "NSFilePresenter",
      "NSURLAuthenticationMethod", "NSURLSessionDownloadTaskResumeData", "NSErrorPointer", "NSInteger",
      "NSDiscardableContent", "URLSessionConfiguration", "waitsForConnectivity", "allowsConstrained",
      "allowsExpensive", "isDiscretionary", "sessionSendsLaunchEvents", "networkUnavailableReason",
      "downloadTaskResumeData", "underlyingErrors", "checkPromisedItemIsReachable", "containerURL",
      "ubiquityIdentityToken", "forUbiquityContainerIdentifier", "forKeyPath", "bookmarkData",
      "resolvingBookmarkData", "documentsDirectory", "cachesDirectory", "libraryDirectory",
      "applicationSupportDirectory", "downloadsDirectory", "tls_protocol_version_t", "tlsM",
    ]),
    ("StandInNotes", [
      "kCFBundle", "kCFAbsoluteTime", "kCFString", "kCFRunLoop", "kCFBoolean", "kCFNull", "kCFNotFound",
      "CFGetTypeID", "CFEqual", "CFBoolean", "CFNumber", "CFNullGet", "CFStringGet", "CFStringEncoding",
      "CFStringConvert", "CFStringBuiltIn", "CFDataCreate", "CFDataGetTypeID", "CFMutableData", "CFArrayGet",
      "CFDictionaryGet", "CFDateGet", "CFRange", "CFRunLoop", "CFUUID", "CFTypeID", "CFTypeRef", "CFIndex",
      "OSStatus", "noErr",
    ]),
    ("StandInGlibc", [
      "INT8_M", "INT16_M", "INT32_M", "INT64_M", "UINT64_MAX", "INT_LEAST", "INT_FAST", "UINT_", "INTPTR_M",
      "INTMAX_M", "UINTMAX_M", "PTRDIFF_M", "SIZE_T_MAX", "INT_M", "LONG_M", "LONG_LONG_M", "ULONG_", "LLONG_M",
      "ULLONG_", "QUAD_M", "UQUAD_", "CHAR_M", "SCHAR_M", "UCHAR_", "SHRT_M", "USHRT_", "MAXFLOAT", "HUGE_VAL",
      "INFINITY", "NAN", "MAXPATHLEN", "OPEN_MAX", "ARG_MAX", "OFF_M", "NSIntegerM", "NSUIntegerMax",
      "st_mtimespec", "st_atimespec", "st_ctimespec", "st_birthtimespec", "sa_len", "sin_len", "sin6_len",
    ]),
    ("os", ["os_unfair_lock"]),
    ("NaturalLanguage", ["NSLinguistic"]),
    ("UserNotifications", ["UNUser", "UNNotification", "UNMutable", "UNTime", "UNCalendar", "UNAuthorization"]),
  ]
}
