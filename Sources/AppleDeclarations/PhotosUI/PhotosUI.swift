// Data table, written by `make members` from Sources/Apple/Declarations/PhotosUI.declarations; do not edit.
// swift-format-ignore-file

/// The API of PhotosUI, for source compatibility. Nothing can be picked: the controller shows only its background.
@_exported import Photos

/// The assets that can be picked.
public struct PHPickerFilter: Equatable, Sendable {
    private let name: String
    /// Apple's `images`.
    public static let images = PHPickerFilter(name: "images")
    /// Apple's `videos`.
    public static let videos = PHPickerFilter(name: "videos")
    /// Apple's `livePhotos`.
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    /// Apple's `any(of:)`.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
}
/// The settings of a picker. Stored without effect.
public struct PHPickerConfiguration {
    /// Stores the value you set.
    public var filter: PHPickerFilter?
    /// Stores the value you set.
    public var selectionLimit = 1
    /// Creates an instance.
    public init() {}
    /// Creates an instance.
    public init(photoLibrary: PHPhotoLibrary) {}
}
/// A picked asset. None is ever picked.
public struct PHPickerResult {
    /// Apple's `itemProvider`.
    public let itemProvider: NSItemProvider
    /// Apple's `assetIdentifier`.
    public let assetIdentifier: String?
}
/// Receives the picked assets. Never called.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the user picks assets or cancels. Never called here.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
/// A photo picker. It shows only its background.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    /// The delegate that Apple's picker calls with the user's choice. Never called here.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    /// Apple's `configuration`.
    public let configuration: PHPickerConfiguration
    /// Creates an instance.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Always nil: create the controller with a configuration.
    public required init?(coder: NSCoder) { nil }
}
/// A view of a Live Photo, shown as an area with a label.
@preconcurrency @MainActor open class PHLivePhotoView: ForeignContentView {
    /// The Live Photo that Apple's view plays. Stored without effect.
    open var livePhoto: PHLivePhoto?
    /// Stores the value you set.
    open var isMuted = false
}
