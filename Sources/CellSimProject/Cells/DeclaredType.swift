/// A type that sources declare, as far as tests of cells need it.
struct DeclaredType {
    /// The name, with the types around it: `Outer.Inner`.
    var name: String
    /// The first type after the colon; empty for extensions and types without one.
    var superclass = ""
    /// The file and the line of its declaration.
    var path: String
    var line: Int
    var isClass = false
    var isExtension = false
    var isGeneric = false
    /// Whether other files cannot name it.
    var isPrivate = false
    /// Whether it has an initialiser that replaces the inherited ones.
    var hasOwnInitialiser = false
    var hasOutlets = false
    var methods: [CellMethod] = []
    /// The static properties of the type's own type that are named like samples.
    var samples: [String] = []

    /// Adds an extension's declarations.
    mutating func add(_ other: DeclaredType) {
        methods += other.methods
        samples += other.samples
        hasOutlets = hasOutlets || other.hasOutlets
        guard other.isClass else { return }
        (isClass, superclass, path, line) = (true, other.superclass, other.path, other.line)
        (isGeneric, isPrivate, hasOwnInitialiser) = (other.isGeneric, other.isPrivate, other.hasOwnInitialiser)
    }
}

/// A method of a cell that fills it.
public struct CellMethod: Sendable {
    /// A parameter without a default value.
    public struct Parameter: Sendable {
        /// The label of the argument; nil if there is none.
        public var label: String?
        /// The name in the method.
        public var name: String
        /// The type as in the source, without attributes.
        public var type: String
    }

    /// The name without labels.
    public var name: String
    /// The parameters without a default value.
    public var parameters: [Parameter]
    /// Whether calls need `try`.
    public var canThrow = false
    /// Whether the method returns a value.
    public var hasResult = false
    /// The number of all parameters.
    var count = 0

    /// The name with all labels, which distinguishes it from other methods.
    public var signature: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}
