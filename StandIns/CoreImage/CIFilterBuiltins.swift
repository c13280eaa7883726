import UIKit

// The filters with names in Swift that apps use most. They return their input image, as all filters here.

public protocol CIFilterProtocol: NSObjectProtocol {
  var outputImage: CIImage? { get }
}

public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIMotionBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

public protocol CIZoomBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var amount: Float { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIExposureAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var ev: Float { get set }
}

public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
}

public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}

public protocol CICrystallize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}

public protocol CIEdges: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

public protocol CIBloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

public protocol CIUnsharpMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

public protocol CILanczosScaleTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
}

public protocol CIBlendWithMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
}

public protocol CICompositeOperation: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}

public protocol CIAztecCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: Float { get set }
  var layers: Float { get set }
  var compactStyle: Float { get set }
}

public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: Float { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

extension CIFilter {
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { GaussianBlur(name: "CIGaussianBlur")! }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BoxBlur(name: "CIBoxBlur")! }
  public class func motionBlur() -> any CIFilter & CIMotionBlur { MotionBlur(name: "CIMotionBlur")! }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { ZoomBlur(name: "CIZoomBlur")! }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { SepiaTone(name: "CISepiaTone")! }
  public class func colorControls() -> any CIFilter & CIColorControls { ColorControls(name: "CIColorControls")! }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    ColorMonochrome(name: "CIColorMonochrome")!
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert { ColorInvert(name: "CIColorInvert")! }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { ExposureAdjust(name: "CIExposureAdjust")! }
  public class func vignette() -> any CIFilter & CIVignette { Vignette(name: "CIVignette")! }
  public class func pixellate() -> any CIFilter & CIPixellate { Pixellate(name: "CIPixellate")! }
  public class func crystallize() -> any CIFilter & CICrystallize { Crystallize(name: "CICrystallize")! }
  public class func edges() -> any CIFilter & CIEdges { Edges(name: "CIEdges")! }
  public class func bloom() -> any CIFilter & CIBloom { Bloom(name: "CIBloom")! }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { UnsharpMask(name: "CIUnsharpMask")! }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    LanczosScaleTransform(name: "CILanczosScaleTransform")!
  }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BlendWithMask(name: "CIBlendWithMask")! }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    SourceOverCompositing(name: "CISourceOverCompositing")!
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    QrCodeGenerator(name: "CIQRCodeGenerator")!
  }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    Code128BarcodeGenerator(name: "CICode128BarcodeGenerator")!
  }
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    AztecCodeGenerator(name: "CIAztecCodeGenerator")!
  }
  public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
    Pdf417BarcodeGenerator(name: "CIPDF417BarcodeGenerator")!
  }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { PhotoEffect(name: "CIPhotoEffectChrome")! }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { PhotoEffect(name: "CIPhotoEffectFade")! }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { PhotoEffect(name: "CIPhotoEffectInstant")! }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { PhotoEffect(name: "CIPhotoEffectMono")! }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { PhotoEffect(name: "CIPhotoEffectNoir")! }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { PhotoEffect(name: "CIPhotoEffectProcess")! }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { PhotoEffect(name: "CIPhotoEffectTonal")! }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    PhotoEffect(name: "CIPhotoEffectTransfer")!
  }
}

private final class GaussianBlur: CIFilter, CIGaussianBlur, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float = 10
}

private final class BoxBlur: CIFilter, CIBoxBlur, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float = 10
}

private final class MotionBlur: CIFilter, CIMotionBlur, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float = 20
  var angle: Float = 0
}

private final class ZoomBlur: CIFilter, CIZoomBlur, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var center: CGPoint = CGPoint(x: 150, y: 150)
  var amount: Float = 20
}

private final class SepiaTone: CIFilter, CISepiaTone, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var intensity: Float = 1
}

private final class ColorControls: CIFilter, CIColorControls, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var saturation: Float = 1
  var brightness: Float = 0
  var contrast: Float = 1
}

private final class ColorMonochrome: CIFilter, CIColorMonochrome, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var color: CIColor = CIColor(red: 0.6, green: 0.45, blue: 0.3)
  var intensity: Float = 1
}

private final class ColorInvert: CIFilter, CIColorInvert, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
}

private final class ExposureAdjust: CIFilter, CIExposureAdjust, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var ev: Float = 0
}

private final class Vignette: CIFilter, CIVignette, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var intensity: Float = 0
  var radius: Float = 1
}

private final class Pixellate: CIFilter, CIPixellate, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var center: CGPoint = CGPoint(x: 150, y: 150)
  var scale: Float = 8
}

private final class Crystallize: CIFilter, CICrystallize, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float = 20
  var center: CGPoint = CGPoint(x: 150, y: 150)
}

private final class Edges: CIFilter, CIEdges, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var intensity: Float = 1
}

private final class Bloom: CIFilter, CIBloom, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float = 10
  var intensity: Float = 0.5
}

private final class UnsharpMask: CIFilter, CIUnsharpMask, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float = 2.5
  var intensity: Float = 0.5
}

private final class LanczosScaleTransform: CIFilter, CILanczosScaleTransform, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var scale: Float = 1
  var aspectRatio: Float = 1
}

private final class BlendWithMask: CIFilter, CIBlendWithMask, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
}

private final class SourceOverCompositing: CIFilter, CICompositeOperation, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

private final class QrCodeGenerator: CIFilter, CIQRCodeGenerator, @unchecked Sendable {
  var message: Data = Data()
  var correctionLevel: String = "M"
}

private final class Code128BarcodeGenerator: CIFilter, CICode128BarcodeGenerator, @unchecked Sendable {
  var message: Data = Data()
  var quietSpace: Float = 10
  var barcodeHeight: Float = 32
}

private final class AztecCodeGenerator: CIFilter, CIAztecCodeGenerator, @unchecked Sendable {
  var message: Data = Data()
  var correctionLevel: Float = 23
  var layers: Float = 0
  var compactStyle: Float = 0
}

private final class Pdf417BarcodeGenerator: CIFilter, CIPDF417BarcodeGenerator, @unchecked Sendable {
  var message: Data = Data()
  var correctionLevel: Float = 0
}

private final class PhotoEffect: CIFilter, CIPhotoEffect, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
}
