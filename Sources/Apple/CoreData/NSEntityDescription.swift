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

/// The effect on a relationship's destination when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property of an entity.
open class NSPropertyDescription: NSObject {
    /// The name of the property.
    open var name = ""
    /// A Boolean value that indicates whether the property may be nil. Stored without effect.
    open var isOptional = true
    /// A Boolean value that indicates whether the property is not saved. Stored without effect.
    open var isTransient = false
    /// Additional values from the model.
    open var userInfo: [AnyHashable: Any]?
    /// The entity of the property; not retained.
    open internal(set) weak var entity: NSEntityDescription?
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
    /// The type of the attribute's values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The initial value of the attribute.
    open var defaultValue: Any?
    /// The name of the class of the attribute's values.
    open var attributeValueClassName: String?
    /// The name of the transformer for archiving. Stored without effect.
    open var valueTransformerName: String?
    /// A Boolean value that indicates whether large values are stored in files. Stored without effect.
    open var allowsExternalBinaryDataStorage = false
}

/// A value that a fetch request computes. Stored without effect: contexts do not compute it.
open class NSExpressionDescription: NSPropertyDescription {
    /// The expression for the value.
    open var expression: CellSimFoundation.NSExpression?
    /// The type of the value.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// Another name for `expressionResultType`.
    open var resultType: NSAttributeType {
        get { expressionResultType }
        set { expressionResultType = newValue }
    }
}

/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity at the relationship's destination; not retained.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship from the destination back to this entity; not retained.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The maximum number of destination objects; 1 for a to-one relationship, 0 for no limit.
    open var maxCount = 0
    /// The minimum number of destination objects. Stored without effect.
    open var minCount = 0
    /// The effect on destination objects when an object is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// A Boolean value that indicates whether a to-many relationship is ordered.
    open var isOrdered = false
    /// A Boolean value that indicates whether the relationship may have several destination objects.
    open var isToMany: Bool { maxCount != 1 }
}

/// A description of an entity in a data model.
open class NSEntityDescription: NSObject {
    /// The name of the entity.
    open var name: String?
    /// The name of the class of the entity's objects.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// The entity's own properties, without inherited ones.
    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }
    /// The entities that inherit from this entity.
    open var subentities: [NSEntityDescription] = []
    /// The parent entity, from which this entity inherits properties; nil for none.
    open internal(set) weak var superentity: NSEntityDescription?
    /// A Boolean value that indicates whether the entity has no objects of its own. Stored without effect.
    open var isAbstract = false
    /// The attributes, including inherited ones, keyed by name.
    open var attributesByName: [String: NSAttributeDescription] { membersByName() }
    /// The relationships, including inherited ones, keyed by name.
    open var relationshipsByName: [String: NSRelationshipDescription] { membersByName() }
    /// The properties, including inherited ones, keyed by name.
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

    /// The ancestors of the entity, nearest first. In an invalid model with a cycle, the array ends before the first repetition.
    private var ancestors: [NSEntityDescription] {
        var result: [NSEntityDescription] = []
        var next = superentity
        while let entity = next, entity !== self, !result.contains(where: { $0 === entity }) {
            result.append(entity)
            next = entity.superentity
        }
        return result
    }

    /// Returns whether the entity has an ancestor with this name.
    func isDescendant(_ name: String?) -> Bool { ancestors.contains { $0.name == name } }
    /// Returns whether the entity is the given entity or one of its descendants.
    open func isKindOf(entity: NSEntityDescription) -> Bool { ([self] + ancestors).contains { $0 === entity } }

    /// Creates an object of an entity in a context.
    ///
    /// The object has the entity's class if that class can be found by name, otherwise the class `NSManagedObject`.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        let entity = entity(forEntityName: entityName, in: context) ?? NSEntityDescription(named: entityName)
        let type = entity.objectClass ?? NSManagedObject.self
        return type.init(entity: entity, insertInto: context)
    }

    /// Returns the entity with a name in the model of a context.
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
        let unqualifiedName = name.split(separator: ".").last.map(String.init) ?? name
        let loadedType = LoadedClasses.modules(ofClassNamed: unqualifiedName).lazy.compactMap {
            NSClassFromString("\($0).\(unqualifiedName)") as? NSManagedObject.Type
        }.first
        if let loadedType { ManagedClasses.register(loadedType) }
        return loadedType
    }
}

/// A registry of managed object classes and of the entities of loaded models, both by name.
enum ManagedClasses {
    private static let lock = NSLock()
    // Unchecked: the lock guards it.
    nonisolated(unsafe) private static var types: [String: NSManagedObject.Type] = [:]
    // Unchecked: the lock guards it.
    nonisolated(unsafe) private static var entities: [String: NSEntityDescription] = [:]

    static func register(_ loadedEntities: [NSEntityDescription]) {
        lock.withLock {
            for entity in loadedEntities {
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
