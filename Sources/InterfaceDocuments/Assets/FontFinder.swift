import CoreTypes

/// Finds the font files of a project: those that its property lists name under `UIAppFonts`, and all others in its
/// folders.
///
/// It reads nothing outside the project: links that lead out of it are not followed. A program's bundle may consist of
/// links.
package struct FontFinder {
  /// The depth of the search below a project's folder.
  static let depthLimit = 8
  /// The depth of the search without a project.
  static let depthLimitAround = 2
  static let mostItems = 100_000
  static let mostFonts = 2_000

  /// The folder that links must not lead out of; nil for a program's bundle.
  private let root: String?
  private var found: [String] = []
  private var others: [String] = []
  /// The file names of the fonts that property lists name.
  private var declared: Set<String> = []
  private var seen: Set<String> = []
  private var itemsLeft = mostItems

  /// Returns the font files, the preferred ones first: those that the project declares, then those nearest to the
  /// document.
  package static func files(around document: URL) -> [String] {
    guard let outermost = AssetFinder.folders(around: document).last else { return [] }
    let isProject = AssetFinder.isProject(outermost)
    guard let root = canonicalPath(outermost.path) else { return [] }
    return files(in: outermost, inside: root, depth: isProject ? depthLimit : depthLimitAround, near: document)
  }

  /// Returns the font files of a program: those in its bundle, and in the bundles that the package manager puts beside
  /// it.
  package static func files(ofProgram bundle: URL) -> [String] {
    let top = FolderListing.items(of: bundle).filter {
      $0.isFolder && ["resources", "bundle"].contains($0.pathExtension)
    }
    return files(in: bundle, inside: nil, depth: 0, near: bundle)
      + top.flatMap { files(in: $0.url, inside: nil, depth: depthLimit, near: bundle) }
  }

  private static func files(in folder: URL, inside root: String?, depth: Int, near place: URL) -> [String] {
    var finder = FontFinder(root: root)
    finder.search(folder, depth: depth)
    let steps = place.standardizedFileURL.pathComponents
    func rank(_ path: String) -> Int {
      let shared = zip(URL(fileURLWithPath: path).pathComponents, steps).prefix { $0 == $1 }.count
      return (finder.isDeclared(path) ? 0 : 1_000) - shared
    }
    let all = finder.found + finder.others.filter { finder.isDeclared($0) }
    return all.map { (path: $0, rank: rank($0)) }.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }.map(\.path)
  }

  private init(root: String?) { self.root = root }

  private func isDeclared(_ path: String) -> Bool { declared.contains((path as NSString).lastPathComponent) }

  private mutating func search(_ folder: URL, depth: Int) {
    guard let path = Self.canonicalPath(folder.path), isInside(path), seen.insert(path).inserted else { return }
    for item in FolderListing.items(of: folder) where itemsLeft > 0 {
      itemsLeft -= 1
      if !item.isFolder {
        note(item)
      } else if depth > 0, AssetFinder.mayHoldFiles(item), item.pathExtension != "xcassets" {
        search(item.url, depth: depth - 1)
      }
    }
  }

  private mutating func note(_ item: FolderListing.Item) {
    let isFont = ["ttf", "otf", "ttc", "otc"].contains(item.pathExtension.lowercased())
    if item.name.hasSuffix("Info.plist") {
      declared.formUnion(DeclaredFonts.names(inPropertyList: item.url.path))
    } else if isFont, found.count < Self.mostFonts, isInsideFile(item.url.path) {
      found.append(item.url.path)
    } else if !isFont, Self.otherKinds.contains(item.pathExtension.lowercased()), isInsideFile(item.url.path) {
      others.append(item.url.path)
    }
  }

  /// The extensions that a declared font may have although they do not mark a font, as icon fonts sometimes do.
  private static let otherKinds: Set<String> = ["", "font", "dfont", "otff", "bin"]

  private func isInsideFile(_ path: String) -> Bool { Self.canonicalPath(path).map(isInside) ?? false }

  private func isInside(_ path: String) -> Bool {
    guard let root else { return true }
    return path == root || path.hasPrefix(root == "/" ? "/" : root + "/")
  }

  /// Returns the path with links resolved; nil if there is no such file.
  private static func canonicalPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// The `UIAppFonts` of a property list as Xcode writes it.
enum DeclaredFonts {
  private static let mostBytes = 1 << 20

  /// Returns the file names of the fonts; empty for a list that is unreadable or compiled.
  static func names(inPropertyList path: String) -> [String] {
    guard let handle = FileHandle(forReadingAtPath: path),
      let bytes = try? handle.read(upToCount: mostBytes)
    else { return [] }
    return names(in: String(decoding: bytes, as: UTF8.self))
  }

  static func names(in text: String) -> [String] {
    guard let key = text.range(of: "<key>UIAppFonts</key>") else { return [] }
    let rest = text[key.upperBound...]
    guard let array = rest.range(of: "<array>"), rest[..<array.lowerBound].allSatisfy(\.isWhitespace) else { return [] }
    let items = rest[array.upperBound...], end = items.range(of: "</array>")?.lowerBound ?? items.endIndex
    return items[..<end].components(separatedBy: "<string>").dropFirst().compactMap { item in
      guard let close = item.range(of: "</string>") else { return nil }
      return (unescaped(item[..<close.lowerBound]) as NSString).lastPathComponent
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&amp;", with: "&").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
