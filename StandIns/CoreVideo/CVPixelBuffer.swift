@_exported import Foundation
import StandInNotes

public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661

/// Pixels in memory. The bytes are real; nothing else draws into them.
public final class CVPixelBuffer: Hashable, @unchecked Sendable {
  let width: Int
  let height: Int
  let format: UInt32
  let bytesPerRow: Int
  let bytes: UnsafeMutableRawPointer

  init(width: Int, height: Int, format: UInt32) {
    (self.width, self.height, self.format) = (width, height, format)
    let bytesPerPixel = format == kCVPixelFormatType_OneComponent8 ? 1 : 4
    bytesPerRow = (width * bytesPerPixel + 63) / 64 * 64
    bytes = .allocate(byteCount: max(1, bytesPerRow * height), alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, bytesPerRow * height))
  }

  deinit { bytes.deallocate() }

  public static func == (a: CVPixelBuffer, b: CVPixelBuffer) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public typealias CVImageBuffer = CVPixelBuffer
public typealias CVBuffer = CVPixelBuffer

public final class CVPixelBufferPool: StandInObject, @unchecked Sendable {}

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_32RGBA: UInt32 = 0x5247_4241
public let kCVPixelFormatType_24RGB: UInt32 = 0x18
public let kCVPixelFormatType_OneComponent8: UInt32 = 0x4c30_3038
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076

public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"

@discardableResult public func CVPixelBufferCreate(
  _ allocator: Any?, _ width: Int, _ height: Int, _ pixelFormatType: UInt32,
  _ pixelBufferAttributes: [AnyHashable: Any]?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
  pixelBufferOut.pointee = CVPixelBuffer(width: width, height: height, format: pixelFormatType)
  return kCVReturnSuccess
}

@discardableResult public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: Any?, _ pixelBufferPool: CVPixelBufferPool, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { kCVReturnError }

@discardableResult public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

@discardableResult public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.bytes }
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { pixelBuffer.format }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow * pixelBuffer.height
}
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
public func CVPixelBufferGetBaseAddressOfPlane(_ b: CVPixelBuffer, _ planeIndex: Int) -> UnsafeMutableRawPointer? {
  b.bytes
}
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { pixelBuffer.height }
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.bytesPerRow
}

public struct CVTimeStamp: Sendable {
  public var videoTime: Int64 = 0
  public var hostTime: UInt64 = 0

  public init() {}
}
