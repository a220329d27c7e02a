import Foundation

extension IndexPath {
    /// The path of a row of a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The path of an item of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second index, of a table's row.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second index, of a collection's item.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

/// Section and row without an allocation; the order is that on the screen.
struct RowPlace: Hashable, Comparable, Sendable {
    var section: Int
    var row: Int

    init(_ section: Int, _ row: Int) { (self.section, self.row) = (section, row) }

    init(_ path: IndexPath) { (section, row) = (path.section, path.row) }

    var indexPath: IndexPath { IndexPath(row: row, section: section) }

    static func < (a: RowPlace, b: RowPlace) -> Bool { a.section != b.section ? a.section < b.section : a.row < b.row }
}
