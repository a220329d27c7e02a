import CellSimAdapted
@_exported import CellSimFoundation
@_exported import Foundation
import Synchronization

/// The identifier of a managed object. It is the same in all contexts.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
    // Unchecked: like Apple's class, its properties must be set by one thread at a time.
    /// The entity of the object.
    public let entity: NSEntityDescription
    private let number: Int
    /// A Boolean value that indicates whether the object hasn't been saved yet.
    open internal(set) var isTemporaryID = true
    private static let lastNumber = Mutex(0)

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        number = Self.lastNumber.withLock { last in
            last += 1
            return last
        }
    }
    /// Returns a URL such as `x-coredata://memory/Person/p1`.
    open func uriRepresentation() -> URL {
        URL(string: "x-coredata://memory/\(entity.name ?? "Object")/p\(number)") ?? URL(fileURLWithPath: "/")
    }
}

/// A type of result that can be fetched.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// The initialiser of managed objects with a context. Apps do not use this protocol.
///
/// In an extension of a protocol, the initialiser also creates objects of metatypes, as in `T(context: context)`.
public protocol ManagedObjectCreating: NSObjectProtocol {
    /// Creates an object.
    /// - Parameters:
    ///   - entity: the object's entity.
    ///   - context: the context that the object is inserted into; nil for none.
    init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
}

extension ManagedObjectCreating where Self: NSManagedObject {
    /// Creates an object of the entity that has the class's name.
    /// - Parameter moc: the context that the object is inserted into.
    public init(context moc: NSManagedObjectContext) {
        let name = String(describing: Self.self)
        let modelEntity = moc.persistentStoreCoordinator?.managedObjectModel.entities.first {
            $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name || $0.name == name
        }
        self.init(entity: modelEntity ?? Self.entity(), insertInto: moc)
    }
}

/// An object in a context. It stores its values in memory, by property name.
open class NSManagedObject: NSObject, NSFetchRequestResult, ManagedObjectCreating, KeyValueReadable,
    ManagedValueStoring
{
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The identifier of the object.
    public let objectID: NSManagedObjectID
    /// The context of the object; not retained.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// A Boolean value that indicates whether the object was inserted since the last save.
    open internal(set) var isInserted = false
    /// A Boolean value that indicates whether the object was updated since the last save.
    open internal(set) var isUpdated = false
    /// A Boolean value that indicates whether the object was deleted.
    open internal(set) var isDeleted = false
    /// Always false: objects are always loaded.
    open var isFault: Bool { false }
    /// A Boolean value that indicates whether the object was inserted, updated or deleted since the last save.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// A Boolean value that indicates whether persistent values have changed. The same as `hasChanges`.
    open var hasPersistentChangedValues: Bool { hasChanges }
    private var values: [String: Any] = [:]

    /// Creates an object with its attributes' default values, and inserts it into a context.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity)
        super.init()
        ManagedClasses.register(type(of: self))
        for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
        context?.insert(self)
        awakeFromInsert()
    }

    /// Returns the class's entity in the model that was loaded last, or otherwise a new entity with the class's name and
    /// without a model.
    open class func entity() -> NSEntityDescription {
        ManagedClasses.entity(of: Self.self) ?? NSEntityDescription(named: String(describing: Self.self))
    }
    /// Returns a request for all objects of the class. As on iOS, a subclass's own `fetchRequest()` takes precedence if
    /// there is no type annotation.
    @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? String(describing: Self.self))
    }

    /// Does nothing.
    open func awakeFromInsert() {}
    /// Does nothing.
    open func awakeFromFetch() {}
    /// Does nothing.
    open func willSave() {}
    /// Does nothing.
    open func didSave() {}
    /// Does nothing.
    open func prepareForDeletion() {}
    /// Does nothing.
    open func willAccessValue(forKey key: String?) {}
    /// Does nothing.
    open func didAccessValue(forKey key: String?) {}
    /// Does nothing.
    open func willChangeValue(forKey key: String) {}
    /// Notifies the observers of a value after the change.
    open func didChangeValue(forKey key: String) { ObservedValues.notify(self, key) }
    /// Returns the stored value for a key; nil if there is none.
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    /// Sets the stored value for a key, without updating the inverse relationship.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns the value for a key; nil if there is none.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Sets the value for a key, and updates the inverse relationship if the model has one.
    open func setValue(_ value: Any?, forKey key: String) {
        willChangeValue(forKey: key)
        let value = KeyValueReader.unwrapped(value)
        if let relation = entity.relationshipsByName[key], let inverse = relation.inverseRelationship {
            let (old, new) = (Self.members(values[key]), Self.members(value))
            values[key] = value
            for object in old where !new.contains(object) { object.remove(self, from: inverse) }
            for object in new where !old.contains(object) { object.add(self, to: inverse, of: relation) }
        } else {
            values[key] = value
        }
        if !isInserted { isUpdated = true }
        didChangeValue(forKey: key)
    }
    /// Returns the value for a key; nil if there is none.
    open func readValue(forKey key: String) -> Any? { value(forKey: key) }
    /// Returns the values for keys, or all values if `keys` is nil.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        keys.map { keys in values.filter { keys.contains($0.key) } } ?? values
    }
    /// Returns all values if the object has changes; otherwise an empty dictionary.
    open func changedValues() -> [String: Any] { hasChanges ? values : [:] }
    /// Returns a mutable set for a to-many relationship. It replaces an immutable value.
    open func mutableSetValue(forKey key: String) -> NSMutableSet {
        if let set = values[key] as? NSMutableSet { return set }
        let set = NSMutableSet()
        if let old = values[key] as? NSSet { for object in old.allObjects { set.add(object) } }
        values[key] = set
        return set
    }

    /// Returns the value of an adapted `@NSManaged` property.
    public func managedValue(forKey key: String) -> Any? { value(forKey: key) }
    /// Sets the value of an adapted `@NSManaged` property.
    public func setManagedValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

    func markAsSaved() {
        (isInserted, isUpdated) = (false, false)
        objectID.isTemporaryID = false
    }
}
