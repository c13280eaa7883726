/// The declaration of a uniform type by the system or by a program's property list.
///
/// > Basis: documented: the names and the identifiers, by the references of UTType's constants; recalled: parents and
/// > tags.
struct TypeDeclaration: Sendable {
  let identifier: String
  let parents: [String]
  let name: String?
  private let extensions: [String]
  private let mimeTypes: [String]

  private init(_ identifier: String, _ parents: String, _ extensions: String, _ mimeTypes: String, _ name: String?) {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    (self.identifier, self.parents, self.name) = (identifier, words(parents), name)
    (self.extensions, self.mimeTypes) = (words(extensions), words(mimeTypes))
  }

  /// - Parameter dictionary: an entry of `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations`.
  init?(_ dictionary: [String: Any]) {
    func words(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
    guard let identifier = dictionary["UTTypeIdentifier"] as? String else { return nil }
    self.identifier = identifier
    (parents, name) = (words(dictionary["UTTypeConformsTo"]), dictionary["UTTypeDescription"] as? String)
    let tags = dictionary["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    extensions = words(tags[UTTagClass.filenameExtension.rawValue]).map { $0.lowercased() }
    mimeTypes = words(tags[UTTagClass.mimeType.rawValue]).map { $0.lowercased() }
  }

  func tags(_ tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: extensions
    case .mimeType: mimeTypes
    default: []
    }
  }

  static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  /// The space-separated parents, file name extensions and MIME types. The preferred ones come first.
  private typealias Row = (identifier: String, parents: String, extensions: String, mimeTypes: String, name: String?)

  static let all: [TypeDeclaration] = rows.map { TypeDeclaration($0, $1, $2, $3, $4) }

  private static let rows: [Row] = [
    ("public.item", "", "", "", nil),
    ("public.content", "", "", "", nil),
    ("public.composite-content", "public.content", "", "", nil),
    ("public.data", "public.item", "", "", "data"),
    ("public.disk-image", "public.archive", "dmg", "", nil),
    ("public.directory", "public.item", "", "", "directory"),
    ("com.apple.resolvable", "", "", "", nil),
    ("public.symlink", "public.item com.apple.resolvable", "", "", nil),
    ("public.executable", "public.item", "", "", nil),
    ("com.apple.alias-file", "public.data com.apple.resolvable", "", "", nil),
    ("public.url", "public.data", "", "", "URL"),
    ("public.file-url", "public.url", "", "", nil),
    ("public.text", "public.data public.content", "", "", "text"),
    ("public.plain-text", "public.text", "txt text", "text/plain", "text"),
    ("public.utf8-plain-text", "public.plain-text", "", "", nil),
    ("public.utf16-external-plain-text", "public.plain-text", "", "", nil),
    ("public.utf16-plain-text", "public.plain-text", "", "", nil),
    ("public.delimited-values-text", "public.text", "", "", nil),
    (
      "public.comma-separated-values-text", "public.delimited-values-text", "csv",
      "text/csv text/comma-separated-values", "comma-separated values"
    ),
    ("public.tab-separated-values-text", "public.delimited-values-text", "tsv", "text/tab-separated-values", nil),
    ("public.utf8-tab-separated-values-text", "public.tab-separated-values-text public.utf8-plain-text", "", "", nil),
    ("public.rtf", "public.text", "rtf", "text/rtf application/rtf", "rich text document"),
    ("public.html", "public.text", "html htm shtml shtm", "text/html", "HTML text"),
    ("public.xml", "public.text", "xml", "application/xml text/xml", "XML text"),
    ("public.yaml", "public.text", "yml yaml", "application/x-yaml", nil),
    ("public.css", "public.text", "css", "text/css", nil),
    ("public.source-code", "public.plain-text", "", "", nil),
    ("public.assembly-source", "public.source-code", "s", "", nil),
    ("public.c-source", "public.source-code", "c", "", nil),
    ("public.objective-c-source", "public.source-code", "m", "", nil),
    ("public.swift-source", "public.source-code", "swift", "", "Swift source code"),
    ("public.c-plus-plus-source", "public.source-code", "cpp cp cc cxx c++", "", nil),
    ("public.objective-c-plus-plus-source", "public.source-code", "mm", "", nil),
    ("public.c-header", "public.source-code", "h", "", nil),
    ("public.c-plus-plus-header", "public.source-code", "hpp h++ hxx hh", "", nil),
    ("public.script", "public.source-code", "", "", nil),
    ("com.apple.applescript.text", "public.script", "applescript", "", nil),
    ("public.shell-script", "public.script", "sh command", "", nil),
    ("public.python-script", "public.script", "py", "", nil),
    ("public.ruby-script", "public.script", "rb rbw", "", nil),
    ("public.perl-script", "public.script", "pl pm", "", nil),
    ("public.php-script", "public.script", "php php3 php4", "text/php", nil),
    (
      "com.netscape.javascript-source", "public.source-code public.executable", "js jscript javascript mjs",
      "text/javascript", nil
    ),
    ("public.make-source", "public.script", "mk", "", nil),
    ("public.json", "public.text", "json", "application/json", "JSON"),
    ("public.geojson", "public.json", "geojson", "application/geo+json", nil),
    ("com.apple.property-list", "public.data", "plist", "", nil),
    ("com.apple.xml-property-list", "public.xml com.apple.property-list", "", "", nil),
    ("com.apple.binary-property-list", "com.apple.property-list", "", "", nil),
    ("com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf", "PDF document"),
    ("com.apple.rtfd", "com.apple.package public.composite-content", "rtfd", "", nil),
    ("com.apple.flat-rtfd", "public.data public.composite-content", "", "", nil),
    ("com.apple.webarchive", "public.data public.composite-content", "webarchive", "application/x-webarchive", nil),
    ("public.image", "public.data public.content", "", "", "image"),
    ("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg image/jpg", "JPEG image"),
    ("public.tiff", "public.image", "tiff tif", "image/tiff", "TIFF image"),
    ("com.compuserve.gif", "public.image", "gif", "image/gif", "GIF image"),
    ("public.png", "public.image", "png", "image/png", "PNG image"),
    ("com.apple.icns", "public.image", "icns", "", nil),
    ("com.microsoft.bmp", "public.image", "bmp dib", "image/bmp", nil),
    ("com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon", nil),
    ("public.camera-raw-image", "public.image", "", "", nil),
    ("public.svg-image", "public.image public.xml", "svg svgz", "image/svg+xml", "SVG image"),
    ("com.apple.live-photo", "", "", "", nil),
    ("public.heif", "public.image", "heif hif", "image/heif", nil),
    ("public.heic", "public.heif", "heic", "image/heic", "HEIC image"),
    ("org.webmproject.webp", "public.image", "webp", "image/webp", nil),
    ("public.3d-content", "public.content", "", "", nil),
    ("com.pixar.universal-scene-description", "public.3d-content public.data", "usd usda usdc", "", nil),
    (
      "com.pixar.universal-scene-description-mobile", "public.3d-content public.data", "usdz", "model/vnd.usdz+zip", nil
    ),
    ("com.apple.reality", "public.3d-content public.data", "reality", "", nil),
    ("com.apple.scenekit.scene", "public.3d-content public.data", "scn", "", nil),
    ("com.apple.arobject", "public.data", "arobject", "", nil),
    ("public.audiovisual-content", "public.data public.content", "", "", nil),
    ("public.movie", "public.audiovisual-content", "", "", "movie"),
    ("public.video", "public.movie", "", "", nil),
    ("public.audio", "public.audiovisual-content", "", "", "audio"),
    ("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime", "QuickTime movie"),
    ("public.mpeg", "public.movie", "mpg mpeg mpe m75 m15", "video/mpeg", nil),
    ("public.mpeg-2-video", "public.video", "m2v", "video/mpeg2", nil),
    ("public.mpeg-2-transport-stream", "public.movie", "ts", "", nil),
    ("public.mp3", "public.audio", "mp3 mpga", "audio/mpeg audio/mp3", "MP3 audio"),
    ("public.mpeg-4", "public.movie", "mp4 mpg4", "video/mp4", "MPEG-4 movie"),
    ("public.mpeg-4-audio", "public.mpeg-4 public.audio", "mp4", "audio/mp4", nil),
    ("com.apple.m4a-audio", "public.mpeg-4-audio", "m4a", "audio/x-m4a", "Apple MPEG-4 audio"),
    ("com.apple.protected-mpeg-4-audio", "public.audio", "m4p m4b", "", nil),
    ("com.apple.protected-mpeg-4-video", "com.apple.m4v-video", "m4v", "", nil),
    ("public.avi", "public.movie", "avi vfw", "video/avi", nil),
    ("public.aiff-audio", "public.audio", "aiff aif", "audio/aiff", nil),
    ("com.microsoft.waveform-audio", "public.audio", "wav wave", "audio/wav audio/x-wav", nil),
    ("public.midi-audio", "public.audio", "midi mid", "audio/midi", nil),
    ("public.playlist", "", "", "", nil),
    ("public.m3u-playlist", "public.text public.playlist", "m3u m3u8", "audio/mpegurl", nil),
    ("public.folder", "public.directory", "", "", "folder"),
    ("public.volume", "public.folder", "", "", nil),
    ("com.apple.package", "public.directory", "", "", nil),
    ("com.apple.bundle", "public.directory", "", "", nil),
    ("com.apple.plugin", "com.apple.bundle com.apple.package", "plugin", "", nil),
    ("com.apple.metadata-importer", "com.apple.plugin", "mdimporter", "", nil),
    ("com.apple.quicklook-generator", "com.apple.plugin", "qlgenerator", "", nil),
    ("com.apple.xpc-service", "com.apple.bundle com.apple.package", "xpc", "", nil),
    ("com.apple.framework", "com.apple.bundle", "framework", "", nil),
    ("com.apple.application", "public.executable", "", "", nil),
    ("com.apple.application-bundle", "com.apple.application com.apple.bundle com.apple.package", "app", "", nil),
    ("com.apple.application-and-system-extension", "com.apple.xpc-service", "appex", "", nil),
    ("public.unix-executable", "public.data public.executable", "", "", nil),
    ("com.microsoft.windows-executable", "public.data public.executable", "exe", "", nil),
    ("com.apple.systempreference.prefpane", "com.apple.package com.apple.bundle", "prefpane", "", nil),
    ("public.archive", "public.data", "", "", nil),
    ("org.gnu.gnu-zip-archive", "public.archive", "gz gzip", "application/gzip", nil),
    ("public.bzip2-archive", "public.archive", "bz2 bzip2", "application/x-bzip2", nil),
    ("public.zip-archive", "com.pkware.zip-archive", "zip", "application/zip", "Zip archive"),
    ("com.apple.archive", "public.archive", "aar", "", nil),
    ("public.tar-archive", "public.archive", "tar", "application/x-tar", nil),
    ("public.spreadsheet", "public.content", "", "", nil),
    ("public.presentation", "public.composite-content", "", "", nil),
    ("public.database", "public.data", "", "", nil),
    ("public.message", "", "", "", nil),
    ("public.contact", "", "", "", nil),
    ("public.vcard", "public.text public.contact", "vcf vcard", "text/vcard text/directory", "vCard"),
    ("public.to-do-item", "", "", "", nil),
    ("public.calendar-event", "", "", "", nil),
    ("public.email-message", "public.message", "", "", nil),
    ("com.apple.internet-location", "public.data", "", "", nil),
    ("com.microsoft.internet-shortcut", "com.apple.internet-location", "url", "", nil),
    ("public.font", "public.data", "", "", nil),
    ("public.bookmark", "", "", "", nil),
    ("com.rsa.pkcs-12", "public.data", "p12 pfx", "application/x-pkcs12", nil),
    ("public.x509-certificate", "public.data", "cer crt der", "application/x-x509-ca-cert", nil),
    ("org.idpf.epub-container", "public.data public.composite-content", "epub", "application/epub+zip", nil),
    ("public.log", "public.plain-text", "log", "", nil),
    ("com.apple.haptics.ahap", "public.text", "ahap", "", nil),
    ("com.pkware.zip-archive", "public.archive", "", "", "Zip archive"),
    ("com.apple.m4v-video", "public.movie", "m4v", "video/x-m4v", nil),
    ("com.apple.uikit.color", "public.data", "", "", nil),
  ]
}
