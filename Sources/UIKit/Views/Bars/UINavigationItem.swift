import Foundation

/// The content of a navigation bar while a view controller is at the top of the stack.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding, NibAwakening {
    /// The values of properties without effect, by name.
    package var storedValues: [String: Any] = [:]

    /// The modes for large titles, in a bar that prefers them.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the previous item. The first item has a large title.
        case automatic
        /// Always a large title.
        case always
        /// Never a large title.
        case never
        /// A title at the usual size in the bar.
        case inline
    }

    /// The modes for the title of the next item's back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The back button title, the item's title, or "Back".
        case `default`
        /// The back button title, or "Back".
        case generic
        /// Only the chevron.
        case minimal
    }

    /// The title, in the middle of the bar or as a large title below the buttons; nil or empty for none.
    open var title: String? { didSet { bar?.setNeedsLayout() } }
    /// A line of text above the title, which makes the bar 30 points taller; nil or empty for none.
    open var prompt: String? { didSet { bar?.setNeedsLayout() } }
    /// A view that replaces the title. It is in the middle of the bar and has its natural size.
    open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
    /// An item that provides the title of the next item's back button. Its other properties have no effect.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the next item's back button if `backBarButtonItem` has no title.
    open var backButtonTitle: String?
    /// The mode for the title of the next item's back button.
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
    /// A Boolean value that indicates whether the back button is hidden.
    open var hidesBackButton = false
    /// A Boolean value that indicates whether the leading buttons are displayed in addition to the back button. By default,
    /// they replace it.
    open var leftItemsSupplementBackButton = false
    /// The leading buttons, starting at the edge.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// The trailing buttons, starting at the edge.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// The mode for the large title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var nibIdentity: NibIdentity?
    package weak var bar: UIView?
    package var appearances = BarAppearances<UINavigationBarAppearance>()

    /// The button at the leading edge. Setting it replaces all leading buttons.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The button at the trailing edge. Setting it replaces all trailing buttons.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Called for an object in a nib after all objects of the nib were created and connected.
    open func awakeFromNib() {}

    /// Creates an item without a title and buttons.
    public override init() { super.init() }

    /// Creates an item with a title and no buttons.
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
        leftBarButtonItems = decodeItems(nib, "leftBarButtonItems", "leftBarButtonItem")
        rightBarButtonItems = decodeItems(nib, "rightBarButtonItems", "rightBarButtonItem")
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

    /// The text of the next item's back button.
    package var backButtonText: String {
        let explicitTitle = backBarButtonItem?.title ?? backButtonTitle
        switch backButtonDisplayMode {
        case .minimal: return ""
        case .generic: return explicitTitle ?? SystemString.back.text
        case .default: return explicitTitle ?? title ?? SystemString.back.text
        }
    }

    private func decodeItems(_ nib: NibCoder, _ plural: String, _ singular: String) -> [UIBarButtonItem]? {
        let decodedItems = nib.objects(plural).compactMap { $0 as? UIBarButtonItem }
        if !decodedItems.isEmpty { return decodedItems }
        return (nib.object(singular) as? UIBarButtonItem).map { [$0] }
    }
}
