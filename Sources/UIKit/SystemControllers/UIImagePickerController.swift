import Foundation

/// Lets somebody choose a picture or take one. An empty screen here.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// From all pictures, from the camera, or from those that were taken.
        case photoLibrary, camera, savedPhotosAlbum
    }
    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        /// Pictures or films.
        case photo, video
    }
    /// A camera.
    public enum CameraDevice: Int, Sendable {
        /// That at the back or at the front.
        case rear, front
    }
    /// When a camera flashes.
    public enum CameraFlashMode: Int, Sendable {
        /// Never, as it sees fit, or always.
        case off = -1, auto, on
    }
    /// How good films are.
    public enum QualityType: Int, Sendable {
        /// How good films are.
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    /// What is told of what was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Its kind.
        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it was, and as it was edited.
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was edited.
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        /// The part that was cut out.
        public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
        /// The film's file.
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        /// The picture's file.
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
        /// The old name among the pictures.
        public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
        /// What the camera wrote down.
        public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
        /// A moving picture.
        public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
        /// The picture among the others.
        public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    }

    /// False: there are neither pictures nor cameras.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// None.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    /// False: there is no camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// False: there is no camera.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// A screen with nothing to choose.
    public init() { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Where pictures come from. Kept; there are none.
    open var sourceType = SourceType.photoLibrary
    /// The kinds that can be chosen. Kept; there are none.
    open var mediaTypes = ["public.image"]
    /// Whether the picture can be cut. Kept; there is none.
    open var allowsEditing = false
    /// In seconds. Kept; there are no films.
    open var videoMaximumDuration: TimeInterval = 600
    /// How good films are. Kept; there are none.
    open var videoQuality = QualityType.typeMedium
    /// Whether the camera's buttons show. Kept; there is no camera.
    open var showsCameraControls = true
    /// A view over the camera's picture. Kept; there is no camera.
    open var cameraOverlayView: UIView?
    /// What the camera takes. Kept; there is no camera.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The camera. Kept; there is none.
    open var cameraDevice = CameraDevice.rear
    /// When the camera flashes. Kept; there is none.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Does nothing: there is no camera.
    open func takePicture() {}
    /// False: there is no camera.
    @discardableResult open func startVideoCapture() -> Bool { false }
    /// Does nothing.
    open func stopVideoCapture() {}
}

/// Told of what was chosen. Nothing is: it is never called.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Something was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Nothing was chosen.
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

/// Would keep a picture among the others. There are none: it is dropped.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}
