import CellSimProcess
import Foundation
@_spi(UIKitModules) import UIKitViews

/// The bar with the tabs of a tab bar controller.
@preconcurrency @MainActor open class UITabBar: UIView {
    private var storedItems: [UITabBarItem] = []
    /// The tabs from leading to trailing, in equal widths; nil without tabs.
    open var items: [UITabBarItem]? {
        get { storedItems.isEmpty ? nil : storedItems }
        set {
            storedItems = newValue ?? []
            for item in storedItems { item.bar = self }
            setNeedsDisplay()
        }
    }
    /// The selected tab; not retained. Setting it does not call the delegate. A tab bar controller sets it for its own bar.
    open weak var selectedItem: UITabBarItem?
    /// The style of the bar, light or dark. Used if no appearance is set.
    open var barStyle = UIBarStyle.default
    /// A Boolean value that indicates whether a controller's view extends under the bar; see
    /// `UIViewController.edgesForExtendedLayout`. It does not affect the bar's background.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// The colour of the background if no appearance is set; nil for the colour of `barStyle`.
    open var barTintColor: UIColor?
    /// The colour of unselected items; nil for `systemGray`.
    open var unselectedItemTintColor: UIColor?
    /// The image behind the bar; nil for the default background. Many apps set an empty image to remove the
    /// background, which is supported. Other images are stored without effect. The image has no effect if an appearance
    /// is set.
    open var backgroundImage: UIImage?
    /// An image that, together with a background image, removes the line at the bar's edge. The image is not drawn.
    open var shadowImage: UIImage?
    /// The delegate, a `UITabBarDelegate`. A tab bar in a tab bar controller does not call it.
    open weak var delegate: AnyObject?

    package var barAppearances = BarAppearances<UITabBarAppearance>()

    /// Creates a bar without items, with a frame in the superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        barStyle = nib.enumeration("barStyle", ["default": .default, "black": .black]) ?? .default
        isTranslucent = nib.bool("translucent") ?? true
        barTintColor = nib.color("barTintColor")
        unselectedItemTintColor = nib.color("unselectedItemTintColor")
        barAppearances.decode(from: nib)
        // The attribute for the tint colour in old documents.
        if let color = nib.color("selectedImageTintColor"), ownTintColor == nil { tintColor = color }
        items = nib.objects("items").compactMap { $0 as? UITabBarItem }
        selectedItem = nib.reference("selectedItem") as? UITabBarItem
    }

    /// A height of 49 points. There is no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 49 + safeAreaInsets.bottom)
    }

    /// Returns the touch area of an item: an equal fraction of the width, minus 2 points on each side, in whole points.
    ///
    /// Source: sixteen frames in public view hierarchy dumps of four devices, for example 2 to 77 and 81 to 155 for
    /// five items in 393 points.
    package func itemFrame(at index: Int) -> CGRect {
        if let glassFrame { return itemFrame(at: index, on: glassFrame) }
        let pitch = bounds.width / CGFloat(max(storedItems.count, 1))
        let visualIndex = effectiveUserInterfaceLayoutDirection == .rightToLeft ? storedItems.count - 1 - index : index
        let grid = PixelGrid.wholePoints
        let left = grid.rounded(CGFloat(visualIndex) * pitch + 2)
        let right = grid.rounded(CGFloat(visualIndex + 1) * pitch - 2)
        return CGRect(x: left, y: 1, width: max(right - left, 0), height: 48)
    }

    /// The rectangle of the glass background behind the items; nil without glass.
    var glassFrame: CGRect? {
        let height = SystemBars.tabGlassHeight.current
        guard height > 0, !storedItems.isEmpty else { return nil }
        // Source: view hierarchy dumps with three and five items, on two phones.
        let width = max(min(85.75 * CGFloat(storedItems.count) + 16.75, bounds.width - 42), 0)
        let bottom =
            (safeAreaInsets.bottom > 0
            ? SystemBars.tabGlassBottomInset : SystemBars.tabGlassBottomInsetWithoutHomeIndicator).current
        return CGRect(
            x: (bounds.width - width) / 2, y: bounds.height - bottom - height, width: width, height: height)
    }

    /// Returns the touch area of an item on glass, 4 points inside the glass. Adjacent areas overlap by 8.25 points.
    private func itemFrame(at index: Int, on background: CGRect) -> CGRect {
        let pitch = max((background.width - 16.25) / CGFloat(max(storedItems.count, 1)), 0)
        let visualIndex = effectiveUserInterfaceLayoutDirection == .rightToLeft ? storedItems.count - 1 - index : index
        return CGRect(
            x: background.minX + 4 + CGFloat(visualIndex) * pitch, y: background.minY + 4, width: pitch + 8.25,
            height: background.height - 8
        )
    }

    /// Returns true also for points on the glass, which extends above the bar.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || glassFrame?.contains(point) ?? false
    }

    /// Selects the touched item if it is enabled: through the tab bar controller, or otherwise directly, with a call to the delegate.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self),
            let index = storedItems.indices.first(where: { itemFrame(at: $0).contains(point) }),
            storedItems[index].isEnabled
        else { return }
        if let controller = superview?.owningController as? UITabBarController {
            controller.handleTabBarTap(at: index)
        } else {
            selectedItem = storedItems[index]
            (delegate as? any UITabBarDelegate)?.tabBar(self, didSelect: storedItems[index])
        }
    }

    /// Does nothing, so that touches are not forwarded to the next responder.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Does nothing, so that touches are not forwarded to the next responder.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Does nothing, so that touches are not forwarded to the next responder.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        let behind = superview?.owningController?.colorBehindContent
        if let appearance = shownAppearance {
            BarBackground.record(appearance, hairlineAt: .top, bounds, &recorder, behind: behind)
        } else if !isAtScrollEdge, backgroundImage?.size != .zero {
            BarBackground.record(
                BarBackground.fillColor(barTintColor, barStyle), hairlineAt: .top, bounds, &recorder, behind: behind,
                isHairlineHidden: shadowImage != nil && backgroundImage != nil)
        }
        if let glassFrame {
            recorder.drawGlass(glassFrame, radius: glassFrame.height / 2)
            if let selectedIndex = storedItems.firstIndex(where: { $0 === selectedItem }) {
                let frame = itemFrame(at: selectedIndex)
                recorder.fill(frame, radius: frame.height / 2, color: SystemColors.selectedTabBackground.current)
            }
        }
        for (index, item) in storedItems.enumerated() { record(item, in: itemFrame(at: index), into: &recorder) }
    }

    private func record(_ item: UITabBarItem, in frame: CGRect, into recorder: inout DisplayRecorder) {
        let isSelected = item === selectedItem
        let itemStateAppearance = stateAppearance(of: item, isSelected: isSelected)
        let (imageColor, titleColor) = colors(of: item, isSelected: isSelected, recorder)
        let color = itemStateAppearance?.iconColor ?? imageColor
        // On glass, the image's centre is 20.7 points below the item's top edge. Source: two of three images in a dump.
        let hasGlassBackground = glassFrame != nil
        let (imageCenterY, titleTop): (CGFloat, CGFloat) =
            hasGlassBackground ? (frame.minY + 62.0 / 3, frame.minY + 35) : (19, 35)
        let image = ((isSelected ? item.selectedImage : nil) ?? item.displayedImage)?.barImage(for: recorder.traits)
        if let image {
            let (size, insets) = (image.size, item.imageInsets)
            let imageRect = CGRect(
                x: frame.midX - size.width / 2 + (insets.left - insets.right) / 2,
                y: imageCenterY - size.height / 2 + (insets.top - insets.bottom) / 2, width: size.width,
                height: size.height)
            image.record(into: &recorder, in: imageRect, tint: color)
        }
        if let title = item.title {
            let offset = item.titlePositionAdjustment
            let rect = CGRect(
                x: frame.minX + offset.horizontal,
                y: titleTop + (image == nil && !hasGlassBackground ? 0.5 : 0) + offset.vertical, width: frame.width,
                height: 12)
            let appearanceAttributes = itemStateAppearance?.titleTextAttributes ?? [:]
            let attributes = appearanceAttributes.merging(
                item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
            ) {
                $1
            }
            recorder.drawText(
                title, font: attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium),
                color: attributes[.foregroundColor] as? UIColor ?? titleColor, in: rect)
        }
        if let badge = item.badgeValue {
            let offset = itemStateAppearance?.badgePositionAdjustment ?? .zero
            let badgeOrigin = CGPoint(
                x: frame.midX + 12 + offset.horizontal, y: (hasGlassBackground ? frame.minY + 3 : 3) + offset.vertical)
            let color = item.badgeColor ?? itemStateAppearance?.badgeBackgroundColor
            let state: UIControl.State = item.isEnabled ? (isSelected ? .selected : .normal) : .disabled
            let ownAttributes = item.badgeTextAttributes(for: state) ?? item.badgeTextAttributes(for: .normal) ?? [:]
            let attributes = (itemStateAppearance?.badgeTextAttributes ?? [:]).merging(ownAttributes) { $1 }
            recordBadge(badge, color, attributes, at: badgeOrigin, &recorder)
        }
    }

    private func stateAppearance(of item: UITabBarItem, isSelected: Bool) -> UITabBarItemStateAppearance? {
        let items = shownAppearance.map { itemAppearance(of: $0) }
        return item.isEnabled ? (isSelected ? items?.selected : items?.normal) : items?.disabled
    }

    /// Returns the item appearance for the current size classes. In UIKit, images are next to titles if the height is
    /// compact or the width is regular; CellSim always draws them above.
    private func itemAppearance(of appearance: UITabBarAppearance) -> UITabBarItemAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        guard isCompact || traitCollection.horizontalSizeClass == .regular else {
            return appearance.stackedLayoutAppearance
        }
        let name = isCompact ? "compactInlineLayoutAppearance" : "inlineLayoutAppearance"
        Notice.report(
            .once,
            "UITabBar takes fonts and colours of \(name), but draws images above titles\(SupportName.suffix(name))")
        return isCompact ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
    }

    /// Returns the default colours of an item's image and title, for items whose appearance doesn't specify colours.
    private func colors(of item: UITabBarItem, isSelected: Bool, _ recorder: DisplayRecorder) -> (UIColor, UIColor) {
        let customColor = isSelected ? tintColor ?? .tintColor : unselectedItemTintColor
        guard item.isEnabled else { return (.tertiaryLabel, .tertiaryLabel) }
        if let customColor { return (customColor, customColor) }
        guard SystemBars.barsHaveBackground.current else {
            return (SystemColors.unselectedTab.current, SystemColors.unselectedTab.current)
        }
        // Items on an opaque background are not vibrant.
        if let appearance = shownAppearance, appearance.backgroundEffect == nil {
            return (Self.unselectedColor, Self.unselectedColor)
        }
        // Items on a blur effect are vibrant. If effects are omitted, items are drawn in opaque colours, like the mask of
        // the vibrancy effect.
        if recorder.usesLayerRendering { return (.white, Self.unselectedColor.withAlphaComponent(1)) }
        return (SystemColors.unselectedTab.current, SystemColors.unselectedTab.current)
    }

    /// Snapshots from iOS 16 to 18 show (124,124,124) on black, (128,128,129) on (26,27,34) and (162,162,162) on white.
    /// Titles in bars without vibrancy are (146,146,146) in light and dark mode.
    private static let unselectedColor = UIColor(white: 146.0 / 255, alpha: 0.85)

    private func recordBadge(
        _ text: String, _ color: UIColor?, _ attributes: [NSAttributedString.Key: Any], at origin: CGPoint,
        _ recorder: inout DisplayRecorder
    ) {
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        let width = max(
            DisplayRecorder.textSize(text, font: font, scale: recorder.traits.effectiveDisplayScale).width + 10, 18)
        let rect = CGRect(x: origin.x, y: origin.y, width: width, height: 18)
        recorder.fill(rect, radius: 9, color: color ?? .systemRed)
        recorder.drawText(text, font: font, color: attributes[.foregroundColor] as? UIColor ?? .white, in: rect)
    }
}

/// The delegate of a tab bar that does not belong to a tab bar controller.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// Called after a tap on an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
