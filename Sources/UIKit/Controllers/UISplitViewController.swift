import Foundation

/// Two controllers side by side, of three the last two; in a compact width only the first one is shown.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The columns from first to last, of which the last two are shown, or the first alone in a compact width. Setting
    /// them removes those left out and shows the others at once.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for old in oldValue where !viewControllers.contains(where: { $0 === old }) { uninstall(old) }
            showColumns()
        }
    }
    /// Points; `automaticDimension` stands for 320.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Points; `automaticDimension` stands for half of the width, but at least 320.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The fraction of the width that the first column wants.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Whether a swipe brings a hidden column. Kept; nothing reads it.
    open var presentsWithGesture = true {
        didSet { noteKept("UISplitViewController.presentsWithGesture", !presentsWithGesture) }
    }
    /// Stands for UIKit's own choice.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
    /// The first column's width in points.
    open var primaryColumnWidth: CGFloat {
        let automatic = Self.automaticDimension
        let width = viewIfLoaded?.bounds.width ?? 0
        let wanted =
            preferredPrimaryColumnWidthFraction == automatic ? 320 : preferredPrimaryColumnWidthFraction * width
        let most = maximumPrimaryColumnWidth == automatic ? max(320, width / 2) : maximumPrimaryColumnWidth
        return max(min(wanted, most), minimumPrimaryColumnWidth == automatic ? 0 : minimumPrimaryColumnWidth)
    }
    /// Kept and never told. Not retained.
    open weak var delegate: AnyObject? {
        didSet { noteKept("UISplitViewController.delegate", delegate != nil) }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads the element of a document with its widths (points, or a fraction of the width); a storyboard's columns
    /// come by segues.
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
    /// The columns by their places.
    private var columns: [Column: UIViewController] = [:]
    /// How many columns there are; `.unspecified` where `viewControllers` is set instead.
    public private(set) var style = Style.unspecified

    /// A controller whose columns are set by their places.
    public convenience init(style: Style) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
    }

    /// The controller that was set for a column; that of a navigation controller of UIKit's own is the one inside.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Shows a controller in a column, within a navigation controller unless it is one; nil empties the column.
    ///
    /// The compact column is kept and not shown: in a compact width the first of the others is.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard columns[column] !== vc else { return }
        columns[column] = vc
        viewControllers = [Column.primary, .supplementary, .secondary].compactMap { place in
            guard let controller = columns[place] else { return nil }
            if controller is UINavigationController { return controller }
            return controller.navigationController ?? UINavigationController(rootViewController: controller)
        }
    }

    /// Does nothing: the last two columns are always shown.
    open func show(_ column: Column) {}
    /// Does nothing: the last two columns are always shown.
    open func hide(_ column: Column) {}

    /// Whether the first column alone is shown, as in every width that is not regular.
    public var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    /// Makes a view of the parent's size, or the screen's, with the columns in it.
    open override func loadView() {
        let size = parent?.viewIfLoaded?.bounds.size ?? SimulatedScreen.main.size
        view = UIView(frame: CGRect(origin: .zero, size: size))
        showColumns()
    }

    /// Shows the columns that the width allows and divides the view among them.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let view = loadedView else { return }
        showColumns()
        for (controller, frame) in zip(shownControllers, columnFrames(in: view.bounds)) {
            controller.viewIfLoaded?.frame = frame
        }
    }

    private var shownControllers: ArraySlice<UIViewController> {
        isCollapsed ? viewControllers.prefix(1) : viewControllers.suffix(2)
    }

    private func columnFrames(in bounds: CGRect) -> [CGRect] {
        if isCollapsed || viewControllers.count < 2 { return [bounds] }
        return [
            CGRect(x: 0, y: 0, width: primaryColumnWidth, height: bounds.height),
            CGRect(x: primaryColumnWidth, y: 0, width: bounds.width - primaryColumnWidth, height: bounds.height),
        ]
    }

    private func showColumns() {
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        guard let view = loadedView else { return }
        let shown = shownControllers
        for controller in viewControllers
        where controller.viewIfLoaded?.superview === view && !shown.contains(where: { $0 === controller }) {
            exchange(controller, for: nil, animated: false) { _ in }
        }
        for (controller, frame) in zip(shown, columnFrames(in: view.bounds))
        where controller.viewIfLoaded?.superview !== view {
            exchange(nil, for: controller, animated: false) { column in
                Self.fill(view, with: column, frame: frame)
                view.addSubview(column)
            }
        }
    }
}
