import CellSimInterfaceBuilder

/// One outlet, outlet collection or action of the document.
struct NibConnection: Sendable {
    enum Kind: Sendable {
        /// A property gets one object.
        case outlet(property: String)
        /// A property gets all objects that connections of its name lead to. `destinations` holds them in document order.
        case collection(property: String, destinations: [String])
        /// A control, recogniser or bar item calls a method. The destination `-2` is the responder chain.
        case action(selector: String, event: String?)
    }

    let kind: Kind
    /// The `<outlet>`, `<outletCollection>` or `<action>`.
    let element: IBElement
    /// The object that has the property or sends the action.
    let source: IBElement
    /// The destination's id; for a collection the first one.
    let destination: String

    /// The property or selector.
    var name: String {
        switch kind {
        case .outlet(let property), .collection(let property, _): property
        case .action(let selector, _): selector
        }
    }

    /// Returns all connections in document order; a collection is at the position of its first connection.
    static func all(in document: IBDocument) -> [NibConnection] {
        var list: [NibConnection] = []
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
                    list.append(NibConnection(kind: kind, element: child, source: source, destination: destination))
                }
            }
        }
        return list
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

/// The user-defined runtime attributes of one object.
struct NibRuntimeAttributes: Sendable {
    /// The object.
    let owner: IBElement
    /// The `<userDefinedRuntimeAttribute>` elements in document order.
    let attributes: [IBElement]

    /// Returns the attributes of a whole document, in document order.
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
