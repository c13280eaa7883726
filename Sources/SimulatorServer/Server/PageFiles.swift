import CoreTypes
import NIOCore
import NIOHTTP1

/// The files of the server: the page, its parts and the page of a saved trace, all embedded in the binary. No path
/// leads to the disk.
struct PageFiles: Sendable {
  /// The token, which is inserted into the page.
  let token: String

  struct File: Sendable {
    let type: String
    let bytes: ByteBuffer
  }

  func file(at path: String) -> File? {
    switch path {
    case "/": File(type: "text/html; charset=utf-8", bytes: ByteBuffer(string: page))
    case "/page.css": File(type: "text/css; charset=utf-8", bytes: ByteBuffer(bytes: PackageResources.page_css))
    case "/trace.html":
      File(type: "text/html; charset=utf-8", bytes: ByteBuffer(bytes: PackageResources.trace_html))
    case "/page.js": script(PackageResources.page_js)
    case "/details.js": script(PackageResources.details_js)
    case "/handles.js": script(PackageResources.handles_js)
    case "/typing.js": script(PackageResources.typing_js)
    case "/wall.js": script(PackageResources.wall_js)
    default: nil
    }
  }

  private func script(_ bytes: [UInt8]) -> File {
    File(type: "text/javascript; charset=utf-8", bytes: ByteBuffer(bytes: bytes))
  }

  private var page: String {
    String(decoding: PackageResources.index_html, as: UTF8.self).replacing("{{token}}", with: token)
  }

  /// The headers: the page may fetch nothing from elsewhere, and no other page may embed it in a frame.
  static var headers: HTTPHeaders {
    [
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-store",
      "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
    ]
  }
}
