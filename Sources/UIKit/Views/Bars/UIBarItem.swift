import Foundation

/// The base class of bar button items and tab bar items.
@preconcurrency @MainActor open class UIBarItem: UIAccessibleObject, @preconcurrency NSCoding, NibAwakening {
    /// The title, or nil.
    open var title: String? { didSet { itemDidChange() } }
    /// The image. It replaces the title of a bar button item, and is above the title of a tab bar item. It is drawn in the
    /// tint colour unless its rendering mode is `.alwaysOriginal`.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// The image for phones in landscape. Stored without effect: bars always display `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { reportNoOp("UIBarItem.landscapeImagePhone", landscapeImagePhone != nil) }
    }
    /// The insets of a tab bar item's image, in points. They move the image by half the difference of opposite insets. Other
    /// bars ignore them.
    open var imageInsets = UIEdgeInsets.zero
    /// A Boolean value that indicates whether the item responds to taps. Disabled items are dimmed.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// A number for use by the app.
    open var tag = 0
    var nibIdentity: NibIdentity?
    /// The bar that displays the item, or nil.
    package weak var bar: UIView? {
        didSet { if bar != nil, bar !== oldValue { AppearanceProxies.shared.apply(to: self) } }
    }
    /// The keys of the properties that the class's appearance proxy has set.
    var keysFromAppearance: Set<AnyHashable> = []
    private var titleAttributesByState: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Called for an object in a nib after all objects of the nib were created and connected.
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

    /// Sets the font and colour of the title for a state. If nil, those of the appearance or the bar are used. Bar button
    /// items support the states `.normal` and `.disabled`, tab bar items `.normal` and `.selected`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.titleAttributesByState[state.rawValue] = attributes
        itemDidChange()
    }

    /// Returns the title attributes of the item for a state, or otherwise those of its class's appearance proxy.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributesByState[state.rawValue] ?? AppearanceProxies.shared.titleAttributes(of: self, for: state)
    }

    func ownTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributesByState[state.rawValue]
    }

    func itemDidChange() {
        bar?.setNeedsLayout()
        bar?.invalidateIntrinsicContentSize()
    }
}
