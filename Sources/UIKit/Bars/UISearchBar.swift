import Foundation

/// A field for search terms with the bar it stands in.
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// How much of the bar is drawn around the field.
    public enum Style: UInt, Sendable {
        /// A surface with a line above and below.
        case `default`
        /// Looks like `default`.
        case prominent
        /// The field alone.
        case minimal
    }

    /// The search term in the field; nil or empty shows the placeholder.
    open var text: String? { didSet { setNeedsDisplay() } }
    /// The grey words in the field while there is no text.
    open var placeholder: String? { didSet { setNeedsDisplay() } }
    /// A line above the field, which makes the bar 19 points higher; nil or empty for none.
    open var prompt: String?
    /// Light or dark, where `barTintColor` is nil.
    open var barStyle = UIBarStyle.default
    /// How much of the bar is drawn around the field.
    open var searchBarStyle = Style.default
    /// The colour of the surface; nil for that of `barStyle`. Without effect in the style `minimal`.
    open var barTintColor: UIColor?
    /// Kept; nothing reads it: the surface is the same either way.
    open var isTranslucent = true
    /// Whether the word Cancel stands after the field, which gets narrower. It is drawn and not pressed.
    open var showsCancelButton = false
    /// The field's background is drawn; its text is the bar's.
    public private(set) lazy var searchTextField = UISearchTextField()
    /// Whether a book stands at the end of the field while there is no text. It is drawn and not pressed.
    open var showsBookmarkButton = false
    /// Whether the titles of the scopes stand below the field, if there are any; they make the bar 44 points higher.
    open var showsScopeBar = false
    /// What can be searched, one title for each scope.
    open var scopeButtonTitles: [String]?
    /// The scope that is chosen, from 0; numbers of no scope choose none. Taps do not change it here.
    open var selectedScopeButtonIndex = 0
    /// Kept, not retained; never told, for nobody types or taps here.
    open weak var delegate: UISearchBarDelegate?
    private var inputTraits = TextInputTraits()
    /// Kept; nothing reads it: there is no keyboard.
    open var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }
    /// Kept; nothing reads it: there is no keyboard.
    open var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }
    /// Kept; nothing reads it: nobody types here.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }

    /// An empty bar of that frame (points in its superview).
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
    /// Told of another search term. Never called here: nobody types.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Told that Search was pressed on the keyboard. Never called here: there is none.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Told that the cancel button was tapped. Never called here.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// The field of a search bar.
open class UISearchTextField: UITextField {}

extension UISearchBar {
    /// Sets `showsCancelButton`; `animated` makes no difference.
    public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
}
