import CoreTypes
import DisplayLists

extension RenderingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .emptyPicture(let size, let scale): "a picture of \(Self.measure(size, scale)) has no pixels"
    case .pictureTooLong(let size, let scale, let limit):
      "a picture of \(Self.measure(size, scale)) is too long: a side has at most \(limit) pixels"
    case .tooManyPixels(let size, let scale, let limit):
      "a picture of \(Self.measure(size, scale)) is too large: it has at most \(limit / 1_000_000) million pixels"
    case .drawingFailed(let reason): "the picture could not be drawn: \(reason)"
    case .encodingFailed(let reason): "the png could not be encoded: \(reason)"
    case .decodingFailed(let reason): "the picture could not be read: \(reason)"
    case .noDecoder(let kind):
      "\(kind.name) images need \(kind.decoder): apt-get install \(kind.debianPackage)"
    case .unknownFormat(let path): "\(path): the extension is not a picture format; use \(Self.extensions)"
    case .unusableFontFolder(let path, let reason): "\(path): \(reason)"
    case .cannotWrite(let path, let problem): "\(path): \(problem)"
    }
  }

  private static func measure(_ size: CGSize, _ scale: CGFloat) -> String {
    "\(plain(size.width)) × \(plain(size.height)) points at scale \(plain(scale))"
  }

  private static func plain(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  private static var extensions: String {
    PictureFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
  }
}

extension WriteProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchFolder: "no such folder"
    case .permissionDenied: "permission denied"
    case .isFolder: "is a folder"
    case .diskFull: "the disk is full"
    case .other(let reason): reason
    }
  }
}
