import StandInFoundation
import StandInNotes
import UIKit

extension NSNumber {
  var isBool: Bool { CFBooleanGetTypeID() == CFGetTypeID(self) }
}

func encoding(_ response: HTTPURLResponse) -> String.Encoding? {
  guard let name = response.textEncodingName else { return nil }
  let encoding = CFStringConvertIANACharSetNameToEncoding(name as CFString)
  return String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
}

func setUp() -> String? {
  let configuration = URLSessionConfiguration.default
  configuration.waitsForConnectivity = true
  configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
  guard let data = CFDataCreateMutable(nil, 0), CFDataGetLength(data as Data) == 0 else { return nil }
  UserDefaults.standard.setValue(kCFAbsoluteTimeIntervalSince1970, forKey: "a")
  return UserDefaults.standard.value(forKey: "a") as? String ?? CFRunLoopMode.commonModes.rawValue as String
}

func answer(_ challenge: URLAuthenticationChallenge) -> URLSession.AuthChallengeDisposition {
  guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust else {
    return .performDefaultHandling
  }
  return .useCredential
}

func session(_ identifier: String) throws -> URL {
  let configuration = URLSessionConfiguration.background(withIdentifier: identifier)
  configuration.isDiscretionary = true
  configuration.sessionSendsLaunchEvents = true
  let activity = ProcessInfo.processInfo.beginActivity(options: .userInitiated, reason: "Download")
  defer { ProcessInfo.processInfo.endActivity(activity) }
  var isStale = false
  let bookmark = try URL.documentsDirectory.bookmarkData()
  return try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
}
