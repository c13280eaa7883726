/// Parses any bytes. The parser terminates, an error has a place in the text, and a format that was read can be written
/// and read again with the same result.
@_cdecl("LLVMFuzzerTestOneInput")
public func readFormat(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  do {
    let format = try VisualFormatParser.parse(text, names: .any)
    let written = format.written
    guard let again = try? VisualFormatParser.parse(written, names: .any) else {
      fatalError("\(text) was read and written, but \(written) cannot be read")
    }
    guard again == format else { fatalError("\(text) was written as \(written), which says \(again), not \(format)") }
  } catch {
    if let offset = error.offset, !(0...text.utf8.count).contains(offset) {
      fatalError("\(text) is wrong at \(offset), outside of it")
    }
    guard error.reason(format: text).contains(error.message) else { fatalError("\(error) loses its message") }
  }
  return 0
}

extension VisualFormatNames {
  /// Names that begin with v are views, with m metrics; those that end in 0 are negative or have no superview.
  fileprivate static var any: Self {
    VisualFormatNames(
      metric: { $0.hasPrefix("m") ? Double($0.utf8.count) * ($0.hasSuffix("0") ? -1 : 99.75) : nil },
      isView: { $0.hasPrefix("v") }, hasSuperview: { !$0.hasSuffix("0") })
  }
}

extension VisualFormat {
  fileprivate var written: String {
    var text = axis == .vertical ? "V:" : ""
    if let start { text += "|" + start.written }
    for (index, view) in views.enumerated() {
      text += "[\(view.name)\(view.sizes.isEmpty ? "" : "(\(view.sizes.written))")]"
      if index < connections.count { text += connections[index].written }
    }
    if let end { text += end.written + "|" }
    return text
  }
}

extension VisualFormat.Connection {
  fileprivate var written: String {
    switch self {
    case .flush: ""
    case .standard: "-"
    case .gaps(let predicates): "-(\(predicates.written))-"
    }
  }
}

extension [VisualFormat.Predicate] {
  fileprivate var written: String { map(\.written).joined(separator: ",") }
}

extension VisualFormat.Predicate {
  fileprivate var written: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let length =
      switch self.length {
      case .points(let points): "\(points)"
      case .view(let name): name
      }
    return sign + length + (priority.map { "@\($0)" } ?? "")
  }
}
