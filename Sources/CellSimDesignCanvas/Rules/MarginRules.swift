import CellSimInterfaceBuilder
import UIKit

/// Rules for the layout margins of root views, in points.
@MainActor enum RootMarginRules {
    typealias Rule = CanvasRule<CanvasRoot, LayoutAdjustments>

    static let rules: [Rule] = [
        Rule(
            "no-root-margins", .always, "root views have no default margins",
            when: { root, _ in !root.view.hasExplicitMargins },
            change: { adjustments, _, _ in adjustments.margins = .zero }),
        Rule(
            "system-margins", .before(24000), "root views keep the system's horizontal margins",
            when: { root, _ in keepsSystemMargins(root) },
            change: { adjustments, root, _ in adjustments.minimumMargins = systemMargins(of: root.view) }),
    ]

    private static func keepsSystemMargins(_ root: CanvasRoot) -> Bool {
        (root.controller?.viewRespectsSystemMinimumLayoutMargins ?? true) && !(root.view is UIStackView)
    }

    private static func systemMargins(of view: UIView) -> NSDirectionalEdgeInsets {
        let side = SystemMargins.rootSideMargin(forWidth: view.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}

/// Rules for the layout margins of table cells' content views, in points, unless they are set explicitly.
@MainActor enum ContentMarginRules {
    /// The content view of a table cell.
    @MainActor struct Content {
        let view: UIView
        let cell: UIView
        /// The element of the cell.
        let element: IBElement?

        var table: UITableView? {
            var ancestor = cell.superview
            while let view = ancestor, !(view is UITableView) { ancestor = view.superview }
            return ancestor as? UITableView
        }
        /// A Boolean value that indicates whether the cell has an accessory that affects the margin. A detail button does not.
        var hasAccessory: Bool { element?["accessoryType"] != nil && element?["accessoryType"] != "detailButton" }
    }

    typealias Rule = CanvasRule<Content, UIEdgeInsets>

    static let rules: [Rule] = [
        Rule(
            "content-margins-of-8", .before(13500), "content margins are 8 points on all sides", when: { _, _ in true },
            change: { margins, _, _ in margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }),
        verticalMargins(
            "content-margins", 13500..<24000, "content margins are 11 points above and below",
            SystemMargins.contentVerticalInset.value(.iOS17)),
        verticalMargins(
            "high-content-margins", .since(24000), "content margins are 15 points above and below",
            SystemMargins.contentVerticalInset.value(.iOS26)),
        sideMargins(
            "first-content-sides", 13500..<14600,
            "side margins are 20 points in cells at least 414 points wide, 15 on screens 320 points wide, and 16 otherwise"
        ) {
            $1.screenSize.width == 320 ? 15 : ($0.cell.bounds.width >= 414 ? 20 : 16)
        },
        sideMargins(
            "content-sides", .since(14600),
            "side margins are 20 points on screens at least 390 points wide; on narrower screens, and in phone cells up to 320 points wide, they are 16"
        ) {
            $0.cell.bounds.width <= 320 && $1.screenSize.width < 600 ? 16 : ($1.screenSize.width >= 390 ? 20 : 16)
        },
        sideMargins(
            "inset-grouped-sides", .since(14600), "in an inset grouped table, side margins equal the cell's inset"
        ) {
            content, _ in
            content.table?.style == .insetGrouped && content.cell.frame.minX > 0 ? content.cell.frame.minX : nil
        },
        sideMargins("content-sides-of-15", 14600..<16500, "side margins are 15 points on screens up to 375 points wide")
        {
            content, context in
            context.screenSize.width <= 375 ? 15 : nil
        },
        Rule(
            "margin-beside-accessory", .since(13500),
            "the margin next to an accessory is 8 points, unless the accessory is only a detail button",
            when: { content, _ in content.hasAccessory }, change: { margins, _, _ in margins.right = 8 }),
    ]

    /// Creates rules for the top and bottom margins. The bottom margin is smaller by the height of the separator below
    /// the content view.
    private static func verticalMargins(_ id: String, _ versions: Range<Int>, _ summary: String, _ length: CGFloat)
        -> Rule
    {
        Rule(
            id, versions, summary, when: { _, _ in true },
            change: { margins, content, _ in
                let separator = max(min(content.cell.bounds.height - content.view.bounds.height, 1), 0)
                (margins.top, margins.bottom) = (length, length - separator)
            })
    }

    private static func sideMargins(
        _ id: String, _ versions: Range<Int>, _ summary: String,
        _ length: @escaping @MainActor (Content, DesignContext) -> CGFloat?
    ) -> Rule {
        Rule(
            id, versions, summary, when: { _, _ in true },
            change: { margins, content, context in
                guard let side = length(content, context) else { return }
                (margins.left, margins.right) = (side, side)
            })
    }
}
