@_exported import CoreVideo
@_exported import ImageIO
@_exported import Metal
import StandInNotes
@_exported import UIKit

/// A picture that filters pass on. A picture made from an image keeps it; filters do not change it.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  let image: CGImage?
  private let area: CGRect

  init(_ image: CGImage?, _ area: CGRect) { (self.image, self.area) = (image, area) }

  public override convenience init() { self.init(nil, .null) }
  public convenience init(cgImage image: CGImage) {
    self.init(image, CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) { self.init(cgImage: image) }
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) { self.init(image: image) }
  public convenience init?(data: Data) {
    guard let picture = UIImage(data: data) else { return nil }
    self.init(image: picture)
  }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) { self.init(data: data) }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) { self.init(contentsOf: url) }
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
    self.init(cvPixelBuffer: pixelBuffer)
  }
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
    self.init(cvPixelBuffer: imageBuffer)
  }
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
  ) { self.init(nil, CGRect(origin: .zero, size: size)) }
  public convenience init(color: CIColor) { self.init(nil, .infinite) }
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
    let (width, height) = (CVPixelBufferGetWidth(pixelBuffer), CVPixelBufferGetHeight(pixelBuffer))
    self.init(nil, CGRect(x: 0, y: 0, width: width, height: height))
  }
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }

  open class func empty() -> CIImage { CIImage() }

  open var extent: CGRect { area }
  open var properties: [String: Any] { [:] }
  open var url: URL? { nil }
  open var cgImage: CGImage? { image }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open var colorSpace: CGColorSpace? { image?.colorSpace }

  open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(image, area.applying(matrix)) }
  open func cropped(to rect: CGRect) -> CIImage { CIImage(image, area.intersection(rect)) }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
  open func clampedToExtent() -> CIImage { self }
  open func composited(over dest: CIImage) -> CIImage { self }
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }
  open func clamped(to rect: CGRect) -> CIImage { self }
  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform { .identity }
  open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform { .identity }
  open func settingAlphaOne(in extent: CGRect) -> CIImage { self }
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }
  open func premultiplyingAlpha() -> CIImage { self }
  open func unpremultiplyingAlpha() -> CIImage { self }
  open func samplingNearest() -> CIImage { self }
  open func samplingLinear() -> CIImage { self }
  open func insertingIntermediate() -> CIImage { self }
  open func insertingIntermediate(cache: Bool) -> CIImage { self }
  open func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { self }
  open func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { self }
  open func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { rect }
  open class var black: CIImage { CIImage(nil, .infinite) }
  open class var white: CIImage { CIImage(nil, .infinite) }
  open class var gray: CIImage { CIImage(nil, .infinite) }
  open class var red: CIImage { CIImage(nil, .infinite) }
  open class var green: CIImage { CIImage(nil, .infinite) }
  open class var blue: CIImage { CIImage(nil, .infinite) }
  open class var cyan: CIImage { CIImage(nil, .infinite) }
  open class var magenta: CIImage { CIImage(nil, .infinite) }
  open class var yellow: CIImage { CIImage(nil, .infinite) }
  open class var clear: CIImage { CIImage(nil, .infinite) }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
  open func applyingFilter(_ filterName: String) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
  public static let toneMapHDRtoSDR = CIImageOption(rawValue: "CIImageToneMapHDRtoSDR")
  public static let expandToHDR = CIImageOption(rawValue: "CIImageExpandToHDR")
  public static let auxiliaryDepth = CIImageOption(rawValue: "CIImageAuxiliaryDepth")
  public static let auxiliaryDisparity = CIImageOption(rawValue: "CIImageAuxiliaryDisparity")
  public static let auxiliaryPortraitEffectsMatte = CIImageOption(rawValue: "CIImageAuxiliaryPortraitEffectsMatte")
}

public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let enhance = CIImageAutoAdjustmentOption(rawValue: "CIImageAutoAdjustEnhance")
  public static let redEye = CIImageAutoAdjustmentOption(rawValue: "CIImageAutoAdjustRedEye")
  public static let features = CIImageAutoAdjustmentOption(rawValue: "CIImageAutoAdjustFeatures")
  public static let crop = CIImageAutoAdjustmentOption(rawValue: "CIImageAutoAdjustCrop")
  public static let level = CIImageAutoAdjustmentOption(rawValue: "CIImageAutoAdjustLevel")
}

/// A filter that returns its input image unchanged, and nothing without one.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
  open var name: String
  open var isEnabled = true
  private var values: [String: Any] = [:]

  public override init() { name = "" }

  public init?(name: String) {
    StandInNote.report("CoreImage", "filters return their input unchanged, and generators return nothing")
    self.name = name
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
  open var inputKeys: [String] { Array(values.keys) }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] { [:] }
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  open class func filterNames(inCategory category: String?) -> [String] { [] }
  open class func filterNames(inCategories categories: [String]?) -> [String] { [] }
  open class func localizedName(forCategory category: String) -> String { category }
  open class func localizedDescription(forFilterName filterName: String) -> String? { nil }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  open func setValuesForKeys(_ keyedValues: [String: Any]) { values.merge(keyedValues) { $1 } }
  open class func localizedName(forFilterName filterName: String) -> String? { nil }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public let kCIOutputImageKey = "outputImage"
public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputColorKey = "inputColor"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputEVKey = "inputEV"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputTimeKey = "inputTime"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputGradientImageKey = "inputGradientImage"
public let kCIInputDepthImageKey = "inputDepthImage"
public let kCIInputDisparityImageKey = "inputDisparityImage"
public let kCIInputMatteImageKey = "inputMatteImage"
public let kCIInputShadingImageKey = "inputShadingImage"
public let kCIInputBacksideImageKey = "inputBacksideImage"
public let kCIInputPaletteImageKey = "inputPaletteImage"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputWeightsKey = "inputWeights"
public let kCIInputBiasKey = "inputBias"
public let kCIInputRefractionKey = "inputRefraction"
public let kCIInputVersionKey = "inputVersion"
public let kCIInputNeutralChromaticityXKey = "inputNeutralChromaticityX"
public let kCIInputNeutralChromaticityYKey = "inputNeutralChromaticityY"
public let kCIInputNeutralTemperatureKey = "inputNeutralTemperature"
public let kCIInputNeutralTintKey = "inputNeutralTint"
public let kCIInputBaselineExposureKey = "inputBaselineExposure"
public let kCIInputBoostKey = "inputBoost"
public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
public let kCIAttributeClass = "CIAttributeClass"
public let kCIAttributeType = "CIAttributeType"
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCIAttributeMin = "CIAttributeMin"
public let kCIAttributeMax = "CIAttributeMax"
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
public let kCICategoryGradient = "CICategoryGradient"
public let kCICategorySharpen = "CICategorySharpen"
public let kCICategoryStillImage = "CICategoryStillImage"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryVideo = "CICategoryVideo"

/// A context that returns the images that pictures keep.
open class CIContext: NSObject, @unchecked Sendable {
  public init(options: [CIContextOption: Any]? = nil) {}

  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard fromRect != image.extent, let picture = image.image else { return image.image }
    return picture.cropping(to: fromRect)
  }
  public override convenience init() { self.init(options: nil) }

  public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
    self.init(options: options)
  }

  open var workingColorSpace: CGColorSpace? { nil }
  open var workingFormat: CIFormat { .RGBAh }
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
  open func reclaimResources() {}
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {}
  open func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {}
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect) }
  open func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  open func tiffRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }

  /// - Throws: an error for an image without pixels.
  open func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url) }

  /// - Throws: an error for an image without pixels.
  open func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
  }

  /// - Throws: always.
  open func writeHEIFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws { throw StandInError("HEIF") }

  /// - Throws: always.
  open func writeTIFFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws { throw StandInError("TIFF") }

  private func write(_ data: Data?, to url: URL) throws {
    guard let data else { throw StandInError("The picture") }
    try data.write(to: url)
  }

  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { image.image.flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) } }
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { image.image.flatMap { UIImage(cgImage: $0).pngData() } }
  open func render(_ image: CIImage, to buffer: CVPixelBuffer) {}
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {}
  open func clearCaches() {}
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let workingFormat = CIContextOption(rawValue: "kCIContextWorkingFormat")
  public static let highQualityDownsample = CIContextOption(rawValue: "kCIContextHighQualityDownsample")
  public static let outputPremultiplied = CIContextOption(rawValue: "kCIContextOutputPremultiplied")
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  public static let name = CIContextOption(rawValue: "kCIContextName")
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
}

public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 257)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
  public static let RGBAh = CIFormat(rawValue: 2056)
  public static let RGBAf = CIFormat(rawValue: 2312)
  public static let ABGR8 = CIFormat(rawValue: 265)
  public static let RGBA16 = CIFormat(rawValue: 1288)
  public static let A8 = CIFormat(rawValue: 261)
  public static let R8 = CIFormat(rawValue: 263)
  public static let L8 = CIFormat(rawValue: 262)
}

open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  public init(x: CGFloat) { values = [x] }
  public init(x: CGFloat, y: CGFloat) { values = [x, y] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
  public init(cgPoint point: CGPoint) { values = [point.x, point.y] }
  public init(cgRect rect: CGRect) { values = [rect.minX, rect.minY, rect.width, rect.height] }

  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
  }
  public init(cgAffineTransform transform: CGAffineTransform) {
    values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }

  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  open var stringRepresentation: String { "[\(values.map { "\($0)" }.joined(separator: " "))]" }

  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}

/// A detector that finds nothing.
open class CIDetector: NSObject, @unchecked Sendable {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}

  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

open class CIFeature: NSObject, @unchecked Sendable {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}

open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  open var messageString: String? { nil }
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

open class CIRectangleFeature: CIFeature, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

open class CITextFeature: CIFeature, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
  open var subFeatures: [Any]? { nil }
}

open class CIFaceFeature: CIFeature, @unchecked Sendable {
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasFaceAngle: Bool { false }
  open var faceAngle: Float { 0 }
  open var hasTrackingID: Bool { false }
  open var trackingID: Int32 { 0 }
}

public let CIFeatureTypeFace = "Face"
public let CIFeatureTypeRectangle = "Rectangle"
public let CIFeatureTypeQRCode = "QRCode"
public let CIFeatureTypeText = "Text"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorFocalLength = "CIDetectorFocalLength"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

extension UIImage {
  /// Creates the image that the picture keeps; an empty one for a picture without.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let picture = ciImage.image {
      self.init(cgImage: picture, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  public var ciImage: CIImage? { nil }
}
