import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// The bar at the top of a navigation controller, with the title and the buttons of the current item.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private var stack: [UINavigationItem] = []
    /// The style of the bar, light or dark, which affects the titles and, without an appearance, the background.
    open var barStyle = UIBarStyle.default
    /// A Boolean value that indicates whether a controller's view extends under the bar; see
    /// `UIViewController.edgesForExtendedLayout`. It does not affect the bar's background.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// The colour of the background if no appearance is set; nil for the colour of `barStyle`.
    open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// A Boolean value that indicates whether titles are large and below the buttons, unless an item opts out. The
    /// bar is then 96 points high (106 on iOS 26).
    open var prefersLargeTitles = false { didSet { setNeedsLayout() } }
    /// The font and colour of the title. The attributes of an appearance take precedence. Nil means semibold 17.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The font and colour of large titles. The attributes of an appearance take precedence. Nil means bold 34.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// An image that replaces the line at the bar's edge. CellSim removes the line, but does not draw the image. It has no
    /// effect if an appearance is set.
    open var shadowImage: UIImage?
    /// The image before the title of the back button. Stored without effect: the bar always draws a chevron.
    open var backIndicatorImage: UIImage? {
        didSet { reportNoOp("UINavigationBar.backIndicatorImage", backIndicatorImage != nil) }
    }
    /// The delegate. Never called; not retained.
    open weak var delegate: AnyObject? {
        didSet { reportNoOp("UINavigationBar.delegate", delegate != nil) }
    }
    package var barAppearances = BarAppearances<UINavigationBarAppearance>()
    /// The background images, keyed by bar metrics.
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private var leftViews: [BarButtonView] = []
    private var rightViews: [BarButtonView] = []
    private var titleFrame = CGRect.zero
    private var glassBackgrounds = BarGlassBackgrounds()

    /// Creates a bar without items, with a frame in the superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        barStyle =
            nib.enumeration("barStyle", ["default": .default, "black": .black, "blackTranslucent": .black]) ?? .default
        isTranslucent = nib.bool("translucent") ?? true
        barTintColor = nib.color("barTintColor")
        prefersLargeTitles = nib.bool("largeTitles") ?? false
        barAppearances.decode(from: nib)
        if let attributes = nib.textAttributes("titleTextAttributes") { titleTextAttributes = attributes }
        if let attributes = nib.textAttributes("largeTitleTextAttributes") { largeTitleTextAttributes = attributes }
        stack = nib.objects("items").compactMap { $0 as? UINavigationItem }
        for item in stack { item.bar = self }
    }

    /// The items from the root to the current item; empty rather than nil without items.
    open var items: [UINavigationItem]? {
        get { stack }
        set {
            stack = newValue ?? []
            for item in stack { item.bar = self }
            setNeedsLayout()
        }
    }
    /// Sets the items; `animated` has no effect.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Sets the background image for bar metrics. An empty image removes the background, as many apps do; other images are
    /// stored without effect.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        updateBackground(backgroundImage, barMetrics)
    }
    /// Returns the background image for bar metrics; nil for the system's background.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
    /// Sets the background image for bar metrics; the position has no effect.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    /// Returns the background image for bar metrics; nil for the system's background. The position has no effect.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }
    /// The current item, which is the last one; nil without items.
    open var topItem: UINavigationItem? { stack.last }
    /// The item before the current one, for the back button; nil with fewer than two items.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    /// The height of the bar: 44 points, or 96 with a large title, plus 30 with a prompt and 52 with a search bar. On iOS
    /// 26, titles take 10 points more and a prompt 2 points more.
    var preferredHeight: CGFloat {
        promptHeight + SystemBars.navigationBarHeight.current + (showsLargeTitle ? 52 : 0) + searchHeight
    }
    /// The height of the area for a search bar below the titles, in points.
    private var searchHeight: CGFloat { topItem?.searchController == nil ? 0 : 52 }
    private weak var shownSearchBar: UISearchBar?
    /// The height of the line above the title, in points.
    private var promptHeight: CGFloat { (topItem?.prompt ?? "").isEmpty ? 0 : SystemBars.promptHeight.current }
    private var showsLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        let decidingItem = stack.last { $0.largeTitleDisplayMode != .automatic }
        return decidingItem.map { $0.largeTitleDisplayMode == .always } ?? true
    }

    /// The height of the bar, in points. It depends on the titles, prompt and search bar. There is no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: preferredHeight) }

    /// Creates new views for the buttons of the current item, and positions them, the title view and the search bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        performInternalChanges(layOutItems)
    }

    private func layOutItems() {
        for view in leftViews + rightViews { view.removeFromSuperview() }
        let item = topItem
        var left = (item?.leftBarButtonItems ?? []).map { BarButtonView($0, words: buttonTextAttributes(for: $0)) }
        if let back = backItem, item?.hidesBackButton != true,
            left.isEmpty || item?.leftItemsSupplementBackButton == true
        {
            let title = back.backButtonText
            left.insert(
                BarButtonView(
                    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil), isBack: true,
                    words: backButtonTextAttributes), at: 0)
        }
        leftViews = left
        rightViews = (item?.rightBarButtonItems ?? []).map { BarButtonView($0, words: buttonTextAttributes(for: $0)) }
        let margin = SystemMargins.barSideMargin(forWidth: bounds.width)
        glassBackgrounds = BarGlassBackgrounds()
        if SystemBars.buttonsHaveGlassBackgrounds.current {
            layOutOnGlass(margin)
        } else {
            layOutWithoutGlass(margin)
        }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for view in leftViews + rightViews { view.frame.origin.x = bounds.width - view.frame.maxX }
            titleFrame.origin.x = bounds.width - titleFrame.maxX
            glassBackgrounds.mirror(in: bounds.width)
        }
        if let titleView = item?.titleView { placeTitle(titleView) }
        placeSearchBar(item?.searchController?.searchBar)
    }

    private func layOutOnGlass(_ margin: CGFloat) {
        func place(_ views: [BarButtonView], from start: CGFloat, isReversed: Bool) -> CGFloat {
            var x = start
            for group in BarGlassBackgrounds.groups(views, height: 44) {
                for view in group.views { addSubview(view) }
                let size =
                    group.hasGlassBackground
                    ? 44 : group.views[0].sizeThatFits(CGSize(width: bounds.width, height: 44)).height
                glassBackgrounds.layOut(
                    group,
                    in: CGRect(
                        x: isReversed ? x - group.width : x,
                        y: promptHeight + PixelGrid.wholePoints.roundedDown((44 - size) / 2), width: group.width,
                        height: size), isReversed: isReversed)
                x += (group.width + SystemBars.glassGroupSpacing.current) * (isReversed ? -1 : 1)
            }
            return x
        }
        let x = place(leftViews, from: margin, isReversed: false)
        let end = place(rightViews, from: bounds.width - margin, isReversed: true)
        titleFrame = CGRect(x: x, y: promptHeight, width: max(end - x, 0), height: 44)
    }

    private func layOutWithoutGlass(_ margin: CGFloat) {
        var x = leftViews.first.map { $0.item.systemItem == nil && backItem != nil ? 8 : margin } ?? margin
        for (view, next) in Self.pairedWithNext(leftViews) { x = place(view, leadingAt: x) + Self.gap(view, next) }
        var end = bounds.width - margin
        for (view, next) in Self.pairedWithNext(rightViews) {
            end = place(view, trailingAt: end) - Self.gap(view, next)
        }
        titleFrame = CGRect(x: x, y: promptHeight, width: max(end - x, 0), height: 44)
    }

    /// Returns each button with the one after it; nil after the last button.
    private static func pairedWithNext(_ views: [BarButtonView]) -> [(BarButtonView, BarButtonView?)] {
        views.indices.map { (views[$0], $0 + 1 < views.count ? views[$0 + 1] : nil) }
    }

    /// Returns the gap between adjacent buttons. Images have a margin of 11 points on each side and are 8 points apart, so
    /// 24-point images have gaps of 30 points. Custom views have no margins: three 32-point views start 40 points apart.
    /// Sources: two public view hierarchy dumps and a snapshot from iOS.
    private static func gap(_ view: BarButtonView, _ next: BarButtonView?) -> CGFloat {
        guard let next else { return 16 }
        if view.item.customView != nil, next.item.customView != nil { return 8 }
        return view.showsImage && next.showsImage ? 30 : 16
    }

    /// Adds and positions the search bar. Its field starts 1 point below the titles and ends 15 points above the bar's bottom edge.
    private func placeSearchBar(_ searchBar: UISearchBar?) {
        if shownSearchBar !== searchBar, shownSearchBar?.superview === self { shownSearchBar?.removeFromSuperview() }
        shownSearchBar = searchBar
        guard let searchBar else { return }
        if searchBar.superview !== self { addSubview(searchBar) }
        searchBar.frame = CGRect(x: 0, y: preferredHeight - 52, width: bounds.width, height: 38)
    }

    private func place(_ view: BarButtonView, leadingAt x: CGFloat) -> CGFloat {
        let size = view.sizeThatFits(CGSize(width: bounds.width, height: 44))
        view.frame = CGRect(
            x: x, y: promptHeight + PixelGrid.wholePoints.roundedDown((44 - size.height) / 2), width: size.width,
            height: size.height)
        addSubview(view)
        return x + size.width
    }

    private func place(_ view: BarButtonView, trailingAt end: CGFloat) -> CGFloat {
        let size = view.sizeThatFits(CGSize(width: bounds.width, height: 44))
        return place(view, leadingAt: end - size.width) - size.width
    }

    private func placeTitle(_ view: UIView) {
        if view.superview !== self { addSubview(view) }
        let size = view.bounds.size
        view.frame = CGRect(
            x: PixelGrid.wholePoints.rounded(bounds.midX - size.width / 2),
            y: promptHeight + PixelGrid.wholePoints.rounded(22 - size.height / 2), width: size.width,
            height: size.height)
    }

    /// Pops the top controller after a tap on the back button.
    func handleBackButtonTap() {
        (superview?.owningController as? UINavigationController)?.popViewController(animated: true)
    }

    /// The height of the area above the bar that its background also covers, in points.
    private var statusBarHeight: CGFloat {
        let isBelowStatusBar =
            superview.map { SystemBars.navigationBarTop(safeAreaTop: $0.safeAreaInsets.top) == frame.minY } ?? false
        return isBelowStatusBar ? frame.minY : safeAreaInsets.top
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        let behind = superview?.owningController?.colorBehindContent
        if let appearance = effectiveAppearance {
            BarBackground.record(
                appearance, hairlineAt: .bottom, extendingUp: statusBarHeight, bounds, &recorder, behind: behind)
        } else if !isAtScrollEdge {
            BarBackground.record(
                BarBackground.fillColor(barTintColor, barStyle), hairlineAt: .bottom, extendingUp: statusBarHeight,
                bounds,
                &recorder, behind: behind, isHairlineHidden: shadowImage != nil)
        }
        glassBackgrounds.record(into: &recorder)
        let color = effectiveTitleAttributes[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
        if let prompt = topItem?.prompt, !prompt.isEmpty {
            let rect = CGRect(x: 16, y: 8, width: max(bounds.width - 32, 0), height: 20)
            recorder.drawText(prompt, font: .systemFont(ofSize: 13), color: color, in: rect)
        }
        recordTitle(color, into: &recorder)
    }

    private func recordTitle(_ color: UIColor, into recorder: inout DisplayRecorder) {
        guard let title = topItem?.title, !title.isEmpty, topItem?.titleView == nil else { return }
        let font = effectiveTitleAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        if showsLargeTitle {
            let largeTitleFont =
                effectiveLargeTitleAttributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
            let margin = SystemMargins.barSideMargin(forWidth: bounds.width)
            let rect = CGRect(
                x: margin, y: promptHeight + SystemBars.navigationBarHeight.current, width: bounds.width - 2 * margin,
                height: 48)
            recorder.drawText(
                title, font: largeTitleFont,
                color: effectiveLargeTitleAttributes[.foregroundColor] as? UIColor ?? color,
                in: rect,
                alignment: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left)
            return
        }
        if recorder.usesLayerRendering, !SystemBars.rendersTitles.current { return }
        let width = DisplayRecorder.textSize(title, font: font, scale: traitCollection.effectiveDisplayScale).width
        var rect = CGRect(x: bounds.midX - width / 2, y: promptHeight, width: width, height: 44)
        if rect.minX < titleFrame.minX { rect.origin.x = titleFrame.minX }
        if rect.maxX > titleFrame.maxX { rect.origin.x = max(titleFrame.maxX - width, titleFrame.minX) }
        rect.size.width = min(rect.width, titleFrame.width)
        recorder.drawText(title, font: font, color: color, in: rect)
    }
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Light or dark, depending on the interface style.
    case `default`
    /// Always dark, with white titles in navigation bars.
    case black

    /// The deprecated name of `black`.
    public static var blackOpaque: UIBarStyle { .black }
    /// A deprecated dark style. It is the same as `black`; `isTranslucent` determines whether the bar is translucent.
    public static var blackTranslucent: UIBarStyle { .black }
}
