// Data table, written by `make members` from Sources/Apple/Declarations/Photos.declarations; do not edit.
// swift-format-ignore-file

/// The API of Photos, for source compatibility. The library has no photos, and access is denied.
@_exported import AVFoundation
import CoreLocation
import ImageIO
@_exported import UIKit
@_exported import UniformTypeIdentifiers

/// The media type of an asset.
public enum PHAssetMediaType: Int, Sendable {
    /// Apple's `unknown`, `image`, `video`, `audio`.
    case unknown, image, video, audio
}
/// The media subtypes of an asset.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple's `photoPanorama`.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// Apple's `photoHDR`.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// Apple's `photoScreenshot`.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// Apple's `photoLive`.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// Apple's `photoDepthEffect`.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    /// Apple's `videoStreamed`.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// Apple's `videoHighFrameRate`.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 2 << 16)
    /// Apple's `videoTimelapse`.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 4 << 16)
}
/// The source of an asset.
public struct PHAssetSourceType: OptionSet, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple's `typeUserLibrary`.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    /// Apple's `typeCloudShared`.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    /// Apple's `typeiTunesSynced`.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}
/// The type of a file that belongs to an asset.
public enum PHAssetResourceType: Int, Sendable {
    /// Apple's `photo` to `adjustmentBasePhoto`.
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
    /// Apple's `pairedVideo`, `fullSizePairedVideo`, `adjustmentBasePairedVideo`, `adjustmentBaseVideo`.
    case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
}
/// An object in the photo library.
open class PHObject: NSObject {
    /// Always empty.
    open var localIdentifier: String { "" }
}
/// A photo or video. None is ever found.
open class PHAsset: PHObject {
    /// Apple's `mediaType`.
    open var mediaType: PHAssetMediaType { .unknown }
    /// Always empty.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// Always the user's library.
    open var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// Always 0.
    open var pixelWidth: Int { 0 }
    /// Always 0.
    open var pixelHeight: Int { 0 }
    /// Always nil.
    open var creationDate: Date? { nil }
    /// Always nil.
    open var modificationDate: Date? { nil }
    /// Always nil.
    open var location: CLLocation? { nil }
    /// Always 0.
    open var duration: TimeInterval { 0 }
    /// Always false.
    open var isFavorite: Bool { false }
    /// Always false.
    open var isHidden: Bool { false }
    /// Always nil.
    open var burstIdentifier: String? { nil }
    /// Always false.
    open var representsBurst: Bool { false }
    /// Returns an empty result.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns an empty result.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Returns an empty result.
    open class func fetchAssets(withALAssetURLs assetURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Returns an empty result.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns an empty result.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns an empty result.
    open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? { nil }
}
/// A file that belongs to an asset. None exists.
open class PHAssetResource: NSObject {
    /// Apple's `type`.
    open var type: PHAssetResourceType { .photo }
    /// Always empty.
    open var originalFilename: String { "" }
    /// Always empty.
    open var uniformTypeIdentifier: String { "" }
    /// Always empty.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
/// The type of a collection.
public enum PHAssetCollectionType: Int, Sendable {
    /// Apple's `album`, `smartAlbum`, `moment`.
    case album = 1, smartAlbum, moment
}
/// The subtype of a collection.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// Apple's `albumRegular`, `albumSyncedEvent`, `albumSyncedFaces`, `albumSyncedAlbum`, `albumImported`.
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    /// Apple's `albumMyPhotoStream`, `albumCloudShared`.
    case albumMyPhotoStream = 100, albumCloudShared
    /// Apple's `smartAlbumGeneric`, `smartAlbumPanoramas`, `smartAlbumVideos`, `smartAlbumFavorites`, `smartAlbumTimelapses`.
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
    /// Apple's `smartAlbumAllHidden` to `smartAlbumUserLibrary`.
    case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    /// Apple's `smartAlbumSelfPortraits`, `smartAlbumScreenshots`, `smartAlbumDepthEffect`, `smartAlbumLivePhotos`.
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    /// Apple's `smartAlbumAnimated`, `smartAlbumLongExposures`.
    case smartAlbumAnimated, smartAlbumLongExposures
    /// Apple's `any`.
    case any = 0x7FFF_FFFF_FFFF_FFFF
}
/// An album or a folder of albums.
open class PHCollection: PHObject {
    /// Always nil.
    open var localizedTitle: String? { nil }
    /// Returns an empty result.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}
/// An album. None is ever found.
open class PHAssetCollection: PHCollection {
    /// Apple's `assetCollectionType`.
    open var assetCollectionType: PHAssetCollectionType { .album }
    /// Apple's `assetCollectionSubtype`.
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
    /// `NSNotFound`, as in Apple's API if the number is unknown.
    open var estimatedAssetCount: Int { NSNotFound }
    /// Returns an empty result.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Returns an empty result.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Returns an empty result.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
/// A folder of albums. None is ever found.
open class PHCollectionList: PHCollection {}
/// The options of a search.
open class PHFetchOptions: NSObject {
    /// Stores the value you set.
    open var predicate: NSPredicate?
    /// Stores the value you set.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Stores the value you set.
    open var fetchLimit = 0
    /// Stores the value you set.
    open var includeHiddenAssets = false
    /// Stores the value you set.
    open var includeAllBurstAssets = false
    /// Stores the value you set.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// Stores the value you set.
    open var wantsIncrementalChangeDetails = true
}
/// The result of a search. It is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// Always 0.
    open var count: Int { 0 }
    /// Always nil.
    open var firstObject: ObjectType? { nil }
    /// Always nil.
    open var lastObject: ObjectType? { nil }
    /// Ends the program, because every index is out of range.
    open func object(at index: Int) -> ObjectType { preconditionFailure("index \(index) beyond bounds: no photos") }
    /// Ends the program, because every index is out of range.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// Always empty.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Always false.
    open func contains(_ anObject: ObjectType) -> Bool { false }
    /// Always `NSNotFound`.
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    /// Always 0.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
    /// Does nothing.
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    /// Does nothing.
    open func enumerateObjects(
        options: NSEnumerationOptions, using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
/// How a photo fills a size.
public enum PHImageContentMode: Int, Sendable {
    /// Apple's `aspectFit`, `aspectFill`.
    case aspectFit, aspectFill
    /// Apple's `default`.
    public static let `default` = PHImageContentMode.aspectFit
}
/// The requested version of a photo.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// Apple's `current`, `unadjusted`, `original`.
    case current, unadjusted, original
}
/// Whether a fast, low-quality image is delivered first.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// Apple's `opportunistic`, `highQualityFormat`, `fastFormat`.
    case opportunistic, highQualityFormat, fastFormat
}
/// The accuracy of an image's size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// Apple's `none`, `fast`, `exact`.
    case none, fast, exact
}
/// The requested version of a video.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
    /// Apple's `current`, `original`.
    case current, original
}
/// The requested quality of a video.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    /// Apple's `automatic`, `highQualityFormat`, `mediumQualityFormat`, `fastFormat`.
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// Receives the progress of a download. Never called.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
/// Receives the progress of a download. Never called.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler
/// Apple's `PHImageRequestID`.
public typealias PHImageRequestID = Int32
/// Apple's `PHInvalidImageRequestID`.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The original size of a photo.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Apple's `PHImageResultIsDegradedKey`.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Apple's `PHImageResultIsInCloudKey`.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Apple's `PHImageResultRequestIDKey`.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Apple's `PHImageCancelledKey`.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Apple's `PHImageErrorKey`.
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
    /// Apple's `default()`.
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
/// Whether the app may access photos.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Apple's `notDetermined`, `restricted`, `denied`, `authorized`, `limited`.
    case notDetermined, restricted, denied, authorized, limited
}
/// The type of access to photos.
public enum PHAccessLevel: Int, Sendable {
    /// Apple's `addOnly`, `readWrite`.
    case addOnly = 1, readWrite
}
/// Receives changes. Never called.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Never called.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// The photo library. It is empty.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    private static let library = PHPhotoLibrary()
    /// Apple's `shared()`.
    open class func shared() -> PHPhotoLibrary { library }
    /// Always `notDetermined`.
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    /// Always `notDetermined`.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    /// Reports that access is denied.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
    /// Reports that access is denied.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    /// Reports that access is denied.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    /// Fails without calling the block.
    open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
        completionHandler?(false, CocoaError(.featureUnsupported))
    }
    /// Fails without calling the block.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws { throw CocoaError(.featureUnsupported) }
    /// Fails without calling the block.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw CocoaError(.featureUnsupported) }
    /// Does nothing: the library never changes.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Does nothing.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
/// The changes in the library: none.
open class PHChange: NSObject {
    /// Always nil.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    /// Always nil.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
/// The changes of an object: none.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    /// Always nil.
    open var objectAfterChanges: ObjectType? { nil }
    /// Always false.
    open var assetContentChanged: Bool { false }
    /// Always false.
    open var objectWasDeleted: Bool { false }
}
/// The changes of a result: none.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    /// Apple's `fetchResultBeforeChanges`.
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// Apple's `fetchResultAfterChanges`.
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// Always true.
    open var hasIncrementalChanges: Bool { true }
    /// Always nil.
    open var removedIndexes: IndexSet? { nil }
    /// Always nil.
    open var insertedIndexes: IndexSet? { nil }
    /// Always nil.
    open var changedIndexes: IndexSet? { nil }
    /// Always empty.
    open var removedObjects: [ObjectType] { [] }
    /// Always empty.
    open var insertedObjects: [ObjectType] { [] }
    /// Always empty.
    open var changedObjects: [ObjectType] { [] }
    /// Always false.
    open var hasMoves: Bool { false }
    /// Does nothing.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
/// A placeholder for an object that doesn't exist yet.
open class PHObjectPlaceholder: PHObject {}
/// A change of a photo. It is never made.
open class PHAssetChangeRequest: NSObject {
    /// Stores the value you set.
    open var creationDate: Date?
    /// Stores the value you set.
    open var isFavorite = false
    /// Stores the value you set.
    open var isHidden = false
    /// Always nil.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    /// Creates a change that is never made.
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
    /// Always nil.
    @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
    /// Always nil.
    @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    /// Does nothing.
    open class func deleteAssets(_ assets: NSArray) {}
    /// Does nothing.
    open class func deleteAssets(_ assets: [PHAsset]) {}
    /// Creates a request. Photos are never changed.
    public override required init() { super.init() }
    /// Creates a request. Photos are never changed.
    public init(for asset: PHAsset) {}
    private class func make() -> Self { Self() }
}
/// A new photo. It is never created.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Creates a change that is never made.
    open class func forAsset() -> Self { Self() }
    /// Does nothing.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    /// Does nothing.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}
/// How a file of a new photo is stored. It has no effect.
open class PHAssetResourceCreationOptions: NSObject {
    /// Stores the value you set.
    open var originalFilename: String?
    /// Stores the value you set.
    open var shouldMoveFile = false
}
