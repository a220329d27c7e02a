import CellSimFoundation
import Foundation

/// The entities of a data model and their relationships.
///
/// Models are read in the format of Xcode's editor; `cellsim app` adds them to the product. The entities of compiled models
/// are not read: entities are derived from class names, unless code creates a model.
open class NSManagedObjectModel: NSObject {
    /// The entities of the model.
    open var entities: [NSEntityDescription] = []
    /// The entities of the model, keyed by name.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
    }
    /// The identifiers of the model's version.
    open var versionIdentifiers: Set<AnyHashable> = []
    public override init() { super.init() }
    /// Reads the model in a file (`.mom`), or the current version in a folder (`.momd`). A compiled model has no entities.
    /// Returns nil if nothing exists at the URL.
    public init?(contentsOf url: URL) {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        super.init()
        let data = try? Data(contentsOf: url.appendingPathComponent("VersionInfo.plist"))
        let versionInfo = data.flatMap {
            try? unsafe PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
        }
        let current = versionInfo?["NSManagedObjectModel_CurrentVersionName"] as? String
        load(current.map { url.appendingPathComponent($0 + ".mom") } ?? url)
    }
    /// Merges the models in these bundles; nil for the app's bundle.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let merged = NSManagedObjectModel()
        for bundle in bundles ?? [.main] {
            let modelURLs = ["momd", "mom"].flatMap { suffix -> [URL] in
                (bundle.urls(forResourcesWithExtension: suffix, subdirectory: nil) ?? []).map { $0 as URL }
            }
            for url in modelURLs.sorted(by: { $0.path < $1.path }) {
                guard let model = NSManagedObjectModel(contentsOf: url) else { continue }
                merged.entities += model.entities
                merged.entityNamesByConfiguration.merge(model.entityNamesByConfiguration) { $0 + $1 }
                merged.versionIdentifiers.formUnion(model.versionIdentifiers)
            }
        }
        return merged
    }
    /// Merges several models; returns nil if `models` is nil.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
    }
    /// The names of the configurations, sorted.
    open var configurations: [String] { entityNamesByConfiguration.keys.sorted() }
    /// Returns the entities of a configuration, or all entities if the configuration is nil.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration else { return entities }
        return entityNamesByConfiguration[configuration].map { names in names.compactMap { entitiesByName[$0] } }
    }
    private var entityNamesByConfiguration: [String: [String]] = [:]

    private func load(_ file: URL) {
        guard let reader = ModelReader.read(file) else { return }
        (entities, entityNamesByConfiguration) = (reader.entities, reader.configurations)
        if let identifier = reader.identifier, !identifier.isEmpty { versionIdentifiers = [identifier] }
        ManagedClasses.register(entities)
    }

    /// Returns the model with a name in the app's bundle.
    static func named(_ name: String) -> NSManagedObjectModel? {
        for suffix in ["momd", "mom"] {
            guard let url = Bundle.main.url(forResource: name, withExtension: suffix) else { continue }
            return NSManagedObjectModel(contentsOf: url)
        }
        return nil
    }
}

/// The store type for SQLite. Stores are always in memory.
public let NSSQLiteStoreType = "SQLite"
/// The store type for memory.
public let NSInMemoryStoreType = "InMemory"
/// The store type for binary files. Stores are always in memory.
public let NSBinaryStoreType = "Binary"
/// The option that migrates stores automatically. Without effect.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option that infers mapping models. Without effect.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option that tracks the history of changes. Without effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that posts notifications about remote changes. Without effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// A store of objects, in memory.
open class NSPersistentStore: NSObject {
    /// The location of the store. Nothing is written there.
    open var url: URL?
    /// The type of the store. Always `NSInMemoryStoreType`.
    open var type: String { NSInMemoryStoreType }
    /// The identifier of the store.
    open var identifier: String! = ""
}

/// Stores objects in memory, regardless of the requested store type.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // Unchecked: as on Apple platforms, only one thread at a time may set its properties.
    let store = NSManagedObjectContext.Store()
    /// The model of the coordinator.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores that were added.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// The name of the coordinator. Stored without effect.
    open var name: String?
    /// Creates a coordinator for a model.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
    /// Adds a store in memory, regardless of its type and options.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore()
        store.url = storeURL
        persistentStores.append(store)
        return store
    }
    /// Removes a store.
    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    /// Does nothing.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    }
    /// Runs the block immediately.
    open func performAndWait(_ block: () -> Void) { block() }
    /// Runs the block immediately.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Returns the identifier of the object with a URI; nil if there is none.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        lock.withLock { store.objects.first { $0.objectID.uriRepresentation() == url }?.objectID }
    }
    private let lock = NSLock()
}

/// The settings for opening a store. Stored without effect.
open class NSPersistentStoreDescription: NSObject {
    /// The location of the store.
    open var url: URL?
    /// The type of the store.
    open var type = NSSQLiteStoreType
    /// The name of the model configuration.
    open var configuration: String?
    /// A Boolean value that indicates whether the store is migrated automatically.
    open var shouldMigrateStoreAutomatically = true
    /// A Boolean value that indicates whether a mapping model is inferred.
    open var shouldInferMappingModelAutomatically = true
    /// A Boolean value that indicates whether the store is added asynchronously.
    open var shouldAddStoreAsynchronously = false
    /// A Boolean value that indicates whether the store is read-only.
    open var isReadOnly = false
    /// The options, keyed by name.
    open private(set) var options: [String: NSObject] = [:]
    public override init() { super.init() }
    /// Creates a description of the store at a URL.
    public init(url: URL) { self.url = url }
    /// Sets an option; nil removes it.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A container of a model, its store and a context.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // Unchecked: like Apple's class, its properties must be set by one thread at a time.
    /// The name of the container.
    public let name: String
    /// The model of the container.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator of the store.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context for the main queue.
    public let viewContext: NSManagedObjectContext
    /// The descriptions of the stores that `loadPersistentStores(completionHandler:)` adds.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]
    /// Returns the temporary folder. Nothing is stored there.
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
    /// Creates a container with the app's model of this name, or an empty model.
    public convenience init(name: String) {
        self.init(name: name, managedObjectModel: NSManagedObjectModel.named(name) ?? NSManagedObjectModel())
    }
    /// Creates a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }
    /// Adds the stores and calls the block for each of them before returning.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            _ = try? persistentStoreCoordinator.addPersistentStore(
                ofType: description.type, configurationName: nil, at: description.url)
            block(description, nil)
        }
    }
    /// Returns a new context with the same objects.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
    /// Calls the block immediately with a new context.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
}
/// A container that syncs its objects with iCloud. In CellSim, nothing is synced.
// Unchecked: restates the conformance of the superclass.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
