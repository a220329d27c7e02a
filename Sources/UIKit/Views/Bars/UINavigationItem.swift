import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding, NibAwakening {
    /// Properties without effect that are rarely set.
    package var keptValues: [String: Any] = [:]

    /// Whether an item shows a large title in a bar that prefers large ones.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Like the item before it; large for the first one.
        case automatic
        /// Large.
        case always
        /// Small.
        case never
        /// Small.
        case inline
    }

    /// The title of the next item's back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The back button title, or otherwise the item's title, or otherwise Back.
        case `default`
        /// The back button title, or otherwise Back.
        case generic
        /// No title: only the chevron.
        case minimal
    }

    /// The title in the middle of the bar, or large below the buttons; nil or empty for none.
    open var title: String? { didSet { bar?.setNeedsLayout() } }
    /// A line above the title, which makes the bar 30 points higher; nil or empty for none.
    open var prompt: String? { didSet { bar?.setNeedsLayout() } }
    /// A view that replaces the title, in the middle of the bar and at its own size.
    open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
    /// The title for the next item's back button. Its other properties are not shown, and its action is not sent.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the next item's back button, unless `backBarButtonItem` has a title.
    open var backButtonTitle: String?
    /// The text of the next controller's back button for this item.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    package var storedSearchController: UIViewController? {
        didSet {
            bar?.setNeedsLayout()
            bar?.invalidateIntrinsicContentSize()
        }
    }
    /// Stored without effect: the bar is always visible.
    open var hidesSearchBarWhenScrolling = true {
        didSet { reportNoOp("UINavigationItem.hidesSearchBarWhenScrolling", !hidesSearchBarWhenScrolling) }
    }
    /// Whether the back button is hidden, even if there is an item to go back to.
    open var hidesBackButton = false
    /// Whether the back button stays next to the leading buttons, which replace it otherwise.
    open var leftItemsSupplementBackButton = false
    /// The buttons at the leading side, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// The buttons at the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// Whether the item shows a large title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var nibIdentity: NibIdentity?
    package weak var bar: UIView?
    package var looks = BarAppearances<UINavigationBarAppearance>()

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
        looks.decode(from: nib)
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
    package var wordsOfBackButton: String {
        let own = backBarButtonItem?.title ?? backButtonTitle
        switch backButtonDisplayMode {
        case .minimal: return ""
        case .generic: return own ?? SystemWord.back.text
        case .default: return own ?? title ?? SystemWord.back.text
        }
    }

    private func items(_ nib: NibCoder, _ plural: String, _ singular: String) -> [UIBarButtonItem]? {
        let many = nib.objects(plural).compactMap { $0 as? UIBarButtonItem }
        if !many.isEmpty { return many }
        return (nib.object(singular) as? UIBarButtonItem).map { [$0] }
    }
}
