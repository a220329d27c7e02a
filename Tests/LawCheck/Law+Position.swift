import CellSimHost
import UIKit

/// The laws about the position of rows in a table.
extension Law {
    /// A row's frames depend on its content, width and traits, and not on its index, the content offset or other rows.
    static let rowPosition = Law(name: "place") { subject, _, report in
        guard subject.isCell else { return }
        var reference: FrameRecord?
        for safeArea in [UIEdgeInsets.zero, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)] {
            for hasBars in [false, true] {
                let rows = try TableRows(subject, safeArea: safeArea, hasBars: hasBars)
                for step in rows.recordSteps() {
                    for (index, frames) in step.frames {
                        if let reference {
                            report.recordCase(frames.entries.count)
                            guard let difference = frames.difference(from: reference) else { continue }
                            report.record(difference, steps: rows.configuration + ["row \(index)", step.description])
                            return
                        }
                        reference = frames
                    }
                    if step.height != rows.firstHeight {
                        report.record(
                            Difference(
                                view: "UITableView", property: "contentSize.height", expected: "\(rows.firstHeight)",
                                actual: "\(step.height)"), steps: rows.configuration + [step.description])
                        return
                    }
                }
            }
        }
    }
}

extension Law {
    /// A low window shows the upper part of a high one. Empty batch updates and reloading change nothing.
    static let window = Law(name: "window") { subject, _, report in
        guard subject.isCell else { return }
        let high = try TableRows(subject, safeArea: .zero, hasBars: false, height: 1200)
        let low = try TableRows(subject, safeArea: .zero, hasBars: false, height: 400)
        let (allFrames, part) = (high.visibleRowFrames(isPlaced: false), low.visibleRowFrames(isPlaced: false))
        try compare(part, allFrames, "a window of 400 points, not of 1200", report, subject)
        low.performEmptyBatchUpdates()
        try compare(low.visibleRowFrames(isPlaced: false), part, "an empty batch", report, subject)
        low.reload()
        try compare(low.visibleRowFrames(isPlaced: false), part, "reloadData", report, subject)
    }

    private static func compare(
        _ found: [(Int, FrameRecord)], _ expected: [(Int, FrameRecord)], _ description: String, _ report: LawReport,
        _ subject: Subject
    ) throws {
        let expected = Dictionary(expected) { first, _ in first }
        for (index, frames) in found {
            report.recordCase(frames.entries.count)
            guard let wanted = expected[index], let difference = frames.difference(from: wanted) else { continue }
            return report.record(difference, steps: ["row \(index)", description])
        }
    }
}

/// A table with sixty rows of the same cell.
@MainActor private final class TableRows: NSObject, UITableViewDataSource {
    struct Step {
        let description: String
        let frames: [(Int, FrameRecord)]
        let height: CGFloat
    }

    let configuration: [String]
    private(set) var firstHeight: CGFloat = 0
    private let host: HostWindowBox
    private let table = UITableView(frame: .zero, style: .plain)
    private var retainedObjects: [Any] = []
    private let identifier: String

    init(_ subject: Subject, safeArea: UIEdgeInsets, hasBars: Bool, height: CGFloat = 667) throws {
        configuration = ["safe area \(safeArea.top)", hasBars ? "with bars" : "without bars"]
        host = HostWindowBox(safeArea: safeArea, height: height)
        // UIKit rejects a nib cell with another reuse identifier.
        identifier = try (subject.makeContent().view as? UITableViewCell)?.reuseIdentifier ?? "row"
        super.init()
        table.register(cellReuseIdentifier: identifier) { [weak self] in
            let content = try subject.makeContent()
            self?.retainedObjects += content.kept
            return [content.view]
        }
        table.dataSource = self
        table.estimatedRowHeight = max(subject.size.height, 1)
        let controller = UIViewController()
        table.frame = controller.view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(table)
        host.show(hasBars ? UINavigationController(rootViewController: controller) : controller)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    /// Returns the frames of the visible rows.
    /// - Parameter isPlaced: whether the positions of rows are ignored.
    func visibleRowFrames(isPlaced: Bool) -> [(Int, FrameRecord)] {
        (table.indexPathsForVisibleRows ?? []).compactMap { path in
            table.cellForRow(at: path).map { (path.row, FrameRecord($0, isPlaced: isPlaced)) }
        }
    }

    func performEmptyBatchUpdates() {
        table.performBatchUpdates(nil)
        host.layOut()
    }

    func reload() {
        table.reloadData()
        host.layOut()
    }

    /// Scrolls down, up, and in jumps.
    func recordSteps() -> [Step] {
        firstHeight = 0
        var steps: [Step] = []
        func recordStep(_ description: String) {
            host.layOut()
            let frames = visibleRowFrames(isPlaced: true)
            if firstHeight == 0, description == "up at the top" { firstHeight = table.contentSize.height }
            steps.append(Step(description: description, frames: frames, height: table.contentSize.height))
        }
        // Rows that were not visible have estimated heights, so all are shown once before heights are compared.
        func scroll(to row: Int, _ prefix: String) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            recordStep("\(prefix) row \(row)")
        }
        for row in 0..<60 { scroll(to: row, "down to") }
        for row in stride(from: 59, through: 0, by: -9) { scroll(to: row, "up to") }
        firstHeight = table.contentSize.height
        let stepsWithFirstHeight = steps.map {
            Step(description: $0.description, frames: $0.frames, height: firstHeight)
        }
        steps = []
        for row in [40, 3, 59, 20] { scroll(to: row, "jump to") }
        table.reloadData()
        scroll(to: 20, "reloaded at")
        return stepsWithFirstHeight + steps.dropLast()
            + steps.suffix(1).map { Step(description: $0.description, frames: $0.frames, height: firstHeight) }
    }
}

/// Owns a window with a controller.
@MainActor private final class HostWindowBox {
    private let host: HostWindow

    init(safeArea: UIEdgeInsets, height: CGFloat) {
        host = HostWindow(
            size: CGSize(width: 375, height: height), safeArea: safeArea, traits: Setting().traits)
    }

    func show(_ controller: UIViewController) {
        controller.beginAppearanceTransition(true, animated: false)
        host.window.rootViewController = controller
        host.layoutUntilStable()
        controller.endAppearanceTransition()
    }

    func layOut() { host.layoutUntilStable() }
}
