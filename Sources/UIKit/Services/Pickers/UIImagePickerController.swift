/// Lets the user pick an image.
///
/// As on a new simulator, the photo library is empty and there is no camera. The picker shows an empty library, and the
/// user can cancel it.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0, camera, savedPhotosAlbum
  }

  public enum QualityType: Int, Sendable {
    case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0, video
  }

  public enum CameraDevice: Int, Sendable {
    case rear = 0, front
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1, auto, on
  }

  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0, current
  }

  /// A key of the information about a picked image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  private weak var listener: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// The delegate, which is notified of a picked image and of the Cancel button. The picker dismisses itself unless a
  /// delegate implements ``UIImagePickerControllerDelegate/imagePickerControllerDidCancel(_:)``.
  @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { listener }
    set {
      listener = newValue
      (self as UINavigationController).delegate = newValue
    }
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    showLibrary()
  }

  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    showLibrary()
  }

  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    showLibrary()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showLibrary()
  }

  // MARK: Availability

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  // MARK: Configuration

  /// The source. Setting an unavailable one raises an exception, as on a device without a camera.
  ///
  /// > Source: published console logs.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard Self.isSourceTypeAvailable(sourceType) else {
        Exception.invalidArgument.raise("Source type \(sourceType.rawValue) not available")
      }
      showLibrary()
    }
  }

  /// The uniform type identifiers. Setting them raises an exception if the source has none of them.
  open var mediaTypes = ["public.image"] {
    didSet {
      let available = Self.availableMediaTypes(for: sourceType) ?? []
      if Set(mediaTypes).isDisjoint(with: available) {
        Exception.invalidArgument.raise("No available types for source \(sourceType.rawValue)")
      }
      showLibrary()
    }
  }

  // Stored only: nothing can be picked, so nothing is edited, exported or recorded.

  open var allowsEditing = false
  open var allowsImageEditing: Bool {
    get { allowsEditing }
    set { allowsEditing = newValue }
  }
  open var imageExportPreset = ImageURLExportPreset.compatible
  open var videoExportPreset: String?
  /// In seconds.
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto

  /// Raises an exception, because there is no camera.
  open func takePicture() { raiseForMissingCamera() }

  /// - Returns: false, because there is no camera.
  @discardableResult open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}

  private func raiseForMissingCamera() -> Never {
    Exception.internalInconsistency.raise("Source type must be UIImagePickerControllerSourceTypeCamera")
  }

  // MARK: The library

  private func showLibrary() {
    let hasVideos = mediaTypes.contains("public.movie"), hasImages = mediaTypes.contains("public.image")
    let message = hasVideos ? (hasImages ? "No Photos or Videos" : "No Videos") : "No Photos"
    setViewControllers(
      [SystemPanel(title: "Photos", rows: [], emptyMessage: message) { [weak self] in self?.cancel() }],
      animated: false)
  }

  private func cancel() {
    if let listener { return listener.imagePickerControllerDidCancel(self) }
    dismiss(animated: true)
  }
}

/// A delegate that is notified of what the user picked.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancels. The delegate dismisses the picker; the default implementation does so.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
