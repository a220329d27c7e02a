import Foundation
import UIKit
import UIKitViews

/// A property of layout that holds for any view, so that it can be checked without a reference.
@MainActor struct Law {
    let name: String
    /// Checks a subject with a seeded random source. The law holds if nothing is reported.
    let check: (Subject, inout SplitMix, LawReport) throws -> Void

    static let all: [Law] = [rowPosition, history, settingRoundTrip, fixedPoint, fitting, mirror, scale, style, window]

    static let names = all.map(\.name)
}

/// Collects the checked, violated and excluded cases.
@MainActor final class LawReport {
    /// A violation of a law by a view.
    struct Violation {
        let law, document, subject, property: String
        let difference: Difference
        /// The steps before the difference appeared.
        let steps: [String]
        let seed: UInt64
    }

    private(set) var violations: [Violation] = []
    private(set) var cases: [String: Int] = [:]
    private(set) var views: [String: Int] = [:]
    private(set) var excluded: [String: Int] = [:]
    private var current = (law: "", subject: "", document: "", seed: UInt64(0))
    private let log: (String) -> Void
    /// The number of constraint conflicts before the current law was checked.
    private var earlierConflicts = 0

    init(log: @escaping (String) -> Void = { _ in }) { self.log = log }

    /// Checks laws on a subject. Each law has its own random source, so that laws are independent of each other.
    func check(_ subject: Subject, laws: [Law], seed: UInt64) {
        for law in laws {
            current = (law.name, subject.name, subject.document, seed)
            earlierConflicts = ConstraintConflicts.problemCount
            var random = SplitMix(state: seed ^ law.name.utf8.reduce(UInt64(17)) { $0 &* 31 &+ UInt64($1) })
            do {
                try UIKitException.catching { try law.check(subject, &random, self) }
            } catch let exception as UIKitException {
                exclude("exception: \(exception.name): \(exception.reason.prefix(60))")
            } catch { exclude("not made: \(type(of: error))") }
        }
    }

    /// Counts a checked case with a number of views.
    func recordCase(_ views: Int) {
        cases[current.law, default: 0] += 1
        self.views[current.law, default: 0] += views
    }

    /// Counts views that a law does not cover, by reason.
    func exclude(_ cause: String, views: Int = 1) { excluded["\(current.law): \(cause)", default: 0] += views }

    func record(_ difference: Difference, steps: [String] = []) {
        if difference.isAmbiguous { return exclude("constraints leave the frame open") }
        if difference.hasSeveralSolutions { return exclude("preserved margins have several solutions") }
        if ConstraintConflicts.problemCount > earlierConflicts {
            return exclude("required constraints contradict each other")
        }
        violations.append(
            Violation(
                law: current.law, document: current.document, subject: current.subject,
                property: difference.property, difference: difference, steps: steps, seed: current.seed))
        log(
            "\(current.law)\t\(current.document)\t\(current.subject)\t\(difference.view)\t\(difference.property)\t"
                + "\(difference.expected)\t\(difference.actual)\t\(steps.joined(separator: "; "))")
    }

    /// One line per law, one line per reason of exclusion, and then every violation with the command that reproduces it.
    var summary: String {
        var lines: [String] = []
        for law in Law.names where cases[law] != nil {
            let broken = violations.filter { $0.law == law }
            let documents = Set(broken.map(\.document)).count
            lines.append(
                "\(law): \(cases[law] ?? 0) cases, \(views[law] ?? 0) views, \(broken.count) violations in "
                    + "\(documents) documents")
        }
        for cause in excluded.keys.sorted() { lines.append("excluded: \(cause): \(excluded[cause] ?? 0)") }
        if !violations.isEmpty { lines.append("\(violations.count) violations:") }
        return (lines + violations.map(\.summary)).joined(separator: "\n")
    }
}

extension LawReport.Violation {
    fileprivate var summary: String {
        "  \(law): \(document), \(subject), \(difference.view): \(property) is \(difference.actual), not "
            + "\(difference.expected)\n    LawCheck \(reproductionArguments) --laws '\(law)'"
    }

    /// The arguments that check the document again.
    private var reproductionArguments: String {
        let tree = GeneratedTree.documentPrefix
        if document.hasPrefix(tree) { return "--trees 1 --seed \(document.dropFirst(tree.count))" }
        return "'\((document as NSString).deletingLastPathComponent)' --seed \(seed)"
    }
}

/// A small reproducible random source.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &self) }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}
