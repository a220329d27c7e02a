/// The API of Photos, for source compatibility. The library has no photos, and access is denied.
@_exported import AVFoundation
import CoreLocation
@_exported import UIKit
@_exported import UniformTypeIdentifiers

/// The media type of an asset.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// The media subtypes of an asset.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// Matches Apple's API of this name.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Matches Apple's API of this name.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// Matches Apple's API of this name.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// Matches Apple's API of this name.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// Matches Apple's API of this name.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// Matches Apple's API of this name.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    /// Matches Apple's API of this name.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// Matches Apple's API of this name.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 2 << 16)
    /// Matches Apple's API of this name.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 4 << 16)
}
/// The source of an asset.
public struct PHAssetSourceType: OptionSet, Sendable {
    /// Matches Apple's API of this name.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Matches Apple's API of this name.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    /// Matches Apple's API of this name.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    /// Matches Apple's API of this name.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}
/// The type of a file that belongs to an asset.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
    case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
}

/// An object in the photo library.
open class PHObject: NSObject {
    /// Always empty.
    open var localIdentifier: String { "" }
}

/// A photo or video. None is ever found.
open class PHAsset: PHObject {
    /// Matches Apple's API of this name.
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
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns an empty result.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns an empty result.
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? { nil }
}

/// A file that belongs to an asset. None exists.
open class PHAssetResource: NSObject {
    /// Matches Apple's API of this name.
    open var type: PHAssetResourceType { .photo }
    /// Always empty.
    open var originalFilename: String { "" }
    /// Always empty.
    open var uniformTypeIdentifier: String { "" }
    /// Always empty.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}

/// The type of a collection.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
/// The subtype of a collection.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
    case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case smartAlbumAnimated, smartAlbumLongExposures
    /// Matches Apple's API of this name.
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
    /// Matches Apple's API of this name.
    open var assetCollectionType: PHAssetCollectionType { .album }
    /// Matches Apple's API of this name.
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
