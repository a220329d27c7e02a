extension DocumentNode {
    /// Elements that are the value of a property. They are compared as a whole: half of one colour and half of another is neither.
    private static let valueNames: Set<String> = [
        "affineTransform", "attributedString", "autoresizingMask", "calendar", "color", "data", "date",
        "directionalEdgeInsets", "edgeInsets", "imageReference", "inset", "integer", "locale", "mutableData",
        "mutableString", "nil", "point", "range", "real", "rect", "size", "string", "timeZone", "url", "uuid",
    ]

    /// Whether this is the value of a property: it has no parts that could be edited separately.
    var isValue: Bool { objectID == nil && (hasText || Self.valueNames.contains(name)) }

    /// The name of the property that has this value. An attribute and an element of one name are the same property: a text of
    /// several lines is an element `string`, a text of one line an attribute.
    func valueName(in parent: DocumentNode) -> String {
        if let key = self["key"] { return "@" + key }
        // Members of a list are their values.
        return hasText ? "\(name) \(text)" : name
    }

    /// Whether the element's key is the same wherever it is in the document.
    var isIdentified: Bool { !isConnection && (objectID != nil || self["sceneID"] != nil) }

    /// Whether this is an outlet or an action. Interface Builder assigns a new id after each reconnection.
    var isConnection: Bool { ["outlet", "outletCollection", "action"].contains(name) }

    /// Whether users know the element by its own name.
    var isNamed: Bool {
        objectID != nil || isConnection || ["document", "scene", "userDefinedRuntimeAttribute"].contains(name)
    }

    /// The name that identifies the element among its siblings, or, if it has an id, in the document.
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
