/// All rules of the design canvas.
@MainActor public enum CanvasRules {
    /// The description of a rule.
    public struct Row: Hashable, Sendable {
        /// The rule's unique identifier, by which it can be excluded.
        public let id: String
        /// The `toolsVersion`s of the documents that the rule applies to, such as `18000 to 20999`.
        public let versions: String
        /// The effect of the rule, in one sentence.
        public let summary: String
        /// The number of recorded views that match the layout only with this rule, and of their documents and projects.
        public let views, documents, projects: Int
        /// Whether the evidence comes from one document at most.
        public let isThin: Bool
    }

    /// The rules in the order of their tables.
    public static var rows: [Row] { all.map(Row.init) }

    static var all: [any AnyCanvasRule] {
        var all: [any AnyCanvasRule] = ScreenRules.scales
        all += ScreenRules.textSizes as [any AnyCanvasRule]
        all += SafeAreaRules.rules as [any AnyCanvasRule]
        all += RootMarginRules.rules as [any AnyCanvasRule]
        all += ContentMarginRules.rules as [any AnyCanvasRule]
        all += ContentMarginRules.widths as [any AnyCanvasRule]
        all += ContentSizeRules.rules as [any AnyCanvasRule]
        all += LibrarySizeRules.rules as [any AnyCanvasRule]
        all += TextRules.rules as [any AnyCanvasRule]
        all += AlignmentRules.rules as [any AnyCanvasRule]
        all += HidingRules.rules as [any AnyCanvasRule]
        all += ConstantRules.rules as [any AnyCanvasRule]
        all += SymbolInsets.rules as [any AnyCanvasRule]
        all += ConflictRules.order as [any AnyCanvasRule]
        all += ConflictRules.trials as [any AnyCanvasRule]
        all += ConflictRules.priorities as [any AnyCanvasRule]
        return all
    }
}

extension CanvasRules.Row {
    @MainActor fileprivate init(_ rule: any AnyCanvasRule) {
        (id, summary, isThin) = (rule.id, rule.summary, rule.evidence.isThin)
        (views, documents, projects) = (rule.evidence.views, rule.evidence.documents, rule.evidence.projects)
        switch (rule.versions.lowerBound, rule.versions.upperBound) {
        case (.min, .max): versions = "all"
        case (.min, let upper): versions = "before \(upper)"
        case (let lower, .max): versions = "since \(lower)"
        case (let lower, let upper): versions = "\(lower) to \(upper - 1)"
        }
    }
}
