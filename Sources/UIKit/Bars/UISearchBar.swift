import Foundation

/// A field for search terms with the bar it stands in.
@preconcurrency @MainActor open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    open var text: String? { didSet { setNeedsDisplay() } }
    open var placeholder: String? { didSet { setNeedsDisplay() } }
    open var prompt: String?
    open var barStyle = UIBarStyle.default
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var showsCancelButton = false
    /// The field's background is drawn; its text is the bar's.
    public private(set) lazy var searchTextField = UISearchTextField()
    open var showsBookmarkButton = false
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open weak var delegate: UISearchBarDelegate?
    private var inputTraits = TextInputTraits()
    open var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        text = nib.string("text")
        placeholder = nib.string("placeholder")
        prompt = nib.string("prompt")
        barStyle = nib.enumeration("barStyle", ["default": .default, "black": .black]) ?? .default
        searchBarStyle =
            nib.enumeration("searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal])
            ?? .default
        barTintColor = nib.color("barTintColor")
        isTranslucent = nib.bool("translucent") ?? true
        showsCancelButton = nib.bool("showsCancelButton") ?? false
        showsBookmarkButton = nib.bool("showsBookmarkButton") ?? false
        showsScopeBar = nib.bool("showsScopeBar") ?? false
        if let element = nib.element("textInputTraits") { inputTraits = TextInputTraits(nib.coder(for: element)) }
        let titles = nib.coders(in: "scopeButtonTitles").map(\.text)
        if !titles.isEmpty { scopeButtonTitles = titles }
    }

    /// Any width; 56 points high, more with a prompt and with scope buttons.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: preferredHeight) }

    override func recordContent(into recorder: inout DisplayRecorder) { recordBar(into: &recorder) }
}

/// Optional methods have empty defaults.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// The field of a search bar.
open class UISearchTextField: UITextField {}

extension UISearchBar {
    public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
}
