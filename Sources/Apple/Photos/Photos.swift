/// Names of Photos. There are no photos, and the app may not see any.
@_exported import UIKit

/// Whether the app may see photos.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// What the app wants to do with photos.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
/// What a thing is.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// How a photo fills a size.
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }

/// A thing in the library.
open class PHObject: NSObject {
    /// Always empty.
    open var localIdentifier: String { "" }
}
/// A photo or film. None is ever found.
open class PHAsset: PHObject {
    /// As Apple's of this name.
    open var mediaType: PHAssetMediaType { .unknown }
    /// Always 0.
    open var pixelWidth: Int { 0 }
    /// Always 0.
    open var pixelHeight: Int { 0 }
    /// Always nil.
    open var creationDate: Date? { nil }
    /// Always 0.
    open var duration: TimeInterval { 0 }
    /// As Apple's of this name.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// As Apple's of this name.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// As Apple's of this name.
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    > { PHFetchResult() }
}
/// An album. None is ever found.
open class PHAssetCollection: PHObject {
    /// Always nil.
    open var localizedTitle: String? { nil }
}
/// What is looked for.
open class PHFetchOptions: NSObject {
    /// Kept as it is set.
    open var predicate: NSPredicate?
    /// Kept as it is set.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Kept as it is set.
    open var fetchLimit = 0
}
/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// Always 0.
    open var count: Int { 0 }
    /// Always nil.
    open var firstObject: ObjectType? { nil }
    /// Always nil.
    open var lastObject: ObjectType? { nil }
    /// Does nothing.
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}
/// How a picture is made. Kept without effect.
open class PHImageRequestOptions: NSObject {
    /// Kept as it is set.
    open var isSynchronous = false
    /// Kept as it is set.
    open var isNetworkAccessAllowed = false
}
/// As Apple's of this name.
public typealias PHImageRequestID = Int32
/// Makes pictures of photos: none.
open class PHImageManager: NSObject {
    /// As Apple's of this name.
    open class func `default`() -> PHImageManager { PHImageManager() }
    /// As Apple's of this name.
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }
    /// Does nothing.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Keeps pictures ready: none.
open class PHCachingImageManager: PHImageManager {}
/// The photos: none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    /// As Apple's of this name.
    open class func shared() -> PHPhotoLibrary { library }
    /// As Apple's of this name.
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    /// As Apple's of this name.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    /// As Apple's of this name.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
    /// As Apple's of this name.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    /// As Apple's of this name.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, CocoaError(.featureUnsupported))
    }
}
/// A photo that moves. None is ever found.
open class PHLivePhoto: NSObject {
    /// Always zero.
    open var size: CGSize { .zero }
}
