import CellSimGraphics
import Foundation

/// A bar of buttons, at the bottom of the screen as a rule.
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// Buttons and spaces from the leading side; buttons that no space parts stand 16 points apart.
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    /// Light or dark; counts where no appearance was given.
    open var barStyle = UIBarStyle.default
    /// Whether a controller's view lies under the bar: see `UIViewController.edgesForExtendedLayout`. The bar's surface is the
    /// same either way.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// The colour of the surface, where no appearance was given; nil for that of `barStyle`.
    open var barTintColor: UIColor?
    var looks = BarAppearances<UIToolbarAppearance>()
    private var itemViews: [BarButtonView] = []

    /// A bar of that frame (points in its superview) without items.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        barStyle = nib.enumeration("barStyle", ["default": .default, "black": .black]) ?? .default
        isTranslucent = nib.bool("translucent") ?? true
        barTintColor = nib.color("barTintColor")
        looks.decode(from: nib)
        items = nib.objects("items").compactMap { $0 as? UIBarButtonItem }
    }

    /// Sets `items`; `animated` makes no difference.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// No width of its own; 44 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    /// Between neighbouring buttons, in points.
    private static let gap: CGFloat = 16

    /// Makes new views for the items and places them between margins of 16 points, 20 in bars wider than 390.
    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangeParts(placeItems)
    }

    private func placeItems() {
        for view in itemViews { view.removeFromSuperview() }
        itemViews = []
        let margin: CGFloat = bounds.width > 390 ? 20 : 16
        let views = (items ?? []).map { item in
            let buttons = looks.standard?.buttonAppearance
            return BarButtonView(
                item, words: (item.isEnabled ? buttons?.normal : buttons?.disabled)?.titleTextAttributes ?? [:])
        }
        let widths = views.map {
            $0.item.systemItem == .fixedSpace ? $0.item.width : $0.sizeThatFits(bounds.size).width
        }
        let springs = views.filter { $0.item.systemItem == .flexibleSpace }.count
        // Buttons that no space parts keep a distance of their own.
        let isButton = views.map { $0.item.systemItem != .flexibleSpace && $0.item.systemItem != .fixedSpace }
        let gaps = isButton.indices.map { $0 > 0 && isButton[$0] && isButton[$0 - 1] ? Self.gap : 0 }
        let free = max(bounds.width - 2 * margin - widths.reduce(0, +) - gaps.reduce(0, +), 0)
        let spring = springs > 0 ? free / CGFloat(springs) : 0
        var x = margin
        for ((view, width), gap) in zip(zip(views, widths), gaps) {
            x += gap
            if view.item.systemItem == .flexibleSpace {
                x += spring
                continue
            }
            if view.item.systemItem != .fixedSpace {
                view.frame = CGRect(x: PixelGrid.wholePoints.rounded(x), y: 0, width: width, height: 44)
                addSubview(view)
                itemViews.append(view)
            }
            x += width
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in itemViews { view.frame.origin.x = bounds.width - view.frame.maxX }
    }

    override func recordContent(into recorder: inout DisplayRecorder) {
        if let look = looks.standard {
            BarBackground.record(look, hairlineAt: .top, bounds, &recorder)
        } else {
            BarBackground.record(BarBackground.tint(barTintColor, barStyle), hairlineAt: .top, bounds, &recorder)
        }
    }
}
