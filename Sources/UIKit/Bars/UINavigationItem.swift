import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding, NibAwakening {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    open var title: String? { didSet { bar?.setNeedsLayout() } }
    open var prompt: String? { didSet { bar?.setNeedsLayout() } }
    open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
    open var backBarButtonItem: UIBarButtonItem?
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
    open var hidesSearchBarWhenScrolling = true
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var nibIdentity: NibIdentity?
    weak var bar: UIView?
    var looks = BarAppearances<UINavigationBarAppearance>()

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Called for an object made from a nib after every object of the nib is made and connected.
    open func awakeFromNib() {}

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? NibCoder else { return }
        looks.decode(from: nib)
        title = nib.string("title")
        prompt = nib.string("prompt")
        titleView = nib.object("titleView") as? UIView
        backBarButtonItem = nib.object("backBarButtonItem") as? UIBarButtonItem
        backButtonTitle = nib.string("backButtonTitle")
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

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// What the next controller's back button says of this item.
    var wordsOfBackButton: String {
        let own = backBarButtonItem?.title ?? backButtonTitle
        switch backButtonDisplayMode {
        case .minimal: return ""
        case .generic: return own ?? "Back"
        case .default: return own ?? title ?? "Back"
        }
    }

    private func items(_ nib: NibCoder, _ plural: String, _ singular: String) -> [UIBarButtonItem]? {
        let many = nib.objects(plural).compactMap { $0 as? UIBarButtonItem }
        if !many.isEmpty { return many }
        return (nib.object(singular) as? UIBarButtonItem).map { [$0] }
    }
}
