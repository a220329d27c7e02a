import AVFoundation
import ImageIO
import UIKit

/// How a photo fills a size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    /// Matches Apple's API of this name.
    public static let `default` = PHImageContentMode.aspectFit
}
/// The requested version of a photo.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// Whether a fast, low-quality image is delivered first.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// The accuracy of an image's size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// The requested version of a video.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
/// The requested quality of a video.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

/// Receives the progress of a download. Never called.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
/// Receives the progress of a download. Never called.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler
/// Matches Apple's API of this name.
public typealias PHImageRequestID = Int32
/// Matches Apple's API of this name.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The original size of a photo.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Matches Apple's API of this name.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Matches Apple's API of this name.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Matches Apple's API of this name.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Matches Apple's API of this name.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Matches Apple's API of this name.
public let PHImageErrorKey = "PHImageErrorKey"

/// The options of an image request. Stored without effect.
@safe open class PHImageRequestOptions: NSObject {
    /// Stores the value you set.
    open var version: PHImageRequestOptionsVersion = .current
    /// Stores the value you set.
    open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
    /// Stores the value you set.
    open var resizeMode: PHImageRequestOptionsResizeMode = .fast
    /// Stores the value you set.
    open var normalizedCropRect = CGRect.zero
    /// Stores the value you set.
    open var isSynchronous = false
    /// Stores the value you set.
    open var isNetworkAccessAllowed = false
    /// Never called.
    open var progressHandler: PHAssetImageProgressHandler?
}

/// The options of a video request. Stored without effect.
@safe open class PHVideoRequestOptions: NSObject {
    /// Stores the value you set.
    open var version: PHVideoRequestOptionsVersion = .current
    /// Stores the value you set.
    open var deliveryMode: PHVideoRequestOptionsDeliveryMode = .automatic
    /// Stores the value you set.
    open var isNetworkAccessAllowed = false
    /// Never called.
    open var progressHandler: PHAssetVideoProgressHandler?
}

/// The options of a Live Photo request. Stored without effect.
open class PHLivePhotoRequestOptions: NSObject {
    /// Stores the value you set.
    open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
    /// Stores the value you set.
    open var isNetworkAccessAllowed = false
}

/// The key of the error.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key for whether the request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
/// The key for whether a better version follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"

/// A Live Photo. None is ever found.
open class PHLivePhoto: NSObject {
    /// Always zero.
    open var size: CGSize { .zero }
    /// Reports an error to the result handler.
    @discardableResult open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> Int32 {
        resultHandler(nil, [PHLivePhotoInfoErrorKey: NSError(domain: "PHPhotosErrorDomain", code: 3303)])
        return 0
    }
}

/// A source of images of photos. It calls handlers immediately, without a result.
open class PHImageManager: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    private static let shared = PHImageManager()

    /// Matches Apple's API of this name.
    open class func `default`() -> PHImageManager { shared }

    /// Passes nil to the handler.
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }

    /// Passes nil to the handler.
    @discardableResult open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return PHInvalidImageRequestID
    }

    /// Passes nil to the handler.
    @discardableResult open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return PHInvalidImageRequestID
    }

    /// Passes nil to the handler.
    @discardableResult open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }

    /// Passes nil to the handler.
    @discardableResult open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }

    /// Passes nil to the handler.
    @discardableResult open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, nil)
        return PHInvalidImageRequestID
    }

    /// Does nothing.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Prepares images in advance. It has none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Stores the value you set.
    open var allowsCachingHighQualityImages = true
    /// Does nothing.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    open func stopCachingImagesForAllAssets() {}
}
