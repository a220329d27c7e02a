import Foundation
import UIKit

/// The frames of a view and all its descendants.
@MainActor struct FrameRecord {
    struct Entry {
        /// The indices of subviews on the way to the view, its class and its id.
        let path: String
        let frame: CGRect
        let origin: CGPoint
        let view: UIView
        /// Whether the frame of the view or an ancestor is ambiguous.
        @MainActor var isAmbiguous: Bool {
            sequence(first: view, next: \.superview).contains { $0.hasAmbiguousLayout }
        }
    }

    /// The entries in depth-first order.
    private(set) var entries: [Entry] = []

    /// Records the frames.
    /// - Parameters:
    ///   - root: the root view.
    ///   - isPlaced: whether something else determines the root's position; its origin is then ignored.
    init(_ root: UIView, isPlaced: Bool = false) {
        func visit(_ view: UIView, _ path: String) {
            let identity = view.nibIdentity.map { "#\($0.objectID)" } ?? ""
            entries.append(
                Entry(
                    path: "\(path) \(type(of: view))\(identity)",
                    frame: isPlaced && view === root ? CGRect(origin: .zero, size: view.frame.size) : view.frame,
                    origin: view.bounds.origin, view: view))
            for (index, subview) in Self.orderedSubviews(of: view).enumerated() { visit(subview, "\(path)/\(index)") }
        }
        visit(root, "")
    }

    /// Returns the subviews of a view. Those of a table are sorted by position, because their order depends on the rows that were visible
    /// before. Hidden cells in the reuse pool are omitted for the same reason.
    private static func orderedSubviews(of view: UIView) -> [UIView] {
        guard let table = view as? UITableView else { return view.subviews }
        return view.subviews.enumerated().filter { !isInReusePool($0.element, in: table) }.sorted {
            ($0.element.frame.minY, $0.element.frame.height, $0.offset)
                < ($1.element.frame.minY, $1.element.frame.height, $1.offset)
        }.map(\.element)
    }

    /// Whether a cell or header is in one of the table's reuse pools.
    private static func isInReusePool(_ view: UIView, in table: UITableView) -> Bool {
        guard view.isHidden else { return false }
        if let cell = view as? UITableViewCell { return table.indexPath(for: cell) == nil }
        return view is UITableViewHeaderFooterView
    }

    /// The tolerance for edges in points: it allows rounding errors, but not a pixel.
    static let tolerance: CGFloat = 0.01

    /// Returns the first difference from the expected record, as a property with its two values.
    func difference(from expected: FrameRecord, within tolerance: CGFloat = FrameRecord.tolerance) -> Difference? {
        for (actual, expectedEntry) in zip(entries, expected.entries) {
            if actual.path != expectedEntry.path {
                return Difference(
                    view: expectedEntry.path, property: "subviews", expected: expectedEntry.path, actual: actual.path)
            }
            if !actual.frame.isClose(to: expectedEntry.frame, within: tolerance) {
                return Difference(
                    view: expectedEntry.path, property: "frame", expected: expectedEntry.frame.roundedDescription,
                    actual: actual.frame.roundedDescription,
                    isAmbiguous: actual.isAmbiguous || expectedEntry.isAmbiguous)
            }
            if abs(actual.origin.x - expectedEntry.origin.x) > tolerance
                || abs(actual.origin.y - expectedEntry.origin.y) > tolerance
            {
                return Difference(
                    view: expectedEntry.path, property: "bounds.origin", expected: "\(expectedEntry.origin)",
                    actual: "\(actual.origin)",
                    isAmbiguous: actual.isAmbiguous || expectedEntry.isAmbiguous)
            }
        }
        guard entries.count == expected.entries.count else {
            let index = min(entries.count, expected.entries.count)
            let path = (index < entries.count ? entries : expected.entries)[index].path
            return Difference(
                view: path, property: "number of views", expected: "\(expected.entries.count)",
                actual: "\(entries.count)")
        }
        return nil
    }
}

/// A value that violates a law.
struct Difference {
    let view: String
    let property: String
    let expected: String
    let actual: String
    /// Whether the view's frame is ambiguous.
    var isAmbiguous = false
    /// Whether both values satisfy the constraints and the margins that views preserve.
    var hasSeveralSolutions = false
}

extension CGRect {
    func isClose(to other: CGRect, within tolerance: CGFloat) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }

    /// The rectangle in thousandths of a point.
    var roundedDescription: String {
        let values = [minX, minY, width, height].map { "\((Double($0) * 1000).rounded() / 1000)" }
        return "(\(values.joined(separator: ", ")))"
    }
}
