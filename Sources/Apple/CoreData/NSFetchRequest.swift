import CellSimFoundation
import Foundation

/// What is asked of a store.
open class NSPersistentStoreRequest: NSObject {}
/// What a store answers.
open class NSPersistentStoreResult: NSObject {}

/// What a request gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// As Apple's of this name.
    public let rawValue: UInt
    /// Creates one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As Apple's of this name.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// As Apple's of this name.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// As Apple's of this name.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// As Apple's of this name.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are asked for.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// Kept as it is set.
    open var entityName: String?
    /// Kept as it is set.
    open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
    /// Kept as it is set.
    open var predicate: NSPredicate?
    /// Kept as it is set.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Kept as it is set.
    open var fetchLimit = 0
    /// Kept as it is set.
    open var fetchOffset = 0
    /// Kept as it is set.
    open var fetchBatchSize = 0
    /// Kept as it is set.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Kept as it is set.
    open var returnsObjectsAsFaults = true
    /// Kept as it is set.
    open var returnsDistinctResults = false
    /// Kept as it is set.
    open var includesSubentities = true
    /// Kept as it is set.
    open var includesPropertyValues = true
    /// Kept as it is set.
    open var includesPendingChanges = true
    /// Kept as it is set.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Kept as it is set.
    open var propertiesToFetch: [Any]?
    public override init() { super.init() }
    /// Creates one.
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }
}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// Deletes what a request asks for.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// Kept as it is set.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// Creates one.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

/// What a deletion answers.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// What changed among the results of a request.
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

/// Hears what changes among results. Never called: `performFetch` reads them anew.
public protocol NSFetchedResultsControllerDelegate: AnyObject {}

/// The results of a request in sections, read when `performFetch` is called.
open class NSFetchedResultsController<ResultType>: NSObject {
    private struct Section: NSFetchedResultsSectionInfo {
        let name: String
        let results: [Any]
        var indexTitle: String? { name.first.map { String($0) } }
        var numberOfObjects: Int { results.count }
        var objects: [Any]? { results }
    }
    /// As Apple's of this name.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// As Apple's of this name.
    public let managedObjectContext: NSManagedObjectContext
    /// As Apple's of this name.
    public let sectionNameKeyPath: String?
    /// Kept as it is set.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// Kept as it is set.
    open private(set) var fetchedObjects: [ResultType]?
    /// Kept as it is set.
    open private(set) var sections: [any NSFetchedResultsSectionInfo]?

    /// Creates one.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext, self.sectionNameKeyPath) = (fetchRequest, context, sectionNameKeyPath)
    }

    /// As Apple's of this name.
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

    /// The object at a place, by section and item.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard indexPath.count == 2, let sections, sections.indices.contains(indexPath[0]),
            let objects = sections[indexPath[0]].objects, objects.indices.contains(indexPath[1]),
            let object = objects[indexPath[1]] as? ResultType
            // Fatal: Apple's raises an exception for such an index path.
        else { fatalError("no object at index path \(indexPath)") }
        return object
    }
    /// As Apple's of this name.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (number, section) in (sections ?? []).enumerated() {
            if let row = section.objects?.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) {
                return IndexPath(indexes: [number, row])
            }
        }
        return nil
    }
    /// As Apple's of this name.
    open var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }
}
