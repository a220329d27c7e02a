import CellSimFoundation
import Foundation

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {}
/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The type of a request's results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// Apple's `rawValue`.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple's `managedObjectResultType`.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// Apple's `managedObjectIDResultType`.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Apple's `dictionaryResultType`.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// Apple's `countResultType`.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request for objects.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// Stores the value you set.
    open var entityName: String?
    /// Stores the value you set.
    open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
    /// Stores the value you set.
    open var predicate: NSPredicate?
    /// Stores the value you set.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Stores the value you set.
    open var fetchLimit = 0
    /// Stores the value you set.
    open var fetchOffset = 0
    /// Stores the value you set.
    open var fetchBatchSize = 0
    /// Stores the value you set.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Stores the value you set.
    open var returnsObjectsAsFaults = true
    /// Stores the value you set.
    open var returnsDistinctResults = false
    /// Stores the value you set.
    open var includesSubentities = true
    /// Stores the value you set.
    open var includesPropertyValues = true
    /// Stores the value you set.
    open var includesPendingChanges = true
    /// Stores the value you set.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Stores the value you set.
    open var propertiesToFetch: [Any]?
    public override init() { super.init() }
    /// Creates an instance.
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }
}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// A request that deletes the objects of another request.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// Stores the value you set.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// Creates an instance.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

/// The result of a deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// As the request's `resultType` asks: true, the deleted objects' identifiers, or their number.
    public let result: Any?
    /// The kind of the result.
    public let resultType: NSBatchDeleteRequestResultType
    init(_ objects: [NSManagedObject], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        switch type {
        case .resultTypeStatusOnly: result = true
        case .resultTypeObjectIDs: result = objects.map(\.objectID)
        case .resultTypeCount: result = objects.count
        }
    }
}

/// A request that sets properties of all objects of an entity that match a predicate.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the objects' entity.
    public let entityName: String
    /// The condition for the objects; nil for all.
    open var predicate: NSPredicate?
    /// The new values by the properties' names, or by their descriptions.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// Whether objects of subentities are changed, too. Stored without effect: they always are.
    open var includesSubentities = true
    /// What the result contains.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// Creates a request for an entity.
    /// - Parameter entityName: the entity's name in the model.
    public init(entityName: String) { self.entityName = entityName }
    /// Creates a request for an entity.
    /// - Parameter entity: the entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

    /// The values by the properties' names.
    var values: [String: Any] {
        var values: [String: Any] = [:]
        for (key, value) in propertiesToUpdate ?? [:] {
            values[(key.base as? NSPropertyDescription)?.name ?? "\(key.base)"] = value
        }
        return values
    }
}

/// The kind of result of a batch update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// The result of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// As the request's `resultType` asks: true, the changed objects' identifiers, or their number.
    public let result: Any?
    /// The kind of the result.
    public let resultType: NSBatchUpdateRequestResultType
    init(_ objects: [NSManagedObject], _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        switch type {
        case .statusOnlyResultType: result = true
        case .updatedObjectIDsResultType: result = objects.map(\.objectID)
        case .updatedObjectsCountResultType: result = objects.count
        }
    }
}

/// A request whose result a block receives. A context fetches before `execute` returns.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, PerformedRequest {
    /// The request for the objects.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Receives the result; nil for none.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// The number of results that are expected. Stored without effect.
    open var estimatedResultCount = 0
    /// Creates a request.
    /// - Parameters:
    ///   - request: the request for the objects.
    ///   - blk: receives the result on the calling thread.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) { (fetchRequest, completionBlock) = (request, blk) }

    func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, in: context, try context.fetch(fetchRequest))
        completionBlock?(result)
        return result
    }
}

/// A request that performs itself in a context.
protocol PerformedRequest {
    func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// The result of an asynchronous request.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult {
    /// The request.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The context that fetched; nil if it was released.
    public private(set) weak var managedObjectContext: NSManagedObjectContext?
    /// The objects.
    public let finalResult: [ResultType]?
    /// Always nil: errors are thrown by `execute`.
    open var operationError: (any Error)? { nil }
    /// Always nil: the request is finished.
    open var progress: Progress? { nil }
    /// Does nothing: the request is finished.
    open func cancel() {}
    init(
        _ request: NSAsynchronousFetchRequest<ResultType>, in context: NSManagedObjectContext, _ found: [ResultType]
    ) { (fetchRequest, managedObjectContext, finalResult) = (request, context, found) }
}

/// The kind of change in a request's results.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// A section of results.
public protocol NSFetchedResultsSectionInfo {
    /// Never called.
    var name: String { get }
    /// Never called.
    var indexTitle: String? { get }
    /// Never called.
    var numberOfObjects: Int { get }
    /// Never called.
    var objects: [Any]? { get }
}

/// Receives changes of results. Never called: `performFetch` reads the results again.
public protocol NSFetchedResultsControllerDelegate: AnyObject {}

/// The results of a request in sections. `performFetch` reads them.
open class NSFetchedResultsController<ResultType>: NSObject {
    private struct Section: NSFetchedResultsSectionInfo {
        let name: String
        let results: [Any]
        var indexTitle: String? { name.first.map { String($0) } }
        var numberOfObjects: Int { results.count }
        var objects: [Any]? { results }
    }
    /// Apple's `fetchRequest`.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Apple's `managedObjectContext`.
    public let managedObjectContext: NSManagedObjectContext
    /// Apple's `sectionNameKeyPath`.
    public let sectionNameKeyPath: String?
    /// Stores the value you set.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// Stores the value you set.
    open private(set) var fetchedObjects: [ResultType]?
    /// Stores the value you set.
    open private(set) var sections: [any NSFetchedResultsSectionInfo]?

    /// Creates a controller with a new request and context, which have no results.
    public override init() {
        (fetchRequest, managedObjectContext, sectionNameKeyPath) = (
            NSFetchRequest(), NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType), nil
        )
    }

    /// Creates a controller of a request's results.
    ///
    /// On Apple platforms, any initialiser can create an object of a metatype; in Swift, only required ones can.
    /// - Parameters:
    ///   - fetchRequest: the request.
    ///   - context: the context that performs the request.
    ///   - sectionNameKeyPath: the key path of the sections' names; nil for a single section.
    ///   - name: not used: nothing is cached.
    public required init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext, self.sectionNameKeyPath) = (fetchRequest, context, sectionNameKeyPath)
    }

    /// Apple's `performFetch()`.
    open func performFetch() throws {
        let objects = try managedObjectContext.fetch(fetchRequest)
        fetchedObjects = objects
        var names: [String] = []
        var grouped: [String: [Any]] = [:]
        for object in objects {
            let value = sectionNameKeyPath.flatMap { KeyValueReader.value(of: object, path: $0) }
            let name = value.map { "\($0)" } ?? ""
            if grouped[name] == nil { names.append(name) }
            grouped[name, default: []].append(object)
        }
        if sectionNameKeyPath == nil, names.isEmpty { names = [""] }
        sections = names.map { Section(name: $0, results: grouped[$0] ?? []) }
    }

    /// Returns the object at an index path of section and item.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard indexPath.count == 2, let sections, sections.indices.contains(indexPath[0]),
            let objects = sections[indexPath[0]].objects, objects.indices.contains(indexPath[1]),
            let object = objects[indexPath[1]] as? ResultType
            // Fatal: Apple's implementation raises an exception for an invalid index path.
        else { fatalError("no object at index path \(indexPath)") }
        return object
    }
    /// Apple's `indexPath(forObject:)`.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (number, section) in (sections ?? []).enumerated() {
            if let row = section.objects?.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) {
                return IndexPath(indexes: [number, row])
            }
        }
        return nil
    }
    /// Apple's `sectionIndexTitles`.
    open var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }
}
