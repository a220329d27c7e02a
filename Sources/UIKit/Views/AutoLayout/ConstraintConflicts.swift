import CellSimAutoLayout
import CellSimProcess

/// Logs conflicts between required constraints like UIKit, but only once for each set of constraints.
@MainActor package enum ConstraintConflicts {
    /// Whether conflicts are logged. False in programs that report `UIView.layoutIssues()` themselves.
    package static var isReportingEnabled = true
    /// The total number of layout problems that were found in this process.
    package private(set) static var problemCount = 0
    /// The messages by set of constraints. The first message of a set is reused, even if another constraint is broken later.
    private static var messagesByConstraints: [[String]: String] = [:]
    private static let maximumMessages = 100

    /// Logs the problems that a layout found.
    static func report(_ problems: ArraySlice<LayoutProblem>) {
        problemCount += problems.count
        guard isReportingEnabled else { return }
        for problem in problems {
            switch problem.kind {
            case .unsatisfiable(let constraints, let broken): report(problem, constraints, broken)
            case .exhausted(let view, let constraints):
                report(
                    "[LayoutConstraints] The \(constraints) constraints in \(view) need more work than CellSim allows for one"
                        + " layout; split the view, or set frames instead of constraints.")
            }
        }
    }

    private static func report(_ problem: LayoutProblem, _ constraints: [String], _ brokenConstraint: String) {
        let descriptions =
            zip(constraints, problem.origins).map { description($0, $1) } + problem.rootSizes.map { "<given \($0)>" }
        let messageKey = descriptions.sorted()
        if let cachedMessage = messagesByConstraints[messageKey] { return report(cachedMessage) }
        guard messagesByConstraints.count < maximumMessages else {
            return report(
                "[LayoutConstraints] More than \(maximumMessages) sets of constraints conflict; the others are"
                    + " not printed.")
        }
        let message = """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
                Probably at least one of the constraints in the following list is one you don't want.
                Try this:
                    (1) look at each constraint and try to figure out which you don't expect;
                    (2) find the code that added the unwanted constraint or constraints and fix it.
            (
            \(descriptions.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint
            \(description(brokenConstraint, problem.brokenOrigin))
            """
        messagesByConstraints[messageKey] = message
        report(message)
    }

    private static func description(_ equation: String, _ origin: ConstraintOrigin?) -> String {
        let location = origin.map { ", \($0.file):\($0.line)" } ?? ""
        // UIKit separates the identifier and the equation only with a space.
        var text = equation
        if text.hasPrefix("'"), let end = text.range(of: "': ") { text.replaceSubrange(end, with: "' ") }
        return "<NSLayoutConstraint \(text)   (active\(location))>"
    }

    private static func report(_ text: String) {
        Notice.report(.once, text)
    }
}
