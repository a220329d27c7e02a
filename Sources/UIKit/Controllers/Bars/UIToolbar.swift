import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A bar with buttons, usually at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// The buttons and spaces from leading to trailing. Buttons without a space between them are 16 points apart.
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    /// The style of the bar, light or dark. Used if no appearance is set.
    open var barStyle = UIBarStyle.default
    /// A Boolean value that indicates whether a controller's view extends under the bar; see
    /// `UIViewController.edgesForExtendedLayout`. It does not affect the bar's background.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// The colour of the background if no appearance is set; nil for the colour of `barStyle`.
    open var barTintColor: UIColor?
    package var barAppearances = BarAppearances<UIToolbarAppearance>()
    private var itemViews: [BarButtonView] = []
    private var glassBackgrounds = BarGlassBackgrounds()

    /// Creates a bar without items, with a frame in the superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        barStyle = nib.enumeration("barStyle", ["default": .default, "black": .black]) ?? .default
        isTranslucent = nib.bool("translucent") ?? true
        barTintColor = nib.color("barTintColor")
        barAppearances.decode(from: nib)
        items = nib.objects("items").compactMap { $0 as? UIBarButtonItem }
    }

    /// Sets `items`; `animated` has no effect.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// A height of 44 points (48 on iOS 26). There is no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SystemBars.toolbarHeight.current)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SystemBars.toolbarHeight.current)
    }

    /// The gap between adjacent buttons, in points.
    private static var gap: CGFloat { SystemBars.glassGroupSpacing.current }

    /// Creates new views for the items and positions them between margins of 16 points, or 20 in bars wider than 402
    /// points.
    open override func layoutSubviews() {
        super.layoutSubviews()
        performInternalChanges(layOutItems)
    }

    private func layOutItems() {
        for view in itemViews { view.removeFromSuperview() }
        itemViews = []
        let margin = SystemMargins.barSideMargin(forWidth: bounds.width)
        let views = (items ?? []).map { item in
            let buttons = barAppearances.standard?.buttonAppearance
            return BarButtonView(
                item, words: (item.isEnabled ? buttons?.normal : buttons?.disabled)?.titleTextAttributes ?? [:])
        }
        let height = SystemBars.toolbarHeight.current
        glassBackgrounds = BarGlassBackgrounds()
        let groups = BarGlassBackgrounds.groups(views, height: height)
        let firstViews = groups.compactMap(\.views.first)
        let widths = zip(groups, firstViews).map { group, first in
            first.item.systemItem == .fixedSpace ? first.item.width : group.width
        }
        let flexibleSpaceCount = firstViews.filter { $0.item.systemItem == .flexibleSpace }.count
        // Adjacent buttons without a space item between them are separated by a gap.
        let isButton = firstViews.map { $0.item.systemItem != .flexibleSpace && $0.item.systemItem != .fixedSpace }
        let gaps = isButton.indices.map { $0 > 0 && isButton[$0] && isButton[$0 - 1] ? Self.gap : 0 }
        let remainingWidth = max(bounds.width - 2 * margin - widths.reduce(0, +) - gaps.reduce(0, +), 0)
        let flexibleSpaceWidth = flexibleSpaceCount > 0 ? remainingWidth / CGFloat(flexibleSpaceCount) : 0
        var x = margin
        for ((group, width), gap) in zip(zip(groups, widths), gaps) {
            x += gap
            guard let view = group.views.first else { continue }
            if view.item.systemItem == .flexibleSpace {
                x += flexibleSpaceWidth
                continue
            }
            if view.item.systemItem != .fixedSpace {
                glassBackgrounds.layOut(
                    group, in: CGRect(x: PixelGrid.wholePoints.rounded(x), y: 0, width: width, height: height))
                for view in group.views { addSubview(view) }
                itemViews += group.views
            }
            x += width
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in itemViews { view.frame.origin.x = bounds.width - view.frame.maxX }
        glassBackgrounds.mirror(in: bounds.width)
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        let behind = superview?.owningController?.colorBehindContent
        if let appearance = barAppearances.standard {
            BarBackground.record(appearance, hairlineAt: .top, bounds, &recorder, behind: behind)
        } else {
            BarBackground.record(
                BarBackground.fillColor(barTintColor, barStyle), hairlineAt: .top, bounds, &recorder, behind: behind)
        }
        glassBackgrounds.record(into: &recorder)
    }
}
