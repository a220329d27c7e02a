import Foundation

/// A difference between the design canvas and a running app.
///
/// A rule is a row of one of the tables in `Rules`. The rows of a table are applied in order, each to the result of the
/// previous one.
@MainActor struct CanvasRule<Subject, Value>: AnyCanvasRule {
    typealias Condition = @MainActor (Subject, DesignContext) -> Bool
    typealias Change = @MainActor (inout Value, Subject, DesignContext) -> Void

    let id: String
    /// The `toolsVersion` values of the documents to which the rule applies.
    let versions: Range<Int>
    let summary: String
    let condition: Condition
    let change: Change

    init(
        _ id: String, _ versions: Range<Int>, _ summary: String, when condition: @escaping Condition,
        change: @escaping Change
    ) {
        (self.id, self.versions, self.summary) = (id, versions, summary)
        (self.condition, self.change) = (condition, change)
    }
}

/// The properties that rules of all kinds have.
@MainActor protocol AnyCanvasRule {
    var id: String { get }
    var versions: Range<Int> { get }
    var summary: String { get }
}

/// Provides the recorded evidence for rules.
extension AnyCanvasRule {
    var evidence: Evidence { CanvasEvidence.recorded[id] ?? Evidence(0, in: 0, of: 0) }
}

/// The evidence for a rule: the number of views whose frames match the recorded frames only if the rule is applied.
/// `Tools/canvas-evidence` counts them.
struct Evidence: Hashable, Sendable {
    let views, documents, projects: Int

    init(_ views: Int, in documents: Int, of projects: Int) {
        (self.views, self.documents, self.projects) = (views, documents, projects)
    }

    /// A Boolean value that indicates whether the evidence comes from fewer than two documents or projects. Such a rule
    /// needs another source, which `UNSUPPORTED.md` lists.
    var isInsufficient: Bool { documents < 2 || projects < 2 }
}

/// Creates ranges of versions.
extension Range<Int> {
    /// Returns the range of all versions before a version.
    static func before(_ version: Int) -> Range<Int> { .min..<version }
    static func since(_ version: Int) -> Range<Int> { version..<(.max) }
    static let always = Int.min..<Int.max
}

/// Applies tables of rules.
extension Array {
    /// Applies the rules whose versions and conditions match.
    @MainActor func apply<Subject, Value>(to value: inout Value, _ subject: Subject, _ context: DesignContext)
    where Element == CanvasRule<Subject, Value> {
        for rule in self where context.applies(rule) && rule.condition(subject, context) {
            rule.change(&value, subject, context)
        }
    }
}
