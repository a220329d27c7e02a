import CellSimProcess

/// The types that sources declare, and the members that they use of all types.
struct NameUses {
    /// The members of a type that are used, including those of its nested types.
    struct Members: Equatable {
        var names: Set<String> = []
        var nestedTypes: [String: Members] = [:]
    }

    /// The names of types that other files can use. Generic types are omitted.
    private(set) var visibleTypes: Set<String> = []
    private var declaredTypes: Set<String> = []
    private var members = Members()

    /// Scans sources for declared types and used members.
    /// - Parameter paths: the paths of the sources. Unreadable files are ignored.
    init(_ paths: [String]) {
        for path in paths {
            guard let bytes = try? FileReader.read(path) else { continue }
            for type in TypeScanner(bytes, path: path).types where !type.isExtension {
                declaredTypes.insert(type.name)
                if !type.isPrivate, !type.isGeneric { visibleTypes.insert(type.name) }
            }
            read(SourceTokens(bytes).tokens.map(\.text))
        }
    }

    /// Returns whether a source uses a member of a type that no source declares, such as `Secrets.key`.
    func isMissing(_ name: String) -> Bool { !declaredTypes.contains(name) && members.nestedTypes[name] != nil }

    /// Returns the members of a type that sources use.
    func members(of name: String) -> Members { members.nestedTypes[name] ?? Members() }

    private mutating func read(_ tokens: [String]) {
        func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index] : "" }
        func isType(_ index: Int) -> Bool { text(index).first?.isUppercase ?? false }
        for start in tokens.indices where isType(start) && text(start - 1) != "." {
            if ["typealias", "associatedtype"].contains(text(start - 1)) { declaredTypes.insert(text(start)) }
            var path = [text(start)]
            var index = start + 1
            while true {
                // In `Keys().name`, the member belongs to an instance.
                if text(index) == "(", text(index + 1) == ")" { index += 2 }
                guard text(index) == ".", isType(index + 1) else { break }
                path.append(text(index + 1))
                index += 2
            }
            let name = text(index + 1)
            let isMember = text(index) == "." && (name.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false)
            let isCalled = index > start + 1
            guard isMember || isCalled else { continue }
            let memberName = isMember && !["self", "init", "Type"].contains(name) ? name : nil
            Self.add(path[...], memberName, to: &members)
            // In `Secrets.sharedInstanceNames.token`, the member belongs to the shared instance.
            if let memberName, StubbedType.sharedInstanceNames.contains(memberName), text(index + 2) == "." {
                Self.add(path[...], text(index + 3), to: &members)
            }
        }
    }

    private static func add(_ path: ArraySlice<String>, _ name: String?, to members: inout Members) {
        guard let first = path.first else {
            if let name { members.names.insert(name) }
            return
        }
        add(path.dropFirst(), name, to: &members.nestedTypes[first, default: Members()])
    }
}
