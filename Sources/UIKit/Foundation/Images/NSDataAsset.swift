/// The contents of a data set in an asset catalog.
open class NSDataAsset: NSObject {
  public typealias Name = String

  public let name: Name
  public let data: Data
  /// The uniform type identifier, derived from the file name extension unless the catalog specifies it.
  public let typeIdentifier: String

  public convenience init?(name: Name) { self.init(name: name, bundle: .main) }

  /// - Returns: nil for a name without a data set.
  public init?(name: Name, bundle: Bundle) {
    guard let file = DataSet(named: name, in: bundle.resourceURL ?? bundle.bundleURL), let data = file.content else {
      return nil
    }
    (self.name, self.data, typeIdentifier) = (name, data, file.typeIdentifier)
    super.init()
  }
}

/// A folder `NAME.dataset` of an asset catalog: a JSON description and a file.
private struct DataSet {
  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var universalTypeIdentifier: String?

      enum CodingKeys: String, CodingKey {
        case filename
        case universalTypeIdentifier = "universal-type-identifier"
      }
    }

    var data: [Entry]?
  }

  let typeIdentifier: String
  private let file: URL

  init?(named name: String, in folder: URL) {
    guard let catalogues = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    else { return nil }
    let places = catalogues.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
    let sets = places.lazy.map { $0.appendingPathComponent(name + ".dataset") }
    for set in sets {
      guard let json = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
        let entry = (try? JSONDecoder().decode(Contents.self, from: json))?.data?.first(where: { $0.filename != nil }),
        let filename = entry.filename
      else { continue }
      file = set.appendingPathComponent(filename)
      typeIdentifier =
        entry.universalTypeIdentifier ?? (UTType(filenameExtension: file.pathExtension) ?? .data).identifier
      return
    }
    return nil
  }

  var content: Data? { try? Data(contentsOf: file) }
}
