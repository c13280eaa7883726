import Foundation
@_exported import Metal

/// - Returns: False: there is no device.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

open class MPSKernel: NSObject {
  public let device: any MTLDevice
  open var label: String?

  public init(device: any MTLDevice) { self.device = device }
}

/// Kernels of one image. No device exists, so no program has one to encode.
open class MPSUnaryImageKernel: MPSKernel {
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
  ) {}
}

open class MPSImageThresholdBinary: MPSUnaryImageKernel {
  public let thresholdValue: Float
  public let maximumValue: Float

  /// - Parameter transform: Has no effect.
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float, linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
    super.init(device: device)
  }
}

open class MPSImageGaussianBlur: MPSUnaryImageKernel {
  public let sigma: Float

  public init(device: any MTLDevice, sigma: Float) {
    self.sigma = sigma
    super.init(device: device)
  }
}
