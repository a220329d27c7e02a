import CellSimDesignCanvas

/// The evidence for a rule of Interface Builder's canvas that only few documents support.
package struct CanvasRuleSupport {
    package let id: String
    /// A sentence that describes the canvas's behaviour.
    package let summary: String
    /// The number of documents and projects with recorded frames that only match if the rule is applied.
    package let documents, projects: Int
    /// Other evidence for the rule.
    package let otherSource: String

    /// The rules that fewer than two documents or fewer than two projects support, sorted by identifier.
    @MainActor package static var weak: [CanvasRuleSupport] {
        CanvasRules.rows.filter(\.hasLittleEvidence).map {
            CanvasRuleSupport(
                id: $0.id, summary: $0.summary, documents: $0.documents, projects: $0.projects,
                otherSource: $0.otherSource ?? "")
        }.sorted { $0.id < $1.id }
    }
}
