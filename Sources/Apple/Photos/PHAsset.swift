/// Names of Photos. There are no photos, and the app may not see any.
@_exported import AVFoundation
import CoreLocation
@_exported import UIKit
@_exported import UniformTypeIdentifiers

/// What a thing is.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// What else a thing is.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// As Apple's of this name.
    public let rawValue: UInt
    /// Creates one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As Apple's of this name.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// As Apple's of this name.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// As Apple's of this name.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// As Apple's of this name.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// As Apple's of this name.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    /// As Apple's of this name.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// As Apple's of this name.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 2 << 16)
    /// As Apple's of this name.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 4 << 16)
}
/// Where things come from.
public struct PHAssetSourceType: OptionSet, Sendable {
    /// As Apple's of this name.
    public let rawValue: UInt
    /// Creates one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As Apple's of this name.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    /// As Apple's of this name.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    /// As Apple's of this name.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}
/// Which files a thing consists of.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
    case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
}

/// A thing in the library.
open class PHObject: NSObject {
    /// Always empty.
    open var localIdentifier: String { "" }
}

/// A photo or film. None is ever found.
open class PHAsset: PHObject {
    /// As Apple's of this name.
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
    /// Finds nothing.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Finds nothing.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Finds nothing.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Finds nothing.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Finds nothing.
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? { nil }
}

/// One of the files that a thing consists of. There is none.
open class PHAssetResource: NSObject {
    /// As Apple's of this name.
    open var type: PHAssetResourceType { .photo }
    /// Always empty.
    open var originalFilename: String { "" }
    /// Always empty.
    open var uniformTypeIdentifier: String { "" }
    /// Always empty.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}

/// What albums are.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
/// What kind of album one is.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
    case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case smartAlbumAnimated, smartAlbumLongExposures
    /// As Apple's of this name.
    case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// An album or a folder of albums.
open class PHCollection: PHObject {
    /// Always nil.
    open var localizedTitle: String? { nil }
    /// Finds nothing.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}

/// An album. None is ever found.
open class PHAssetCollection: PHCollection {
    /// As Apple's of this name.
    open var assetCollectionType: PHAssetCollectionType { .album }
    /// As Apple's of this name.
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
    /// As Apple's of this name: nobody counted.
    open var estimatedAssetCount: Int { NSNotFound }
    /// Finds nothing.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Finds nothing.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Finds nothing.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// A folder of albums. None is ever found.
open class PHCollectionList: PHCollection {}

/// What is looked for.
open class PHFetchOptions: NSObject {
    /// Kept as it is set.
    open var predicate: NSPredicate?
    /// Kept as it is set.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Kept as it is set.
    open var fetchLimit = 0
    /// Kept as it is set.
    open var includeHiddenAssets = false
    /// Kept as it is set.
    open var includeAllBurstAssets = false
    /// Kept as it is set.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// Kept as it is set.
    open var wantsIncrementalChangeDetails = true
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// Always 0.
    open var count: Int { 0 }
    /// Always nil.
    open var firstObject: ObjectType? { nil }
    /// Always nil.
    open var lastObject: ObjectType? { nil }
    /// Stops the program, as each index is behind the end.
    open func object(at index: Int) -> ObjectType { preconditionFailure("index \(index) beyond bounds: no photos") }
    /// Stops the program, as each index is behind the end.
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
