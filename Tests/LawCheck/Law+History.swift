import UIKit

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
        return found.difference(from: expected)
    }
}
