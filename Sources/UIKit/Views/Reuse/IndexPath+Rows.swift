import Foundation

/// Sections, rows and items of index paths.
extension IndexPath {
    /// Creates the index path of a table view's row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Creates the index path of a collection view's item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second index, for a table view's row.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second index, for a collection view's item.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The description `<NSIndexPath> {length = 2, path = 0 - 3}`: UIKit's format without the address.
    package var exceptionText: String {
        "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
    }
}

extension NSIndexPath {
    /// Creates the index path of a table view's row.
    public convenience init(row: Int, section: Int) {
        unsafe self.init(indexes: [section, row], length: 2)
    }

    /// Creates the index path of a collection view's item.
    public convenience init(item: Int, section: Int) {
        unsafe self.init(indexes: [section, item], length: 2)
    }

    /// The first index.
    public var section: Int { index(atPosition: 0) }

    /// The second index, for a table view's row.
    public var row: Int { index(atPosition: 1) }

    /// The second index, for a collection view's item.
    public var item: Int { index(atPosition: 1) }
}

/// The position of a row by section and row, stored without an allocation and sorted in display order.
package struct RowPosition: Hashable, Comparable, Sendable {
    package var section: Int
    package var row: Int

    package init(_ section: Int, _ row: Int) { (self.section, self.row) = (section, row) }

    /// Creates a position from an index path. Raises for a path that does not have two indexes, and then represents no
    /// row.
    @MainActor package init(_ path: IndexPath) {
        self.init(path) {
            "Invalid index path for use with UITableView.  Index paths passed to table view must contain exactly two indices specifying"
                + " the section and row.  Please use the category on NSIndexPath in UITableView.h if possible."
        }
    }

    /// Creates a position like `init(_:)`, with the messages of collection views.
    @MainActor package init(item path: IndexPath) {
        self.init(path) {
            "Invalid index path for use with UICollectionView.  Index paths passed to collection view must contain exactly two indices"
                + " specifying the section and item.  Please use the category on NSIndexPath in UICollectionView.h if possible."
        }
    }

    @MainActor private init(_ path: IndexPath, message: () -> String) {
        guard path.count == 2 else {
            (section, row) = (-1, -1)
            ReuseException.raise(message())
            return
        }
        (section, row) = (path.section, path.row)
    }

    package var indexPath: IndexPath { IndexPath(row: row, section: section) }

    package static func < (a: RowPosition, b: RowPosition) -> Bool {
        a.section != b.section ? a.section < b.section : a.row < b.row
    }
}
