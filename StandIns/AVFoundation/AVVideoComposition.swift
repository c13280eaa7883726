import CoreImage
import UIKit

// Compositions keep their values; nothing is rendered.
open class AVVideoComposition: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values {
    var frameDuration = CMTime.zero
    var renderSize = CGSize.zero
    var renderScale: Float = 1
    var instructions: [any AVVideoCompositionInstructionProtocol] = []
    var animationTool: AVVideoCompositionCoreAnimationTool?
    var customVideoCompositorClass: (any AVVideoCompositing.Type)?
    var colorPrimaries: String?
    var colorTransferFunction: String?
    var colorYCbCrMatrix: String?
  }

  var values = Values()

  public override init() {}

  public convenience init(propertiesOf asset: AVAsset) { self.init() }

  public convenience init(
    asset: AVAsset,
    applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void
  ) { self.init() }

  open var frameDuration: CMTime { values.frameDuration }
  open var renderSize: CGSize { values.renderSize }
  open var renderScale: Float { values.renderScale }
  open var instructions: [any AVVideoCompositionInstructionProtocol] { values.instructions }
  open var animationTool: AVVideoCompositionCoreAnimationTool? { values.animationTool }
  open var customVideoCompositorClass: (any AVVideoCompositing.Type)? { values.customVideoCompositorClass }
  open var colorPrimaries: String? { values.colorPrimaries }
  open var colorTransferFunction: String? { values.colorTransferFunction }
  open var colorYCbCrMatrix: String? { values.colorYCbCrMatrix }

  open func copy(with zone: NSZone? = nil) -> Any { copied(to: AVVideoComposition()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(to: AVMutableVideoComposition()) }

  private func copied(to composition: AVVideoComposition) -> AVVideoComposition {
    composition.values = values
    return composition
  }
}

open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  open override var frameDuration: CMTime {
    get { values.frameDuration }
    set { values.frameDuration = newValue }
  }
  open override var renderSize: CGSize {
    get { values.renderSize }
    set { values.renderSize = newValue }
  }
  open override var renderScale: Float {
    get { values.renderScale }
    set { values.renderScale = newValue }
  }
  open override var instructions: [any AVVideoCompositionInstructionProtocol] {
    get { values.instructions }
    set { values.instructions = newValue }
  }
  open override var animationTool: AVVideoCompositionCoreAnimationTool? {
    get { values.animationTool }
    set { values.animationTool = newValue }
  }
  open override var customVideoCompositorClass: (any AVVideoCompositing.Type)? {
    get { values.customVideoCompositorClass }
    set { values.customVideoCompositorClass = newValue }
  }
  open override var colorPrimaries: String? {
    get { values.colorPrimaries }
    set { values.colorPrimaries = newValue }
  }
  open override var colorTransferFunction: String? {
    get { values.colorTransferFunction }
    set { values.colorTransferFunction = newValue }
  }
  open override var colorYCbCrMatrix: String? {
    get { values.colorYCbCrMatrix }
    set { values.colorYCbCrMatrix = newValue }
  }
}

public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  var timeRange: CMTimeRange { get }
  var enablePostProcessing: Bool { get }
  var containsTweening: Bool { get }
  var requiredSourceTrackIDs: [NSValue]? { get }
  var passthroughTrackID: CMPersistentTrackID { get }
}

/// The class of an app that would compose frames. It is never called.
public protocol AVVideoCompositing: NSObjectProtocol {
  var sourcePixelBufferAttributes: [String: any Sendable]? { get }
  var requiredPixelBufferAttributesForRenderContext: [String: any Sendable] { get }
  func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext)
  func startRequest(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest)
  func cancelAllPendingVideoCompositionRequests()
}

extension AVVideoCompositing {
  public func cancelAllPendingVideoCompositionRequests() {}
}

open class AVVideoCompositionRenderContext: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }
  open var renderScale: Float { 1 }
  open func newPixelBuffer() -> CVPixelBuffer? { nil }
}

open class AVAsynchronousVideoCompositionRequest: NSObject, @unchecked Sendable {
  override init() {}

  open var compositionTime: CMTime { .zero }
  open var renderContext: AVVideoCompositionRenderContext { AVVideoCompositionRenderContext() }
  open var sourceTrackIDs: [NSNumber] { [] }
  open var videoCompositionInstruction: any AVVideoCompositionInstructionProtocol { AVVideoCompositionInstruction() }
  open func sourceFrame(byTrackID trackID: CMPersistentTrackID) -> CVPixelBuffer? { nil }
  open func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer) {}
  open func finish(with error: any Error) {}
  open func finishCancelledRequest() {}
}

/// A request to filter a frame. None is ever made.
open class AVAsynchronousCIImageFilteringRequest: NSObject, @unchecked Sendable {
  override init() {}

  open var renderSize: CGSize { .zero }
  open var compositionTime: CMTime { .zero }
  open var sourceImage: CIImage { CIImage() }
  open func finish(with filteredImage: CIImage, context: CIContext?) {}
  open func finish(with error: any Error) {}
}

open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
  struct Values {
    var timeRange = CMTimeRange.invalid
    var backgroundColor: CGColor?
    var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    var enablePostProcessing = true
  }

  var values = Values()

  open var timeRange: CMTimeRange { values.timeRange }
  open var backgroundColor: CGColor? { values.backgroundColor }
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { values.layerInstructions }
  open var enablePostProcessing: Bool { values.enablePostProcessing }
  open var containsTweening: Bool { true }
  open var requiredSourceTrackIDs: [NSValue]? { nil }
  open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
}

open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
  open override var timeRange: CMTimeRange {
    get { values.timeRange }
    set { values.timeRange = newValue }
  }
  open override var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { values.backgroundColor = newValue }
  }
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { values.layerInstructions }
    set { values.layerInstructions = newValue }
  }
  open override var enablePostProcessing: Bool {
    get { values.enablePostProcessing }
    set { values.enablePostProcessing = newValue }
  }
}

open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  var track: CMPersistentTrackID = kCMPersistentTrackID_Invalid

  open var trackID: CMPersistentTrackID { track }
}

open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
  public override init() {}

  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    self.track = track.trackID
  }

  open override var trackID: CMPersistentTrackID {
    get { track }
    set { track = newValue }
  }
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
  ) {}
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange)
  {}
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
  open func setCropRectangleRamp(
    fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
    timeRange: CMTimeRange
  ) {}
}

open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
  public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
  public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {}
  public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {}
}
