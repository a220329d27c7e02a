import UIKit
import UIKitViews

/// The law that frames do not depend on earlier layouts.
extension Law {
    /// A view that is laid out before a change must equal a view that is changed before its first layout.
    static let history = Law(name: "history") { subject, random, report in
        for _ in 0..<8 {
            let freshWindow = try SubjectWindow(subject)
            var changes: [Change] = []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                if let change = Change.random(freshWindow, &random) { changes.append(change) }
            }
            guard let difference = try difference(subject, changes, report) else { continue }
            // Removes each change that is not needed for the difference.
            var (needed, last) = (changes, difference)
            for index in changes.indices.reversed() where needed.count > 1 {
                var fewer = needed
                fewer.remove(at: index)
                if let smaller = try Law.difference(subject, fewer, nil) { (needed, last) = (fewer, smaller) }
            }
            report.record(last, steps: needed.map(\.description))
        }
    }

    /// Returns the difference between a view that is laid out before each change and one that is laid out after all of them.
    private static func difference(
        _ subject: Subject, _ changes: [Change], _ report: LawReport?
    ) throws -> Difference? {
        let fresh = try SubjectWindow(subject)
        for change in changes { change.apply(fresh) }
        let expected = fresh.frames()
        let used = try SubjectWindow(subject)
        used.layOut()
        for change in changes {
            change.apply(used)
            used.layOut()
        }
        let frames = used.frames()
        report?.recordCase(frames.entries.count)
        guard var difference = frames.difference(from: expected) else { return nil }
        difference.hasSeveralSolutions = fresh.isStable(with: frames)
        return difference
    }
}

extension SubjectWindow {
    /// Whether a layout that starts with the recorded frames keeps them, although a layout from scratch results in others.
    ///
    /// This happens if a view preserves margins: they depend on its frame, and the frame on them. All other views are laid out
    /// from scratch, so outdated frames would differ from the record.
    func isStable(with record: FrameRecord) -> Bool {
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
