/// What the other files of a module have to know of a file, and what its own edits need of them.
struct SourceFacts: Codable, Hashable {
    /// A class, struct or enum, or an extension of one.
    struct TypeDeclaration: Codable, Hashable {
        enum Kind: String, Codable { case `class`, other, `extension` }

        var kind: Kind
        /// With the names of the types around it, as in `Outer.Inner`.
        var name: String
        /// The first inherited type of a class, as it is written.
        var superclass: String?
        var isGeneric: Bool
        /// Whether a file-level declaration of the same file can name it.
        var isReachable: Bool
        var methods: [Method]
        /// Properties of a class or extension, by name, that override or may be overridden.
        var variables: [Variable]
        /// Properties with a getter, setter or observer that documents may set by name.
        var properties: [Property]
    }

    /// A method that Objective-C code could call by name.
    struct Method: Codable, Hashable {
        var name: String
        var labels: [String]
        /// The parameters' types, as they are written, without attributes.
        var types: [String]
        var selector: String
        var isStatic: Bool
        /// Whether it can be called by name: neither throwing, asynchronous nor generic.
        var isCallable: Bool
        /// Whether it is marked as visible to Objective-C, or takes actions.
        var isMarked: Bool
        var isOverride: Bool
        var hasResult: Bool
        /// In an extension, the text of a method of the class's body that calls this one under its hidden name.
        var forwarder: String?

        /// What tells methods of a class apart, types left aside.
        var signature: String { (isStatic ? "static " : "") + name + "(" + labels.map { $0 + ":" }.joined() + ")" }
    }

    /// A computed property.
    struct Variable: Codable, Hashable {
        var name: String
        var isStatic: Bool
        var isOverride: Bool
        var forwarder: String?

        var signature: String { (isStatic ? "static " : "") + name }
    }

    struct Property: Codable, Hashable {
        var name: String
        var type: String
        var isSettable: Bool
    }

    var types: [TypeDeclaration] = []
    /// Modules that the file imports, by their first name.
    var imports: [String] = []
    /// Whether anything in the file needs adapting by itself.
    var isMarked = false
}
