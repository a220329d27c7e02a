import UIKit

/// Whether the app may access photos.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// The type of access to photos.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// Receives changes. Never called.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Never called.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The photo library. It is empty.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    private static let library = PHPhotoLibrary()
    /// Matches Apple's API of this name.
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
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, CocoaError(.featureUnsupported))
    }
    /// Fails without calling the block.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Fails without calling the block.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw CocoaError(.featureUnsupported)
    }
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
    /// Matches Apple's API of this name.
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// Matches Apple's API of this name.
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
    /// Matches Apple's API of this name.
    public override required init() { super.init() }
    /// Matches Apple's API of this name.
    public init(for asset: PHAsset) { super.init() }
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
