/// Generates the source that Xcode produces for a data model: the classes of its entities, or their properties as extensions.
struct DataModelClasses {
    private let model: DataModel
    private let classes: [String: String]

    init(_ model: DataModel) {
        self.model = model
        classes = Dictionary(model.entities.map { ($0.name, $0.className) }) { first, _ in first }
    }

    /// The name of the generated file, as in Xcode.
    var fileName: String { model.name + "+CoreDataModel.swift" }

    /// Returns the Swift source, or nil if the app's own sources contain all classes. The source depends only on the model.
    func text() -> [UInt8]? {
        let entities = model.entities.filter { $0.generation != .manual && $0.className != "NSManagedObject" }
        guard !entities.isEmpty else { return nil }
        let modules = ["CoreData", "Foundation"].map { "import \($0)\n" }.joined()
        var text = "// Written by 'cellsim app', as Xcode does, from the data model.\n" + modules
        for entity in entities {
            if entity.generation == .class {
                let parent = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
                text += "\n@objc(\(entity.className))\npublic class \(entity.className): \(parent) {}\n"
            }
            text += "\nextension \(entity.className) {\n" + members(of: entity) + "}\n"
            if entity.parent == nil { text += "\nextension \(entity.className): Identifiable {}\n" }
        }
        return Array(text.utf8)
    }

    private func members(of entity: DataModel.Entity) -> String {
        var lines = [
            "@nonobjc public class func fetchRequest() -> NSFetchRequest<\(entity.className)> {",
            "    NSFetchRequest<\(entity.className)>(entityName: \(Manifest.quoted(entity.name)))", "}",
        ]
        for attribute in entity.attributes {
            guard let type = Self.type(of: attribute) else { continue }
            lines.append("@NSManaged public var \(Self.escaped(attribute.name)): \(type)")
        }
        for relation in entity.relations {
            let destination = classes[relation.destination] ?? "NSManagedObject"
            let collectionType = relation.isOrdered ? "NSOrderedSet" : "NSSet"
            let type = relation.isToMany ? collectionType : destination
            lines.append("@NSManaged public var \(Self.escaped(relation.name)): \(type)?")
            guard relation.isToMany else { continue }
            let name = relation.name.prefix(1).uppercased() + relation.name.dropFirst()
            for method in ["addTo", "removeFrom"] {
                lines.append("@NSManaged public func \(method)\(name)(_ value: \(destination))")
                lines.append("@NSManaged public func \(method)\(name)(_ values: \(collectionType))")
            }
        }
        return lines.map { "    \($0)\n" }.joined()
    }

    /// Returns the type of an attribute's property, or nil if Xcode generates no property for it.
    private static func type(of attribute: DataModel.Attribute) -> String? {
        let scalars = [
            "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Float": "Float", "Double": "Double",
            "Boolean": "Bool",
        ]
        if let scalar = scalars[attribute.type] { return attribute.isScalar ? scalar : "NSNumber?" }
        switch attribute.type {
        case "String": return "String?"
        case "Date": return attribute.isScalar ? "TimeInterval" : "Date?"
        case "Decimal": return "NSDecimalNumber?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "ObjectID", "Object ID": return "NSManagedObjectID?"
        case "Transformable": return (attribute.className ?? "NSObject") + "?"
        case "Undefined": return nil
        default: return "NSObject?"
        }
    }

    private static func escaped(_ name: String) -> String {
        let keywords: Set<String> = [
            "class", "default", "extension", "import", "in", "internal", "is", "operator", "private", "public",
            "repeat",
            "return", "self", "static", "switch", "throws", "where", "for", "func", "if", "as", "case", "let", "var",
        ]
        return keywords.contains(name) ? "`\(name)`" : name
    }
}
