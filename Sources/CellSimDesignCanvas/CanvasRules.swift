/// Lists all rules of the design canvas.
@MainActor public enum CanvasRules {
    /// A description of a rule.
    public struct Row: Hashable, Sendable {
        /// The unique identifier of the rule, by which it can be excluded.
        public let id: String
        /// The `toolsVersion` values of the documents to which the rule applies, such as `18000 to 20999`.
        public let versions: String
        /// A sentence that describes the effect of the rule.
        public let summary: String
        /// The number of recorded views that match the layout only if the rule is applied, and the numbers of their documents
        /// and projects.
        public let views, documents, projects: Int
        /// A Boolean value that indicates whether the recorded views come from fewer than two documents or projects.
        public let hasLittleEvidence: Bool
        /// The other evidence for the rule; nil if there are enough recorded views.
        public let otherSource: String?
    }

    /// Descriptions of all rules, in the order of their tables.
    public static var rows: [Row] { all.map(Row.init) }

    /// The other evidence, by rule. Each rule whose recorded views come from fewer than two documents or projects needs an
    /// entry.
    static let otherSources = [
        "high-content-margins": "UIKit of iOS 26 (content margins of cells)",
        "high-slider": "UIKit of iOS 26 (intrinsic size of UISlider)",
        "high-toolbar": "UIKit of iOS 26 (height of UIToolbar)",
        "inset-grouped-sides": "UIKit (margins of cells in inset grouped tables)",
        "notch-sides": "the device's safe area in landscape",
        "old-pages": "UIKit before iOS 14 (intrinsic size of UIPageControl)",
        "old-segments": "UIKit before iOS 13 (intrinsic size of UISegmentedControl)",
        "old-stepper": "UIKit before iOS 13 (intrinsic size of UIStepper)",
        "root-below-bars": "Apple's definition of `safeAreaInsets`: what bars cover of the view",
        "sheet-bar": "UIKit since iOS 13 (height of UINavigationBar in a sheet)",
        "slider-without-overhang": "UIKit of iOS 26 (alignment rectangle of UISlider)",
        "symbol-alignment": "UIKit (alignment rectangles of symbols)",
        "toolbar": "UIKit (height of UIToolbar)",
        "toolbar-with-notch": "104 documents, although of one project: 233 recorded frames need it",
        "turned-notch-top": "the device's safe area in landscape",
    ]

    static var all: [any AnyCanvasRule] {
        var all: [any AnyCanvasRule] = ScreenRules.textSizes
        all += SafeAreaRules.rules as [any AnyCanvasRule]
        all += RootMarginRules.rules as [any AnyCanvasRule]
        all += ContentMarginRules.rules as [any AnyCanvasRule]
        all += ContentSizeRules.rules as [any AnyCanvasRule]
        all += LibrarySizeRules.rules as [any AnyCanvasRule]
        all += TextRules.rules as [any AnyCanvasRule]
        all += AlignmentRules.rules as [any AnyCanvasRule]
        all += HidingRules.rules as [any AnyCanvasRule]
        all += ConstantRules.rules as [any AnyCanvasRule]
        all += SymbolInsets.rules as [any AnyCanvasRule]
        all += ConflictRules.order as [any AnyCanvasRule]
        all += ConflictRules.priorities as [any AnyCanvasRule]
        return all
    }
}

/// Describes rules.
extension CanvasRules.Row {
    @MainActor fileprivate init(_ rule: any AnyCanvasRule) {
        (id, summary, hasLittleEvidence) = (rule.id, rule.summary, rule.evidence.isInsufficient)
        otherSource = hasLittleEvidence ? CanvasRules.otherSources[id] : nil
        (views, documents, projects) = (rule.evidence.views, rule.evidence.documents, rule.evidence.projects)
        switch (rule.versions.lowerBound, rule.versions.upperBound) {
        case (.min, .max): versions = "all"
        case (.min, let upper): versions = "before \(upper)"
        case (let lower, .max): versions = "since \(lower)"
        case (let lower, let upper): versions = "\(lower) to \(upper - 1)"
        }
    }
}
