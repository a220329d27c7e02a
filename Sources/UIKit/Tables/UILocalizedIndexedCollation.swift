import Foundation

/// Sections for an index of names by their first letters: A to Z and #, the titles of every language here.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

    private override init() {}

    /// The only collation there is.
    open class func current() -> UILocalizedIndexedCollation { shared }

    /// What headers show.
    open var sectionTitles: [String] { Self.letters + ["#"] }
    /// What the index at the side shows.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// The section that an entry of the index leads to.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// The section of an object by the first letter of a property, without regard to case and accents; the last section for
    /// what begins with none of them.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let first = Self.text(of: object, selector).folding(options: [.diacriticInsensitive], locale: nil).prefix(1)
        return Self.letters.firstIndex(of: first.uppercased()) ?? Self.letters.count
    }

    /// The objects in the order of a property's text.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.sorted {
            Self.text(of: $0, selector).localizedStandardCompare(Self.text(of: $1, selector)) == .orderedAscending
        }
    }

    private static func text(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        return (object as? NSObject)?.value(forKey: selector.description) as? String ?? ""
    }
}
