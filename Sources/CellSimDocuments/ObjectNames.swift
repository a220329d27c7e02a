import CellSimEscaping

/// The names of a document's objects in messages.
package struct ObjectNames: Sendable {
    private var names: [String: String] = [:]

    /// Collects the names of a document's objects.
    package init(_ root: DocumentNode) {
        var outlets: [String: String] = [:]
        var objects: [DocumentNode] = []
        var pendingNodes = [root]
        while let node = pendingNodes.popLast() {
            if node.name == "outlet", let id = node["destination"], let property = node["property"],
                !["delegate", "dataSource", "view"].contains(property), outlets[id] == nil
            {
                outlets[id] = property
            }
            if node.objectID != nil { objects.append(node) }
            pendingNodes.append(contentsOf: node.children.reversed())
        }
        for node in objects {
            guard let id = node.objectID, names[id] == nil else { continue }
            names[id] = outlets[id] ?? Self.ownName(node)
        }
        for node in objects where node.name == "constraint" { name(constraint: node, outlets) }
    }

    /// Returns an element's own name, or nil if it only has a type.
    private static func ownName(_ node: DocumentNode) -> String? {
        if let name = node["userLabel"] ?? node["customClass"] ?? node["storyboardIdentifier"] { return name }
        if node.name == "placeholder" {
            return node["placeholderIdentifier"].map { $0 == "IBFilesOwner" ? "File's Owner" : $0 }
        }
        if let text = node["text"] ?? node["title"] ?? node["placeholder"], !text.isEmpty { return quoted(text) }
        if let state = node.children.first(where: { $0["key"] == "normal" }), let title = state["title"] {
            return quoted(title)
        }
        return node["key"] ?? node["identifier"]
    }

    /// Returns a text on one line in quotation marks, truncated.
    static func quoted(_ text: String) -> String {
        let line = Escaping.line(text.prefix(60))
        return text.count > 60 ? "'\(line)…'" : "'\(line)'"
    }

    /// Sets the name of a constraint without an outlet to its equation, such as `nameLabel.leading = contentView.leading`.
    private mutating func name(constraint node: DocumentNode, _ outlets: [String: String]) {
        guard let id = node.objectID, outlets[id] == nil, node["userLabel"] == nil else { return }
        let relation = ["lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"][node["relation"] ?? ""] ?? "="
        var text = "\(node["firstItem"].map(shortName) ?? "its view").\(node["firstAttribute"] ?? "?") \(relation)"
        if let second = node["secondItem"] {
            text += " \(shortName(second)).\(node["secondAttribute"] ?? "?")"
        } else {
            text += node["secondAttribute"].map { " its view.\($0)" } ?? ""
        }
        names[id] = text
    }

    /// Returns the name of the object with an identifier, or the identifier if it has no name.
    package func shortName(_ id: String) -> String { names[id] ?? id }

    /// Returns the description of an element, such as `label nameLabel` or `outlet badge`.
    package func name(of node: DocumentNode) -> String {
        switch node.name {
        case "outlet": return "outlet \(node["property"] ?? "")"
        case "outletCollection":
            return "outlet collection \(node["property"] ?? "") → \(shortName(node["destination"] ?? ""))"
        case "action":
            return "action \(node["selector"] ?? "") → \(shortName(node["destination"] ?? ""))"
        case "segue":
            let kind = node["relationship"] ?? node["kind"] ?? ""
            let name = node["identifier"].map { " \(Self.quoted($0))" } ?? ""
            return "segue\(name) (\(kind)) → \(shortName(node["destination"] ?? ""))"
        case "scene":
            let objects = node.children.first { $0.name == "objects" }?.children ?? []
            if let controller = objects.first { return "scene of \(name(of: controller))" }
        case "userDefinedRuntimeAttribute": return "run-time attribute \(node["keyPath"] ?? "")"
        default: break
        }
        if let id = node.objectID { return names[id].map { "\(node.name) \($0)" } ?? "\(node.name) \(id)" }
        for key in ["key", "keyPath", "name", "identifier", "reference", "sceneID"] {
            if let value = node[key] { return "\(node.name) \(key == "reference" ? shortName(value) : value)" }
        }
        return node.name
    }
}
