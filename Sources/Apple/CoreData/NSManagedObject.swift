import CellSimAdapted
@_exported import CellSimFoundation
@_exported import Foundation

/// A kind of data that is kept.
public enum NSAttributeType: UInt, Sendable {
    /// None yet, or an integer of 16, 32 or 64 bits.
    case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200,
        integer64AttributeType = 300
    case decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600, stringAttributeType = 700
    case booleanAttributeType = 800, dateAttributeType = 900, binaryDataAttributeType = 1000, UUIDAttributeType = 1100
    case URIAttributeType = 1200, transformableAttributeType = 1800, objectIDAttributeType = 2000
}

/// What happens to the other end of a relation when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property of an entity.
open class NSPropertyDescription: NSObject {
    /// Kept as it is set.
    open var name = ""
    /// Kept as it is set.
    open var isOptional = true
    /// Kept as it is set.
    open var isTransient = false
    /// Kept as it is set.
    open var userInfo: [AnyHashable: Any]?
    /// Kept as it is set.
    open internal(set) weak var entity: NSEntityDescription?
}

/// A value of an entity.
open class NSAttributeDescription: NSPropertyDescription {
    /// Kept as it is set.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// Kept as it is set.
    open var defaultValue: Any?
    /// Kept as it is set.
    open var attributeValueClassName: String?
    /// Kept as it is set.
    open var valueTransformerName: String?
    /// Kept as it is set.
    open var allowsExternalBinaryDataStorage = false
}

/// A relation of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
    /// Kept as it is set.
    open weak var destinationEntity: NSEntityDescription?
    /// Kept as it is set.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// Kept as it is set.
    open var maxCount = 0
    /// Kept as it is set.
    open var minCount = 0
    /// Kept as it is set.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Kept as it is set.
    open var isOrdered = false
    /// As Apple's of this name.
    open var isToMany: Bool { maxCount != 1 }
}

/// A kind of object.
open class NSEntityDescription: NSObject {
    /// Kept as it is set.
    open var name: String?
    /// Kept as it is set.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Kept as it is set.
    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }
    /// Kept as it is set.
    open var subentities: [NSEntityDescription] = []
    /// Kept as it is set.
    open var isAbstract = false
    /// As Apple's of this name.
    open var attributesByName: [String: NSAttributeDescription] { named() }
    /// As Apple's of this name.
    open var relationshipsByName: [String: NSRelationshipDescription] { named() }
    /// As Apple's of this name.
    open var propertiesByName: [String: NSPropertyDescription] { named() }

    private func named<Property: NSPropertyDescription>() -> [String: Property] {
        Dictionary(properties.compactMap { ($0 as? Property).map { ($0.name, $0) } }) { $1 }
    }

    /// A new object of an entity, in a context.
    ///
    /// Its class is the entity's where it can be found by name, else `NSManagedObject`.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        let entity = entity(forEntityName: entityName, in: context) ?? NSEntityDescription(named: entityName)
        let type = entity.objectClass ?? NSManagedObject.self
        return type.init(entity: entity, insertInto: context)
    }

    /// The entity of that name in a context's model.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[entityName]
    }

    public override init() { super.init() }

    convenience init(named name: String) {
        self.init()
        (self.name, managedObjectClassName) = (name, name)
    }

    /// The class of the entity's objects, looked for by its name.
    var objectClass: NSManagedObject.Type? {
        guard let name = managedObjectClassName else { return nil }
        if let known = ManagedClasses.type(named: name) { return known }
        return NSClassFromString(name) as? NSManagedObject.Type
    }
}

/// Classes of managed objects that have been used, by name.
enum ManagedClasses {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var types: [String: NSManagedObject.Type] = [:]

    static func note(_ type: NSManagedObject.Type) {
        lock.withLock { unsafe types[String(describing: type)] = type }
    }

    static func type(named name: String) -> NSManagedObject.Type? {
        let name = name.split(separator: ".").last.map(String.init) ?? name
        return lock.withLock { unsafe types[name] }
    }
}

/// The name of an object in all contexts.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
    /// As Apple's of this name.
    public let entity: NSEntityDescription
    private let number: Int
    /// Kept as it is set.
    open internal(set) var isTemporaryID = true
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last = 0

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        number = Self.lock.withLock {
            unsafe Self.last += 1
            return unsafe Self.last
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
        self.init(entity: known ?? NSEntityDescription(named: name), insertInto: moc)
    }

    /// The entity that has the class's name; in no model.
    open class func entity() -> NSEntityDescription { NSEntityDescription(named: String(describing: Self.self)) }
    /// A request for all objects of the class.
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: String(describing: Self.self))
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
    open func didChangeValue(forKey key: String) { ObservedValues.tell(self, key) }
    /// As Apple's of this name.
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    /// As Apple's of this name.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// The value of that name; nil where there is none.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Keeps a value by a name, and the other end of a relation where the model has one.
    open func setValue(_ value: Any?, forKey key: String) {
        willChangeValue(forKey: key)
        values[key] = KeyValueReader.unwrapped(value)
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
