import SwiftAdapter

/// Empty stubs of missing types that a module names, so that the code with these names stays.
struct TypeStubs: Codable, Hashable {
    enum Kind: String, Codable { case `class`, `protocol`, `struct` }

    struct Stub: Codable, Hashable {
        var kind: Kind
        /// A class of UIKit, by the type's name.
        var superclass: String?
        var genericCount: Int
        /// For a protocol: whether only classes conform to it.
        var isClassBound: Bool
        /// Whether it is thrown.
        var isError = false
        /// The user's file and line that first named it, and the compiler's words.
        var path: String
        var line: Int
        var cause: String
        var excuse: Excuse?
    }

    /// By name; those inside of others with dots.
    private(set) var stubs: [String: Stub] = [:]
    /// Stub members of existing types.
    var members = MemberStubs()
    /// Existing types that get members: their names are used as written.
    private var extended: Set<String> = []
    /// Nested types that the compiler rejects in existing ones, so that code with these names is cut instead.
    private var rejected: Set<String> = []

    /// UIKit's classes that a missing class is likely to inherit from, by the end of its name.
    private static let superclasses: Set<String> = [
        "TableViewCell", "CollectionViewCell", "CollectionReusableView", "TableViewHeaderFooterView", "View", "Label",
        "Button", "ImageView", "TextField", "TextView", "TableView", "CollectionView", "ScrollView", "StackView",
        "Control", "Switch", "Slider", "SegmentedControl", "ViewController", "NavigationController",
        "TableViewController", "CollectionViewController", "TabBarController", "PickerView", "SearchBar", "PageControl",
        "ProgressView", "GestureRecognizer", "NavigationBar", "TabBar", "Toolbar", "Window", "CollectionViewLayout",
        "CollectionViewFlowLayout", "BarButtonItem",
    ]

    /// Whether a name belongs to a class of UIKit that is a superclass of views and controllers.
    static func isSuperclass(_ name: String) -> Bool { superclasses.contains(String(name.dropFirst(2))) }

    private static let protocolEndings = [
        "Delegate", "DataSource", "Protocol", "able", "Observer", "Providing", "Convertible", "Representable",
        "Listener",
    ]

    /// The superclass of a missing class: according to a document or a subclass in a document, otherwise according to its name.
    static func superclass(of name: String, _ documented: String?) -> String? {
        guard let documented else { return superclass(of: name) }
        // A generic class of a view is refined by the name; the name of a cell does not determine its list.
        if ["UIView", "UIResponder"].contains(documented) { return superclass(of: name) ?? documented }
        return documented
    }

    private static func superclass(of name: String) -> String? {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        var ending = Substring(last)
        while !ending.isEmpty {
            if superclasses.contains(String(ending)) { return "UI" + ending }
            // A presented object is a controller.
            if ["Dialog", "ActionSheet", "AlertController", "HUDController"].contains(ending) {
                return "UIViewController"
            }
            // The next word.
            ending = ending.dropFirst()
            ending = ending.drop { !$0.isUppercase }
        }
        return last.hasSuffix("Cell") ? "UITableViewCell" : nil
    }

    /// Adds types that are not there.
    /// - Returns: whether any was added.
    mutating func add(_ names: [String: CompilerError], _ uses: TypeUses, documented: (String) -> String?) -> Bool {
        var isChanged = false
        var all = names
        for name in uses.uses.keys.sorted(by: { $0.count < $1.count }) where all[name] == nil {
            // A type that is named inside of a missing one is missing with it.
            let outer = name.split(separator: ".").dropLast().joined(separator: ".")
            if let error = all[outer] { all[name] = error }
        }
        for (name, error) in all.sorted(by: { $0.key < $1.key }) where stubs[name] == nil && isAllowed(name) {
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
        if use.isProtocol || protocolEndings.contains(where: { name.hasSuffix($0) }) {
            // Protocols cannot be nested in generic types, and are rarely nested.
            return .protocol
        }
        if use.isFirstOfClass { return base == nil ? .protocol : .class }
        return name.contains(".") && base == nil ? .struct : .class
    }

    /// Changes the kind of a type if the compiler reports such a use.
    /// - Returns: whether that is new.
    mutating func change(_ name: String, to kind: Kind) -> Bool {
        guard var stub = stubs[name], stub.kind != kind else { return false }
        stub.kind = kind
        stub.isClassBound = true
        stub.superclass = kind == .class ? TypeStubs.superclass(of: name, nil) ?? "NSObject" : nil
        stubs[name] = stub
        return true
    }

    /// Makes a class inherit from the class of UIKit that it is used as.
    mutating func inherit(_ name: String, from superclass: String) -> Bool {
        guard let stub = stubs[name], stub.kind == .class, stub.superclass == "NSObject" else { return false }
        stubs[name]?.superclass = superclass
        return true
    }

    /// Lets structs and enums conform to a protocol.
    mutating func unbind(_ name: String) -> Bool {
        guard stubs[name]?.isClassBound ?? false else { return false }
        stubs[name]?.isClassBound = false
        return true
    }

    /// Lets a type be thrown.
    mutating func makeError(_ name: String) -> Bool {
        guard let stub = stubs[name], stub.kind != .protocol, !stub.isError else { return false }
        stubs[name]?.isError = true
        return true
    }

    mutating func generic(_ name: String, count: Int) -> Bool {
        guard var stub = stubs[name], stub.genericCount < count else { return false }
        stub.genericCount = count
        stubs[name] = stub
        return true
    }

    // MARK: Text

    /// The declarations, a line each.
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

    /// The types whose members other modules use.
    private var open: Set<String> { Set(stubs.filter { $0.value.kind != .protocol }.keys) }

    /// The extension that adds types to an existing type; nil if there are none.
    private func extensionText(_ name: String) -> String? {
        let members = stubs[name] == nil ? members(of: name) : ""
        return members.isEmpty ? nil : "extension \(name) { \(members) }"
    }

    /// Whether the compiler has not rejected a stub of this type.
    func isAllowed(_ name: String) -> Bool { !rejected.contains { name == $0 || name.hasPrefix($0 + ".") } }

    /// Removes the types or the member on a line of the text, counted from 0, which the compiler rejects.
    /// - Returns: whether anything was removed.
    mutating func reject(line: Int) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.indices.contains(line) else { return false }
        return refuseTypes(lines[line]) || members.reject(lines[line], public: open)
    }

    /// Removes the types that an extension adds to an existing type: the file may not see that type, or only for its own use.
    private mutating func refuseTypes(_ line: String) -> Bool {
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
        let short = name.split(separator: ".").last.map(String.init) ?? name
        let parameters = (0..<stub.genericCount).map { "T\($0)" }
        let generics = parameters.isEmpty ? "" : "<" + parameters.joined(separator: ", ") + ">"
        let members = members(of: name)
        // Unchecked: a stub of an error, whose properties are unknown.
        let thrown = stub.isError ? ", Error, @unchecked Sendable" : ""
        switch stub.kind {
        case .class:
            return "open class \(short)\(generics): \(stub.superclass ?? "NSObject")\(thrown) { \(members) }"
        case .struct:
            return "public struct \(short)\(generics): Hashable\(stub.isError ? thrown : ", Sendable") { \(members) }"
        case .protocol:
            let types = parameters.map { "associatedtype " + $0 }.joined(separator: "; ")
            return "public protocol \(short)\(generics)\(stub.isClassBound ? ": AnyObject" : "") { \(types) }"
        }
    }
}
