import CellSimFoundation
import Foundation

/// On which queue a context works. All work where they are called.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1, mainQueueConcurrencyType
}

/// As Apple's of this name.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy()
/// As Apple's of this name.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy()
/// As Apple's of this name.
public let NSErrorMergePolicy = NSMergePolicy()
/// As Apple's of this name.
public let NSOverwriteMergePolicy = NSMergePolicy()
/// As Apple's of this name.
public let NSRollbackMergePolicy = NSMergePolicy()
/// As Apple's of this name.
public let NSInsertedObjectsKey = "inserted"
/// As Apple's of this name.
public let NSUpdatedObjectsKey = "updated"
/// As Apple's of this name.
public let NSDeletedObjectsKey = "deleted"

/// Who is right when two contexts change one object. Kept without effect.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// As Apple's of this name.
    public static let mergeByPropertyObjectTrump = NSMergeByPropertyObjectTrumpMergePolicy
    /// As Apple's of this name.
    public static let mergeByPropertyStoreTrump = NSMergeByPropertyStoreTrumpMergePolicy
    /// As Apple's of this name.
    public static let error = NSErrorMergePolicy
    /// As Apple's of this name.
    public static let overwrite = NSOverwriteMergePolicy
}

/// Objects that belong together. Contexts of one coordinator, and those below another context, share their objects.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // Unchecked: the lock guards its lists; as Apple's, its properties are set by one thread at a time.
    final class Store { var objects: [NSManagedObject] = [] }

    private let lock = NSRecursiveLock()
    private var ownStore = Store()
    private var added: [NSManagedObject] = []
    private var removed: [NSManagedObject] = []
    /// As Apple's of this name.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// Kept as it is set.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// Kept as it is set.
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    /// Kept as it is set.
    open var name: String?
    /// Kept as it is set.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Kept as it is set.
    open var automaticallyMergesChangesFromParent = false
    /// Kept as it is set.
    open var shouldDeleteInaccessibleFaults = true
    /// Kept as it is set.
    open var stalenessInterval: TimeInterval = -1
    /// Kept as it is set.
    open var undoManager: UndoManager?
    /// Kept as it is set.
    open var userInfo = NSMutableDictionary()
    /// Kept as it is set.
    open var transactionAuthor: String?

    /// Creates one.
    public init(_ type: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType) { concurrencyType = type }
    /// Creates one.
    public convenience init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { self.init(ct) }

    private var store: Store { persistentStoreCoordinator?.store ?? ownStore }

    /// As Apple's of this name.
    open var insertedObjects: Set<NSManagedObject> { lock.withLock { Set(added.filter { $0.isInserted }) } }
    /// As Apple's of this name.
    open var deletedObjects: Set<NSManagedObject> { lock.withLock { Set(removed) } }
    /// As Apple's of this name.
    open var updatedObjects: Set<NSManagedObject> {
        lock.withLock { Set(store.objects.filter { $0.isUpdated && $0.managedObjectContext === self }) }
    }
    /// As Apple's of this name.
    open var registeredObjects: Set<NSManagedObject> {
        lock.withLock { Set(store.objects.filter { $0.managedObjectContext === self }) }
    }
    /// As Apple's of this name.
    open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty }

    /// As Apple's of this name.
    open func insert(_ object: NSManagedObject) {
        lock.lock()
        defer { lock.unlock() }
        object.managedObjectContext = self
        object.isInserted = true
        store.objects.append(object)
        added.append(object)
    }

    /// As Apple's of this name.
    open func delete(_ object: NSManagedObject) {
        var open = [object]
        while let object = open.popLast() {
            if object.isDeleted { continue }
            object.prepareForDeletion()
            object.isDeleted = true
            open += object.leaveRelations()
            lock.withLock {
                store.objects.removeAll { $0 === object }
                added.removeAll { $0 === object }
                removed.append(object)
            }
        }
    }

    /// Says that all is kept: objects are no more than in memory.
    open func save() throws {
        lock.lock()
        let objects = store.objects.filter { $0.managedObjectContext === self && $0.hasChanges }
        let gone = removed
        (added, removed) = ([], [])
        lock.unlock()
        for object in objects { object.willSave() }
        let info: [String: Any] = [
            NSInsertedObjectsKey: Set(objects.filter(\.isInserted)),
            NSUpdatedObjectsKey: Set(objects.filter(\.isUpdated)),
            NSDeletedObjectsKey: Set(gone),
        ]
        for object in objects {
            object.isSaved()
            object.didSave()
        }
        for object in gone { object.managedObjectContext = nil }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    }

    /// Takes back what was inserted and deleted since the last `save`.
    open func rollback() {
        lock.lock()
        defer { lock.unlock() }
        store.objects.removeAll { object in added.contains { $0 === object } }
        for object in removed { object.isDeleted = false }
        store.objects += removed
        (added, removed) = ([], [])
    }

    /// Forgets all objects of a context that has no coordinator.
    open func reset() { lock.withLock { (ownStore, added, removed) = (Store(), [], []) } }
    /// Does nothing.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    /// Does nothing.
    open func refreshAllObjects() {}
    /// Does nothing.
    open func processPendingChanges() {}
    /// Does nothing.
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    /// As Apple's of this name.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }

    /// The object of that name; one without values where there is none.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        (try? existingObject(with: objectID)) ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
    }
    /// As Apple's of this name.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        try? existingObject(with: objectID)
    }
    /// The object of that name; throws where there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = lock.withLock({ store.objects.first { $0.objectID === objectID } }) else {
            throw CocoaError(CocoaError.Code(rawValue: 133000))
        }
        return object
    }

    /// The objects that a request asks for.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        found(request).compactMap { ($0 as? T) ?? ($0.objectID as? T) }
    }
    /// As Apple's of this name.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { found(request).count }
    /// Deletes what a request for deletion asks for; does nothing with others.
    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? NSBatchDeleteRequest {
            for object in found(request.fetchRequest) { delete(object) }
        }
        return NSPersistentStoreResult()
    }

    private func found<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
        let all = lock.withLock { store.objects }
        var objects = all.filter { object in
            guard !object.isDeleted else { return false }
            let isMeant =
                request.entityName == object.entity.name || T.self == type(of: object)
                || request.entityName == nil || request.includesSubentities && object.entity.isBelow(request.entityName)
            return isMeant && request.predicate?.evaluate(with: object) ?? true
        }
        if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
            objects = NSArray(array: objects).sortedArray(using: descriptors).compactMap { $0 as? NSManagedObject }
        }
        objects = Array(objects.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
    }

    /// Runs the block at once.
    open func performAndWait(_ block: () -> Void) { block() }
    /// Runs the block at once.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    /// Runs the block at once where it is called on the main thread or in a context of no queue, so that tests see what it does.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Runs the block at once.
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}

extension NSManagedObjectContext {
    /// As Apple's of this name.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// As Apple's of this name.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}

extension Notification.Name {
    /// As Apple's of this name.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// As Apple's of this name.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// As Apple's of this name.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// As Apple's of this name.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}
