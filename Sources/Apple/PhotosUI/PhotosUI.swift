/// Names of PhotosUI. Nothing can be picked: the controller shows its background.
@_exported import Photos

/// What can be picked.
public struct PHPickerFilter: Equatable, Sendable {
    private let name: String
    /// As Apple's of this name.
    public static let images = PHPickerFilter(name: "images")
    /// As Apple's of this name.
    public static let videos = PHPickerFilter(name: "videos")
    /// As Apple's of this name.
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    /// As Apple's of this name.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
}
/// How things are picked. Kept without effect.
public struct PHPickerConfiguration {
    /// Kept as it is set.
    public var filter: PHPickerFilter?
    /// Kept as it is set.
    public var selectionLimit = 1
    /// Creates one.
    public init() {}
    /// Creates one.
    public init(photoLibrary: PHPhotoLibrary) {}
}
/// Something that was picked. Nothing ever is.
public struct PHPickerResult {
    /// As Apple's of this name.
    public let itemProvider: NSItemProvider
    /// As Apple's of this name.
    public let assetIdentifier: String?
}
/// Hears what was picked. Never called.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user chose pictures, or none; never called here.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
/// Has photos picked: its background alone.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    /// Told by Apple's picker of what was chosen; never called here.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    /// As Apple's of this name.
    public let configuration: PHPickerConfiguration
    /// Creates one.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Always nil: the controller is made with a configuration.
    public required init?(coder: NSCoder) { nil }
}
/// Shows a photo that moves: a labelled field.
@preconcurrency @MainActor open class PHLivePhotoView: ForeignContentView {
    /// The photo that Apple's view plays; kept without effect.
    open var livePhoto: PHLivePhoto?
    /// Kept as it is set.
    open var isMuted = false
}
