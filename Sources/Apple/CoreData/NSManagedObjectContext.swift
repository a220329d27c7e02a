import CellSimFoundation
import Foundation

/// The queue of a context. Without effect: all contexts work on the caller's queue.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1, mainQueueConcurrencyType
}

/// The policy that merges conflicts by property and prefers changes in memory.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy()
/// The policy that merges conflicts by property and prefers changes in the store.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy()
/// The policy that makes saving fail if there are conflicts.
public let NSErrorMergePolicy = NSMergePolicy()
/// The policy that overwrites the store with the objects in memory.
public let NSOverwriteMergePolicy = NSMergePolicy()
/// The policy that discards changes in memory if there are conflicts.
public let NSRollbackMergePolicy = NSMergePolicy()
/// The user info key for the set of inserted objects.
public let NSInsertedObjectsKey = "inserted"
/// The user info key for the set of updated objects.
public let NSUpdatedObjectsKey = "updated"
/// The user info key for the set of deleted objects.
public let NSDeletedObjectsKey = "deleted"

/// The policy for resolving conflicts between two contexts. Stored without effect.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// The policy that merges conflicts by property and prefers changes in memory.
    public static let mergeByPropertyObjectTrump = NSMergeByPropertyObjectTrumpMergePolicy
    /// The policy that merges conflicts by property and prefers changes in the store.
    public static let mergeByPropertyStoreTrump = NSMergeByPropertyStoreTrumpMergePolicy
    /// The policy that makes saving fail if there are conflicts.
    public static let error = NSErrorMergePolicy
    /// The policy that overwrites the store with the objects in memory.
    public static let overwrite = NSOverwriteMergePolicy
}

/// A workspace for managed objects. Contexts of one coordinator share their objects, as do a context and its children.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // Unchecked: the lock guards its arrays; as on Apple platforms, only one thread at a time may set its properties.
    final class Store { var objects: [NSManagedObject] = [] }

    private let lock = NSRecursiveLock()
    private var ownStore = Store()
    private var pendingInsertions: [NSManagedObject] = []
    private var pendingDeletions: [NSManagedObject] = []
    /// The concurrency type. Without effect: all contexts work on the caller's queue.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The coordinator whose objects the context uses; nil for objects of its own.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The parent context, whose coordinator the context uses.
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    /// The name of the context. Stored without effect.
    open var name: String?
    /// The policy for conflicts. Stored without effect.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// A Boolean value that indicates whether the context merges its parent's changes. Stored without effect.
    open var automaticallyMergesChangesFromParent = false
    /// A Boolean value that indicates whether inaccessible objects are deleted. Stored without effect.
    open var shouldDeleteInaccessibleFaults = true
    /// The maximum age of cached values, in seconds. Stored without effect.
    open var stalenessInterval: TimeInterval = -1
    /// The undo manager. Stored without effect.
    open var undoManager: UndoManager?
    /// Additional values that your code stores.
    open var userInfo = NSMutableDictionary()
    /// The author of changes. Stored without effect.
    open var transactionAuthor: String?

    /// Creates a context without a coordinator.
    public init(_ type: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType) { concurrencyType = type }
    /// Creates a context without a coordinator.
    public convenience init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { self.init(ct) }

    private var store: Store { persistentStoreCoordinator?.store ?? ownStore }

    /// The objects that were inserted since the last save.
    open var insertedObjects: Set<NSManagedObject> { lock.withLock { Set(pendingInsertions.filter { $0.isInserted }) } }
    /// The objects that were deleted since the last save.
    open var deletedObjects: Set<NSManagedObject> { lock.withLock { Set(pendingDeletions) } }
    /// The objects of the context that were updated since the last save.
    open var updatedObjects: Set<NSManagedObject> {
        lock.withLock { Set(store.objects.filter { $0.isUpdated && $0.managedObjectContext === self }) }
    }
    /// All objects of the context.
    open var registeredObjects: Set<NSManagedObject> {
        lock.withLock { Set(store.objects.filter { $0.managedObjectContext === self }) }
    }
    /// A Boolean value that indicates whether objects were inserted, updated or deleted since the last save.
    open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty }

    /// Inserts an object into the context.
    open func insert(_ object: NSManagedObject) {
        lock.lock()
        defer { lock.unlock() }
        object.managedObjectContext = self
        object.isInserted = true
        store.objects.append(object)
        pendingInsertions.append(object)
    }

    /// Deletes an object, and applies the delete rules of its relationships.
    open func delete(_ object: NSManagedObject) {
        var pending = [object]
        while let object = pending.popLast() {
            if object.isDeleted { continue }
            object.prepareForDeletion()
            object.isDeleted = true
            pending += object.applyDeleteRules()
            lock.withLock {
                store.objects.removeAll { $0 === object }
                pendingInsertions.removeAll { $0 === object }
                pendingDeletions.append(object)
            }
        }
    }

    /// Marks all objects as saved. They exist only in memory.
    open func save() throws {
        lock.lock()
        let objects = store.objects.filter { $0.managedObjectContext === self && $0.hasChanges }
        let deletions = pendingDeletions
        (pendingInsertions, pendingDeletions) = ([], [])
        lock.unlock()
        for object in objects { object.willSave() }
        let info: [String: Any] = [
            NSInsertedObjectsKey: Set(objects.filter(\.isInserted)),
            NSUpdatedObjectsKey: Set(objects.filter(\.isUpdated)),
            NSDeletedObjectsKey: Set(deletions),
        ]
        for object in objects {
            object.markAsSaved()
            object.didSave()
        }
        for object in deletions { object.managedObjectContext = nil }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    }

    /// Reverts insertions and deletions since the last save.
    open func rollback() {
        lock.lock()
        defer { lock.unlock() }
        store.objects.removeAll { object in pendingInsertions.contains { $0 === object } }
        for object in pendingDeletions { object.isDeleted = false }
        store.objects += pendingDeletions
        (pendingInsertions, pendingDeletions) = ([], [])
    }

    /// Removes all objects of a context that has no coordinator.
    open func reset() { lock.withLock { (ownStore, pendingInsertions, pendingDeletions) = (Store(), [], []) } }
    /// Does nothing.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    /// Does nothing.
    open func refreshAllObjects() {}
    /// Does nothing.
    open func processPendingChanges() {}
    /// Does nothing.
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    /// Does nothing: the contexts of a coordinator share their objects.
    /// - Parameters:
    ///   - changeNotificationData: the identifiers of the changed objects, keyed by kind of change.
    ///   - contexts: the contexts to update.
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {}
    /// Marks the identifiers of objects as permanent.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }

    /// Returns the object with an identifier; if it doesn't exist, returns a new object without values.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        (try? existingObject(with: objectID)) ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
    }
    /// Returns the object with an identifier; nil if it doesn't exist.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        try? existingObject(with: objectID)
    }
    /// Returns the object with an identifier. Throws if it doesn't exist.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = lock.withLock({ store.objects.first { $0.objectID === objectID } }) else {
            throw CocoaError(CocoaError.Code(rawValue: 133000))
        }
        return object
    }

    /// Returns the objects that match a request.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        matchingObjects(request).compactMap { ($0 as? T) ?? ($0.objectID as? T) }
    }
    /// Returns the number of objects that match a request.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { matchingObjects(request).count }
    /// Executes a batch deletion, a batch update or an asynchronous fetch request. Does nothing for other requests.
    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? NSBatchDeleteRequest {
            let objects = matchingObjects(request.fetchRequest)
            for object in objects { delete(object) }
            return NSBatchDeleteResult(objects, request.resultType)
        } else if let request = request as? NSBatchUpdateRequest {
            let fetchRequest = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
            fetchRequest.predicate = request.predicate
            let objects = matchingObjects(fetchRequest)
            for object in objects {
                for (name, value) in request.values.sorted(by: { $0.key < $1.key }) {
                    object.setValue(value, forKey: name)
                }
            }
            return NSBatchUpdateResult(objects, request.resultType)
        } else if let request = request as? any SelfExecutingRequest {
            return try request.perform(in: self)
        }
        return NSPersistentStoreResult()
    }

    private func matchingObjects<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
        let all = lock.withLock { store.objects }
        var objects = all.filter { object in
            guard !object.isDeleted else { return false }
            let matchesEntity =
                request.entityName == object.entity.name || T.self == type(of: object)
                || request.entityName == nil
                || request.includesSubentities && object.entity.isDescendant(request.entityName)
            return matchesEntity && request.predicate?.evaluate(with: object) ?? true
        }
        if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
            objects = NSArray(array: objects).sortedArray(using: descriptors).compactMap { $0 as? NSManagedObject }
        }
        objects = Array(objects.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
    }

    /// Runs the block immediately.
    open func performAndWait(_ block: () -> Void) { block() }
    /// Runs the block immediately.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    /// Runs the block immediately, so that tests see its effect.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Runs the block immediately.
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}

extension NSManagedObjectContext {
    /// The notification that is posted after a context was saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// The notification for changes of objects. Never posted.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}

extension Notification.Name {
    /// Posted after a context was saved.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// Never posted in CellSim.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// Never posted in CellSim.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// Never posted in CellSim.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}
