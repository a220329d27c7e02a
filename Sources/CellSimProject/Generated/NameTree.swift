/// A tree of members in nested types that is written as Swift source. If several members have the same identifier, the first one is used.
struct NameTree {
    private var members: [(identifier: String, text: String)] = []
    private var nestedTypes: [(identifier: String, tree: NameTree)] = []
    private var identifiers: Set<String> = []

    /// The number of members, excluding those of nested types.
    var ownCount: Int { members.count }

    /// The number of members, including those of nested types.
    var count: Int { members.count + nestedTypes.map(\.tree.count).reduce(0, +) }

    /// Adds a member.
    /// - Parameters:
    ///   - identifier: the identifier of the member.
    ///   - path: the identifiers of the types that contain it.
    ///   - text: the declaration, on one line.
    mutating func add(_ identifier: String, in path: [String], _ text: String) {
        guard let first = path.first else {
            if !identifier.isEmpty, identifiers.insert(identifier).inserted { members.append((identifier, text)) }
            return
        }
        let index = nestedTypes.firstIndex { $0.identifier == first }
        if index == nil, !identifiers.insert(first).inserted { return }
        let position = index ?? nestedTypes.count
        if index == nil { nestedTypes.append((first, NameTree())) }
        nestedTypes[position].tree.add(identifier, in: Array(path.dropFirst()), text)
    }

    /// Returns the source of the members and nested types.
    /// - Parameters:
    ///   - keyword: the keyword for nested types, with their access level.
    ///   - indent: the indentation of each line.
    func text(_ keyword: String, indent: String = "    ") -> String {
        members.map { "\(indent)\($0.text)\n" }.joined()
            + nestedTypes.map { group in
                "\(indent)\(keyword) \(group.identifier) {\n\(group.tree.text(keyword, indent: indent + "    "))\(indent)}\n"
            }.joined()
    }
}
