import CellSimInterfaceBuilder
import UIKit

/// A root view, with information from the document about its controller.
@MainActor struct CanvasRoot {
    let view: UIView
    /// The element that defines the view.
    let element: IBElement?
    let controller: UIViewController?
    /// The element that defines the controller.
    let owner: IBElement?

    init(_ view: UIView, _ controller: UIViewController?, _ context: DesignContext) {
        (self.view, self.controller) = (view, controller)
        element = context.element(of: view)
        owner = controller?.nibIdentity.flatMap { context.document.element(withID: $0.objectID) }
    }

    /// Returns whether the document simulates a metric with this name for the controller or the view.
    func has(_ metric: String) -> Bool {
        [owner, element].compactMap { $0 }.flatMap(\.children).contains { $0.name == metric }
    }

    var showsNavigationBar: Bool { has("simulatedNavigationBarMetrics") }

    func isUnderNavigationBar(_ context: DesignContext) -> Bool {
        owner.map { context.navigation.isInNavigation($0) } ?? false
    }

    func hasNavigationBarAbove(_ context: DesignContext) -> Bool {
        extendsUnderBars(context) && (isUnderNavigationBar(context) || showsNavigationBar)
    }

    /// Returns whether the bars of container controllers overlap the view. A view that is shorter than the screen is below an
    /// opaque bar.
    func extendsUnderBars(_ context: DesignContext) -> Bool {
        view.bounds.height >= context.screenSize.height
            || (showsNavigationBar && has("freeformSimulatedSizeMetrics") && !hasOpaqueSimulatedBar)
    }

    private var hasOpaqueSimulatedBar: Bool {
        [owner, element].compactMap { $0 }.flatMap(\.children)
            .contains { $0.name == "simulatedNavigationBarMetrics" && $0["translucent"] == "NO" }
    }
}

/// Rules for the safe area insets of root views, which depend on the screen, status bar, sheets and bars, in points.
@MainActor enum SafeAreaRules {
    typealias Rule = CanvasRule<CanvasRoot, UIEdgeInsets>

    /// The top insets in the current canvas that differ from those of the device, by device identifier.
    private static let currentTopInsets: [String: CGFloat] = ["retina6_1": 48, "retina5_9": 50]

    static let rules: [Rule] = screenRules + containerRules

    private static let screenRules: [Rule] = [
        Rule(
            "notch-sides", .always, "a phone in landscape has its notch at the sides",
            when: { _, _ in true },
            change: { insets, _, context in
                (insets.left, insets.right) = (context.screenSafeArea.left, context.screenSafeArea.right)
            }),
        Rule(
            "notch-top", .since(21000), "on screens with a notch, views of any size have the device's top inset",
            when: { _, context in context.hasNotch },
            change: { insets, _, context in
                insets.top = currentTopInsets[context.deviceID] ?? context.screenSafeArea.top
            }),
        Rule(
            "first-notch-top", .before(21000), "up to Xcode 13 every notch is 44 points high",
            when: { _, context in context.hasNotch }, change: { insets, _, _ in insets.top = 44 }),
        Rule(
            "turned-notch-top", .always, "a phone with a notch in landscape has the device's top inset",
            when: { _, context in context.hasNotch && context.screenSafeArea.left > 0 },
            change: { insets, _, context in insets.top = context.screenSafeArea.top }),
        Rule(
            "home-indicator", .always, "views as tall as the screen, or wider, have the screen's bottom inset",
            when: { root, context in
                context.hasNotch
                    && (root.view.bounds.height >= context.screenSize.height
                        || root.view.bounds.width > context.screenSize.width)
            }, change: { insets, _, context in insets.bottom = context.screenSafeArea.bottom }),
        statusBar("old-status-bar", .before(14800), "views at least 480 points high have a status bar") { root, _ in
            root.view.bounds.height >= 480
        },
        statusBar("status-bar", .since(21701), "all views except parts of collections have a status bar") {
            root, _ in
            root.view.bounds.height >= 480
                || !["collectionViewCell", "collectionReusableView"].contains(root.view.nibIdentity?.elementName)
        },
        Rule(
            "insets-twice", .since(23700), "a notch's insets count twice",
            when: { _, context in context.hasNotch },
            change: { insets, _, _ in
                insets.top *= 2
                insets.bottom *= 2
            }),
    ]

    private static func statusBar(
        _ id: String, _ versions: Range<Int>, _ summary: String, when condition: @escaping Rule.Condition
    ) -> Rule {
        Rule(
            id, versions, summary + " (only in portrait, on screens without a notch)",
            when: { root, context in
                let showsStatusBar =
                    context.screenSize.width <= context.screenSize.height || context.deviceID.hasPrefix("ipad")
                return !context.hasNotch && showsStatusBar && condition(root, context)
            }, change: { insets, _, _ in insets.top = 20 })
    }

    private static let containerRules: [Rule] = [
        Rule(
            "below-navigation-bar", .always,
            "a view below an opaque navigation bar has no insets if it is shorter than the screen",
            when: { root, context in !root.extendsUnderBars(context) && root.isUnderNavigationBar(context) },
            change: { insets, _, _ in insets = .zero }),
        Rule(
            "navigation-bar", .always, "a navigation bar takes 44 points, with large titles 52 more",
            when: { root, context in root.hasNavigationBarAbove(context) },
            change: { insets, root, context in insets.top += context.navigation.hasLargeTitle(root.owner) ? 96 : 44 }),
        Rule(
            "high-navigation-bar", .since(24000), "since Xcode 26 a navigation bar takes 10 more points",
            when: { root, context in root.hasNavigationBarAbove(context) },
            change: { insets, _, _ in
                let height = SystemBars.navigationBarHeight
                insets.top += height.value(.iOS26) - height.value(.iOS17)
            }),
        Rule(
            "toolbar", .always, "a simulated toolbar takes 44 points",
            when: { root, context in root.extendsUnderBars(context) && root.has("simulatedToolbarMetrics") },
            change: { insets, _, _ in insets.bottom += 44 }),
        Rule(
            "tab-bar", .always, "a tab bar takes 49 points",
            when: { root, context in
                root.extendsUnderBars(context) && (root.owner.map { context.navigation.isInTabBar($0) } ?? false)
            }, change: { insets, _, _ in insets.bottom += 49 }),
        Rule(
            "once-in-lower-scenes", .since(23700),
            "in a scene shorter than the screen, the top inset counts once and the bottom inset is 0",
            when: { root, context in
                root.owner != nil && context.hasNotch && root.view.bounds.height < context.screenSize.height
                    && !root.isUnderNavigationBar(context)
            },
            change: { insets, _, context in
                insets.top = currentTopInsets[context.deviceID] ?? context.screenSafeArea.top
                insets.bottom = 0
            }),
        Rule(
            "sheet", .before(23700),
            "on screens with a notch, a controller's view as tall as a sheet has only the screen's bottom inset",
            when: { root, context in root.owner != nil && context.hasNotch && context.isSheet(root.view) },
            change: { insets, _, context in
                insets = UIEdgeInsets(top: 0, left: 0, bottom: context.screenSafeArea.bottom, right: 0)
            }),
        Rule(
            "sheet-navigation-bar", .always, "in a sheet a navigation bar takes 56 points",
            when: { root, context in context.isSheet(root.view) && root.isUnderNavigationBar(context) },
            change: { insets, _, _ in insets.top = 56 }),
        Rule(
            "root-below-bars", .always,
            "if a scene's view begins below the bars, its top inset is reduced by its offset",
            when: { root, _ in root.owner != nil && root.view.frame.minY > 0 },
            change: { insets, root, _ in insets.top = max(insets.top - root.view.frame.minY, 0) }),
    ]
}
