import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding, NibAwakening {
    /// Properties without effect that few items are given.
    var keptValues: [String: Any] = [:]

    /// Whether an item wants its title large, in a bar that prefers large ones.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before it; large for the first one.
        case automatic
        /// Large.
        case always
        /// Small.
        case never
        /// Small.
        case inline
    }

    /// How much the next item's back button says of an item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The words given for it, else the item's title, else Back.
        case `default`
        /// The words given for it, else Back.
        case generic
        /// Nothing: the chevron alone.
        case minimal
    }

    /// The words in the middle of the bar, or large below the buttons; nil or empty for none.
    open var title: String? { didSet { bar?.setNeedsLayout() } }
    /// A line above the title, which makes the bar 30 points higher; nil or empty for none.
    open var prompt: String? { didSet { bar?.setNeedsLayout() } }
    /// Shown in place of the title, in the middle of the bar and in the size that it has.
    open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
    /// Its title is what the next item's back button says; nothing else of it is shown, and its action is not sent.
    open var backBarButtonItem: UIBarButtonItem?
    /// What the next item's back button says, unless `backBarButtonItem` has a title.
    open var backButtonTitle: String?
    /// How much the next controller's back button says of this one.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Its bar stands below the title.
    open var searchController: UISearchController? {
        didSet {
            bar?.setNeedsLayout()
            bar?.invalidateIntrinsicContentSize()
        }
    }
    /// Kept, without effect: the bar shows from the start.
    open var hidesSearchBarWhenScrolling = true {
        didSet { noteKept("UINavigationItem.hidesSearchBarWhenScrolling", !hidesSearchBarWhenScrolling) }
    }
    /// Whether there is no back button, though there is an item to go back to.
    open var hidesBackButton = false
    /// Whether the back button stays beside the buttons at the leading side, which take its place otherwise.
    open var leftItemsSupplementBackButton = false
    /// The buttons at the leading side, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// The buttons at the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// Whether the item wants its title large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var nibIdentity: NibIdentity?
    weak var bar: UIView?
    var looks = BarAppearances<UINavigationBarAppearance>()

    /// The button nearest to the leading edge; setting it takes the place of all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The button nearest to the trailing edge; setting it takes the place of all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Called for an object made from a nib after every object of the nib is made and connected.
    open func awakeFromNib() {}

    /// An item with that title and no buttons.
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

    /// Sets `leftBarButtonItem`; `animated` makes no difference.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets `rightBarButtonItem`; `animated` makes no difference.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets `leftBarButtonItems`; `animated` makes no difference.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets `rightBarButtonItems`; `animated` makes no difference.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// What the next controller's back button says of this item.
    var wordsOfBackButton: String {
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
