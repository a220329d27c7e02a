import UIKit
import UIKitViews

extension Law {
    /// A view that was laid out and then changed equals a view that was changed and then laid out for the first time.
    static let history = Law(name: "history") { subject, random, report in
        for _ in 0..<8 {
            let fresh = try Stage(subject)
            var changes: [Change] = []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                if let change = Change.random(fresh, &random) { changes.append(change) }
            }
            guard let difference = try difference(subject, changes, report) else { continue }
            // Leaves out each change that the difference does not need.
            var (needed, last) = (changes, difference)
            for index in changes.indices.reversed() where needed.count > 1 {
                var fewer = needed
                fewer.remove(at: index)
                if let smaller = try Law.difference(subject, fewer, nil) { (needed, last) = (fewer, smaller) }
            }
            report.add(last, steps: needed.map(\.words))
        }
    }

    /// What a view laid out before each change has otherwise than one laid out after all of them.
    private static func difference(
        _ subject: Subject, _ changes: [Change], _ report: LawReport?
    ) throws -> Difference? {
        let fresh = try Stage(subject)
        for change in changes { change.apply(fresh) }
        let expected = fresh.frames()
        let used = try Stage(subject)
        used.layOut()
        for change in changes {
            change.apply(used)
            used.layOut()
        }
        let found = used.frames()
        report?.count(found.entries.count)
        guard var difference = found.difference(from: expected) else { return nil }
        difference.isOneOfSeveral = fresh.mayEnd(with: found)
        return difference
    }
}

extension Stage {
    /// Whether a layout that starts with the recorded frames keeps them, although one that starts without frames has others.
    ///
    /// So it is where a view preserves margins: they depend on its frame, and the frame on them. Everything else is laid out
    /// as for the first time, so what is only outdated differs from the record.
    func mayEnd(with record: FrameRecord) -> Bool {
        let entries = frames().entries
        guard entries.count == record.entries.count,
            entries.contains(where: { $0.view.preservesSuperviewLayoutMargins })
        else { return false }
        for (entry, recorded) in zip(entries, record.entries)
        where !entry.view.translatesAutoresizingMaskIntoConstraints { entry.view.frame = recorded.frame }
        for entry in entries {
            entry.view.structureDidChange()
            entry.view.setNeedsLayout()
        }
        return frames().difference(from: record) == nil
    }
}
