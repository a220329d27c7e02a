import Foundation

/// A collation that sorts objects into the sections of an alphabetical index. In CellSim, the sections are A to Z and # for all
/// languages.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

    private override init() {}

    /// Returns the shared collation.
    open class func current() -> UILocalizedIndexedCollation { shared }

    /// The titles of the sections.
    open var sectionTitles: [String] { Self.letters + ["#"] }
    /// The titles of the section index, which equal the section titles.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// Returns the section for a title of the section index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// Returns the section for the first letter of an object's property, ignoring case and accents. Other characters belong to the last
    /// section.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let first = Self.propertyText(of: object, selector).folding(options: [.diacriticInsensitive], locale: nil)
            .prefix(1)
        return Self.letters.firstIndex(of: first.uppercased()) ?? Self.letters.count
    }

    /// Returns the objects sorted by the text of a property.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.sorted {
            Self.propertyText(of: $0, selector).localizedStandardCompare(Self.propertyText(of: $1, selector))
                == .orderedAscending
        }
    }

    private static func propertyText(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        return (object as? NSObject)?.value(forKey: selector.description) as? String ?? ""
    }
}
