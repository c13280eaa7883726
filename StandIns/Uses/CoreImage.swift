import CoreImage
import UIKit

func code(_ text: String) -> UIImage? {
  guard let filter = CIFilter(name: "CIQRCodeGenerator") else { return nil }
  filter.setValue(Data(text.utf8), forKey: "inputMessage")
  guard let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 3, y: 3)),
    let image = CIContext(options: nil).createCGImage(output, from: output.extent)
  else { return nil }
  return UIImage(cgImage: image)
}

func metadata(_ url: URL) -> [String: Any]? {
  CIImage(contentsOf: url, options: [.applyOrientationProperty: true])?.properties
}

func blurred(_ image: UIImage) -> CIImage? {
  let filter = CIFilter.gaussianBlur()
  filter.inputImage = CIImage(image: image, options: [.colorSpace: NSNull()])
  filter.radius = 4
  return filter.outputImage?.clamped(to: .zero).samplingNearest()
}

func codes(in image: CIImage, _ folder: URL) throws -> [String] {
  let context = CIContext()
  let detector = CIDetector(
    ofType: CIDetectorTypeQRCode, context: context, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])
  let code = CIFilter.qrCodeGenerator()
  (code.message, code.correctionLevel) = (Data(), "Q")
  try context.writeJPEGRepresentation(
    of: image, to: folder, colorSpace: CGColorSpaceCreateDeviceRGB(),
    options: [CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality as String): 0.9])
  return (detector?.features(in: image) ?? []).compactMap { ($0 as? CIQRCodeFeature)?.messageString }
}
