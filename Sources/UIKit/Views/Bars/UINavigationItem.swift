import Foundation

/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding, NibAwakening {
    /// The values of rarely set properties without effect.
    package var storedValues: [String: Any] = [:]

    /// The modes for displaying large titles in a bar that prefers them.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Like the previous item; large for the first item.
        case automatic
        /// Always a large title.
        case always
        /// Never a large title.
        case never
        /// A title inside the bar, at the usual size.
        case inline
    }

    /// The modes for the title of the next item's back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The back button title, otherwise the item's title, otherwise Back.
        case `default`
        /// The back button title, otherwise Back.
        case generic
        /// No title: only the chevron.
        case minimal
    }

    /// The title in the middle of the bar, or a large title below the buttons; nil or empty for no title.
    open var title: String? { didSet { bar?.setNeedsLayout() } }
    /// The line above the title, which makes the bar 30 points higher; nil or empty for no line.
    open var prompt: String? { didSet { bar?.setNeedsLayout() } }
    /// The view that replaces the title, in the middle of the bar and at its natural size.
    open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
    /// The item whose title the next item's back button displays. Its other properties are not displayed, and its
    /// action is not sent.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the next item's back button, unless `backBarButtonItem` has a title.
    open var backButtonTitle: String?
    /// The mode for the title of the next controller's back button.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    package var storedSearchController: UIViewController? {
        didSet {
            bar?.setNeedsLayout()
            bar?.invalidateIntrinsicContentSize()
        }
    }
    /// A Boolean value that indicates whether scrolling hides the search bar. Stored without effect: the search bar is
    /// always visible.
    open var hidesSearchBarWhenScrolling = true {
        didSet { reportNoOp("UINavigationItem.hidesSearchBarWhenScrolling", !hidesSearchBarWhenScrolling) }
    }
    /// A Boolean value that indicates whether the back button is hidden even if there is a previous item.
    open var hidesBackButton = false
    /// A Boolean value that indicates whether the back button remains next to the leading buttons, which otherwise
    /// replace it.
    open var leftItemsSupplementBackButton = false
    /// The buttons at the leading side, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// The buttons at the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// The mode for displaying a large title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var nibIdentity: NibIdentity?
    package weak var bar: UIView?
    package var appearances = BarAppearances<UINavigationBarAppearance>()

    /// The button nearest to the leading edge; setting it replaces all leading buttons.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The button nearest to the trailing edge; setting it replaces all trailing buttons.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Called for an object from a nib after all objects of the nib are created and connected.
    open func awakeFromNib() {}

    /// Creates an item without a title and buttons.
    public override init() { super.init() }

    /// Creates an item with this title and no buttons.
    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? NibCoder else { return }
        appearances.decode(from: nib)
        title = nib.localizedString("title")
        prompt = nib.localizedString("prompt")
        titleView = nib.object("titleView") as? UIView
        backBarButtonItem = nib.object("backBarButtonItem") as? UIBarButtonItem
        backButtonTitle = nib.localizedString("backButtonTitle")
        backButtonDisplayMode =
            nib.enumeration("backButtonDisplayMode", ["default": .default, "generic": .generic, "minimal": .minimal])
            ?? .default
        hidesSearchBarWhenScrolling = nib.bool("hidesSearchBarWhenScrolling") ?? true
        hidesBackButton = nib.bool("hidesBackButton") ?? false
        leftItemsSupplementBackButton = nib.bool("leftItemsSupplementBackButton") ?? false
        leftBarButtonItems = items(nib, "leftBarButtonItems", "leftBarButtonItem")
        rightBarButtonItems = items(nib, "rightBarButtonItems", "rightBarButtonItem")
        largeTitleDisplayMode =
            nib.enumeration("largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never])
            ?? .automatic
    }

    open func encode(with coder: NSCoder) {}

    /// Sets `leftBarButtonItem`; `animated` has no effect.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets `rightBarButtonItem`; `animated` has no effect.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets `hidesBackButton`; `animated` has no effect.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Sets `leftBarButtonItems`; `animated` has no effect.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets `rightBarButtonItems`; `animated` has no effect.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// The title of the next controller's back button.
    package var backButtonText: String {
        let explicitTitle = backBarButtonItem?.title ?? backButtonTitle
        switch backButtonDisplayMode {
        case .minimal: return ""
        case .generic: return explicitTitle ?? SystemString.back.text
        case .default: return explicitTitle ?? title ?? SystemString.back.text
        }
    }

    private func items(_ nib: NibCoder, _ plural: String, _ singular: String) -> [UIBarButtonItem]? {
        let many = nib.objects(plural).compactMap { $0 as? UIBarButtonItem }
        if !many.isEmpty { return many }
        return (nib.object(singular) as? UIBarButtonItem).map { [$0] }
    }
}
