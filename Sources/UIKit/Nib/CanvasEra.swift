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

    /// - Parameters:
    ///   - deviceSize: Of the document's device, in points, turned as the document turns it.
    ///   - scale: Pixels a point of that device.
    ///   - safeArea: Of that device's full screen.
    public init(document: IBDocument, deviceSize: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
        self.document = document
        version = document.toolsVersion > 0 ? document.toolsVersion : 99999
        (self.deviceSize, self.safeArea) = (deviceSize, safeArea)
        // Canvases before Xcode 9 worked in whole points.
        self.scale = version < 13000 ? 1 : scale
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
        let traits = UITraitCollection(traitsFrom: [root.traitCollection, UITraitCollection(displayScale: scale)])
        root.overrideTraits(traits)
        prepareRoot(root, controller)
        prepare(root)
        root.layoutIfNeeded()
    }

    // MARK: Roots

    private func prepareRoot(_ root: UIView, _ controller: UIViewController?) {
        guard root.nibIdentity?.elementName != "tableViewCell" else { return }
        let element = root.nibIdentity.flatMap { document.element(withID: $0.objectID) }
        let isCell = root.nibIdentity?.elementName == "collectionViewCell" || root.nibIdentity?.elementName == "collectionReusableView"
        if case .unset = root.layoutState.margins { root.layoutState.margins = .absolute(.zero) }
        if case .absolute(.zero) = root.layoutState.margins, !(root is UIStackView) {
            let side: CGFloat = root.bounds.width >= 414 || deviceSize.width >= 393 && root.bounds.width > 390 ? 20 : 16
            root.layoutState.systemMinimumMargins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        }
        root.layoutState.hostSafeArea = isCell ? .zero : canvasSafeArea(of: root, element, controller)
    }

    /// The safe area the canvas shows in a root view.
    private func canvasSafeArea(of root: UIView, _ element: IBElement?, _ controller: UIViewController?) -> UIEdgeInsets {
        let owner = controller?.nibIdentity.flatMap { document.element(withID: $0.objectID) } ?? element
        var insets = safeArea
        if document.device?.id == "retina6_1" { insets.top = version >= 21000 ? 48 : 44 }
        if owner?.child(named: "freeformSimulatedSizeMetrics") != nil || element?.child(named: "freeformSimulatedSizeMetrics") != nil {
            if version < 15000 || safeArea.bottom == 0 { return .zero }
        }
        if controller == nil, root.bounds.size.height < deviceSize.height { return .zero }
        return insets
    }

    // MARK: Descendants

    private func prepare(_ view: UIView) {
        if view.nibIdentity?.elementName == "tableViewCellContentView" { prepareContentView(view) }
        view.layoutState.canvasContentSize = { view, size in sizeOfTheTime(of: view, size) }
        for subview in view.subviews { prepare(subview) }
    }

    private func prepareContentView(_ view: UIView) {
        guard case .unset = view.layoutState.margins, let cell = view.superview else { return }
        if version < 13000 {
            view.layoutState.margins = .absolute(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            return
        }
        let side = cellMargin(width: cell.bounds.width)
        var margins = UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
        margins.bottom -= max(min(cell.bounds.height - view.bounds.height, 1), 0)
        let element = cell.nibIdentity.flatMap { document.element(withID: $0.objectID) }
        if version < 14600, element?["accessoryType"] != nil { margins.right = 8 }
        view.layoutState.margins = .absolute(margins)
    }

    /// The content view's side margins (facts 2.2): by the year, the device's width and the cell's.
    private func cellMargin(width: CGFloat) -> CGFloat {
        let device = deviceSize.width
        if version < 14600 { return device == 320 ? 15 : (width >= 414 ? 20 : 16) }
        if version < 16500, device <= 375 { return 15 }
        return width <= 320 ? 16 : (device >= 393 ? 20 : 16)
    }

    /// Intrinsic sizes that were others then.
    private func sizeOfTheTime(of view: UIView, _ size: CGSize) -> CGSize {
        size
    }
}

extension UIViewController {
    /// Views that the document gives the controller beside its root view: bars of containers.
    var canvasViews: [UIView] {
        switch self {
        case let navigation as UINavigationController: [navigation.navigationBar, navigation.toolbar]
        case let tabs as UITabBarController: [tabs.tabBar]
        default: []
        }
    }
}
