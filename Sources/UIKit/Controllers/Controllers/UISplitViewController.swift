import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view controller that shows its last two columns next to each other or, in compact width, only its first column.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The controllers of the columns, from first to last. Setting them removes missing controllers and shows the
    /// others without animation.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for old in oldValue where !viewControllers.contains(where: { $0 === old }) { removeEmbedded(old) }
            updateColumns()
        }
    }
    /// The minimum width of the first column, in points; `automaticDimension` means 320.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The maximum width of the first column, in points; `automaticDimension` means half of the width, but at least
    /// 320.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The preferred width of the first column, as a fraction of the view's width.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// A Boolean value that indicates whether a swipe shows a hidden column. Stored without effect.
    open var presentsWithGesture = true {
        didSet { reportNoOp("UISplitViewController.presentsWithGesture", !presentsWithGesture) }
    }
    /// A value that selects the default of a property.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
    /// The width of the first column, in points.
    open var primaryColumnWidth: CGFloat {
        let automatic = Self.automaticDimension
        let width = viewIfLoaded?.bounds.width ?? 0
        let preferredWidth =
            preferredPrimaryColumnWidthFraction == automatic ? 320 : preferredPrimaryColumnWidthFraction * width
        let maximumWidth = maximumPrimaryColumnWidth == automatic ? max(320, width / 2) : maximumPrimaryColumnWidth
        return max(
            min(preferredWidth, maximumWidth), minimumPrimaryColumnWidth == automatic ? 0 : minimumPrimaryColumnWidth)
    }
    /// The delegate. Never called; not retained.
    open weak var delegate: AnyObject? {
        didSet { reportNoOp("UISplitViewController.delegate", delegate != nil) }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes a controller from a document, with its widths (in points, or as a fraction of the width). A storyboard
    /// adds the columns by segues.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        minimumPrimaryColumnWidth = nib.cgFloat("minimumPrimaryColumnWidth") ?? Self.automaticDimension
        maximumPrimaryColumnWidth = nib.cgFloat("maximumPrimaryColumnWidth") ?? Self.automaticDimension
        preferredPrimaryColumnWidthFraction =
            nib.cgFloat("preferredPrimaryColumnWidthFraction") ?? Self.automaticDimension
        presentsWithGesture = nib.bool("presentsWithGesture") ?? true
        nib.ignore(
            "preferredDisplayMode", "primaryEdge", "style", "behavior", "showsSecondaryOnlyButton",
            "primaryBackgroundStyle")
    }
    /// The controllers that were set, by column.
    private var columns: [Column: UIViewController] = [:]
    /// The number of columns; `.unspecified` if `viewControllers` was set instead.
    open private(set) var style = Style.unspecified

    /// Creates a controller whose columns you set with `setViewController(_:for:)`.
    public convenience init(style: Style) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
    }

    /// Returns the controller that was set for a column, without the navigation controller that may contain it.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Sets the controller of a column, embedded in a navigation controller unless it is one; nil empties the column.
    ///
    /// The compact column is stored, but not shown: in compact width, the first of the other columns is visible.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard columns[column] !== vc else { return }
        columns[column] = vc
        viewControllers = [Column.primary, .supplementary, .secondary].compactMap { location in
            guard let controller = columns[location] else { return nil }
            if controller is UINavigationController { return controller }
            return controller.navigationController ?? UINavigationController(rootViewController: controller)
        }
    }

    /// Does nothing: the last two columns are always visible.
    open func show(_ column: Column) {}
    /// Does nothing: the last two columns are always visible.
    open func hide(_ column: Column) {}

    /// A Boolean value that indicates whether only the first column is visible. True unless the width is regular.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    @_spi(UIKitModules) public override func setRelatedControllers(_ controllers: [UIViewController]) {
        viewControllers = controllers
    }
    @_spi(UIKitModules) public override var isSplitViewController: Bool { true }
    @_spi(UIKitModules) public override func showInDetailColumn(_ controller: UIViewController, sender: Any?) -> Bool {
        guard !isCollapsed, let first = viewControllers.first else {
            (viewControllers.first ?? self).showInContainer(controller, sender: sender)
            return true
        }
        viewControllers = [first, controller]
        return true
    }

    /// Creates a view in the size of the parent or the screen, with the columns in it.
    open override func loadView() {
        let size = parent?.viewIfLoaded?.bounds.size ?? SimulatedScreen.main.size
        view = UIView(frame: CGRect(origin: .zero, size: size))
        updateColumns()
    }

    /// Updates the visible columns for the width class and divides the view between them.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let view = loadedView else { return }
        updateColumns()
        for (controller, frame) in zip(visibleControllers, columnFrames(in: view.bounds)) {
            controller.viewIfLoaded?.frame = frame
        }
    }

    private var visibleControllers: ArraySlice<UIViewController> {
        isCollapsed ? viewControllers.prefix(1) : viewControllers.suffix(2)
    }

    private func columnFrames(in bounds: CGRect) -> [CGRect] {
        if isCollapsed || viewControllers.count < 2 { return [bounds] }
        return [
            CGRect(x: 0, y: 0, width: primaryColumnWidth, height: bounds.height),
            CGRect(x: primaryColumnWidth, y: 0, width: bounds.width - primaryColumnWidth, height: bounds.height),
        ]
    }

    private func updateColumns() {
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        guard let view = loadedView else { return }
        let columnControllers = visibleControllers
        for controller in viewControllers
        where controller.viewIfLoaded?.superview === view && !columnControllers.contains(where: { $0 === controller }) {
            replaceChildView(controller, for: nil, animated: false) { _ in }
        }
        for (controller, frame) in zip(columnControllers, columnFrames(in: view.bounds))
        where controller.viewIfLoaded?.superview !== view {
            replaceChildView(nil, for: controller, animated: false) { column in
                Self.fill(view, with: column, frame: frame)
                view.addSubview(column)
            }
        }
    }
}
