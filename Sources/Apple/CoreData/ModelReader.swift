import CellSimXML
import Foundation

/// Reads a data model in the format of Xcode's editor (`contents` of an `.xcdatamodel`). Compiled models are not supported.
final class ModelReader: XMLVisitor {
    private(set) var entities: [NSEntityDescription] = []
    private(set) var configurations: [String: [String]] = [:]
    private(set) var identifier: String?
    private var parents: [(child: NSEntityDescription, name: String)] = []
    private var relations: [(relation: NSRelationshipDescription, entity: String, inverse: String?)] = []
    private var properties: [NSPropertyDescription] = []
    private var configuration: String?
    /// Whether user info entries belong to a property rather than an entity.
    private var isInProperty = false

    /// Reads the entities of a model; nil if the file is not a model.
    static func read(_ file: URL) -> ModelReader? {
        let reader = ModelReader()
        guard let data = try? Data(contentsOf: file), (try? XMLText.read(data, reader)) != nil else { return nil }
        reader.resolveReferences()
        return reader
    }

    var wantsWhitespace: Bool { false }

    func text(_ piece: String) {}

    func begin(_ name: String, _ attributes: [(key: String, value: String)], line: Int) {
        let attributeValues = Dictionary(attributes.map { ($0.key, $0.value) }) { first, _ in first }
        switch name {
        case "model": identifier = attributeValues["userDefinedModelVersionIdentifier"]
        case "entity": addEntity(attributeValues)
        case "attribute": add(Self.attribute(attributeValues), attributeValues)
        case "relationship":
            let relation = NSRelationshipDescription()
            relation.maxCount = attributeValues["toMany"] == "YES" ? Int(attributeValues["maxCount"] ?? "") ?? 0 : 1
            relation.minCount = Int(attributeValues["minCount"] ?? "") ?? 0
            relation.isOrdered = attributeValues["ordered"] == "YES"
            relation.deleteRule = Self.deleteRules[attributeValues["deletionRule"] ?? ""] ?? .nullifyDeleteRule
            relations.append((relation, attributeValues["destinationEntity"] ?? "", attributeValues["inverseName"]))
            add(relation, attributeValues)
        case "entry" where isInProperty:
            if let key = attributeValues["key"] { properties.last?.userInfo = [key: attributeValues["value"] ?? ""] }
        case "configuration": configuration = attributeValues["name"]
        case "memberEntity":
            if let configuration, let name = attributeValues["name"] {
                configurations[configuration, default: []].append(name)
            }
        default: break
        }
    }

    func end(_ name: String) {
        switch name {
        case "attribute", "relationship": isInProperty = false
        case "entity":
            entities.last?.properties = properties
            properties = []
        case "configuration": configuration = nil
        default: break
        }
    }

    private func addEntity(_ attributeValues: [String: String]) {
        let entity = NSEntityDescription()
        entity.name = attributeValues["name"]
        let className = attributeValues["representedClassName"] ?? "NSManagedObject"
        entity.managedObjectClassName = className.hasPrefix(".") ? String(className.dropFirst()) : className
        entity.isAbstract = attributeValues["isAbstract"] == "YES"
        if let parent = attributeValues["parentEntity"] { parents.append((entity, parent)) }
        entities.append(entity)
    }

    private func add(_ property: NSPropertyDescription, _ attributeValues: [String: String]) {
        property.name = attributeValues["name"] ?? ""
        property.isOptional = attributeValues["optional"] == "YES"
        property.isTransient = attributeValues["transient"] == "YES"
        properties.append(property)
        isInProperty = true
    }

    // MARK: Attributes

    private static let deleteRules: [String: NSDeleteRule] = [
        "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule,
        "Deny": .denyDeleteRule,
    ]

    private static let attributeTypes: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType, "Object ID": .objectIDAttributeType,
    ]

    private static func attribute(_ attributeValues: [String: String]) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.attributeType = attributeTypes[attributeValues["attributeType"] ?? ""] ?? .undefinedAttributeType
        attribute.attributeValueClassName = attributeValues["customClassName"]
        attribute.valueTransformerName = attributeValues["valueTransformerName"]
        attribute.allowsExternalBinaryDataStorage = attributeValues["allowsExternalBinaryDataStorage"] == "YES"
        let isScalar = attributeValues["usesScalarValueType"] == "YES"
        if let text = attributeValues["defaultValueString"] {
            attribute.defaultValue = defaultValue(text, attribute.attributeType, isScalar: isScalar)
        } else if let text = attributeValues["defaultDateTimeInterval"], let seconds = Double(text) {
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            attribute.defaultValue = isScalar ? date.timeIntervalSinceReferenceDate : date
        }
        return attribute
    }

    /// Converts a default value to the property's type.
    private static func defaultValue(_ text: String, _ type: NSAttributeType, isScalar: Bool) -> Any? {
        func number<Number>(_ value: Number?, _ boxed: (Number) -> NSNumber) -> Any? {
            isScalar ? value : value.map(boxed)
        }
        switch type {
        case .integer16AttributeType: return number(Int16(text), NSNumber.init(value:))
        case .integer32AttributeType: return number(Int32(text), NSNumber.init(value:))
        case .integer64AttributeType: return number(Int64(text), NSNumber.init(value:))
        case .doubleAttributeType: return number(Double(text), NSNumber.init(value:))
        case .floatAttributeType: return number(Float(text), NSNumber.init(value:))
        case .booleanAttributeType: return number(text == "YES", NSNumber.init(value:))
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .stringAttributeType: return text
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }

    // MARK: Connections

    private func resolveReferences() {
        let entitiesByName = Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) {
            first, _ in first
        }
        for (relation, entity, inverse) in relations {
            relation.destinationEntity = entitiesByName[entity]
            relation.inverseRelationship = inverse.flatMap { entitiesByName[entity]?.relationshipsByName[$0] }
        }
        for (child, name) in parents {
            guard let parent = entitiesByName[name], parent !== child else { continue }
            child.superentity = parent
            parent.subentities.append(child)
        }
    }
}
