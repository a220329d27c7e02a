import CellSimReflection
import Foundation

/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
    /// Undefined, or an integer of 16, 32 or 64 bits.
    case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200,
        integer64AttributeType = 300
    case decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600, stringAttributeType = 700
    case booleanAttributeType = 800, dateAttributeType = 900, binaryDataAttributeType = 1000, UUIDAttributeType = 1100
    case URIAttributeType = 1200, transformableAttributeType = 1800, objectIDAttributeType = 2000
}

/// The action on a relationship's destination when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property of an entity.
open class NSPropertyDescription: NSObject {
    /// Stores the value you set.
    open var name = ""
    /// Stores the value you set.
    open var isOptional = true
    /// Stores the value you set.
    open var isTransient = false
    /// Stores the value you set.
    open var userInfo: [AnyHashable: Any]?
    /// Stores the value you set.
    open internal(set) weak var entity: NSEntityDescription?
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
    /// Stores the value you set.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// Stores the value you set.
    open var defaultValue: Any?
    /// Stores the value you set.
    open var attributeValueClassName: String?
    /// Stores the value you set.
    open var valueTransformerName: String?
    /// Stores the value you set.
    open var allowsExternalBinaryDataStorage = false
}

/// A value that a request computes. Stores what you set; contexts do not compute it.
open class NSExpressionDescription: NSPropertyDescription {
    /// Stores the value you set.
    open var expression: CellSimFoundation.NSExpression?
    /// Stores the value you set.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// The same as `expressionResultType`.
    open var resultType: NSAttributeType {
        get { expressionResultType }
        set { expressionResultType = newValue }
    }
}

/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
    /// Stores the value you set.
    open weak var destinationEntity: NSEntityDescription?
    /// Stores the value you set.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// Stores the value you set.
    open var maxCount = 0
    /// Stores the value you set.
    open var minCount = 0
    /// Stores the value you set.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Stores the value you set.
    open var isOrdered = false
    /// Apple's `isToMany`.
    open var isToMany: Bool { maxCount != 1 }
}

/// A description of an entity in a data model.
open class NSEntityDescription: NSObject {
    /// Stores the value you set.
    open var name: String?
    /// Stores the value you set.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Stores the value you set.
    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }
    /// Stores the value you set.
    open var subentities: [NSEntityDescription] = []
    /// The parent entity, whose properties this one inherits; nil for none.
    open internal(set) weak var superentity: NSEntityDescription?
    /// Stores the value you set.
    open var isAbstract = false
    /// Apple's `attributesByName`.
    open var attributesByName: [String: NSAttributeDescription] { membersByName() }
    /// Apple's `relationshipsByName`.
    open var relationshipsByName: [String: NSRelationshipDescription] { membersByName() }
    /// Apple's `propertiesByName`.
    open var propertiesByName: [String: NSPropertyDescription] { membersByName() }

    private func membersByName<Property: NSPropertyDescription>() -> [String: Property] {
        var result: [String: Property] = [:]
        for entity in [self] + ancestors {
            for property in entity.properties where result[property.name] == nil {
                result[property.name] = property as? Property
            }
        }
        return result
    }

    /// The ancestors of the entity, nearest first. In an invalid model with a cycle, the list ends at the first
    /// repetition.
    private var ancestors: [NSEntityDescription] {
        var result: [NSEntityDescription] = []
        var next = superentity
        while let entity = next, entity !== self, !result.contains(where: { $0 === entity }) {
            result.append(entity)
            next = entity.superentity
        }
        return result
    }

    /// Returns whether an ancestor has a name.
    func isBelow(_ name: String?) -> Bool { ancestors.contains { $0.name == name } }
    /// Returns whether the entity is another one or its subentity.
    open func isKindOf(entity: NSEntityDescription) -> Bool { ([self] + ancestors).contains { $0 === entity } }

    /// Creates an object of an entity in a context.
    ///
    /// Its class is the entity's class if it can be found by name, otherwise `NSManagedObject`.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        let entity = entity(forEntityName: entityName, in: context) ?? NSEntityDescription(named: entityName)
        let type = entity.objectClass ?? NSManagedObject.self
        return type.init(entity: entity, insertInto: context)
    }

    /// Returns the entity of that name in a context's model.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[entityName]
    }

    public override init() { super.init() }

    convenience init(named name: String) {
        self.init()
        (self.name, managedObjectClassName) = (name, name)
    }

    /// The class of the entity's objects, found by its name.
    var objectClass: NSManagedObject.Type? {
        guard let name = managedObjectClassName else { return nil }
        if let cachedType = ManagedClasses.type(named: name) { return cachedType }
        if let type = NSClassFromString(name) as? NSManagedObject.Type { return type }
        let simple = name.split(separator: ".").last.map(String.init) ?? name
        let loadedType = LoadedClasses.modules(ofClassNamed: simple).lazy.compactMap {
            NSClassFromString("\($0).\(simple)") as? NSManagedObject.Type
        }.first
        if let loadedType { ManagedClasses.register(loadedType) }
        return loadedType
    }
}

/// A registry of the managed object classes in use, by name, and of the entities of loaded models.
enum ManagedClasses {
    private static let lock = NSLock()
    // Unchecked: the lock guards it.
    nonisolated(unsafe) private static var types: [String: NSManagedObject.Type] = [:]
    // Unchecked: the lock guards it.
    nonisolated(unsafe) private static var entities: [String: NSEntityDescription] = [:]

    static func register(_ read: [NSEntityDescription]) {
        lock.withLock {
            for entity in read {
                let name = entity.managedObjectClassName.split(separator: ".").last.map(String.init) ?? ""
                unsafe entities[name] = entity
            }
        }
    }

    /// Returns the entity of a class in the model that was loaded last.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        lock.withLock { unsafe entities[String(describing: type)] }
    }

    static func register(_ type: NSManagedObject.Type) {
        lock.withLock { unsafe types[String(describing: type)] = type }
    }

    static func type(named name: String) -> NSManagedObject.Type? {
        let name = name.split(separator: ".").last.map(String.init) ?? name
        return lock.withLock { unsafe types[name] }
    }
}
