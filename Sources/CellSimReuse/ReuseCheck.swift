import Foundation
import UIKit

/// Shows records in new cells and in cells that displayed another record before, and compares the results.
///
/// Each cell goes through the same steps as in an app. It is dequeued, filled, laid out and drawn. Then it leaves the
/// screen, is prepared for reuse, and is filled and laid out again.
@preconcurrency @MainActor public struct ReuseCheck {
    /// The role of the reused views.
    public var role: ReusedRole
    /// The template that creates them.
    public var template: ReuseTemplate
    /// The identifier for the table or collection.
    public var reuseIdentifier: String
    /// The width of the table or collection, in points.
    public var width: CGFloat
    /// The size of a collection's items, in points; nil makes items self-sizing.
    public var itemSize: CGSize?
    /// The complete traits, like those of a screen.
    public var traits: UITraitCollection
    /// The changes to check. Each changed cell is compared with one that is created after the change.
    public var changes: Set<CellChange> = []
    /// Whether to check cells that displayed another record before.
    public var checksReuse = true
    /// Returns the name of a cell's view or constraint; nil uses the properties of the cell's class.
    public var name: ((AnyObject) -> String?)?

    /// Creates a check of views in a table or collection of this width, in points.
    public init(
        _ role: ReusedRole, _ template: ReuseTemplate, reuseIdentifier: String, width: CGFloat,
        traits: UITraitCollection
    ) {
        (self.role, self.template, self.reuseIdentifier) = (role, template, reuseIdentifier)
        (self.width, self.traits) = (width, traits)
    }

    /// Checks every ordered pair of the sample, and each record of the sample after each change. A single record is
    /// paired with itself.
    /// - Parameters:
    ///   - sample: the indexes of the records to show.
    ///   - fill: sets a cell up for the record at an index, as the data source does.
    /// - Throws: the errors of `fill`, and UIKit's exceptions.
    /// - Complexity: quadratic in the sample; each pair is filled and laid out twice, each change two or three times.
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

    /// The number of pairs and changes to check for a sample of this size.
    public func workCount(sampleSize: Int) -> Int {
        (checksReuse ? max(sampleSize * (sampleSize - 1), 1) : 0) + sampleSize * changeCount
    }
}
