import CoreTypes

/// A page of 60 × 60 points.
enum SmallPDF {
  /// Without an object table, which programs rebuild.
  ///
  /// - Parameters:
  ///   - content: A green square around a white one by default; `/X` is object 10.
  ///   - objects: Further objects.
  static func bytes(
    _ content: String = "0 0.5 0 rg 0 0 60 60 re f 1 1 1 rg 20 20 20 20 re f", objects: String = ""
  ) -> Data {
    Data(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 60 60] /Contents 4 0 R
        /Resources << /XObject << /X 10 0 R >> >> >> endobj
      4 0 obj << /Length \(content.utf8.count) >>
      stream
      \(content)
      endstream endobj
      \(objects)
      trailer << /Root 1 0 R >>
      %%EOF

      """.utf8)
  }

  /// Ten levels of forms, each of which shows the next one ten times: a billion squares.
  static let bomb = bytes(
    "/X Do",
    objects: (10..<20).map { number in
      let content = number == 19 ? "0 0 60 60 re f" : String(repeating: "/X Do ", count: 10)
      return """
        \(number) 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 60 60] /Length \(content.utf8.count)
          /Resources << /XObject << /X \(number + 1) 0 R >> >> >>
        stream
        \(content)
        endstream endobj
        """
    }.joined(separator: "\n"))
}

/// SVG images of 2 × 2 units.
enum SmallSVG {
  static func bytes(_ content: String) -> Data {
    let namespaces = #"xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#
    return Data("<svg \(namespaces) viewBox=\"0 0 2 2\">\(content)</svg>".utf8)
  }

  /// The left half is red, the right half transparent.
  static let halves = bytes(#"<rect width="1" height="2" fill="red"/>"#)

  /// Groups with ten uses of the previous group.
  static let bomb = bytes(
    #"<g id="l0"><rect width="2" height="2"/></g>"#
      + (1..<10).map { level in
        "<g id=\"l\(level)\">" + String(repeating: "<use xlink:href=\"#l\(level - 1)\"/>", count: 10) + "</g>"
      }.joined())
}
