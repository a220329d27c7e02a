import Foundation

/// The section and the row or item of index paths.
extension IndexPath {
    /// Creates the index path of a row in a table view.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Creates the index path of an item in a collection view.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The index of the section: the first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The index of a row in a table view: the second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The index of an item in a collection view: the second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// A description such as `<NSIndexPath> {length = 2, path = 0 - 3}`: UIKit's format without the address.
    package var exceptionText: String {
        "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
    }
}

extension NSIndexPath {
    /// Creates the index path of a row in a table view.
    public convenience init(row: Int, section: Int) {
        unsafe self.init(indexes: [section, row], length: 2)
    }

    /// Creates the index path of an item in a collection view.
    public convenience init(item: Int, section: Int) {
        unsafe self.init(indexes: [section, item], length: 2)
    }

    /// The index of the section: the first index.
    public var section: Int { index(atPosition: 0) }

    /// The index of a row in a table view: the second index.
    public var row: Int { index(atPosition: 1) }

    /// The index of an item in a collection view: the second index.
    public var item: Int { index(atPosition: 1) }
}

/// The position of a row or item: its section and index. Unlike `IndexPath`, it needs no allocation.
package struct RowPosition: Hashable, Comparable, Sendable {
    package var section: Int
    package var row: Int

    package init(_ section: Int, _ row: Int) { (self.section, self.row) = (section, row) }

    /// Creates a position from an index path. Raises if it doesn't have two indices; the position is then invalid.
    @MainActor package init(_ path: IndexPath) {
        self.init(path) {
            "Invalid index path for use with UITableView.  Index paths passed to table view must contain exactly two indices specifying"
                + " the section and row.  Please use the category on NSIndexPath in UITableView.h if possible."
        }
    }

    /// Creates a position like `init(_:)`, but raises with the message of collection views.
    @MainActor package init(item path: IndexPath) {
        self.init(path) {
            "Invalid index path for use with UICollectionView.  Index paths passed to collection view must contain exactly two indices"
                + " specifying the section and item.  Please use the category on NSIndexPath in UICollectionView.h if possible."
        }
    }

    /// Creates the position of a supplementary or decoration view, whose index path may have only one index. Its row is then -1.
    @MainActor package init(element path: IndexPath) {
        if path.count == 1, path[0] >= 0 { self.init(path[0], -1) } else { self.init(item: path) }
    }

    @MainActor private init(_ path: IndexPath, message: () -> String) {
        guard path.count == 2 else {
            (section, row) = (-1, -1)
            ReuseException.raise(message())
            return
        }
        (section, row) = (path.section, path.row)
    }

    package var indexPath: IndexPath {
        row < 0 && section >= 0 ? IndexPath(index: section) : IndexPath(row: row, section: section)
    }

    package static func < (a: RowPosition, b: RowPosition) -> Bool {
        a.section != b.section ? a.section < b.section : a.row < b.row
    }
}
