/// The part of `DocumentNode` that identifies elements across versions of a document.
extension DocumentNode {
    /// Elements that represent the value of a property. They are compared as a whole, because parts of two colours can't be
    /// combined.
    private static let valueNames: Set<String> = [
        "affineTransform", "attributedString", "autoresizingMask", "calendar", "color", "data", "date",
        "directionalEdgeInsets", "edgeInsets", "imageReference", "inset", "integer", "locale", "mutableData",
        "mutableString", "nil", "point", "range", "real", "rect", "size", "string", "timeZone", "url", "uuid",
    ]

    /// A Boolean value that indicates whether this is the value of a property, without parts that can be edited
    /// separately.
    var isValue: Bool { objectID == nil && (hasText || Self.valueNames.contains(name)) }

    /// Returns the name of the property with this value. An attribute and an element with the same name represent the same property:
    /// a text with several lines is stored in a `string` element, a single line in an attribute.
    func valueName(in parent: DocumentNode) -> String {
        if let key = self["key"] { return "@" + key }
        // The members of a list are identified by their text.
        return hasText ? "\(name) \(text)" : name
    }

    /// A Boolean value that indicates whether the element's key is independent of its position in the document.
    var isIdentified: Bool { !isConnection && (objectID != nil || self["sceneID"] != nil) }

    /// A Boolean value that indicates whether this is an outlet or an action. Interface Builder assigns a new identifier each time
    /// it is reconnected.
    var isConnection: Bool { ["outlet", "outletCollection", "action"].contains(name) }

    /// A Boolean value that indicates whether the element has a name that users recognise.
    var isNamed: Bool {
        objectID != nil || isConnection || ["document", "scene", "userDefinedRuntimeAttribute"].contains(name)
    }

    /// The name that identifies the element among its siblings, or in the entire document if it has an identifier.
    var localName: String {
        switch name {
        case "outlet": return "outlet " + (self["property"] ?? "")
        case "outletCollection", "action":
            let parts = ["property", "selector", "destination", "eventType"].map { self[$0] ?? "" }
            return ([name] + parts).joined(separator: " ")
        default: break
        }
        if let id = objectID { return "#" + id }
        if let id = self["sceneID"] { return "#scene " + id }
        for key in ["key", "keyPath", "reference", "name", "identifier", "className"] {
            if let value = self[key] { return "\(name) \(key)=\(value)" }
        }
        return name
    }
}
