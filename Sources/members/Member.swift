/// A row of a member list: a member of a class with its value type, its uses and its status.
struct Member {
    /// The access to the property by key-value coding.
    enum Coding: String {
        case none = "-"
        case get
        case set
    }

    /// The comparison of the property between a reused cell and a new one.
    struct Comparison {
        /// The kind of a difference: `text`, `look`, `layout`, `accessibility` or `behaviour`.
        var differenceKind: String
        /// The origin of the value, `inherited` or `derived`, or nil for a property that is set directly.
        var provenance: String?
        /// The names of properties of the same view that contain the same information.
        var equivalentProperties: [String] = []
        /// The function that reads the value, or nil if reading the property is sufficient.
        var reader: String?
        /// The function that creates several properties at once, or nil.
        var groupFunction: String?
    }

    /// The support of the property by `appearance()` proxies.
    enum Appearance {
        /// The proxy doesn't support the property, because it describes an individual view.
        case unsupported
        case difference
        /// The proxy applies the property through the key path of another property.
        case path(String)
        /// The proxy applies the property through a key path if the object has no value of its own. Values of the property can't be
        /// compared.
        case unlessSet(String)
    }

    /// The variation of the property by size class in documents.
    struct Variation {
        /// The value if the document contains none. Nil keeps the current value.
        var fallback: String?
        /// The name of the table that maps the names of choices in documents to values.
        var valueTable: String?
    }

    /// The extent to which the member behaves like UIKit's.
    enum Status {
        case works
        /// The value is only stored. UIKit doesn't use it for drawing or layout either.
        case stored
        /// The value is stored, but the effect that it has in UIKit is missing.
        case noOp(reason: String)
        case undeclared(reason: String)
    }

    /// The name of the member in Swift, or a description of a compared value that isn't a property.
    var name: String
    /// The key of the member in XIBs.
    var key: String?
    /// The type of the value, or nil for methods.
    var kind: String?
    var coding = Coding.none
    var comparison: Comparison?
    var appearance = Appearance.unsupported
    /// The function that restores the property and all other values that its setter changes, or nil.
    var restoration: String?
    var variation: Variation?
    var status = Status.works

    /// A Boolean value that indicates whether the member is a property of the class itself, rather than of a subobject.
    var isProperty: Bool { kind != nil && !name.contains(".") }
}

/// The rows of a class. A class can have several lists; its properties are compared in the order of the lists.
struct MemberList {
    var className: String
    /// The name of the superclass, or nil for a structure.
    var superclassName: String?
    /// The name of the list's file without its extension.
    var fileStem: String
    var members: [Member]
    /// The status of the class itself.
    var status = Member.Status.works
}
