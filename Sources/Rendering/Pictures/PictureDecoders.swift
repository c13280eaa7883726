import CPictureWorker
import CoreTypes

/// External decoders for image formats that Tinamou does not read itself, each in a separate process.
///
/// A decoder receives only the bytes of an image: no file name for relative references, no network, and no more time
/// and memory than the limits allow.
package struct PictureDecoders: Sendable {
  /// The name of a program on the `PATH`, or its path; the same applies to `svg`.
  package var pdf = "pdftocairo"
  package var svg = "rsvg-convert"
  /// The name of a shared library, as the dynamic linker finds it.
  package var heic = "libheif.so.1"
  package var limits = PictureLimits()

  package init() {}

  /// - Parameters:
  ///   - encoding: `pdf` or `svg`.
  ///   - size: The size of the result.
  func picture(of bytes: Data, _ encoding: PictureEncoding, _ size: PixelSize) throws(RenderingError) -> Bitmap {
    let width = "\(size.widthInPixels)", height = "\(size.heightInPixels)"
    let kind = encoding == .pdf ? DecodedKind.pdf : .svg
    let words =
      kind == .pdf
      ? ["-png", "-singlefile", "-transp", "-cropbox", "-scale-to-x", width, "-scale-to-y", height, "-", "-"]
      : ["--width", width, "--height", height]
    let program = try found(kind == .pdf ? pdf : svg, kind)
    return try Bitmap(pngData: output(["run", program] + words, bytes, kind)).cropped(to: size)
  }

  func picture(heic bytes: Data) throws(RenderingError) -> Bitmap {
    try Bitmap(words: output(["heic", heic, "\(limits.pixels)"], bytes, .heic))
  }

  // MARK: Finding and running

  private func found(_ name: String, _ kind: DecodedKind) throws(RenderingError) -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw .noDecoder(kind)
    }
    return path
  }

  private func output(_ words: [String], _ bytes: Data, _ kind: DecodedKind) throws(RenderingError) -> Data {
    let worker = PictureWorker(limits: limits)
    do throws(PictureWorker.Failure) {
      return try worker.output(of: words, input: bytes)
    } catch {
      throw RenderingError(error, kind, limits)
    }
  }
}

/// The resource limits of decoding one image. Files made for an interface need a hundredth of them.
package struct PictureLimits: Hashable, Sendable {
  /// The limit of elapsed time, and of time on each processor.
  package var seconds = 5.0
  /// The limit of address space.
  package var bytes = 512 << 20
  package var pixels = 64_000_000
}

/// A kind of image with an external decoder.
package enum DecodedKind: Hashable, Sendable {
  case pdf, svg, heic
  /// The pixels inside HEIC, for which newer releases of Debian have a separate package.
  case heicPixels

  var name: String {
    switch self {
    case .pdf: "PDF"
    case .svg: "SVG"
    case .heic, .heicPixels: "HEIC"
    }
  }

  var decoder: String {
    switch self {
    case .pdf: "pdftocairo"
    case .svg: "rsvg-convert"
    case .heic: "libheif"
    case .heicPixels: "libde265"
    }
  }

  var debianPackage: String {
    switch self {
    case .pdf: "poppler-utils"
    case .svg: "librsvg2-bin"
    case .heic: "libheif1"
    case .heicPixels: "libheif-plugin-libde265"
    }
  }
}

extension RenderingError {
  fileprivate init(_ failure: PictureWorker.Failure, _ kind: DecodedKind, _ limits: PictureLimits) {
    switch failure {
    case .noWorker(let reason): self = .decodingFailed(reason: reason)
    case .tooLate, .ended(.signal(SIGXCPU), _):
      self = .decodingFailed(reason: "decoding it takes longer than \(limits.seconds.plain) s")
    case .tooLong: self = .decodingFailed(reason: "it has more than \(limits.pixels / 1_000_000) million pixels")
    case .ended(.exit(Int32(CPictureWorkerNoLibrary)), _): self = .noDecoder(.heic)
    case .ended(.exit(Int32(CPictureWorkerNoCodec)), _): self = .noDecoder(.heicPixels)
    case .ended(let end, let words):
      let details = words.isEmpty ? "\(end)" : words
      self = .decodingFailed(reason: "\(kind.decoder) cannot decode it: \(details)")
    }
  }
}

extension Double {
  fileprivate var plain: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
