/// The facts about a file that the other files of its module need, and those that its own edits need.
struct SourceFacts: Hashable {
    /// A class, protocol, struct or enum, or an extension of one.
    struct TypeDeclaration: Hashable {
        enum Kind: UInt8 { case `class`, `protocol`, other, `extension` }

        struct Traits: OptionSet, Hashable {
            let rawValue: UInt8
            static let generic = Traits(rawValue: 1)
            /// Whether a file-level declaration of the same file can name it.
            static let reachable = Traits(rawValue: 2)
            /// Marked as visible to Objective-C.
            static let marked = Traits(rawValue: 4)
            static let mainActor = Traits(rawValue: 8)
            /// Whether other files cannot name it.
            static let fileOnly = Traits(rawValue: 16)
            /// An extension with conditional members.
            static let conditional = Traits(rawValue: 32)
            /// Declares an `init()` that other declarations can call.
            static let plainInit = Traits(rawValue: 64)
            /// Declares designated initialisers, hence inherits none.
            static let designatedInit = Traits(rawValue: 128)
        }

        var kind: Kind
        /// With the names of the types around it, as in `Outer.Inner`.
        var name: String
        /// The inherited types as written, without attributes.
        var inherited: [String]
        var traits: Traits
        /// The access level that is written.
        var access: String
        /// The name for Objective-C, where one is given.
        var exportedName: String
        var methods: [Method] = []
        /// Computed properties of a class or extension, and required properties of a protocol.
        var variables: [Variable] = []
        /// Properties with a getter, setter or observer that documents may set by name.
        var properties: [Property] = []
        /// The names of a class's stored properties.
        var stored: [String] = []
        /// The initialisers of a protocol or extension, as `init(a:b:)`, that a member with other parameter names can replace.
        var initialisers: [String] = []
        /// The module that declares it, if it is not the adapted module.
        var module = ""
        /// The arguments of a call that creates an object with sample values, for classes without `init(frame:)`; see `SampleCall`.
        var sampleCall = ""

        /// The first inherited type, a class's superclass as a rule.
        var superclass: String? { inherited.first }
    }

    struct MemberTraits: OptionSet, Hashable {
        let rawValue: UInt16
        static let isStatic = MemberTraits(rawValue: 1)
        /// Whether it can be called by name: neither throwing, asynchronous nor generic.
        static let callable = MemberTraits(rawValue: 2)
        /// Whether it is marked as visible to Objective-C, or takes actions.
        static let marked = MemberTraits(rawValue: 4)
        static let isOverride = MemberTraits(rawValue: 8)
        static let hasResult = MemberTraits(rawValue: 16)
        /// A requirement that conforming classes may omit.
        static let isOptional = MemberTraits(rawValue: 32)
        /// Whether other files cannot call it.
        static let fileOnly = MemberTraits(rawValue: 64)
        static let settable = MemberTraits(rawValue: 128)
        static let mainActor = MemberTraits(rawValue: 256)
        /// Whether a method with another name can forward to it with `header` and `passing`.
        static let forwardable = MemberTraits(rawValue: 512)
        /// Whether a property has these observers.
        static let willSet = MemberTraits(rawValue: 1024)
        static let didSet = MemberTraits(rawValue: 2048)
    }

    /// A method.
    struct Method: Hashable {
        var name: String
        var labels: [String]
        /// The parameters' types as written, without attributes.
        var types: [String]
        var selector: String
        var traits: MemberTraits
        /// The modifiers before `func`, for a method that forwards to this one.
        var modifiers = ""
        /// From the generic parameters to the `where` clause, with parameters named `p0`, `p1`, …
        var header = ""
        /// The same without default values, where there are any.
        var plainHeader = ""
        /// The result's type as written.
        var result = ""
        /// The effects and arguments of a call with `p0`, `p1`, …: the text before and after the name.
        var effects = ""
        var passing = ""

        var isStatic: Bool { traits.contains(.isStatic) }
        var isOverride: Bool { traits.contains(.isOverride) }
        var isMarked: Bool { traits.contains(.marked) }
        var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
        /// The identity of a method in its class. Of the types it only contains which parameters are variadic.
        var signature: String {
            let parts = zip(labels, types).map { $0 + ($1.hasSuffix("...") ? "...:" : ":") }
            return (isStatic ? "static " : "") + name + "(" + parts.joined() + ")"
        }
    }

    /// A computed property, or a required property of a protocol.
    struct Variable: Hashable {
        var name: String
        var type: String
        var traits: MemberTraits
        var modifiers = ""

        var isStatic: Bool { traits.contains(.isStatic) }
        var isOverride: Bool { traits.contains(.isOverride) }
        var signature: String { (isStatic ? "static " : "") + name }
    }

    struct Property: Hashable {
        var name: String
        var type: String
        var exportedName: String
        var isSettable: Bool
        /// Whether it is marked `dynamic`, as properties of appearance proxies are.
        var isDynamic = false
    }

    var types: [TypeDeclaration] = []
    /// Modules that the file imports, by their first name.
    var imports: [String] = []
    /// Names of properties with optional closures: `x.name?()` calls these.
    var closures: [String] = []
    /// The aliases of types in the file, each followed by the type's own name.
    var aliases: [String] = []
    /// Whether the file needs adapting regardless of other files.
    var isMarked = false

    /// Gives types that an extension nests in a generic type the parameters of that type.
    mutating func inheritParameters(from generic: Set<String>) {
        if generic.isEmpty { return }
        for index in types.indices {
            var outer = Substring(types[index].name)
            while let dot = outer.lastIndex(of: ".") {
                outer = outer[..<dot]
                if generic.contains(String(outer)) { types[index].traits.insert(.generic) }
            }
        }
    }

    /// Names classes by their own names where the file extends or inherits them by others.
    mutating func resolve(_ aliases: TypeAliases) {
        for index in types.indices {
            if types[index].kind == .extension { types[index].name = aliases.resolved(types[index].name) }
            types[index].inherited = types[index].inherited.map { aliases.resolved($0) }
        }
    }
}

/// The other names of a module's types.
struct TypeAliases {
    private var targets: [String: String] = [:]

    init(_ files: [SourceFacts]) {
        for file in files {
            for index in stride(from: 0, to: file.aliases.count - 1, by: 2) {
                targets[file.aliases[index]] = file.aliases[index + 1]
            }
        }
    }

    var isEmpty: Bool { targets.isEmpty }

    /// A type's own name; names that go in circles stay.
    func resolved(_ name: String) -> String {
        var (found, steps) = (name, 0)
        while let target = targets[found], steps < 16 { (found, steps) = (target, steps + 1) }
        return steps < 16 ? found : name
    }
}
