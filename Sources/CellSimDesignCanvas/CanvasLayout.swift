import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Lays out a document's objects as on the design canvas of the Interface Builder version that saved the document.
///
/// Only `inspect` and `lint` use this layout. `render` and the API use the layout of a running app.
@MainActor public struct CanvasLayout {
    private let context: DesignContext
    private let designables: Designables

    /// Creates a layout for the document of a context.
    public init(_ context: DesignContext) {
        self.context = context
        designables = Designables(context.document)
    }

    /// Returns the traits with which a document is instantiated: those of its device, with the text size of the canvas.
    public static func traits(
        _ traits: UITraitCollection, for document: IBDocument, excludedRules: Set<String> = []
    ) -> UITraitCollection {
        let rules = ScreenRules.textSizes.filter {
            $0.versions.contains(document.toolsVersion) && !excludedRules.contains($0.id)
        }
        return rules.reduce(traits) {
            UITraitCollection(traitsFrom: [$0, UITraitCollection(preferredContentSizeCategory: $1.category)])
        }
    }

    /// Lays out every top-level view at the size that the document specifies.
    public func layOut(_ instance: NibInstance) {
        for object in instance.topLevelObjects {
            if let controller = object as? UIViewController {
                if let root = controller.viewIfLoaded { layOut(root, controller: controller) }
                for view in controller.viewsBesideRoot where view.superview == nil { layOut(view, controller: nil) }
            } else if let root = object as? UIView, root.superview == nil {
                layOut(root, controller: nil)
            }
        }
    }

    /// Removes the default sizes that Interface Builder's library gives to views, because these sizes hide ambiguous
    /// constraints. Frames may change.
    public static func removeLibrarySizes(of roots: [UIView]) {
        for root in roots where removeLibrarySizesRecursively(of: root) { root.layoutIfNeeded() }
    }

    private static func removeLibrarySizesRecursively(of view: UIView) -> Bool {
        var didRemove = false
        if view.layoutAdjustments?.fallback != nil {
            view.updateLayoutAdjustments { $0.fallback = nil }
            didRemove = true
        }
        for subview in view.subviews where removeLibrarySizesRecursively(of: subview) { didRemove = true }
        return didRemove
    }

    private func layOut(_ root: UIView, controller: UIViewController?) {
        let scaled = UITraitCollection(traitsFrom: [
            root.traitCollection, UITraitCollection(displayScale: context.scale),
        ])
        root.overrideTraits(Self.traits(scaled, for: context.document, excludedRules: context.excludedRules))
        // The canvas gives top-level views the document's size, regardless of this property.
        root.translatesAutoresizingMaskIntoConstraints = true
        prepareRoot(CanvasRoot(root, controller, context))
        prepare(root, CanvasRecovery(context, root: root))
        root.layoutIfNeeded()
    }

    private func prepareRoot(_ root: CanvasRoot) {
        guard root.view.nibIdentity?.elementName != "tableViewCell" else { return }
        root.view.updateLayoutAdjustments { adjustments in
            RootMarginRules.rules.apply(to: &adjustments, root, context)
            var insets = UIEdgeInsets.zero
            SafeAreaRules.rules.apply(to: &insets, root, context)
            adjustments.safeArea = insets
        }
    }

    private func prepare(_ view: UIView, _ recovery: CanvasRecovery) {
        view.updateLayoutAdjustments { adjustments in
            adjustments.preservesAssignedFrames = true
            adjustments.measuresIntrinsicLengthOnly = true
            adjustments.recovery = recovery
            LibrarySizeRules.rules.apply(to: &adjustments, view, context)
            TextRules.rules.apply(to: &adjustments, view, context)
            guard let content = content(view) else { return }
            (content.cell as? UITableViewCell)?.isRow = true
            if !view.hasExplicitMargins {
                var margins = UIEdgeInsets.zero
                ContentMarginRules.rules.apply(to: &margins, content, context)
                adjustments.margins = margins
                adjustments.preservesSuperviewMargins = false
            }
        }
        designables.prepare(view)
        var isHidden = view.isHidden
        HidingRules.rules.apply(to: &isHidden, view, context)
        if isHidden != view.isHidden { view.isHidden = isHidden }
        for constraint in view.constraints {
            var constant = constraint.constant
            ConstantRules.rules.apply(to: &constant, constraint, context)
            if constant != constraint.constant { constraint.constant = constant }
        }
        if let view = view as? UIImageView { alignSymbol(in: view) }
        var insets = view.alignmentRectInsets
        AlignmentRules.rules.apply(to: &insets, view, context)
        let changedInsets = insets == view.alignmentRectInsets ? nil : insets
        view.updateLayoutAdjustments { adjustments in
            adjustments.alignmentInsets = changedInsets
            adjustments.contentSize = { view, size in
                var size = size
                ContentSizeRules.rules.apply(to: &size, view, context)
                return size
            }
        }
        for subview in view.subviews { prepare(subview, recovery) }
        // Bars add the custom views of their items only during layout.
        let items = (view as? UIToolbar)?.items ?? []
        for customView in items.compactMap(\.customView) where customView.superview == nil {
            prepare(customView, recovery)
        }
    }

    private func content(_ view: UIView) -> ContentMarginRules.Content? {
        guard view.nibIdentity?.elementName == "tableViewCellContentView", let cell = view.superview else { return nil }
        return .init(view: view, cell: cell, element: context.element(of: cell))
    }

    private func alignSymbol(in view: UIImageView) {
        var insets = UIEdgeInsets.zero
        SymbolInsets.rules.apply(to: &insets, view, context)
        if insets != .zero { view.image = view.image?.withAlignmentRectInsets(insets) }
    }
}

/// Finds the top-level views of a controller.
extension UIViewController {
    /// The controller's views in the document apart from its root view: custom views of bar items, and the bars of
    /// container controllers.
    fileprivate var viewsBesideRoot: [UIView] {
        let items =
            (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
            + (toolbarItems ?? [])
        let customViews = [navigationItem.titleView].compactMap { $0 } + items.compactMap(\.customView)
        switch self {
        case let navigation as UINavigationController:
            return customViews + [navigation.navigationBar, navigation.toolbar]
        case let tabs as UITabBarController: return customViews + [tabs.tabBar]
        default: return customViews
        }
    }
}
