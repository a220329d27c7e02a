/// All rules of the design canvas.
@MainActor public enum CanvasRules {
    /// What is told of a rule.
    public struct Row: Hashable, Sendable {
        /// What the rule is called where rules are left out, unique among them.
        public let id: String
        /// The `toolsVersion`s of the documents it holds for, as in `18000 to 20999`.
        public let versions: String
        /// What the canvas does, in a sentence.
        public let summary: String
        /// The recorded views that agree with it and would not without it, and the documents and projects they are of.
        public let views, documents, projects: Int
        /// Whether it rests on one document, or on none.
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
