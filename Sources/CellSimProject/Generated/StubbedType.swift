/// A generated replacement for a type whose file is missing. It has an empty value for each member that sources use.
struct StubbedType {
    var name: String
    var members: NameUses.Members

    /// The names of members that usually return the shared instance.
    static let sharedInstanceNames: Set<String> = ["shared", "default", "current", "instance", "main"]
    private static let booleanPrefixes = ["is", "has", "should", "can", "uses", "enable", "enables", "show", "shows"]

    /// The sorted names of all members, including those of nested types.
    var memberNames: [String] {
        func all(_ members: NameUses.Members) -> Set<String> {
            members.nestedTypes.values.reduce(members.names) { $0.union(all($1)) }
        }
        return all(members).sorted()
    }

    /// Returns the Swift source of the type.
    func text(indent: String = "") -> String {
        var lines = ["struct \(name): Sendable {"]
        for member in members.names.sorted() {
            if Self.sharedInstanceNames.contains(member) {
                lines.append("    static let \(AssetName.escaped(member)) = \(name)()")
                continue
            }
            let (type, value) = Self.isBooleanName(member) ? ("Bool", "false") : ("String", "\"\"")
            lines.append("    static var \(AssetName.escaped(member)): \(type) { \(value) }")
            lines.append("    var \(AssetName.escaped(member)): \(type) { \(value) }")
        }
        let inner = members.nestedTypes.sorted { $0.key < $1.key }.map { entry in
            StubbedType(name: entry.key, members: entry.value).text(indent: indent + "    ")
        }
        return lines.map { indent + $0 + "\n" }.joined() + inner.joined() + indent + "}\n"
    }

    /// Returns whether a name indicates a Boolean value, such as `isDebug`.
    private static func isBooleanName(_ name: String) -> Bool {
        booleanPrefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
    }
}
