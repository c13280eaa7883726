import StandInFoundation
import StandInNotes

/// Ends the program if a condition does not hold.
func check(_ condition: Bool, line: Int = #line) {
  guard !condition else { return }
  print("line \(line)")
  exit(1)
}

func keyedValues() {
  let defaults = UserDefaults(suiteName: "FoundationBehavior")!
  defaults.setValue(3, forKey: "count")
  check(defaults.value(forKey: "count") as? Int == 3)
  defaults.removeObject(forKey: "count")
  check(defaults.value(forKey: "count") == nil)
  let dictionary: NSDictionary = ["user": ["name": "Ada"]]
  check(dictionary.value(forKeyPath: "user.name") as? String == "Ada")
  check(dictionary.value(forKeyPath: "user.name.first") == nil)
  let array: NSArray = [["name": "Ada"], ["age": 3]]
  check((array.value(forKey: "name") as? [Any])?.first as? String == "Ada")
  let mutable = NSMutableDictionary()
  mutable.setValue(1, forKey: "a")
  check(mutable["a"] as? Int == 1)
  mutable.setValue(nil, forKey: "a")
  check(mutable.count == 0)
}

func requests() {
  var request = URLRequest(url: URL(fileURLWithPath: "/"))
  request.allowsConstrainedNetworkAccess = false
  let configuration = URLSessionConfiguration.default
  configuration.waitsForConnectivity = true
  let space = URLProtectionSpace(
    host: "a", port: 1, protocol: nil, realm: nil, authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
  check(space.authenticationMethod != NSURLAuthenticationMethodServerTrust)
  check(URLError(.notConnectedToInternet).networkUnavailableReason == nil)
  let error = NSError(domain: "a", code: 1, userInfo: [NSUnderlyingErrorKey: NSError(domain: "b", code: 2)])
  check(error.underlyingErrors.count == 1)
}

func files() throws {
  let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.test")!
  let file = group.appendingPathComponent("a.txt")
  var outError: NSError?
  NSFileCoordinator().coordinate(writingItemAt: file, error: &outError) { try? Data("a".utf8).write(to: $0) }
  check(try outError == nil && file.checkPromisedItemIsReachable())
  var text = Data()
  NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: file, options: [], error: nil) {
    text = (try? Data(contentsOf: $0)) ?? Data()
  }
  check(text == Data("a".utf8))
  var isStale = true
  let bookmark = try file.bookmarkData(options: .minimalBookmark)
  check(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path == file.path && !isStale)
  try FileManager.default.removeItem(at: group)
  check((try? URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)) == nil)
  check(URL.documentsDirectory.isFileURL && URL.cachesDirectory != URL.documentsDirectory)
}

func cloud() {
  let store = NSUbiquitousKeyValueStore.default
  store.set("Ada", forKey: "name")
  store.set(true, forKey: "on")
  store.set(Int64(4), forKey: "count")
  check(store.string(forKey: "name") == "Ada" && store.bool(forKey: "on") && store.longLong(forKey: "count") == 4)
  store.removeObject(forKey: "name")
  check(store.object(forKey: "name") == nil && !store.synchronize())
  check(FileManager.default.ubiquityIdentityToken == nil && !ProcessInfo.processInfo.isLowPowerModeEnabled)
}

func coreFoundation() {
  check(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
  check(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID() && CFGetTypeID(NSNull()) == CFNullGetTypeID())
  let latin = CFStringConvertIANACharSetNameToEncoding("ISO-8859-1")
  check(CFStringConvertEncodingToNSStringEncoding(latin) == String.Encoding.isoLatin1.rawValue)
  let utf8 = CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue)
  check(utf8 == CFStringBuiltInEncodings.UTF8.rawValue)
  check(CFStringConvertEncodingToNSStringEncoding(0x400) == 0x8000_0400)
  check(CFStringConvertIANACharSetNameToEncoding("none") == kCFStringEncodingInvalidId)
  check(CFDataCreateMutable(nil, 0).length == 0)
  check(Date(timeIntervalSince1970: kCFAbsoluteTimeIntervalSince1970).timeIntervalSinceReferenceDate == 0)
}

@main struct FoundationBehavior {
  static func main() throws {
    keyedValues()
    requests()
    try files()
    cloud()
    coreFoundation()
  }
}
