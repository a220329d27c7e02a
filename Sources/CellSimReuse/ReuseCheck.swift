import Foundation
import UIKit

/// Compares cells that displayed another record before, or whose environment changed, with new cells.
///
/// Cells go through the same steps as in an app: they are dequeued, filled, laid out and drawn. Then they leave the
/// screen, are prepared for reuse, and are filled and laid out again.
@preconcurrency @MainActor public struct ReuseCheck {
    /// The role of the reused views: cells, headers or footers.
    public var role: ReusedRole
    /// The template from which the views are created.
    public var template: ReuseTemplate
    /// The reuse identifier with which the views are registered.
    public var reuseIdentifier: String
    /// The width of the table or collection view, in points.
    public var width: CGFloat
    /// The size of the collection view's items, in points; nil for self-sizing items.
    public var itemSize: CGSize?
    /// A complete trait collection, like that of a screen.
    public var traits: UITraitCollection
    /// The kinds of changes to check. A cell that goes through a change is compared with one created after it.
    public var changes: Set<CellChange> = []
    /// A Boolean value that indicates whether to check cells that displayed another record before.
    public var checksReuse = true
    /// A closure that returns the name of a view or constraint; nil to use the properties of the cell's class.
    public var name: ((AnyObject) -> String?)?

    /// Creates a check of views in a table or collection view of a width in points.
    public init(
        _ role: ReusedRole, _ template: ReuseTemplate, reuseIdentifier: String, width: CGFloat,
        traits: UITraitCollection
    ) {
        (self.role, self.template, self.reuseIdentifier) = (role, template, reuseIdentifier)
        (self.width, self.traits) = (width, traits)
    }

    /// Checks each ordered pair of different records in the sample, and each record after each change. A single record is
    /// paired with itself.
    /// - Parameters:
    ///   - sample: The indices of the records to show.
    ///   - fill: Configures a view for the record with an index, like a data source.
    /// - Throws: The errors of `fill`, and UIKit's exceptions.
    /// - Complexity: Quadratic in the size of the sample. Each pair is filled and laid out twice, each change two or three times.
    public func run(
        recordCount: Int, sample: [Int], progress: (_ done: Int) -> Void = { _ in },
        fill: @escaping (UIView, Int) throws -> Void
    ) throws -> ReuseReport {
        let run = ReuseRun(self, fill: fill)
        let pairs = checksReuse ? pairs(sample) : []
        for (index, pair) in pairs.enumerated() {
            try run.checkPair(at: pair.shown, after: pair.leaking)
            progress(index + 1)
        }
        for (index, record) in sample.enumerated() {
            try run.checkChanges(at: record)
            progress(pairs.count + (index + 1) * changeCount)
        }
        return run.report(recordCount: recordCount, sample: sample)
    }

    private func pairs(_ sample: [Int]) -> [(leaking: Int, shown: Int)] {
        sample.count == 1
            ? [(sample[0], sample[0])]
            : sample.flatMap { shown in
                sample.filter { $0 != shown }.map { ($0, shown) }
            }
    }

    private var changeCount: Int { ChangePlan(self).steps.count }

    /// Returns the number of pairs and changes to check for a sample of a size.
    public func workCount(sampleSize: Int) -> Int {
        (checksReuse ? max(sampleSize * (sampleSize - 1), 1) : 0) + sampleSize * changeCount
    }
}
