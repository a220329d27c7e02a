import CellSimFoundation
import Foundation

/// The queue on which a context works. All contexts work on the caller's queue.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1, mainQueueConcurrencyType
}

/// Apple's `NSMergeByPropertyObjectTrumpMergePolicy`.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy()
/// Apple's `NSMergeByPropertyStoreTrumpMergePolicy`.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy()
/// Apple's `NSErrorMergePolicy`.
public let NSErrorMergePolicy = NSMergePolicy()
/// Apple's `NSOverwriteMergePolicy`.
public let NSOverwriteMergePolicy = NSMergePolicy()
/// Apple's `NSRollbackMergePolicy`.
public let NSRollbackMergePolicy = NSMergePolicy()
/// Apple's `NSInsertedObjectsKey`.
public let NSInsertedObjectsKey = "inserted"
/// Apple's `NSUpdatedObjectsKey`.
public let NSUpdatedObjectsKey = "updated"
/// Apple's `NSDeletedObjectsKey`.
public let NSDeletedObjectsKey = "deleted"

/// The policy for resolving conflicts between two contexts. Stored without effect.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// Apple's `mergeByPropertyObjectTrump`.
    public static let mergeByPropertyObjectTrump = NSMergeByPropertyObjectTrumpMergePolicy
    /// Apple's `mergeByPropertyStoreTrump`.
    public static let mergeByPropertyStoreTrump = NSMergeByPropertyStoreTrumpMergePolicy
    /// Apple's `error`.
    public static let error = NSErrorMergePolicy
    /// Apple's `overwrite`.
    public static let overwrite = NSOverwriteMergePolicy
}

/// A group of objects. Contexts of one coordinator share their objects, as do a context and its children.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // Unchecked: the lock guards its lists; as on Apple's systems, only one thread at a time may set its properties.
    final class Store { var objects: [NSManagedObject] = [] }

    private let lock = NSRecursiveLock()
    private var ownStore = Store()
    private var added: [NSManagedObject] = []
    private var removed: [NSManagedObject] = []
    /// Apple's `concurrencyType`.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// Stores the value you set.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// Stores the value you set.
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    /// Stores the value you set.
    open var name: String?
    /// Stores the value you set.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Stores the value you set.
    open var automaticallyMergesChangesFromParent = false
    /// Stores the value you set.
    open var shouldDeleteInaccessibleFaults = true
    /// Stores the value you set.
    open var stalenessInterval: TimeInterval = -1
    /// Stores the value you set.
    open var undoManager: UndoManager?
    /// Stores the value you set.
    open var userInfo = NSMutableDictionary()
    /// Stores the value you set.
    open var transactionAuthor: String?

    /// Creates an instance.
    public init(_ type: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType) { concurrencyType = type }
    /// Creates an instance.
    public convenience init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { self.init(ct) }

    private var store: Store { persistentStoreCoordinator?.store ?? ownStore }

    /// Apple's `insertedObjects`.
    open var insertedObjects: Set<NSManagedObject> { lock.withLock { Set(added.filter { $0.isInserted }) } }
    /// Apple's `deletedObjects`.
    open var deletedObjects: Set<NSManagedObject> { lock.withLock { Set(removed) } }
    /// Apple's `updatedObjects`.
    open var updatedObjects: Set<NSManagedObject> {
        lock.withLock { Set(store.objects.filter { $0.isUpdated && $0.managedObjectContext === self }) }
    }
    /// Apple's `registeredObjects`.
    open var registeredObjects: Set<NSManagedObject> {
        lock.withLock { Set(store.objects.filter { $0.managedObjectContext === self }) }
    }
    /// Apple's `hasChanges`.
    open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty }

    /// Apple's `insert(_:)`.
    open func insert(_ object: NSManagedObject) {
        lock.lock()
        defer { lock.unlock() }
        object.managedObjectContext = self
        object.isInserted = true
        store.objects.append(object)
        added.append(object)
    }

    /// Apple's `delete(_:)`.
    open func delete(_ object: NSManagedObject) {
        var pending = [object]
        while let object = pending.popLast() {
            if object.isDeleted { continue }
            object.prepareForDeletion()
            object.isDeleted = true
            pending += object.applyDeleteRules()
            lock.withLock {
                store.objects.removeAll { $0 === object }
                added.removeAll { $0 === object }
                removed.append(object)
            }
        }
    }

    /// Marks all objects as saved; they exist only in memory.
    open func save() throws {
        lock.lock()
        let objects = store.objects.filter { $0.managedObjectContext === self && $0.hasChanges }
        let deletions = removed
        (added, removed) = ([], [])
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

    /// Undoes insertions and deletions since the last `save`.
    open func rollback() {
        lock.lock()
        defer { lock.unlock() }
        store.objects.removeAll { object in added.contains { $0 === object } }
        for object in removed { object.isDeleted = false }
        store.objects += removed
        (added, removed) = ([], [])
    }

    /// Removes all objects from a context without a coordinator.
    open func reset() { lock.withLock { (ownStore, added, removed) = (Store(), [], []) } }
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
    ///   - changeNotificationData: the identifiers of the changed objects by kind of change.
    ///   - contexts: the contexts that would be updated.
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {}
    /// Apple's `obtainPermanentIDs(for:)`.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }

    /// Returns the object with that identifier, or one without values if it doesn't exist.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        (try? existingObject(with: objectID)) ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
    }
    /// Apple's `registeredObject(for:)`.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        try? existingObject(with: objectID)
    }
    /// Returns the object with that identifier. Throws if it doesn't exist.
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
    /// Apple's `count(for:)`.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { matchingObjects(request).count }
    /// Performs a batch deletion, a batch update or an asynchronous request; does nothing for other requests.
    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? NSBatchDeleteRequest {
            let objects = matchingObjects(request.fetchRequest)
            for object in objects { delete(object) }
            return NSBatchDeleteResult(objects, request.resultType)
        } else if let request = request as? NSBatchUpdateRequest {
            let meant = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
            meant.predicate = request.predicate
            let objects = matchingObjects(meant)
            for object in objects {
                for (name, value) in request.values.sorted(by: { $0.key < $1.key }) {
                    object.setValue(value, forKey: name)
                }
            }
            return NSBatchUpdateResult(objects, request.resultType)
        } else if let request = request as? any PerformedRequest {
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
                || request.entityName == nil || request.includesSubentities && object.entity.isBelow(request.entityName)
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
    /// Runs the block immediately if it is called on the main thread or in a context without a queue, so that tests see the effect.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Runs the block immediately.
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}

extension NSManagedObjectContext {
    /// Apple's `didSaveObjectsNotification`.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// Apple's `didChangeObjectsNotification`.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}

extension Notification.Name {
    /// Apple's `NSManagedObjectContextDidSave`.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// Apple's `NSManagedObjectContextWillSave`.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// Apple's `NSManagedObjectContextObjectsDidChange`.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// Apple's `NSPersistentStoreRemoteChange`.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}
