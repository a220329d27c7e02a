import Foundation

/// A view controller that lets the user pick or take a photo. Not simulated: the screen is empty.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// The source of photos.
    public enum SourceType: Int, Sendable {
        /// The photo library, the camera, or the saved photos.
        case photoLibrary, camera, savedPhotosAlbum
    }
    /// The type of captured media.
    public enum CameraCaptureMode: Int, Sendable {
        /// Photos or videos.
        case photo, video
    }
    /// A camera of the device.
    public enum CameraDevice: Int, Sendable {
        /// The rear or front camera.
        case rear, front
    }
    /// The flash mode of a camera.
    public enum CameraFlashMode: Int, Sendable {
        /// Off, automatic or on.
        case off = -1, auto, on
    }
    /// The quality of videos.
    public enum QualityType: Int, Sendable {
        /// High, medium or low quality, or a resolution.
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    /// The keys of the dictionary with the picked media.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the type of the media.
        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
        /// The key for the original photo.
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        /// The key for the edited photo.
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        /// The key for the rectangle to which the photo was cropped.
        public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
        /// The key for the URL of a video.
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        /// The key for the URL of a photo.
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
        /// The key for the URL in the asset library, which is deprecated.
        public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
        /// The key for the metadata from the camera.
        public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The key for a Live Photo.
        public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
        /// The key for the asset in the photo library.
        public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    }

    /// Returns false: photo libraries and cameras are not simulated.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// Returns nil: no media types are available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    /// Returns false: cameras are not simulated.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Returns false: cameras are not simulated.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// Creates a controller with an empty screen.
    public init() { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The source of photos. Stored without effect.
    open var sourceType = SourceType.photoLibrary
    /// The media types to pick. Stored without effect.
    open var mediaTypes = ["public.image"]
    /// A Boolean value that indicates whether the user can crop the photo. Stored without effect.
    open var allowsEditing = false
    /// The maximum duration of a video, in seconds. Stored without effect.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of videos. Stored without effect.
    open var videoQuality = QualityType.typeMedium
    /// A Boolean value that indicates whether the camera controls are visible. Stored without effect: cameras are not
    /// simulated.
    open var showsCameraControls = true
    /// A view over the camera preview. Stored without effect: cameras are not simulated.
    open var cameraOverlayView: UIView?
    /// The type of captured media. Stored without effect: cameras are not simulated.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The camera to use. Stored without effect.
    open var cameraDevice = CameraDevice.rear
    /// The flash mode. Stored without effect.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Does nothing: cameras are not simulated.
    open func takePicture() {}
    /// Returns false: cameras are not simulated.
    @discardableResult open func startVideoCapture() -> Bool { false }
    /// Does nothing: cameras are not simulated.
    open func stopVideoCapture() {}
}

/// The delegate of an image picker. Never called: media selection is not simulated.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called after the user picked media.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called after the user cancelled the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Does nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Does nothing: photo libraries are not simulated.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}
