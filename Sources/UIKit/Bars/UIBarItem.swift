import Foundation

/// What the items of all bars have in common.
@preconcurrency @MainActor open class UIBarItem: UIAccessibleObject, @preconcurrency NSCoding, NibAwakening {
    /// The words; nil or empty for none.
    open var title: String? { didSet { changed() } }
    /// The picture: in bar buttons in place of the words, in tab bars above them. Filled with the tint unless it is an
    /// original.
    open var image: UIImage? { didSet { changed() } }
    /// The picture for phones that lie on their side. Kept; nothing reads it: bars always show `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { noteKept("UIBarItem.landscapeImagePhone", landscapeImagePhone != nil) }
    }
    /// Moves the picture of a tab bar's item by half the difference of opposite sides, in points; other bars do not
    /// read it.
    open var imageInsets = UIEdgeInsets.zero
    /// Whether the item takes taps; it is drawn fainter when it does not.
    open var isEnabled = true { didSet { changed() } }
    /// A number for the app's own use.
    open var tag = 0
    var nibIdentity: NibIdentity?
    /// The bar that shows the item and lays itself out again when the item changes.
    weak var bar: UIView? { didSet { if bar != nil, bar !== oldValue { AppearanceProxies.shared.apply(to: self) } } }
    /// The properties whose values came from the appearance of the class.
    var appearanceValues: Set<AnyHashable> = []
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Called for an object made from a nib after every object of the nib is made and connected.
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

    /// Sets font and colour of the words in a state; nil leaves them to the appearance and the bar.
    /// Bar buttons show `normal` and `disabled`, tab bars `normal` and `selected`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        changed()
    }

    /// The item's own, else those of its class's appearance.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue] ?? AppearanceProxies.shared.titleAttributes(of: self, for: state)
    }

    func ownTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    func changed() {
        bar?.setNeedsLayout()
        bar?.invalidateIntrinsicContentSize()
    }
}
