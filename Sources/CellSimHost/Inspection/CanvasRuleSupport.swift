import CellSimDesignCanvas

/// A rule of Interface Builder's canvas that little evidence supports.
package struct CanvasRuleSupport {
    package let id: String
    /// The canvas's behaviour, in a sentence.
    package let summary: String
    /// The documents and projects whose recorded frames agree with the rule and would not without it.
    package let documents, projects: Int
    /// Other evidence for the rule.
    package let otherSource: String

    /// The rules that rest on fewer than two documents or fewer than two projects, by id.
    @MainActor package static var weak: [CanvasRuleSupport] {
        CanvasRules.rows.filter(\.isThin).map {
            CanvasRuleSupport(
                id: $0.id, summary: $0.summary, documents: $0.documents, projects: $0.projects,
                otherSource: $0.otherSource ?? "")
        }.sorted { $0.id < $1.id }
    }
}
