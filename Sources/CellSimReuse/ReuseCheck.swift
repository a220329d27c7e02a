import Foundation
import UIKit

/// Shows records in new cells and in cells that showed another record before, and compares.
///
/// Each cell goes the way that it goes in an app: it is dequeued, filled, laid out and drawn, leaves, is prepared for
/// reuse, and is filled and laid out again.
@preconcurrency @MainActor public struct ReuseCheck {
    /// The part that the reused views play.
    public var role: ReusedRole
    /// What makes them.
    public var template: ReuseTemplate
    /// What the table or collection knows them by.
    public var reuseIdentifier: String
    /// The width of the table or collection, in points.
    public var width: CGFloat
    /// The size of a collection's items, in points; nil lets them find their own.
    public var itemSize: CGSize?
    /// Complete traits, as of a screen.
    public var traits: UITraitCollection
    /// What changes around a cell that is shown. Each cell is compared with one that was made after the change.
    public var changes: Set<CellChange> = []
    /// Whether cells that showed another record are looked at.
    public var checksReuse = true
    /// What a cell's views and constraints are called; nil names them by the properties of the cell's class.
    public var name: ((AnyObject) -> String?)?

    /// A check of views in a table or collection of that width, in points.
    public init(
        _ role: ReusedRole, _ template: ReuseTemplate, reuseIdentifier: String, width: CGFloat,
        traits: UITraitCollection
    ) {
        (self.role, self.template, self.reuseIdentifier) = (role, template, reuseIdentifier)
        (self.width, self.traits) = (width, traits)
    }

    /// Looks at every ordered pair of the sample, at a single record beside itself; and at each record of the sample
    /// through each change.
    /// - Parameters:
    ///   - sample: the places of the records that are shown.
    ///   - fill: what the data source does with a cell and the place of a record.
    /// - Throws: what `fill` throws, and UIKit's exceptions.
    /// - Complexity: quadratic in the sample; two fillings and layouts a pair, and two to three layouts a change.
    public func run(
        recordCount: Int, sample: [Int], progress: (_ done: Int) -> Void = { _ in },
        fill: @escaping (UIView, Int) throws -> Void
    ) throws -> ReuseReport {
        let run = ReuseRun(self, fill: fill)
        let pairs = checksReuse ? pairs(sample) : []
        for (index, pair) in pairs.enumerated() {
            try run.look(at: pair.shown, after: pair.leaking)
            progress(index + 1)
        }
        for (index, record) in sample.enumerated() {
            try run.lookThroughChanges(at: record)
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

    /// How many pairs and changes a sample of so many records makes.
    public func workCount(sampleSize: Int) -> Int {
        (checksReuse ? max(sampleSize * (sampleSize - 1), 1) : 0) + sampleSize * changeCount
    }
}
