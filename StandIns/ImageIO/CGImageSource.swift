import StandInNotes
@_exported import UIKit

/// The orientation of a picture as its file says it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// The bytes of a picture. UIKit reads them: PNG and JPEG, one picture a file.
public final class CGImageSource: StandInObject, @unchecked Sendable {
  var data: Data

  init(_ data: Data) { self.data = data }

  var image: CGImage? { UIImage(data: data)?.cgImage }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data)
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map(CGImageSource.init)
}

public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data()) }

public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) { isrc.data = data }

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.data.first {
  case 0x89: "public.png"
  case 0xFF: "public.jpeg"
  case 0x47: "com.compuserve.gif"
  default: nil
  }
}

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.image == nil ? .statusInvalidData : .statusComplete
}

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }

/// Returns the picture, made smaller if it exceeds `kCGImageSourceThumbnailMaxPixelSize`.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.image else { return nil }
  let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? .infinity
  let scale = min(1, limit / Double(max(image.width, image.height, 1)))
  guard scale < 1 else { return image }
  let width = max(1, Int((Double(image.width) * scale).rounded()))
  let height = max(1, Int((Double(image.height) * scale).rounded()))
  let context = CGContext(
    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
  return context?.makeImage()
}

/// Returns the size; other properties are not read.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image else { return nil }
  return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}

public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { [:] }

/// A picture that is written as PNG or JPEG.
public final class CGImageDestination: StandInObject, @unchecked Sendable {
  let type: String
  let write: (Data) -> Bool
  var image: CGImage?
  var quality: CGFloat = 0.9

  init(_ type: String, write: @escaping (Data) -> Bool) { (self.type, self.write) = (type, write) }
}

public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type) {
    data.append($0)
    return true
  }
}

public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type) { (try? $0.write(to: url)) != nil }
}

/// Only the first picture is written.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  if idst.image == nil { idst.image = image }
  if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber {
    idst.quality = CGFloat(quality.doubleValue)
  }
}

public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { if let image = isrc.image { CGImageDestinationAddImage(idst, image, properties) } }

public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let image = idst.image.map({ UIImage(cgImage: $0) }) else { return false }
  let data = idst.type == "public.jpeg" ? image.jpegData(compressionQuality: idst.quality) : image.pngData()
  return data.map(idst.write) ?? false
}

/// Calls the block never: animations are not read.
@discardableResult public func CGAnimateImageDataWithBlock(
  _ data: CFData, _ options: CFDictionary?, _ block: @escaping (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
) -> Int32 { -1 }

/// Calls the block never: animations are not read.
@discardableResult public func CGAnimateImageAtURLWithBlock(
  _ url: CFURL, _ options: CFDictionary?, _ block: @escaping (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
) -> Int32 { -1 }

public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.map(CGImageSource.init) }

public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] }

public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  CGImageSourceGetStatus(isrc)
}

public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

/// Returns nothing: depth and mattes are not read.
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
) -> CFDictionary? { nil }

public func CGImageSourceCopyMetadataAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImageMetadata? { nil }

public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] }

public func CGImageDestinationAddAuxiliaryDataInfo(
  _ idst: CGImageDestination, _ auxiliaryImageDataType: CFString, _ auxiliaryDataInfoDictionary: CFDictionary
) {}

/// The metadata is not written.
public func CGImageDestinationAddImageAndMetadata(
  _ idst: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?
) { CGImageDestinationAddImage(idst, image, options) }

/// Fails: metadata cannot be replaced without another encoding.
public func CGImageDestinationCopyImageSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ options: CFDictionary?,
  _ err: UnsafeMutablePointer<NSError?>?
) -> Bool { false }
