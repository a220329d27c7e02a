import CellSimFoundation
import Foundation

/// Kinds of objects and how they belong together.
///
/// Models are read in the words of Xcode's editor, as `cellsim app` puts them into the product. Compiled ones are not: entities
/// come from classes' names then, unless a model is put together in code.
open class NSManagedObjectModel: NSObject {
    /// Kept as it is set.
    open var entities: [NSEntityDescription] = []
    /// As Apple's of this name.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
    }
    /// Kept as it is set.
    open var versionIdentifiers: Set<AnyHashable> = []
    public override init() { super.init() }
    /// The model in a file (`.mom`), or the current version of one in a folder (`.momd`). It has no entities where it was
    /// compiled; nil where there is nothing.
    public init?(contentsOf url: URL) {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        super.init()
        let data = try? Data(contentsOf: url.appendingPathComponent("VersionInfo.plist"))
        let list = data.flatMap {
            try? unsafe PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
        }
        let current = list?["NSManagedObjectModel_CurrentVersionName"] as? String
        add(current.map { url.appendingPathComponent($0 + ".mom") } ?? url)
    }
    /// The models of these bundles, or of the app's, as one.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let merged = NSManagedObjectModel()
        for bundle in bundles ?? [.main] {
            let places = ["momd", "mom"].flatMap { suffix -> [URL] in
                (bundle.urls(forResourcesWithExtension: suffix, subdirectory: nil) ?? []).map { $0 as URL }
            }
            for place in places.sorted(by: { $0.path < $1.path }) {
                guard let model = NSManagedObjectModel(contentsOf: place) else { continue }
                merged.entities += model.entities
                merged.memberNames.merge(model.memberNames) { $0 + $1 }
                merged.versionIdentifiers.formUnion(model.versionIdentifiers)
            }
        }
        return merged
    }
    /// One model of several, as Apple's of this name.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
    }
    /// The names of the parts that stores are limited to, sorted.
    open var configurations: [String] { memberNames.keys.sorted() }
    /// The entities of such a part; all without one.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration else { return entities }
        return memberNames[configuration].map { names in names.compactMap { entitiesByName[$0] } }
    }
    private var memberNames: [String: [String]] = [:]

    private func add(_ file: URL) {
        guard let read = ModelReader.read(file) else { return }
        (entities, memberNames) = (read.entities, read.configurations)
        if let identifier = read.identifier, !identifier.isEmpty { versionIdentifiers = [identifier] }
        ManagedClasses.note(entities)
    }

    /// The model that an app has under a name.
    static func named(_ name: String) -> NSManagedObjectModel? {
        for suffix in ["momd", "mom"] {
            guard let place = Bundle.main.url(forResource: name, withExtension: suffix) else { continue }
            return NSManagedObjectModel(contentsOf: place)
        }
        return nil
    }
}

/// As Apple's of this name.
public let NSSQLiteStoreType = "SQLite"
/// As Apple's of this name.
public let NSInMemoryStoreType = "InMemory"
/// As Apple's of this name.
public let NSBinaryStoreType = "Binary"
/// As Apple's of this name.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// As Apple's of this name.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// As Apple's of this name.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// As Apple's of this name.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// A place where objects are kept: memory.
open class NSPersistentStore: NSObject {
    /// Kept as it is set.
    open var url: URL?
    /// As Apple's of this name.
    open var type: String { NSInMemoryStoreType }
    /// Kept as it is set.
    open var identifier: String! = ""
}

/// Keeps objects, in memory, whatever kind of store is asked for.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    let store = NSManagedObjectContext.Store()
    /// As Apple's of this name.
    public let managedObjectModel: NSManagedObjectModel
    /// Kept as it is set.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// Kept as it is set.
    open var name: String?
    /// Creates one.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
    /// As Apple's of this name.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore()
        store.url = storeURL
        persistentStores.append(store)
        return store
    }
    /// As Apple's of this name.
    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    /// Does nothing.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    }
    /// As Apple's of this name.
    open func performAndWait(_ block: () -> Void) { block() }
    /// As Apple's of this name.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// The name of the object at an address: always nil.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        lock.withLock { store.objects.first { $0.objectID.uriRepresentation() == url }?.objectID }
    }
    private let lock = NSLock()
}

/// How a store is opened. Kept without effect.
open class NSPersistentStoreDescription: NSObject {
    /// Kept as it is set.
    open var url: URL?
    /// Kept as it is set.
    open var type = NSSQLiteStoreType
    /// Kept as it is set.
    open var configuration: String?
    /// Kept as it is set.
    open var shouldMigrateStoreAutomatically = true
    /// Kept as it is set.
    open var shouldInferMappingModelAutomatically = true
    /// Kept as it is set.
    open var shouldAddStoreAsynchronously = false
    /// Kept as it is set.
    open var isReadOnly = false
    /// Kept as it is set.
    open private(set) var options: [String: NSObject] = [:]
    public override init() { super.init() }
    /// Creates one.
    public init(url: URL) { self.url = url }
    /// As Apple's of this name.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A model, its store and a context.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// As Apple's of this name.
    public let name: String
    /// As Apple's of this name.
    public let managedObjectModel: NSManagedObjectModel
    /// As Apple's of this name.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// As Apple's of this name.
    public let viewContext: NSManagedObjectContext
    /// Kept as it is set.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]
    /// As Apple's of this name.
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
    /// With the app's model of that name, where it has one.
    public convenience init(name: String) {
        self.init(name: name, managedObjectModel: NSManagedObjectModel.named(name) ?? NSManagedObjectModel())
    }
    /// Creates one.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }
    /// As Apple's of this name.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            _ = try? persistentStoreCoordinator.addPersistentStore(
                ofType: description.type, configurationName: nil, at: description.url)
            block(description, nil)
        }
    }
    /// As Apple's of this name.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
    /// As Apple's of this name.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
}
/// A container whose objects other devices share: none do.
// Unchecked: restates its superclass's.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
