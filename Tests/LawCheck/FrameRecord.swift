import Foundation
import UIKit

/// The frames of a view and of all views below it.
@MainActor struct FrameRecord {
    struct Entry {
        /// The indices of subviews that lead to the view, its class and its id.
        let path: String
        let frame: CGRect
        let origin: CGPoint
        let view: UIView
        /// Whether constraints leave the view's frame open, or that of a view around it.
        @MainActor var isAmbiguous: Bool {
            sequence(first: view, next: \.superview).contains { $0.hasAmbiguousLayout }
        }
    }

    /// In depth-first order.
    private(set) var entries: [Entry] = []

    /// - Parameter isPlaced: whether something else says where the root is; its origin is left out then.
    init(_ root: UIView, isPlaced: Bool = false) {
        func visit(_ view: UIView, _ path: String) {
            let identity = view.nibIdentity.map { "#\($0.objectID)" } ?? ""
            entries.append(
                Entry(
                    path: "\(path) \(type(of: view))\(identity)",
                    frame: isPlaced && view === root ? CGRect(origin: .zero, size: view.frame.size) : view.frame,
                    origin: view.bounds.origin, view: view))
            for (index, subview) in Self.parts(of: view).enumerated() { visit(subview, "\(path)/\(index)") }
        }
        visit(root, "")
    }

    /// The subviews of a view. Those of a table are in the order of their positions, because which of them a table adds first
    /// depends on what it showed before. So do the hidden ones that wait to be used again, which are left out.
    private static func parts(of view: UIView) -> [UIView] {
        guard let table = view as? UITableView else { return view.subviews }
        return view.subviews.enumerated().filter { !waits($0.element, in: table) }.sorted {
            ($0.element.frame.minY, $0.element.frame.height, $0.offset)
                < ($1.element.frame.minY, $1.element.frame.height, $1.offset)
        }.map(\.element)
    }

    /// Whether a cell or header is in one of the table's pools.
    private static func waits(_ view: UIView, in table: UITableView) -> Bool {
        guard view.isHidden else { return false }
        if let cell = view as? UITableViewCell { return table.indexPath(for: cell) == nil }
        return view is UITableViewHeaderFooterView
    }

    /// Points by which edges may differ: arithmetic, never a pixel.
    static let tolerance: CGFloat = 0.01

    /// The first difference from what is expected, as a property and its two values.
    func difference(from expected: FrameRecord, within tolerance: CGFloat = FrameRecord.tolerance) -> Difference? {
        for (found, wanted) in zip(entries, expected.entries) {
            if found.path != wanted.path {
                return Difference(view: wanted.path, property: "subviews", expected: wanted.path, found: found.path)
            }
            if !found.frame.isClose(to: wanted.frame, within: tolerance) {
                return Difference(
                    view: wanted.path, property: "frame", expected: wanted.frame.words, found: found.frame.words,
                    isAmbiguous: found.isAmbiguous || wanted.isAmbiguous)
            }
            if abs(found.origin.x - wanted.origin.x) > tolerance || abs(found.origin.y - wanted.origin.y) > tolerance {
                return Difference(
                    view: wanted.path, property: "bounds.origin", expected: "\(wanted.origin)",
                    found: "\(found.origin)",
                    isAmbiguous: found.isAmbiguous || wanted.isAmbiguous)
            }
        }
        guard entries.count == expected.entries.count else {
            let index = min(entries.count, expected.entries.count)
            let path = (index < entries.count ? entries : expected.entries)[index].path
            return Difference(
                view: path, property: "number of views", expected: "\(expected.entries.count)",
                found: "\(entries.count)")
        }
        return nil
    }
}

/// One value that is not what a law demands.
struct Difference {
    let view: String
    let property: String
    let expected: String
    let found: String
    /// Whether constraints leave the view's frame open.
    var isAmbiguous = false
    /// Whether both values follow from the constraints and the margins that views preserve.
    var isOneOfSeveral = false
}

extension CGRect {
    func isClose(to other: CGRect, within tolerance: CGFloat) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }

    /// The rectangle in thousandths of a point.
    var words: String {
        let values = [minX, minY, width, height].map { "\((Double($0) * 1000).rounded() / 1000)" }
        return "(\(values.joined(separator: ", ")))"
    }
}
