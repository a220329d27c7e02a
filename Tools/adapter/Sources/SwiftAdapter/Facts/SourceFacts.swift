/// The facts about a source file that are needed to adapt it and the other files of its module.
struct SourceFacts: Hashable {
    /// A class, protocol, struct or enum, or an extension.
    struct TypeDeclaration: Hashable {
        enum Kind: UInt8 { case `class`, `protocol`, other, `extension` }

        struct Traits: OptionSet, Hashable {
            let rawValue: UInt8
            static let generic = Traits(rawValue: 1)
            /// A file-level declaration in the same file can refer to the type.
            static let reachable = Traits(rawValue: 2)
            /// The type is marked as visible to Objective-C.
            static let marked = Traits(rawValue: 4)
            static let mainActor = Traits(rawValue: 8)
            /// Other files cannot refer to the type.
            static let fileOnly = Traits(rawValue: 16)
            /// The extension has a `where` clause.
            static let conditional = Traits(rawValue: 32)
            /// The type declares an `init()` that other declarations can call.
            static let plainInit = Traits(rawValue: 64)
            /// The type declares designated initialisers, so it inherits none.
            static let designatedInit = Traits(rawValue: 128)
        }

        var kind: Kind
        /// The name with those of enclosing types, as in `Outer.Inner`.
        var name: String
        /// The inherited types as written, without attributes.
        var inherited: [String]
        var traits: Traits
        /// The explicit access level.
        var access: String
        /// The explicit Objective-C name, if any.
        var exportedName: String
        var methods: [Method] = []
        /// The computed properties of a class or extension, or the required properties of a protocol.
        var variables: [Variable] = []
        /// The properties with a getter, setter or observer that documents may set by name.
        var properties: [Property] = []
        /// The names of a class's stored properties.
        var stored: [String] = []
        /// The initialisers of a protocol or extension, as `init(a:b:)`, for which another declaration can be generated.
        var initialisers: [String] = []
        /// The declaring module, if it is not the adapted one.
        var module = ""
        /// The arguments that create an object with sample values, for classes without `init(frame:)` (see `SampleCall`).
        var sampleCall = ""

        /// The first inherited type, which is usually the superclass of a class.
        var superclass: String? { inherited.first }
    }

    struct MemberTraits: OptionSet, Hashable {
        let rawValue: UInt16
        static let isStatic = MemberTraits(rawValue: 1)
        /// The member can be called by name: it is not throwing, asynchronous or generic.
        static let callable = MemberTraits(rawValue: 2)
        /// The member is marked as visible to Objective-C, or is an action.
        static let marked = MemberTraits(rawValue: 4)
        static let isOverride = MemberTraits(rawValue: 8)
        static let hasResult = MemberTraits(rawValue: 16)
        /// Conforming classes may omit the requirement.
        static let isOptional = MemberTraits(rawValue: 32)
        /// Other files cannot call the member.
        static let fileOnly = MemberTraits(rawValue: 64)
        static let settable = MemberTraits(rawValue: 128)
        static let mainActor = MemberTraits(rawValue: 256)
        /// A method with another name can forward to it with `header` and `passing`.
        static let forwardable = MemberTraits(rawValue: 512)
        /// The property has a `willSet` observer.
        static let willSet = MemberTraits(rawValue: 1024)
        static let didSet = MemberTraits(rawValue: 2048)
    }

    /// A method.
    struct Method: Hashable {
        var name: String
        var labels: [String]
        /// The parameter types as written, without attributes.
        var types: [String]
        var selector: String
        var traits: MemberTraits
        /// The modifiers before `func` in a method that forwards to this one.
        var modifiers = ""
        /// The text from the generic parameters to the `where` clause, with parameters named `p0`, `p1`, …
        var header = ""
        /// The header without default values; empty if there are none.
        var plainHeader = ""
        /// The result type as written.
        var result = ""
        /// The effects before and the arguments after the name in a call with `p0`, `p1`, …
        var effects = ""
        var passing = ""

        var isStatic: Bool { traits.contains(.isStatic) }
        var isOverride: Bool { traits.contains(.isOverride) }
        var isMarked: Bool { traits.contains(.marked) }
        var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
        /// The identity of a method in its class: its labels and variadic parameters, but no other types.
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
        /// Whether the property is marked `dynamic`, as for appearance proxies.
        var isDynamic = false
    }

    var types: [TypeDeclaration] = []
    /// The imported modules, without submodules.
    var imports: [String] = []
    /// The names of properties with optional closures, which `x.name?()` calls.
    var closures: [String] = []
    /// The type aliases in the file, each followed by the name of its type.
    var aliases: [String] = []
    /// Whether the file needs adapting regardless of other files.
    var isMarked = false

    /// Marks types that are nested in an extension of a generic type as generic.
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

    /// Replaces aliases by the names of their types where the file extends or inherits from them.
    mutating func resolve(_ aliases: TypeAliases) {
        for index in types.indices {
            if types[index].kind == .extension { types[index].name = aliases.resolved(types[index].name) }
            types[index].inherited = types[index].inherited.map { aliases.resolved($0) }
        }
    }
}

/// The type aliases of a module.
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

    /// Returns the name of an alias's type. Circular aliases stay unchanged.
    func resolved(_ name: String) -> String {
        var (resolvedName, steps) = (name, 0)
        while let target = targets[resolvedName], steps < 16 { (resolvedName, steps) = (target, steps + 1) }
        return steps < 16 ? resolvedName : name
    }
}
