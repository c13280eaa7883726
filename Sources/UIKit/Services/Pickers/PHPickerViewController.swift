/// Lets the user pick photos and videos, from iOS 14. Apple's is in the module PhotosUI.
///
/// As on a new simulator, the photo library is empty: the picker shows an empty library, and the user can cancel it.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  open private(set) var configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("use init(configuration:)")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let panel = SystemPanel(
      title: "Photos", rows: [], emptyMessage: (configuration.filter ?? .any(of: [.images, .videos])).emptyMessage
    ) { [weak self] in self?.finish() }
    embed(panel)
  }

  /// Notifies the delegate, which dismisses the picker even if it was canceled.
  private func finish() { session.perform { delegate?.picker(self, didFinishPicking: []) } }
}

/// Receives what the user picked; an empty array if the user canceled.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A photo or video that the user picked.
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  /// The identifier of the asset; nil unless the picker was created with a photo library.
  public let assetIdentifier: String?
}

/// The selectable assets and the selection limit of a picker.
public struct PHPickerConfiguration: Hashable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0, current, compatible
  }

  public enum Selection: Int, Sendable {
    case `default` = 0, ordered, people, continuous, continuousAndOrdered
  }

  public enum Mode: Int, Sendable {
    case `default` = 0, compact
  }

  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  /// The largest number of assets; 0 for the system's maximum.
  public var selectionLimit = 1
  /// The selectable kinds of assets; nil for all.
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []
  public var mode = Mode.default

  public init() {}
}

/// A filter for kinds of assets.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case images, videos
    case special(String, isVideo: Bool)
    case any([Kind]), all([Kind])
    case not(Kind)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static let images = Self(.images)
  public static let videos = Self(.videos)
  public static let livePhotos = Self(.special("Live Photos", isVideo: false))
  public static let screenshots = Self(.special("Screenshots", isVideo: false))
  public static let panoramas = Self(.special("Panoramas", isVideo: false))
  public static let bursts = Self(.special("Bursts", isVideo: false))
  public static let depthEffectPhotos = Self(.special("Portraits", isVideo: false))
  public static let spatialMedia = Self(.special("Spatial", isVideo: false))
  public static let screenRecordings = Self(.special("Screen Recordings", isVideo: true))
  public static let slomoVideos = Self(.special("Slo-mo Videos", isVideo: true))
  public static let timelapseVideos = Self(.special("Time-lapse Videos", isVideo: true))
  public static let cinematicVideos = Self(.special("Cinematic Videos", isVideo: true))

  public static func any(of subfilters: [PHPickerFilter]) -> Self { Self(.any(subfilters.map(\.kind))) }
  public static func all(of subfilters: [PHPickerFilter]) -> Self { Self(.all(subfilters.map(\.kind))) }
  public static func not(_ filter: PHPickerFilter) -> Self { Self(.not(filter.kind)) }

  /// The message of a library without matching assets.
  var emptyMessage: String {
    let (hasPhotos, hasVideos) = (Self.has(kind, videos: false), Self.has(kind, videos: true))
    return hasVideos ? (hasPhotos ? "No Photos or Videos" : "No Videos") : "No Photos"
  }

  private static func has(_ kind: Kind, videos: Bool) -> Bool {
    switch kind {
    case .images: !videos
    case .videos: videos
    case .special(_, let isVideo): videos == isVideo
    case .any(let kinds): kinds.contains { has($0, videos: videos) }
    case .all(let kinds): kinds.allSatisfy { has($0, videos: videos) }
    case .not(let kind): kind == .videos ? !videos : kind == .images ? videos : true
    }
  }
}
