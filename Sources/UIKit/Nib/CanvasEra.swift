import CellSimInterfaceBuilder
import Foundation

/// What Interface Builder's design canvas did in the year a document was saved, and no running app does.
///
/// Only `inspect` and `lint` come here; `render` and the API never do. The rules are those of the facts' sections
/// 0, 2.1, 2.2, 2.5 and 4.1, found in documents whose frames the tool recorded.
@MainActor public struct CanvasEra {
    private let document: IBDocument
    /// The document's `toolsVersion`, such as 14490; documents without one count as today's.
    private let version: Int
    private let deviceSize: CGSize
    private let scale: CGFloat
    private let safeArea: UIEdgeInsets
    private let navigation: CanvasNavigation
    /// Whether the canvas had the smallest text size.
    private let isExtraSmall: Bool
    private let designables: CanvasDesignables

    /// - Parameters:
    ///   - deviceSize: Of the document's device, in points, turned as the document turns it.
    ///   - scale: Pixels a point of that device.
    ///   - safeArea: Of that device's full screen.
    public init(document: IBDocument, deviceSize: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
        self.document = document
        version = document.toolsVersion > 0 ? document.toolsVersion : 99999
        (self.deviceSize, self.safeArea) = (deviceSize, safeArea)
        navigation = CanvasNavigation(document)
        isExtraSmall = CanvasTextSize(document).isExtraSmall
        designables = CanvasDesignables(document)
        // Most canvases before Xcode 8.3 worked in whole points.
        self.scale = version < 12000 && !Self.hasHalfPoints(document) ? 1 : scale
    }

    /// Whether a cell's content view ends half a point above the cell, as only canvases of two pixels a point put it.
    private static func hasHalfPoints(_ document: IBDocument) -> Bool {
        func height(_ element: IBElement?) -> Double? { element?.child(key: "frame")?["height"].flatMap { Double($0) } }
        return document.elements.contains { element in
            guard element.name == "tableViewCellContentView", let inner = height(element), let outer = height(document.parent(of: element))
            else { return false }
            return outer - inner == 0.5
        }
    }

    /// The traits a document is to be instantiated with for the canvas: those of its device, at the text size the
    /// canvas had.
    public static func traits(_ traits: UITraitCollection, for document: IBDocument) -> UITraitCollection {
        Self.traits(traits, isExtraSmall: CanvasTextSize(document).isExtraSmall)
    }

    private static func traits(_ traits: UITraitCollection, isExtraSmall: Bool) -> UITraitCollection {
        guard isExtraSmall else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: .extraSmall)])
    }

    /// Lays out every top-level view at its design size.
    public func layOut(_ instance: NibInstance) {
        for object in instance.topLevelObjects {
            if let controller = object as? UIViewController {
                if let root = controller.viewIfLoaded { layOut(root, controller: controller) }
                for view in controller.canvasViews where view.superview == nil { layOut(view, controller: nil) }
            } else if let root = object as? UIView, root.superview == nil {
                layOut(root, controller: nil)
            }
        }
    }

    private func layOut(_ root: UIView, controller: UIViewController?) {
        let scaled = UITraitCollection(traitsFrom: [root.traitCollection, UITraitCollection(displayScale: scale)])
        root.overrideTraits(Self.traits(scaled, isExtraSmall: isExtraSmall))
        // The canvas gives a top-level view its design size, whatever the view says of itself.
        root.layoutState.translatesAutoresizingMask = true
        prepareRoot(root, controller)
        prepare(root)
        root.layoutIfNeeded()
    }

    // MARK: Roots

    private func prepareRoot(_ root: UIView, _ controller: UIViewController?) {
        guard root.nibIdentity?.elementName != "tableViewCell" else { return }
        let element = root.nibIdentity.flatMap { document.element(withID: $0.objectID) }
        if case .unset = root.layoutState.margins { root.layoutState.margins = .absolute(.zero) }
        if case .absolute(.zero) = root.layoutState.margins, !(root is UIStackView) {
            let side: CGFloat = root.bounds.width > 390 ? 20 : 16
            root.layoutState.systemMinimumMargins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        }
        if root.layoutState.preservesSuperviewMargins, case .absolute(let own) = root.layoutState.margins {
            // The canvas holds a root in a view of its size that has a plain view's margins of 8 points.
            root.layoutState.margins = .absolute(
                UIEdgeInsets(top: max(own.top, 8), left: max(own.left, 8), bottom: max(own.bottom, 8), right: max(own.right, 8)))
        }
        root.layoutState.hostSafeArea = canvasSafeArea(of: root, element, controller)
    }

    /// Upper insets of today's canvas that are not those of the device's own catalogue entry.
    private static let currentTops: [String: CGFloat] = ["retina6_1": 48, "retina5_9": 50]

    /// The safe area the canvas shows in a root view.
    ///
    /// Screens with a notch keep the upper inset for views of any size, and the lower one for views that do not fit on
    /// them: as high as the screen, or wider. Up to Xcode 13 all of them had the first one's upper inset. Others had a
    /// status bar over views of at least 480 points up to Xcode 10, and have one again since Xcode 14 (5.5 inches) or 15.
    private func canvasSafeArea(of root: UIView, _ element: IBElement?, _ controller: UIViewController?) -> UIEdgeInsets {
        let owner = controller?.nibIdentity.flatMap { document.element(withID: $0.objectID) }
        let metrics = [owner, element].compactMap { $0 }.flatMap(\.children)
        var insets = UIEdgeInsets.zero
        if owner != nil, isSheet(root), safeArea.bottom > 0 { return .zero }
        if safeArea.bottom > 0 {
            insets.top = version < 21000 ? 44 : (Self.currentTops[document.device?.id ?? ""] ?? safeArea.top)
            let fits = root.bounds.height < deviceSize.height && root.bounds.width <= deviceSize.width
            if !fits { insets.bottom = safeArea.bottom }
        } else if version < 14800 || version >= (document.device?.id == "retina5_5" ? 21000 : 22000), root.bounds.height >= 480 || version >= 24000 {
            insets.top = 20
        }
        let isUnderBar = owner.map { navigation.isInNavigation($0) } ?? false
        // Opaque bars stand outside of a root view that is lower than the screen.
        let showsBar = metrics.contains { $0.name == "simulatedNavigationBarMetrics" }
        let isFreeform = metrics.contains { $0.name == "freeformSimulatedSizeMetrics" }
        guard root.bounds.height >= deviceSize.height || (showsBar && isFreeform) else { return isUnderBar ? .zero : insets }
        if isUnderBar || showsBar { insets.top += navigation.barHeight(owner) }
        if metrics.contains(where: { $0.name == "simulatedToolbarMetrics" }) { insets.bottom += 44 }
        if owner.map({ navigation.isInTabBar($0) }) ?? false { insets.bottom += 49 }
        return insets
    }

    /// Whether a root view is as high as a sheet, which has no status bar: 54 points lower than a screen with a notch, 20
    /// than others.
    private func isSheet(_ root: UIView) -> Bool {
        root.bounds.height == deviceSize.height - (safeArea.bottom > 0 ? 54 : 20)
    }

    // MARK: Descendants

    private func prepare(_ view: UIView) {
        view.layoutState.keepsDesignFrames = true
        // A plain view whose size nothing decides keeps the size it has in the library.
        if view.nibIdentity?.elementName == "view" { keepLibrarySize(view) }
        if isEmptyInStack(view) {
            view.layoutState.canvasTemplateSize = CGSize(width: 50, height: 50)
            view.layoutState.canvasTemplatePriority = 60
            view.layoutState.canvasHeightPriority = 60
        }
        if view.nibIdentity?.elementName == "tableViewCellContentView" { prepareContentView(view) }
        if version < 17000 { useOldLetterSpacing(in: view) }
        designables.prepare(view)
        CanvasSymbols.prepare(view, traits: view.traitCollection)
        view.layoutState.canvasContentSize = { view, size in sizeOfTheTime(of: view, size) }
        for subview in view.subviews { prepare(subview) }
    }

    /// A plain view has the size it has in the library. In a column, one that holds others or has a class of its own
    /// keeps that height against the hugging of what it holds, and the width too unless the column fills across; and the
    /// width it had while text was on one line.
    private func keepLibrarySize(_ view: UIView) {
        view.layoutState.canvasTemplateSize = CGSize(width: 240, height: version < 14480 ? 128 : 50)
        guard let column = view.superview as? UIStackView, column.axis == .vertical, column.arrangedSubviews.contains(view),
            !view.subviews.isEmpty || view.nibIdentity?.customClass != nil
        else { return }
        view.layoutState.canvasHeightPriority = 255
        view.layoutState.canvasWidthPriority = 751
        if column.alignment != .fill { view.layoutState.canvasTemplatePriority = 255 }
    }

    /// A label of one line without text has no size of its own in a stack view.
    private func isEmptyInStack(_ view: UIView) -> Bool {
        guard let label = view as? UILabel, label.numberOfLines == 1, (label.text ?? "").isEmpty, let stack = label.superview as? UIStackView else { return false }
        return stack.arrangedSubviews.contains(label)
    }

    /// The system font was set wider or narrower before its variable form came.
    private func useOldLetterSpacing(in view: UIView) {
        let labels = [view as? UILabel, (view as? UIButton)?.titleLabel].compactMap { $0 }
        for label in labels {
            label.content.era = .legacy
            label.content.invalidate()
        }
        if let field = view as? UITextField {
            field.content.era = .legacy
            field.content.invalidate()
        }
        if let text = view as? UITextView {
            text.content.era = .legacy
            text.content.invalidate()
        }
        view.invalidateIntrinsicContentSize()
    }

    private func prepareContentView(_ view: UIView) {
        guard case .unset = view.layoutState.margins, let cell = view.superview else { return }
        view.layoutState.preservesSuperviewMargins = false
        if version < 13500 {
            view.layoutState.margins = .absolute(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            return
        }
        let side = cellMargin(width: cell.bounds.width)
        var margins = UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
        margins.bottom -= max(min(cell.bounds.height - view.bounds.height, 1), 0)
        let element = cell.nibIdentity.flatMap { document.element(withID: $0.objectID) }
        if version < 16500, element?["accessoryType"] != nil {
            // Where the margins are recorded as 15, what is beside an accessory was laid out in a content view so much wider.
            let excess: CGFloat = version >= 14600 && deviceSize.width <= 375 ? (cell.bounds.width >= 414 ? 5 : 1) : 0
            margins.right = 8 - excess
        }
        view.layoutState.margins = .absolute(margins)
    }

    /// The content view's side margins (facts 2.2): by the year, the device's width and the cell's.
    private func cellMargin(width: CGFloat) -> CGFloat {
        let device = deviceSize.width
        if version < 14600 { return device == 320 ? 15 : (width >= 414 ? 20 : 16) }
        if version < 16500, device <= 375 { return 15 }
        return width <= 320 ? 16 : (device >= 390 ? 20 : 16)
    }

    /// Whether labels of one line took whole points on a screen of three pixels a point; on others they took thirds.
    private var linesAreWholePoints: Bool {
        switch document.device?.id {
        case "retina5_5": version >= 15000 && version < 20000
        case "retina5_9", "retina6_0": version >= 21000
        default: false
        }
    }

    private func rootView(of view: UIView) -> UIView {
        var root = view
        while let parent = root.superview { root = parent }
        return root
    }

    /// Intrinsic sizes that were others then (facts 3.1 and 3.2), in points.
    private func sizeOfTheTime(of view: UIView, _ size: CGSize) -> CGSize {
        var size = size
        switch view {
        case is UISlider: if version < 18000 { size.height = 30 }
        case is UIProgressView: if version < 16000 { size.height = 2 }
        case is UISegmentedControl: if version < 15000 { size.height = 28 }
        case is UIStepper: if version < 15000 { size.height = 29 }
        case let pages as UIPageControl where version < 17000:
            size = CGSize(width: CGFloat(max(16 * pages.numberOfPages - 9, 0)), height: 37)
        case let field as UITextField where field.borderStyle == .roundedRect: if version < 14800 { size.height = 30 }
        case let field as UITextField where field.borderStyle == .none: if version < 14000 { size.height -= 1 }
        // In a sheet a navigation bar has 6 points more above and below.
        case is UINavigationBar where version >= 15000 && isSheet(rootView(of: view)): size.height = 56
        // Two documents of 20037, on the screen of an iPhone 11.
        case is UIToolbar where version >= 17000 && safeArea.bottom > 0: size.height = 49
        // Between pixels of a third of a point a configured button took whole points.
        case let button as UIButton where button.configuration != nil && scale == 3: size.height = size.height.rounded(.up)
        case is UILabel where isEmptyInStack(view): size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        case let label as UILabel where label.numberOfLines == 1 && linesAreWholePoints: size.height = size.height.rounded(.up)
        default: break
        }
        return size
    }
}

extension UIViewController {
    /// Views that the document gives the controller beside its root view: bars of containers, and what its items hold.
    var canvasViews: [UIView] {
        let items = (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? []) + (toolbarItems ?? [])
        let held = [navigationItem.titleView].compactMap { $0 } + items.compactMap(\.customView)
        switch self {
        case let navigation as UINavigationController: return held + [navigation.navigationBar, navigation.toolbar]
        case let tabs as UITabBarController: return held + [tabs.tabBar]
        default: return held
        }
    }
}

extension UIView {
    /// A design canvas gives views that nothing decides the size they have in its library; that hides what is open.
    func forgetCanvasSizes() -> Bool {
        var found = false
        if layoutState.canvasTemplateSize != nil {
            layoutState.canvasTemplateSize = nil
            found = true
            layoutState.memberEngine?.isStructureDirty = true
            layoutState.memberEngine?.root.setNeedsLayout()
        }
        for subview in subviews where subview.forgetCanvasSizes() { found = true }
        return found
    }
}
