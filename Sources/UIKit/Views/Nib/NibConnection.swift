import CellSimInterfaceBuilder

/// An outlet, outlet collection or action of a document.
struct NibConnection: Sendable {
    enum Kind: Sendable {
        /// A property that refers to a single object.
        case outlet(property: String)
        /// A property that is an array of objects: the destinations of all connections with its name, in document order.
        case collection(property: String, destinations: [String])
        /// A method that a control, gesture recogniser or bar item calls. The destination `-2` is First Responder.
        case action(selector: String, event: String?)
    }

    let kind: Kind
    /// The `<outlet>`, `<outletCollection>` or `<action>` element.
    let element: IBElement
    /// The object that has the property or sends the action.
    let source: IBElement
    /// The ID of the destination; for a collection, of the first one.
    let destination: String

    /// The name of the property or selector.
    var name: String {
        switch kind {
        case .outlet(let property), .collection(let property, _): property
        case .action(let selector, _): selector
        }
    }

    /// Returns all connections in document order. A collection is at the position of its first connection.
    static func all(in document: IBDocument) -> [NibConnection] {
        var connections: [NibConnection] = []
        for element in document.elements where element.name == "connections" {
            guard let source = document.parent(of: element) else { continue }
            var collections: [String: [String]] = [:]
            for child in element.children where child.name == "outletCollection" {
                if let property = child["property"], let id = child["destination"] {
                    collections[property, default: []].append(id)
                }
            }
            for child in element.children {
                guard let destination = child["destination"] else { continue }
                if let kind = kind(of: child, collections: &collections) {
                    connections.append(
                        NibConnection(kind: kind, element: child, source: source, destination: destination))
                }
            }
        }
        return connections
    }

    private static func kind(of child: IBElement, collections: inout [String: [String]]) -> Kind? {
        switch child.name {
        case "outlet": return child["property"].map { .outlet(property: $0) }
        case "outletCollection":
            guard let property = child["property"], let ids = collections.removeValue(forKey: property) else {
                return nil
            }
            return .collection(property: property, destinations: ids)
        case "action": return child["selector"].map { .action(selector: $0, event: child["eventType"]) }
        default: return nil
        }
    }
}

/// The user-defined runtime attributes of an object.
struct NibRuntimeAttributes: Sendable {
    /// The object that has the attributes.
    let owner: IBElement
    /// The `<userDefinedRuntimeAttribute>` elements in document order.
    let attributes: [IBElement]

    /// Returns the runtime attributes of all objects in document order.
    static func all(in document: IBDocument) -> [NibRuntimeAttributes] {
        document.elements.compactMap { element in
            guard element.name == "userDefinedRuntimeAttributes", let owner = document.parent(of: element) else {
                return nil
            }
            return NibRuntimeAttributes(
                owner: owner, attributes: element.children.filter { $0.name == "userDefinedRuntimeAttribute" })
        }
    }
}
