/// The names of modules that adapted code may import.
enum AppleModules {
  /// UIKit's products, and what the Swift toolchain for Linux contains.
  static let alwaysHere: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "UniformTypeIdentifiers", "PhotosUI", "Foundation", "FoundationNetworking",
    "FoundationXML", "Dispatch", "XCTest", "Testing", "Glibc", "Synchronization", "RegexBuilder", "Observation",
    "_Concurrency", "Swift",
  ]

  /// Apple's frameworks that have a stand-in.
  static let standIns: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "ARKit", "Accelerate", "Accounts", "AdSupport", "AppTrackingTransparency",
    "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "CloudKit", "Combine",
    "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreVideo", "CryptoKit", "Darwin", "EventKit", "EventKitUI", "GLKit", "GameKit", "HealthKit", "HomeKit",
    "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices",
    "NaturalLanguage", "Network",
    "OSLog", "ObjectiveC", "PDFKit", "PassKit", "Photos", "PushKit", "QuickLook", "QuickLookThumbnailing",
    "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SystemConfiguration",
    "UserNotifications", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "os", "simd",
  ]
}
