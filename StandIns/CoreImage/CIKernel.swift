import StandInNotes
import UIKit

public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

/// A program for pixels, which is never compiled: there is no kernel.
open class CIKernel: NSObject, @unchecked Sendable {
  public init?(source string: String) { return nil }

  /// - Throws: always.
  public init(functionName name: String, fromMetalLibraryData data: Data) throws { throw StandInError("Metal") }

  open var name: String { "" }

  open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?)
    -> CIImage?
  { nil }
}

open class CIColorKernel: CIKernel, @unchecked Sendable {
  open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}

open class CIWarpKernel: CIKernel, @unchecked Sendable {
  open func apply(
    extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]
  ) -> CIImage? { nil }
}
