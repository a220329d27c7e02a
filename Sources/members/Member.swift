/// One row of the catalogue: a member of a class, what it holds, and who may touch it.
struct Member {
    /// How key-value coding reaches the property.
    enum Coding: String {
        case none = "-"
        case get
        case set
    }

    /// How the property of a cell used again is compared with that of a new one.
    struct Comparison {
        /// What a difference concerns: `text`, `look`, `layout`, `accessibility` or `behaviour`.
        var concerns: String
        /// `inherited` and `derived`; properties that somebody sets have none.
        var provenance: String?
        /// Properties of the same view that say the same.
        var follows: [String] = []
        /// The function that reads the value, where reading the property does not do.
        var reader: String?
        /// The function that makes several properties at once.
        var list: String?
    }

    /// How `appearance()` hands the property on.
    enum Appearance {
        /// Not at all: it says what a single view is.
        case withheld
        case difference
        /// By the path of another property.
        case path(String)
        /// By a path whose values cannot be compared: where an object has none.
        case unlessSet(String)
    }

    /// How a document varies the property by size class.
    struct Variation {
        /// The value where the document has none; nil leaves what is there.
        var fallback: String?
        /// The table of a choice's words.
        var words: String?
    }

    /// Whether the member does what UIKit's does.
    enum Status {
        case works
        /// It keeps what it is set to, for whoever asks, and nothing that happens here would depend on it.
        case carried
        /// It keeps what it is set to, and what UIKit would do does not happen.
        case kept(reason: String)
        case absent(reason: String)
    }

    /// Its name in Swift, or words for what is compared and no property.
    var name: String
    /// Its key in XIBs.
    var key: String?
    /// The kind of its value.
    var kind: String?
    var coding = Coding.none
    var comparison: Comparison?
    var appearance = Appearance.withheld
    /// The function that puts back the property and whatever else setting it changes.
    var restoration: String?
    var variation: Variation?
    var status = Status.works

    /// Whether it is a property of its class, rather than a property of a part or what is compared under some words.
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
    /// Of the class as a whole.
    var status = Member.Status.works
}
