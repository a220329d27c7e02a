/// One row of the catalogue: a member of a class, its value, and its uses.
struct Member {
    /// The way in which key-value coding accesses the property.
    enum Coding: String {
        case none = "-"
        case get
        case set
    }

    /// The comparison of the property in a reused cell with that in a new one.
    struct Comparison {
        /// The aspect of a difference: `text`, `look`, `layout`, `accessibility` or `behaviour`.
        var concerns: String
        /// `inherited` and `derived`; properties with a value of their own have none.
        var provenance: String?
        /// Properties of the same view with the same information.
        var follows: [String] = []
        /// The function that reads the value, where reading the property does not do.
        var reader: String?
        /// The function that makes several properties at once.
        var list: String?
    }

    /// The way in which `appearance()` passes the property on.
    enum Appearance {
        /// Not at all: it describes a single view.
        case withheld
        case difference
        /// By the path of another property.
        case path(String)
        /// By a path whose values cannot be compared: where an object has none.
        case unlessSet(String)
    }

    /// The way in which a document varies the property by size class.
    struct Variation {
        /// The value if the document has none; nil keeps the current value.
        var fallback: String?
        /// The table of a choice's words.
        var words: String?
    }

    /// Whether the member behaves like UIKit's.
    enum Status {
        case works
        /// It stores its value for readers, and nothing in CellSim depends on it.
        case carried
        /// It stores its value, but UIKit's effect does not happen.
        case kept(reason: String)
        case absent(reason: String)
    }

    /// Its name in Swift, or a description of a compared value that is not a property.
    var name: String
    /// Its key in XIBs.
    var key: String?
    /// The kind of its value.
    var kind: String?
    var coding = Coding.none
    var comparison: Comparison?
    var appearance = Appearance.withheld
    /// The function that restores the property and all other values that setting it changes.
    var restoration: String?
    var variation: Variation?
    var status = Status.works

    /// Whether it is a property of its class, rather than a property of a part or a described value.
    var isProperty: Bool { kind != nil && !name.contains(".") }
}

/// The rows of a class. A class may have several lists, in the order in which its properties are compared.
struct MemberList {
    var className: String
    /// Nil for structures.
    var superclassName: String?
    /// The file's name without its ending.
    var family: String
    var members: [Member]
    /// The status of the class as a whole.
    var status = Member.Status.works
}
