import CellSimProcess
import Foundation

/// A Core Data model (`.xcdatamodeld`, `.xcdatamodel`) in the format of Xcode's editor.
struct DataModel {
    /// An entity, whose class Xcode may generate.
    struct Entity {
        /// The code generation setting of the entity's class.
        enum Generation: String {
            /// The app's sources contain the class.
            case manual
            /// Xcode generates the class and its properties.
            case `class`
            /// Xcode generates the properties in an extension of the app's own class.
            case category
        }

        var name: String
        /// The class name without its module.
        var className: String
        var parent: String?
        var generation: Generation
        var attributes: [Attribute] = []
        var relations: [Relation] = []
    }

    /// An attribute of an entity.
    struct Attribute {
        var name: String
        /// The type as written in the model, such as `Integer 32`.
        var type: String
        var isScalar: Bool
        /// The class of a transformable attribute's values.
        var className: String?
    }

    /// A relationship of an entity.
    struct Relation {
        var name: String
        var isToMany: Bool
        var isOrdered: Bool
        /// The name of the destination entity.
        var destination: String
    }

    /// The name of the model without its extension.
    let name: String
    /// The versions with the paths of their contents, sorted by name.
    let versions: [(name: String, contents: String)]
    /// The name of the current version.
    let current: String
    /// The entities, in the model's order.
    private(set) var entities: [Entity] = []

    /// Reads the current version of a data model.
    /// - Parameter path: the path of the `.xcdatamodeld` or `.xcdatamodel` folder.
    /// - Throws: `ProjectError` if the model can't be read.
    init(_ path: String) throws(ProjectError) {
        name = Paths.nameWithoutExtension(of: path)
        if Paths.pathExtension(of: path) == "xcdatamodel" {
            versions = [(name, path + "/contents")]
            current = name
        } else {
            let folders = Paths.contents(of: path).filter { Paths.pathExtension(of: $0) == "xcdatamodel" }
            versions = folders.map { (Paths.nameWithoutExtension(of: $0), "\(path)/\($0)/contents") }
            guard let last = versions.last else { throw ProjectError(path, nil, "the data model has no version") }
            let markedVersion = try Self.currentVersion(path + "/.xccurrentversion")
            guard markedVersion == nil || versions.contains(where: { $0.name == markedVersion }) else {
                throw ProjectError(
                    path + "/.xccurrentversion", nil, "the data model has no version '\(markedVersion ?? "")'")
            }
            current = markedVersion ?? last.name
        }
        guard let file = versions.first(where: { $0.name == current })?.contents else { return }
        try read(file)
    }

    private static func currentVersion(_ file: String) throws(ProjectError) -> String? {
        guard Paths.exists(file) else { return nil }
        guard let bytes = try? FileReader.read(file),
            let list = try? unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
                as? [String: Any]
        else { throw ProjectError(file, nil, "not a property list with the current version") }
        return (list["_XCCurrentVersionName"] as? String).map(Paths.nameWithoutExtension)
    }

    private mutating func read(_ file: String) throws(ProjectError) {
        let bytes: [UInt8]
        do { bytes = try FileReader.read(file) } catch {
            throw ProjectError(file, nil, "cannot be read: \(error.reason)")
        }
        var scanner = XMLScanner(bytes, file: file)
        var isInEntity = false
        while let event = try scanner.next() {
            switch event {
            case .start("entity", let attributes):
                guard let name = attributes["name"] else {
                    throw ProjectError(file, scanner.line, "<entity> has no name")
                }
                isInEntity = true
                entities.append(Self.entity(name, attributes))
            case .start("attribute", let attributes) where isInEntity:
                guard let name = attributes["name"] else {
                    throw ProjectError(file, scanner.line, "<attribute> has no name")
                }
                entities[entities.count - 1].attributes.append(
                    Attribute(
                        name: name, type: attributes["attributeType"] ?? "Undefined",
                        isScalar: attributes["usesScalarValueType"] == "YES", className: attributes["customClassName"]))
            case .start("relationship", let attributes) where isInEntity:
                guard let name = attributes["name"] else {
                    throw ProjectError(file, scanner.line, "<relationship> has no name")
                }
                entities[entities.count - 1].relations.append(
                    Relation(
                        name: name, isToMany: attributes["toMany"] == "YES", isOrdered: attributes["ordered"] == "YES",
                        destination: attributes["destinationEntity"] ?? ""))
            case .end("entity"): isInEntity = false
            default: break
            }
        }
    }

    private static func entity(_ name: String, _ attributes: [String: String]) -> Entity {
        let className = attributes["representedClassName"] ?? "NSManagedObject"
        return Entity(
            name: name, className: className.split(separator: ".").last.map(String.init) ?? name,
            parent: attributes["parentEntity"],
            generation: attributes["codeGenerationType"].flatMap(Entity.Generation.init) ?? .manual)
    }
}
