import UIKit

/// Whether the app may see photos.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// What the app wants to do with photos.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// Told of changes: never.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Never called.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The photos: none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    private static let library = PHPhotoLibrary()
    /// As Apple's of this name.
    open class func shared() -> PHPhotoLibrary { library }
    /// Always undecided.
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    /// Always undecided.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    /// Always refused.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
    /// Always refused.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    /// Always refused.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    /// Fails without asking for the changes.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, CocoaError(.featureUnsupported))
    }
    /// Fails without asking for the changes.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Fails without asking for the changes.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Does nothing: nothing changes.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Does nothing.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// What changed in the library: nothing.
open class PHChange: NSObject {
    /// Always nil.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    /// Always nil.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// What changed of a thing: nothing.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    /// Always nil.
    open var objectAfterChanges: ObjectType? { nil }
    /// Always false.
    open var assetContentChanged: Bool { false }
    /// Always false.
    open var objectWasDeleted: Bool { false }
}

/// What changed of what was found: nothing.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    /// As Apple's of this name.
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// As Apple's of this name.
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

/// Stands for a thing that does not exist yet.
open class PHObjectPlaceholder: PHObject {}

/// A change of a photo, which is never made.
open class PHAssetChangeRequest: NSObject {
    /// Kept as it is set.
    open var creationDate: Date?
    /// Kept as it is set.
    open var isFavorite = false
    /// Kept as it is set.
    open var isHidden = false
    /// Always nil.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    /// A change that is never made.
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
    /// Always nil.
    @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
    /// Always nil.
    @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    /// Does nothing.
    open class func deleteAssets(_ assets: NSArray) {}
    /// Does nothing.
    open class func deleteAssets(_ assets: [PHAsset]) {}
    /// As Apple's of this name.
    public override required init() { super.init() }
    /// As Apple's of this name.
    public init(for asset: PHAsset) { super.init() }
    private class func make() -> Self { Self() }
}

/// A new photo, which is never made.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// A change that is never made.
    open class func forAsset() -> Self { Self() }
    /// Does nothing.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    /// Does nothing.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}

/// How a file of a new photo is kept. Without effect.
open class PHAssetResourceCreationOptions: NSObject {
    /// Kept as it is set.
    open var originalFilename: String?
    /// Kept as it is set.
    open var shouldMoveFile = false
}
