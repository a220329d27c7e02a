import AVFoundation
import ImageIO
import UIKit

/// How a photo fills a size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    /// As Apple's of this name.
    public static let `default` = PHImageContentMode.aspectFit
}
/// Which version of a photo is wanted.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// Whether a quick picture comes first.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// How exact a picture's size is.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// Which version of a film is wanted.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
/// Which film is wanted.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

/// Told how far a download is: never called.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
/// Told how far a download is: never called.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler
/// As Apple's of this name.
public typealias PHImageRequestID = Int32
/// As Apple's of this name.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// As large as a photo is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// As Apple's of this name.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// As Apple's of this name.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// As Apple's of this name.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// As Apple's of this name.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// As Apple's of this name.
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture is made. Kept without effect.
@safe open class PHImageRequestOptions: NSObject {
    /// Kept as it is set.
    open var version: PHImageRequestOptionsVersion = .current
    /// Kept as it is set.
    open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
    /// Kept as it is set.
    open var resizeMode: PHImageRequestOptionsResizeMode = .fast
    /// Kept as it is set.
    open var normalizedCropRect = CGRect.zero
    /// Kept as it is set.
    open var isSynchronous = false
    /// Kept as it is set.
    open var isNetworkAccessAllowed = false
    /// Never called.
    open var progressHandler: PHAssetImageProgressHandler?
}

/// How a film is made. Kept without effect.
@safe open class PHVideoRequestOptions: NSObject {
    /// Kept as it is set.
    open var version: PHVideoRequestOptionsVersion = .current
    /// Kept as it is set.
    open var deliveryMode: PHVideoRequestOptionsDeliveryMode = .automatic
    /// Kept as it is set.
    open var isNetworkAccessAllowed = false
    /// Never called.
    open var progressHandler: PHAssetVideoProgressHandler?
}

/// How a moving photo is made. Kept without effect.
open class PHLivePhotoRequestOptions: NSObject {
    /// Kept as it is set.
    open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
    /// Kept as it is set.
    open var isNetworkAccessAllowed = false
}

/// The key of what went wrong.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether it was called off.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
/// The key of whether a better one follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"

/// A photo that moves. None is ever found.
open class PHLivePhoto: NSObject {
    /// Always zero.
    open var size: CGSize { .zero }
    /// Answers that it cannot be done.
    @discardableResult open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> Int32 {
        resultHandler(nil, [PHLivePhotoInfoErrorKey: NSError(domain: "PHPhotosErrorDomain", code: 3303)])
        return 0
    }
}

/// Makes pictures of photos: none. Handlers are called at once, with nothing.
open class PHImageManager: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    private static let shared = PHImageManager()

    /// As Apple's of this name.
    open class func `default`() -> PHImageManager { shared }

    /// Hands on nothing.
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }

    /// Hands on nothing.
    @discardableResult open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return PHInvalidImageRequestID
    }

    /// Hands on nothing.
    @discardableResult open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return PHInvalidImageRequestID
    }

    /// Hands on nothing.
    @discardableResult open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }

    /// Hands on nothing.
    @discardableResult open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }

    /// Hands on nothing.
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

/// Keeps pictures ready: none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Kept as it is set.
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
