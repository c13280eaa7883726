import Metal
import UIKit

// There is no Metal device, so that these are never called.
extension CIContext {
  public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil) {
    self.init(options: options)
  }

  public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption: Any]? = nil) {
    self.init(options: options)
  }

  public func render(
    _ image: CIImage, to texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?, bounds: CGRect,
    colorSpace: CGColorSpace
  ) {}
}

extension CIImage {
  public convenience init?(mtlTexture texture: any MTLTexture, options: [CIImageOption: Any]? = nil) { return nil }
}
