import CellSimAdapted
@_exported import CellSimFoundation
@_exported import Foundation
import Synchronization

/// The name of an object in all contexts.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// As Apple's of this name.
    public let entity: NSEntityDescription
    private let number: Int
    /// Kept as it is set.
    open internal(set) var isTemporaryID = true
    private static let last = Mutex(0)

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        number = Self.last.withLock { last in
            last += 1
            return last
        }
    }
    /// The address, as in `x-coredata://memory/Person/p1`.
    open func uriRepresentation() -> URL {
        URL(string: "x-coredata://memory/\(entity.name ?? "Object")/p\(number)") ?? URL(fileURLWithPath: "/")
    }
}

/// What can be fetched.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// An object whose values are in a context. They are kept by name, and live as long as the object.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyValueReadable, ManagedValueStoring {
    /// As Apple's of this name.
    public let entity: NSEntityDescription
    /// As Apple's of this name.
    public let objectID: NSManagedObjectID
    /// Kept as it is set.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Kept as it is set.
    open internal(set) var isInserted = false
    /// Kept as it is set.
    open internal(set) var isUpdated = false
    /// Kept as it is set.
    open internal(set) var isDeleted = false
    /// Always false.
    open var isFault: Bool { false }
    /// As Apple's of this name.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    private var values: [String: Any] = [:]

    /// Creates one.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity)
        super.init()
        ManagedClasses.note(type(of: self))
        for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
        context?.insert(self)
        awakeFromInsert()
    }

    /// An object of the entity that has the class's name.
    public convenience init(context moc: NSManagedObjectContext) {
        let name = String(describing: Self.self)
        let known = moc.persistentStoreCoordinator?.managedObjectModel.entities.first {
            $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name || $0.name == name
        }
        self.init(entity: known ?? Self.entity(), insertInto: moc)
    }

    /// The class's entity in the model that was read last, else one that has the class's name and is in no model.
    open class func entity() -> NSEntityDescription {
        ManagedClasses.entity(of: Self.self) ?? NSEntityDescription(named: String(describing: Self.self))
    }
    /// A request for all objects of the class.
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
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
    /// Tells those who observe the value that it changed.
    open func didChangeValue(forKey key: String) { ObservedValues.notify(self, key) }
    /// As Apple's of this name.
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    /// As Apple's of this name.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// The value of that name; nil where there is none.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Keeps a value by a name, and the other end of a relation where the model has one.
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
    /// As Apple's of this name.
    open func readValue(forKey key: String) -> Any? { value(forKey: key) }
    /// The values of those names.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        keys.map { keys in values.filter { keys.contains($0.key) } } ?? values
    }
    /// As Apple's of this name.
    open func changedValues() -> [String: Any] { hasChanges ? values : [:] }
    /// As Apple's of this name.
    open func mutableSetValue(forKey key: String) -> NSMutableSet {
        if let set = values[key] as? NSMutableSet { return set }
        let set = NSMutableSet()
        if let old = values[key] as? NSSet { for object in old.allObjects { set.add(object) } }
        values[key] = set
        return set
    }

    /// The value of an adapted `@NSManaged` property.
    public func managedValue(forKey key: String) -> Any? { value(forKey: key) }
    /// Sets the value of an adapted `@NSManaged` property.
    public func setManagedValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

    func isSaved() {
        (isInserted, isUpdated) = (false, false)
        objectID.isTemporaryID = false
    }
}
