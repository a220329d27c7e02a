import SwiftAdapter

/// Empty stubs of the missing types that a module uses, so that the code with these types can be kept.
struct TypeStubs: Codable, Hashable {
    enum Kind: String, Codable { case `class`, `protocol`, `struct` }

    struct Stub: Codable, Hashable {
        var kind: Kind
        /// The UIKit class that the stub inherits from.
        var superclass: String?
        var genericCount: Int
        /// Whether a protocol stub is restricted to classes.
        var isClassBound: Bool
        /// Whether the type is thrown as an error.
        var isError = false
        /// The user's file and line that first used the type, and the compiler's message.
        var path: String
        var line: Int
        var cause: String
        var excuse: Excuse?
    }

    /// The stubs by name; the names of nested types contain dots.
    private(set) var stubs: [String: Stub] = [:]
    /// Stub members of existing types.
    var members = MemberStubs()
    /// Existing types to which nested stubs are added, by their names as written.
    private var extended: Set<String> = []
    /// Nested stubs that the compiler rejects in existing types. Code that uses them is cut instead.
    private var rejected: Set<String> = []

    /// The UIKit classes that a missing class may inherit from, by the end of its name.
    private static let superclasses: Set<String> = [
        "TableViewCell", "CollectionViewCell", "CollectionReusableView", "TableViewHeaderFooterView", "View", "Label",
        "Button", "ImageView", "TextField", "TextView", "TableView", "CollectionView", "ScrollView", "StackView",
        "Control", "Switch", "Slider", "SegmentedControl", "ViewController", "NavigationController",
        "TableViewController", "CollectionViewController", "TabBarController", "PickerView", "SearchBar", "PageControl",
        "ProgressView", "GestureRecognizer", "NavigationBar", "TabBar", "Toolbar", "Window", "CollectionViewLayout",
        "CollectionViewFlowLayout", "BarButtonItem",
    ]

    /// Whether a name is a UIKit class that views and controllers inherit from.
    static func isSuperclass(_ name: String) -> Bool { superclasses.contains(String(name.dropFirst(2))) }

    private static let protocolSuffixes = [
        "Delegate", "DataSource", "Protocol", "able", "Observer", "Providing", "Convertible", "Representable",
        "Listener",
    ]

    /// Returns the superclass of a missing class: from the document that uses the class or a subclass, otherwise from its name.
    static func superclass(of name: String, _ documented: String?) -> String? {
        guard let documented else { return superclass(of: name) }
        // The name may imply a more specific view class. For a cell, the name does not determine the kind of list.
        if ["UIView", "UIResponder"].contains(documented) { return superclass(of: name) ?? documented }
        return documented
    }

    private static func superclass(of name: String) -> String? {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        var suffix = Substring(last)
        while !suffix.isEmpty {
            if superclasses.contains(String(suffix)) { return "UI" + suffix }
            // A presented object is a view controller.
            if ["Dialog", "ActionSheet", "AlertController", "HUDController"].contains(suffix) {
                return "UIViewController"
            }
            // Continues with the next word.
            suffix = suffix.dropFirst()
            suffix = suffix.drop { !$0.isUppercase }
        }
        return last.hasSuffix("Cell") ? "UITableViewCell" : nil
    }

    /// Adds stubs of missing types.
    /// - Returns: whether a stub was added.
    mutating func add(_ names: [String: CompilerError], _ uses: TypeUses, documented: (String) -> String?) -> Bool {
        var isChanged = false
        var allNames = names
        for name in uses.uses.keys.sorted(by: { $0.count < $1.count }) where allNames[name] == nil {
            // A type that is nested in a missing type is missing too.
            let outer = name.split(separator: ".").dropLast().joined(separator: ".")
            if let error = allNames[outer] { allNames[name] = error }
        }
        for (name, error) in allNames.sorted(by: { $0.key < $1.key }) where stubs[name] == nil && isAllowed(name) {
            let use = uses.uses[name] ?? TypeUses.Use()
            let base = TypeStubs.superclass(of: name, documented(name))
            let kind = TypeStubs.kind(of: name, use, base, isDocumented: documented(name) != nil)
            stubs[name] = Stub(
                kind: kind, superclass: kind == .class ? base ?? "NSObject" : nil, genericCount: use.genericCount,
                isClassBound: !use.isOfValues, path: error.path, line: error.line, cause: error.message,
                excuse: error.excuse)
            let outer = name.split(separator: ".").dropLast().joined(separator: ".")
            if !outer.isEmpty, stubs[outer] == nil { extended.insert(outer) }
            isChanged = true
        }
        return isChanged
    }

    private static func kind(of name: String, _ use: TypeUses.Use, _ base: String?, isDocumented: Bool) -> Kind {
        if use.isSuperclass || isDocumented { return .class }
        if use.isKey { return .struct }
        if use.isProtocol || protocolSuffixes.contains(where: { name.hasSuffix($0) }) {
            // Protocols cannot be nested in generic types, and are rarely nested.
            return .protocol
        }
        if use.isFirstOfClass { return base == nil ? .protocol : .class }
        return name.contains(".") && base == nil ? .struct : .class
    }

    /// Changes the kind of a stub that the compiler reports to be wrong.
    /// - Returns: whether the kind changed.
    mutating func change(_ name: String, to kind: Kind) -> Bool {
        guard var stub = stubs[name], stub.kind != kind else { return false }
        stub.kind = kind
        stub.isClassBound = true
        stub.superclass = kind == .class ? TypeStubs.superclass(of: name, nil) ?? "NSObject" : nil
        stubs[name] = stub
        return true
    }

    /// Makes a class stub inherit from the UIKit class that it is used as.
    mutating func inherit(_ name: String, from superclass: String) -> Bool {
        guard let stub = stubs[name], stub.kind == .class, stub.superclass == "NSObject" else { return false }
        stubs[name]?.superclass = superclass
        return true
    }

    /// Removes the class bound of a protocol stub, so that structs and enums can conform to it.
    mutating func removeClassBound(_ name: String) -> Bool {
        guard stubs[name]?.isClassBound ?? false else { return false }
        stubs[name]?.isClassBound = false
        return true
    }

    /// Makes a stub conform to `Error`.
    mutating func makeError(_ name: String) -> Bool {
        guard let stub = stubs[name], stub.kind != .protocol, !stub.isError else { return false }
        stubs[name]?.isError = true
        return true
    }

    mutating func addGenericParameters(_ name: String, count: Int) -> Bool {
        guard var stub = stubs[name], stub.genericCount < count else { return false }
        stub.genericCount = count
        stubs[name] = stub
        return true
    }

    // MARK: Text

    /// The declarations, one per line.
    var text: String {
        let outer = stubs.keys.filter { name in
            let outer = name.split(separator: ".").dropLast().joined(separator: ".")
            return stubs[outer] == nil && !extended.contains(outer)
        }
        var lines = outer.sorted().map { declaration($0) }
        for name in extended.sorted() { extensionText(name).map { lines.append($0) } }
        if !members.members.isEmpty { lines.append(members.text(public: open)) }
        return lines.joined(separator: "\n")
    }

    /// The types with members that other modules use.
    private var open: Set<String> { Set(stubs.filter { $0.value.kind != .protocol }.keys) }

    /// Returns the extension that adds stubs to an existing type; nil if there are none.
    private func extensionText(_ name: String) -> String? {
        let members = stubs[name] == nil ? members(of: name) : ""
        return members.isEmpty ? nil : "extension \(name) { \(members) }"
    }

    /// Whether the compiler has not rejected a stub of this name.
    func isAllowed(_ name: String) -> Bool { !rejected.contains { name == $0 || name.hasPrefix($0 + ".") } }

    /// Removes the stubs on a line of the text, counted from 0, which the compiler rejects.
    /// - Returns: whether a stub was removed.
    mutating func reject(line: Int) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.indices.contains(line) else { return false }
        return rejectTypes(lines[line]) || members.reject(lines[line], public: open)
    }

    /// Removes the stubs nested in an existing type, because the stubs' file cannot see that type, or cannot
    /// use it in public declarations.
    private mutating func rejectTypes(_ line: String) -> Bool {
        guard let name = extended.first(where: { extensionText($0) == line }) else { return false }
        let inner = stubs.keys.filter { $0.hasPrefix(name + ".") }
        for type in inner { stubs[type] = nil }
        rejected.formUnion(inner)
        return true
    }

    private func members(of name: String) -> String {
        stubs.keys.filter { $0.hasPrefix(name + ".") && !$0.dropFirst(name.count + 1).contains(".") }.sorted()
            .map { declaration($0) }.joined(separator: "; ")
    }

    private func declaration(_ name: String) -> String {
        guard let stub = stubs[name] else { return "" }
        let baseName = name.split(separator: ".").last.map(String.init) ?? name
        let parameters = (0..<stub.genericCount).map { "T\($0)" }
        let generics = parameters.isEmpty ? "" : "<" + parameters.joined(separator: ", ") + ">"
        let members = members(of: name)
        // Unchecked: the properties of the missing error type are unknown.
        let errorConformance = stub.isError ? ", Error, @unchecked Sendable" : ""
        switch stub.kind {
        case .class:
            return
                "open class \(baseName)\(generics): \(stub.superclass ?? "NSObject")\(errorConformance) { \(members) }"
        case .struct:
            return
                "public struct \(baseName)\(generics): Hashable\(stub.isError ? errorConformance : ", Sendable") { \(members) }"
        case .protocol:
            let types = parameters.map { "associatedtype " + $0 }.joined(separator: "; ")
            return "public protocol \(baseName)\(generics)\(stub.isClassBound ? ": AnyObject" : "") { \(types) }"
        }
    }
}
