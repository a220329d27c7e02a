/// A row of a member list: a member of a class, its value, and its uses.
struct Member {
    /// The property's access by key-value coding.
    enum Coding: String {
        case none = "-"
        case get
        case set
    }

    /// The comparison of the property between a reused cell and a new one.
    struct Comparison {
        /// The kind of difference: `text`, `look`, `layout`, `accessibility` or `behaviour`.
        var differenceKind: String
        /// The origin of the value: `inherited` or `derived`; nil for a property that is set directly.
        var provenance: String?
        /// Properties of the same view with the same information.
        var equivalentProperties: [String] = []
        /// The function that reads the value, if reading the property isn't sufficient.
        var reader: String?
        /// The function that creates several properties at once.
        var groupFunction: String?
    }

    /// The support for the property by the `appearance()` proxy.
    enum Appearance {
        /// The proxy doesn't support the property, which describes a single view.
        case unsupported
        case difference
        /// The proxy applies the property through the path of another property.
        case path(String)
        /// The proxy applies the property through a path whose values can't be compared, if the object has no value.
        case unlessSet(String)
    }

    /// The variation of the property by size class in a document.
    struct Variation {
        /// The value if the document has none; nil keeps the current value.
        var fallback: String?
        /// The table that maps a choice's names in documents.
        var valueTable: String?
    }

    /// The extent to which the member behaves like UIKit's.
    enum Status {
        case works
        /// Stores its value for readers; CellSim doesn't use it.
        case stored
        /// Stores its value, but UIKit's effect is missing.
        case noOp(reason: String)
        case undeclared(reason: String)
    }

    /// The member's name in Swift, or a description of a compared value that is not a property.
    var name: String
    /// The member's key in XIBs.
    var key: String?
    /// The type of the value.
    var kind: String?
    var coding = Coding.none
    var comparison: Comparison?
    var appearance = Appearance.unsupported
    /// The function that restores the property and all other values that its setter changes.
    var restoration: String?
    var variation: Variation?
    var status = Status.works

    /// Whether the member is a property of its class, rather than a property of a subobject or a described value.
    var isProperty: Bool { kind != nil && !name.contains(".") }
}

/// The rows of a class. A class may have several lists, which are in the order in which its properties are compared.
struct MemberList {
    var className: String
    /// The name of the superclass; nil for structures.
    var superclassName: String?
    /// The file name without its extension.
    var fileStem: String
    var members: [Member]
    /// The status of the class itself.
    var status = Member.Status.works
}
