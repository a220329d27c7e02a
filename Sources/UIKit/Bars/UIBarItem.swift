import Foundation

/// What the items of all bars have in common.
@preconcurrency @MainActor open class UIBarItem: NSObject, @preconcurrency NSCoding, NibAwakening {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var landscapeImagePhone: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var isEnabled = true { didSet { changed() } }
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    var nibIdentity: NibIdentity?
    /// The bar that shows the item and lays itself out again when the item changes.
    weak var bar: UIView? { didSet { if bar != nil, bar !== oldValue { AppearanceProxies.shared.apply(to: self) } } }
    /// The properties whose values came from the appearance of the class.
    var appearanceValues: Set<AnyHashable> = []
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Called for an object made from a nib after every object of the nib is made and connected.
    open func awakeFromNib() {}

    public required override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? NibCoder else { return }
        title = nib.string("title")
        image = nib.image("image")
        landscapeImagePhone = nib.image("landscapeImage")
        isEnabled = nib.bool("enabled") ?? true
        tag = nib.int("tag") ?? 0
        if let insets = nib.insets("imageInsets") { imageInsets = insets }
    }

    open func encode(with coder: NSCoder) {}

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
