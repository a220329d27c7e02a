import CellSimFoundation
import Foundation

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {}
/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The type of a request's results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a type from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Managed objects.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// Object identifiers.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of values. Not supported: objects are returned.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of objects. Not supported: objects are returned.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request for objects of an entity that match a predicate.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The name of the entity.
    open var entityName: String?
    /// The entity.
    open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
    /// The predicate that the objects must match; nil for all objects.
    open var predicate: NSPredicate?
    /// The descriptors that determine the order of the results.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The maximum number of results; 0 for no limit.
    open var fetchLimit = 0
    /// The number of results to skip.
    open var fetchOffset = 0
    /// The number of objects per batch. Stored without effect: all objects are in memory.
    open var fetchBatchSize = 0
    /// The type of the results.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// A Boolean value that indicates whether the objects are faults. Stored without effect.
    open var returnsObjectsAsFaults = true
    /// A Boolean value that indicates whether duplicates are removed. Stored without effect.
    open var returnsDistinctResults = false
    /// A Boolean value that indicates whether objects of subentities are included.
    open var includesSubentities = true
    /// A Boolean value that indicates whether values are loaded. Stored without effect.
    open var includesPropertyValues = true
    /// A Boolean value that indicates whether unsaved changes are included. Stored without effect: they always are.
    open var includesPendingChanges = true
    /// The key paths of relationships to load in advance. Stored without effect.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The properties to fetch. Stored without effect: all properties are fetched.
    open var propertiesToFetch: [Any]?
    public override init() { super.init() }
    /// Creates a request for the entity with a name.
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
    /// The type of the result. Stored without effect.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// Creates a request that deletes the results of a fetch request.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

/// The type of the result of a batch deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// True, the identifiers of the deleted objects, or their number, depending on `resultType`.
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
    /// The predicate that the objects must match; nil for all objects.
    open var predicate: NSPredicate?
    /// The new values, keyed by property name or by property description.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// A Boolean value that indicates whether objects of subentities are updated. Stored without effect: they always are.
    open var includesSubentities = true
    /// The type of the result.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// Creates a request for an entity.
    /// - Parameter entityName: the entity's name in the model.
    public init(entityName: String) { self.entityName = entityName }
    /// Creates a request for an entity.
    /// - Parameter entity: the entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

    /// The new values, keyed by property name.
    var values: [String: Any] {
        var values: [String: Any] = [:]
        for (key, value) in propertiesToUpdate ?? [:] {
            values[(key.base as? NSPropertyDescription)?.name ?? "\(key.base)"] = value
        }
        return values
    }
}

/// The type of the result of a batch update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// The result of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// The result, depending on `resultType`: true, the identifiers of the updated objects, or their number.
    public let result: Any?
    /// The type of the result.
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

/// A fetch request that passes its result to a block. The context fetches before `execute` returns.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, SelfExecutingRequest
{
    /// The request for the objects.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The block that receives the result; nil for none.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// The number of expected results. Stored without effect.
    open var estimatedResultCount = 0
    /// Creates a request.
    /// - Parameters:
    ///   - request: the request for the objects.
    ///   - blk: the block that receives the result, on the calling thread.
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

/// A request that implements its own execution in a context.
protocol SelfExecutingRequest {
    func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// The result of an asynchronous request.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult {
    /// The request.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The context that fetched the objects; nil if it was deallocated.
    public private(set) weak var managedObjectContext: NSManagedObjectContext?
    /// The fetched objects.
    public let finalResult: [ResultType]?
    /// Always nil: `execute` throws errors.
    open var operationError: (any Error)? { nil }
    /// Always nil: the request is finished.
    open var progress: Progress? { nil }
    /// Does nothing: the request is finished.
    open func cancel() {}
    init(
        _ request: NSAsynchronousFetchRequest<ResultType>, in context: NSManagedObjectContext, _ objects: [ResultType]
    ) { (fetchRequest, managedObjectContext, finalResult) = (request, context, objects) }
}

/// The kind of change of a request's results.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// A section of results.
public protocol NSFetchedResultsSectionInfo {
    /// The name of the section.
    var name: String { get }
    /// The title in the section index.
    var indexTitle: String? { get }
    /// The number of objects in the section.
    var numberOfObjects: Int { get }
    /// The objects of the section.
    var objects: [Any]? { get }
}

/// Receives changes of results. Never called: call `performFetch` again after a change.
public protocol NSFetchedResultsControllerDelegate: AnyObject {}

/// Groups the results of a request into sections. `performFetch` fetches the results.
open class NSFetchedResultsController<ResultType>: NSObject {
    private struct Section: NSFetchedResultsSectionInfo {
        let name: String
        let results: [Any]
        var indexTitle: String? { name.first.map { String($0) } }
        var numberOfObjects: Int { results.count }
        var objects: [Any]? { results }
    }
    /// The request for the objects.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context that fetches the objects.
    public let managedObjectContext: NSManagedObjectContext
    /// The key path of the value that names an object's section; nil for a single section.
    public let sectionNameKeyPath: String?
    /// The delegate. Never called; not retained.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The fetched objects; nil before the first fetch.
    open private(set) var fetchedObjects: [ResultType]?
    /// The sections; nil before the first fetch.
    open private(set) var sections: [any NSFetchedResultsSectionInfo]?

    /// Creates a controller with a new request and context, which have no results.
    public override init() {
        (fetchRequest, managedObjectContext, sectionNameKeyPath) = (
            NSFetchRequest(), NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType), nil
        )
    }

    /// Creates a controller for a request.
    ///
    /// On Apple platforms, any initialiser can create an object of a metatype. In Swift, only required ones can.
    /// - Parameters:
    ///   - fetchRequest: the request.
    ///   - context: the context that performs the request.
    ///   - sectionNameKeyPath: the key path of the sections' names; nil for a single section.
    ///   - name: the name of the cache. It has no effect.
    public required init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext, self.sectionNameKeyPath) = (fetchRequest, context, sectionNameKeyPath)
    }

    /// Fetches the objects and groups them into sections.
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

    /// Returns the object at an index path that consists of section and item.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard indexPath.count == 2, let sections, sections.indices.contains(indexPath[0]),
            let objects = sections[indexPath[0]].objects, objects.indices.contains(indexPath[1]),
            let object = objects[indexPath[1]] as? ResultType
            // Fatal: Apple's implementation raises an exception for an invalid index path.
        else { fatalError("no object at index path \(indexPath)") }
        return object
    }
    /// Returns the index path of an object; nil if the object isn't in the results.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (number, section) in (sections ?? []).enumerated() {
            if let row = section.objects?.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) {
                return IndexPath(indexes: [number, row])
            }
        }
        return nil
    }
    /// The titles in the section index.
    open var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }
}
