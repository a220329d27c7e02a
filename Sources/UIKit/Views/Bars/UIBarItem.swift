import Foundation

/// The base class of bar button items and tab bar items.
@preconcurrency @MainActor open class UIBarItem: UIAccessibleObject, @preconcurrency NSCoding, NibAwakening {
    /// The title; nil or empty for no title.
    open var title: String? { didSet { itemDidChange() } }
    /// The image. It replaces the title in bar buttons, and is above it in tab bars. It is drawn in the tint colour
    /// unless its rendering mode is `alwaysOriginal`.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// The image for phones in landscape. Stored without effect: bars always show `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { reportNoOp("UIBarItem.landscapeImagePhone", landscapeImagePhone != nil) }
    }
    /// The insets that move a tab bar item's image by half the difference of opposite insets, in points. Other bars
    /// ignore them.
    open var imageInsets = UIEdgeInsets.zero
    /// A Boolean value that indicates whether the item reacts to taps; disabled items are dimmed.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// A number for the app's own use.
    open var tag = 0
    var nibIdentity: NibIdentity?
    /// The bar that displays the item and updates its layout when the item changes.
    package weak var bar: UIView? {
        didSet { if bar != nil, bar !== oldValue { AppearanceProxies.shared.apply(to: self) } }
    }
    /// The properties whose values come from the appearance proxy of the class.
    var appearanceValues: Set<AnyHashable> = []
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Called for an object from a nib after all objects of the nib are created and connected.
    open func awakeFromNib() {}

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? NibCoder else { return }
        title = nib.localizedString("title")
        image = nib.image("image")
        landscapeImagePhone = nib.image("landscapeImage")
        isEnabled = nib.bool("enabled") ?? true
        tag = nib.int("tag") ?? 0
        if let insets = nib.insets("imageInsets") { imageInsets = insets }
    }

    open func encode(with coder: NSCoder) {}

    /// Sets the font and colour of the title for a state; nil uses the appearance and the bar. Bar buttons support
    /// `normal` and `disabled`, tab bars `normal` and `selected`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        itemDidChange()
    }

    /// Returns the item's own attributes, or otherwise those of its class's appearance proxy.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue] ?? AppearanceProxies.shared.titleAttributes(of: self, for: state)
    }

    func ownTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    func itemDidChange() {
        bar?.setNeedsLayout()
        bar?.invalidateIntrinsicContentSize()
    }
}
