import CellSimInterfaceBuilder
import Foundation

/// What Interface Builder's design canvas did in the year a document was saved, and no running app does.
///
/// Only `inspect` and `lint` come here; `render` and the API never do. The rules are those of the facts' sections
/// 0, 2.1, 2.2, 2.5 and 4.1, found in documents whose frames the tool recorded.
@MainActor public struct CanvasEra {
    let document: IBDocument
    /// The document's `toolsVersion`, such as 14490; documents without one count as today's.
    let version: Int
    let deviceSize: CGSize
    let scale: CGFloat
    let safeArea: UIEdgeInsets
    let navigation: CanvasNavigation
    /// Whether the canvas had the smallest text size.
    private let isExtraSmall: Bool
    private let designables: CanvasDesignables
    let freeWidths: CanvasFreeWidths

    /// - Parameters:
    ///   - deviceSize: Of the document's device, in points, turned as the document turns it.
    ///   - scale: Pixels a point of that device.
    ///   - safeArea: Of that device's full screen.
    public init(document: IBDocument, deviceSize: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
        self.document = document
        version = Self.version(of: document)
        (self.deviceSize, self.safeArea) = (deviceSize, safeArea)
        navigation = CanvasNavigation(document)
        isExtraSmall = CanvasTextSize(document).isExtraSmall
        designables = CanvasDesignables(document)
        freeWidths = CanvasFreeWidths(document)
        // Most canvases before Xcode 8.3 worked in whole points.
        self.scale = version < 12000 && !Self.hasHalfPoints(document) ? 1 : scale
    }

    /// Xcode's beta builds write 32700 for the tools; their plug-in tells how old they are.
    private static func version(of document: IBDocument) -> Int {
        var version = document.toolsVersion
        let plugIn = document.elements.first { $0.name == "plugIn" }?["version"].flatMap { Double($0) }
        if version >= 30000, let plugIn, plugIn.isFinite {
            version = Int(min(max(plugIn, 0), 99999))
        }
        return version > 0 ? version : 99999
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
        let wide = contentViewsBesideAccessories(root)
        for (view, excess) in wide { view.frame.size.width += excess }
        root.layoutIfNeeded()
        for (view, excess) in wide { view.frame.size.width -= excess }
    }

    /// What is beside an accessory was laid out in a content view wider than it was recorded, where margins are 15 points.
    private func contentViewsBesideAccessories(_ view: UIView) -> [(UIView, excess: CGFloat)] {
        guard version >= 14600, version < 16500, deviceSize.width <= 375 else { return [] }
        var found = view.subviews.flatMap(contentViewsBesideAccessories)
        let cell = view.nibIdentity.flatMap { document.element(withID: $0.objectID) }
        let content = view.subviews.first { $0.nibIdentity?.elementName == "tableViewCellContentView" }
        if cell?["accessoryType"] != nil, let content {
            found.append((content, max(view.bounds.width - content.bounds.width - 26, 0)))
        }
        return found
    }

    // MARK: Roots

    private func prepareRoot(_ root: UIView, _ controller: UIViewController?) {
        guard root.nibIdentity?.elementName != "tableViewCell" else { return }
        let element = root.nibIdentity.flatMap { document.element(withID: $0.objectID) }
        if case .unset = root.layoutState.margins { root.layoutState.margins = .absolute(.zero) }
        // Plain views lost the system's margins with Xcode 26, a collection's cell has them still.
        let respectsSystem = controller?.viewRespectsSystemMinimumLayoutMargins ?? true
        if version < 24000 || element?.name == "collectionViewCell", respectsSystem, !(root is UIStackView) {
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

    // MARK: Descendants

    private func prepare(_ view: UIView) {
        view.layoutState.keepsDesignFrames = true
        keepLibrarySize(view)
        if view.nibIdentity?.elementName == "tableViewCellContentView" { prepareContentView(view) }
        if version < 17000 { useOldLetterSpacing(in: view) }
        designables.prepare(view)
        CanvasSymbols.prepare(view, traits: view.traitCollection)
        view.layoutState.canvasContentSize = { view, size in sizeOfTheTime(of: view, size) }
        for subview in view.subviews { prepare(subview) }
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
        (cell as? UITableViewCell)?.isRow = true
        view.layoutState.preservesSuperviewMargins = false
        if version < 13500 {
            view.layoutState.margins = .absolute(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            return
        }
        let side = cellMargin(width: cell.bounds.width)
        let upper: CGFloat = version < 24000 ? 11 : 15
        var margins = UIEdgeInsets(top: upper, left: side, bottom: upper, right: side)
        margins.bottom -= max(min(cell.bounds.height - view.bounds.height, 1), 0)
        let element = cell.nibIdentity.flatMap { document.element(withID: $0.objectID) }
        if version < 16500, element?["accessoryType"] != nil { margins.right = 8 }
        view.layoutState.margins = .absolute(margins)
    }

    /// The content view's side margins (facts 2.2): by the year, the device's width and the cell's.
    private func cellMargin(width: CGFloat) -> CGFloat {
        let device = deviceSize.width
        if version < 14600 { return device == 320 ? 15 : (width >= 414 ? 20 : 16) }
        if version < 16500, device <= 375 { return 15 }
        return width <= 320 ? 16 : (device >= 390 ? 20 : 16)
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
