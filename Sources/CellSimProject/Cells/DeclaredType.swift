/// A type declaration with the properties that are needed to test cells.
struct DeclaredType {
    /// The name, including the types that contain it: `Outer.Inner`.
    var name: String
    /// The first type after the colon, or an empty string for extensions and types without one.
    var superclass = ""
    /// The file and the line of the declaration.
    var path: String
    var line: Int
    var isClass = false
    var isExtension = false
    var isGeneric = false
    /// A Boolean value that indicates whether other files can't use the type.
    var isPrivate = false
    /// A Boolean value that indicates whether the type declares an initialiser and therefore doesn't inherit any.
    var hasOwnInitialiser = false
    var hasOutlets = false
    var methods: [CellMethod] = []
    /// The names of the static properties that contain a sample, such as `preview`.
    var samples: [String] = []

    /// Merges another declaration of the type, such as an extension.
    mutating func merge(_ other: DeclaredType) {
        methods += other.methods
        samples += other.samples
        hasOutlets = hasOutlets || other.hasOutlets
        guard other.isClass else { return }
        (isClass, superclass, path, line) = (true, other.superclass, other.path, other.line)
        (isGeneric, isPrivate, hasOwnInitialiser) = (other.isGeneric, other.isPrivate, other.hasOwnInitialiser)
    }
}

/// A method that fills a cell.
public struct CellMethod: Sendable {
    /// A parameter without a default value.
    public struct Parameter: Sendable {
        /// The argument label, or nil if there is none.
        public var label: String?
        /// The name inside the method.
        public var name: String
        /// The type as written in the source, without attributes.
        public var type: String
    }

    /// The base name without argument labels.
    public var name: String
    /// The parameters without a default value.
    public var parameters: [Parameter]
    /// A Boolean value that indicates whether calls need `try`.
    public var canThrow = false
    /// A Boolean value that indicates whether the method returns a value.
    public var hasResult = false
    /// The number of parameters, including those with default values.
    var parameterCount = 0

    /// The name with all argument labels, which distinguishes it from other methods.
    public var signature: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}
