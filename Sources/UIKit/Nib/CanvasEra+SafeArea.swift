import CellSimInterfaceBuilder
import Foundation

/// What bars, sheets and the screen's corners took of a root view.
extension CanvasEra {
    /// Upper insets of today's canvas that are not those of the device's own catalogue entry.
    private static let currentTops: [String: CGFloat] = ["retina6_1": 48, "retina5_9": 50]

    /// The safe area the canvas shows in a root view.
    ///
    /// Screens with a notch keep the upper inset for views of any size, and the lower one for views that do not fit on
    /// them (as high as the screen, or wider), since Xcode 14.3 for all. Up to Xcode 13 all of them had the first one's
    /// upper inset. Others had a status bar over views of at least 480 points up to Xcode 10, and have one again since
    /// Xcode 14 (5.5 inches) or 15, then over lower ones too, but for parts of collections. Phones that are turned have
    /// none, and their notch at the side. Since Xcode 16.3 a notch's insets are taken twice.
    func canvasSafeArea(of root: UIView, _ element: IBElement?, _ controller: UIViewController?) -> UIEdgeInsets {
        let owner = controller?.nibIdentity.flatMap { document.element(withID: $0.objectID) }
        let metrics = [owner, element].compactMap { $0 }.flatMap(\.children)
        // A turned phone has its notch at the side, or no status bar.
        let isTurned = safeArea.left > 0
        let device = document.device?.id ?? ""
        let hasStatusBar =
            (deviceSize.width <= deviceSize.height || device.hasPrefix("ipad"))
            && (version < 14800 || version >= (device == "retina5_5" ? 21000 : 22000))
        var insets = UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
        if owner != nil, isSheet(root), safeArea.bottom > 0 { return .zero }
        if safeArea.bottom > 0 {
            let upright = version < 21000 ? 44 : (Self.currentTops[device] ?? safeArea.top)
            insets.top = isTurned ? safeArea.top : upright
            let fits = root.bounds.height < deviceSize.height && root.bounds.width <= deviceSize.width
            if !fits || version >= 21600 { insets.bottom = safeArea.bottom }
        } else if hasStatusBar {
            let isPart = ["collectionViewCell", "collectionReusableView"].contains(root.nibIdentity?.elementName)
            if root.bounds.height >= 480 || (version >= 22000 && !isPart) { insets.top = 20 }
        }
        let isUnderBar = owner.map { navigation.isInNavigation($0) } ?? false
        // Opaque bars stand outside of a root view that is lower than the screen.
        let showsBar = metrics.contains { $0.name == "simulatedNavigationBarMetrics" }
        let isFreeform = metrics.contains { $0.name == "freeformSimulatedSizeMetrics" }
        // Taken twice: recorded at both edges of a scene (23727) and of a reusable view (25084), at the top of two views (23727).
        if version >= 23700, safeArea.bottom > 0 {
            insets.top *= 2
            insets.bottom *= 2
        }
        guard root.bounds.height >= deviceSize.height || (showsBar && isFreeform) else { return isUnderBar ? .zero : insets }
        if isUnderBar || showsBar { insets.top += navigation.barHeight(owner) }
        if metrics.contains(where: { $0.name == "simulatedToolbarMetrics" }) { insets.bottom += 44 }
        if owner.map({ navigation.isInTabBar($0) }) ?? false { insets.bottom += 49 }
        return insets
    }

    /// Whether a root view is as high as a sheet, which has no status bar: 54 points lower than a screen with a notch, 20
    /// than others.
    func isSheet(_ root: UIView) -> Bool {
        root.bounds.height == deviceSize.height - (safeArea.bottom > 0 ? 54 : 20)
    }
}
