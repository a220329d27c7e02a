import CellSimFoundation
import Foundation

/// The entities of a data model and their relationships.
///
/// Models are read in the format of the Xcode editor, as `cellsim app` adds them to the product. Compiled models aren't
/// read: their entities are derived from class names, unless code creates a model.
open class NSManagedObjectModel: NSObject {
    /// Stores the value you set.
    open var entities: [NSEntityDescription] = []
    /// Apple's `entitiesByName`.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
    }
    /// Stores the value you set.
    open var versionIdentifiers: Set<AnyHashable> = []
    public override init() { super.init() }
    /// Creates the model in a file (`.mom`), or the current version in a folder (`.momd`). A compiled model has no entities. Nil if nothing
    /// exists at the URL.
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
    /// Returns the models of these bundles, or of the app's bundle, merged into one.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let merged = NSManagedObjectModel()
        for bundle in bundles ?? [.main] {
            let modelURLs = ["momd", "mom"].flatMap { suffix -> [URL] in
                (bundle.urls(forResourcesWithExtension: suffix, subdirectory: nil) ?? []).map { $0 as URL }
            }
            for url in modelURLs.sorted(by: { $0.path < $1.path }) {
                guard let model = NSManagedObjectModel(contentsOf: url) else { continue }
                merged.entities += model.entities
                merged.memberNames.merge(model.memberNames) { $0 + $1 }
                merged.versionIdentifiers.formUnion(model.versionIdentifiers)
            }
        }
        return merged
    }
    /// Merges several models, as Apple's initialiser of this name does.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
    }
    /// The names of the configurations, sorted.
    open var configurations: [String] { memberNames.keys.sorted() }
    /// Returns the entities of a configuration, or all entities if it is nil.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration else { return entities }
        return memberNames[configuration].map { names in names.compactMap { entitiesByName[$0] } }
    }
    private var memberNames: [String: [String]] = [:]

    private func add(_ file: URL) {
        guard let reader = ModelReader.read(file) else { return }
        (entities, memberNames) = (reader.entities, reader.configurations)
        if let identifier = reader.identifier, !identifier.isEmpty { versionIdentifiers = [identifier] }
        ManagedClasses.register(entities)
    }

    /// Returns the app's model with a name.
    static func named(_ name: String) -> NSManagedObjectModel? {
        for suffix in ["momd", "mom"] {
            guard let url = Bundle.main.url(forResource: name, withExtension: suffix) else { continue }
            return NSManagedObjectModel(contentsOf: url)
        }
        return nil
    }
}

/// Apple's `NSSQLiteStoreType`.
public let NSSQLiteStoreType = "SQLite"
/// Apple's `NSInMemoryStoreType`.
public let NSInMemoryStoreType = "InMemory"
/// Apple's `NSBinaryStoreType`.
public let NSBinaryStoreType = "Binary"
/// Apple's `NSMigratePersistentStoresAutomaticallyOption`.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Apple's `NSInferMappingModelAutomaticallyOption`.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Apple's `NSPersistentHistoryTrackingKey`.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Apple's `NSPersistentStoreRemoteChangeNotificationPostOptionKey`.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// A store of objects, in memory.
open class NSPersistentStore: NSObject {
    /// Stores the value you set.
    open var url: URL?
    /// Apple's `type`.
    open var type: String { NSInMemoryStoreType }
    /// Stores the value you set.
    open var identifier: String! = ""
}

/// Stores objects in memory, regardless of the requested store type.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // Unchecked: as on Apple's systems, only one thread at a time may set its properties.
    let store = NSManagedObjectContext.Store()
    /// Apple's `managedObjectModel`.
    public let managedObjectModel: NSManagedObjectModel
    /// Stores the value you set.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// Stores the value you set.
    open var name: String?
    /// Creates an instance.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
    /// Apple's `addPersistentStore(ofType:configurationName:at:options:)`.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore()
        store.url = storeURL
        persistentStores.append(store)
        return store
    }
    /// Apple's `remove(_:)`.
    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    /// Does nothing.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    }
    /// Apple's `performAndWait(_:)`.
    open func performAndWait(_ block: () -> Void) { block() }
    /// Apple's `perform(_:)`.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Returns the identifier of the object at a URL: always nil.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        lock.withLock { store.objects.first { $0.objectID.uriRepresentation() == url }?.objectID }
    }
    private let lock = NSLock()
}

/// The settings for opening a store. Stored without effect.
open class NSPersistentStoreDescription: NSObject {
    /// Stores the value you set.
    open var url: URL?
    /// Stores the value you set.
    open var type = NSSQLiteStoreType
    /// Stores the value you set.
    open var configuration: String?
    /// Stores the value you set.
    open var shouldMigrateStoreAutomatically = true
    /// Stores the value you set.
    open var shouldInferMappingModelAutomatically = true
    /// Stores the value you set.
    open var shouldAddStoreAsynchronously = false
    /// Stores the value you set.
    open var isReadOnly = false
    /// Stores the value you set.
    open private(set) var options: [String: NSObject] = [:]
    public override init() { super.init() }
    /// Creates an instance.
    public init(url: URL) { self.url = url }
    /// Apple's `setOption(_:forKey:)`.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A model, its store and a context.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // Unchecked: like Apple's class, its properties must be set by one thread at a time.
    /// Apple's `name`.
    public let name: String
    /// Apple's `managedObjectModel`.
    public let managedObjectModel: NSManagedObjectModel
    /// Apple's `persistentStoreCoordinator`.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// Apple's `viewContext`.
    public let viewContext: NSManagedObjectContext
    /// Stores the value you set.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]
    /// Apple's `defaultDirectoryURL()`.
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
    /// Creates a container with the app's model of that name, if there is one.
    public convenience init(name: String) {
        self.init(name: name, managedObjectModel: NSManagedObjectModel.named(name) ?? NSManagedObjectModel())
    }
    /// Creates an instance.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }
    /// Apple's `loadPersistentStores(completionHandler:)`.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            _ = try? persistentStoreCoordinator.addPersistentStore(
                ofType: description.type, configurationName: nil, at: description.url)
            block(description, nil)
        }
    }
    /// Apple's `newBackgroundContext()`.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
    /// Apple's `performBackgroundTask(_:)`.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
}
/// A container that syncs its objects with iCloud. In CellSim, nothing is synced.
// Unchecked: restates the conformance of the superclass.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
