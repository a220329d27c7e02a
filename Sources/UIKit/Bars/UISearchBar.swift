import Foundation

/// A field for search terms with the bar it stands in.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
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
    open var isTranslucent = true {
        didSet { noteKept("UISearchBar.isTranslucent", !isTranslucent) }
    }
    /// Whether the word Cancel stands after the field, which gets narrower.
    open var showsCancelButton = false
    /// The field's background is drawn; its text is the bar's.
    public private(set) lazy var searchTextField = UISearchTextField()
    /// Whether a book stands at the end of the field while there is no text.
    open var showsBookmarkButton = false
    /// Whether the titles of the scopes stand below the field, if there are any; they make the bar 44 points higher.
    open var showsScopeBar = false
    /// What can be searched, one title for each scope.
    open var scopeButtonTitles: [String]?
    /// The scope that is chosen, from 0; numbers of no scope choose none.
    open var selectedScopeButtonIndex = 0
    /// Asked and told of what the user does; not retained.
    open weak var delegate: UISearchBarDelegate?
    /// Whose bar this is.
    weak var controller: UISearchController?
    var inputTraits = TextInputTraits()
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
        text = nib.localizedString("text")
        placeholder = nib.localizedString("placeholder")
        prompt = nib.localizedString("prompt")
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
        let titles = nib.coders(in: "scopeButtonTitles").enumerated().map { place, title in
            title.localized(title.text, named: "scopeButtonTitles[\(place)]")
        }
        if !titles.isEmpty { scopeButtonTitles = titles }
    }

    /// Any width; 56 points high, more with a prompt and with scope buttons.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: preferredHeight) }

    override func recordContent(into recorder: inout DisplayRecorder) { recordBar(into: &recorder) }

    // MARK: What the user does

    /// Takes the touches; nothing goes up the responder chain.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Takes the touches; nothing goes up the responder chain.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Presses the button under the finger, chooses the scope there, or begins editing in the field.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let point = touches.first?.location(in: self) { wasTapped(at: point) }
    }
    /// Takes the touches; nothing goes up the responder chain.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// True: the bar stands for its field.
    open override var canBecomeFirstResponder: Bool { true }

    /// Begins editing if the delegate agrees, and tells it.
    /// - Returns: false when the delegate does not agree.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.searchBarTextDidBeginEditing(self)
        controller?.isActive = true
        return true
    }

    /// Stops editing if the delegate agrees, and tells it.
    /// - Returns: false when the delegate does not agree.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }

    // How the text wants to be entered: there is no keyboard here. In the class, so that subclasses override them.

    /// Kept; nothing reads it: there is no keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }
    /// Kept; nothing reads it: nobody types here.
    open var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { inputTraits.autocorrectionType = newValue }
    }
    /// Kept; nothing reads it: no word is marked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellCheckingType }
        set { inputTraits.spellCheckingType = newValue }
    }
    /// Kept; nothing reads it: nobody types here.
    open var smartQuotesType: UITextSmartQuotesType {
        get { inputTraits.smartQuotesType }
        set { inputTraits.smartQuotesType = newValue }
    }
    /// Kept; nothing reads it: nobody types here.
    open var smartDashesType: UITextSmartDashesType {
        get { inputTraits.smartDashesType }
        set { inputTraits.smartDashesType = newValue }
    }
    /// Kept; nothing reads it: nobody types here.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputTraits.smartInsertDeleteType }
        set { inputTraits.smartInsertDeleteType = newValue }
    }
    /// Kept; nothing reads it: nobody types here.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { inputTraits.inlinePredictionType }
        set { inputTraits.inlinePredictionType = newValue }
    }
    /// Kept; nothing reads it: there is no keyboard.
    open var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKeyAutomatically }
        set { inputTraits.enablesReturnKeyAutomatically = newValue }
    }
    /// What the text is about. Kept; nothing reads it.
    open var textContentType: UITextContentType! {
        get { inputTraits.contentType }
        set { inputTraits.contentType = newValue }
    }
    /// What passwords have to be like. Kept; nothing reads it.
    open var passwordRules: UITextInputPasswordRules? {
        get { inputTraits.passwordRules }
        set { inputTraits.passwordRules = newValue }
    }
    /// Kept; nothing reads it: search bars show their characters.
    open var isSecureTextEntry: Bool {
        get { inputTraits.isSecure }
        set {
            inputTraits.isSecure = newValue
            setNeedsDisplay()
        }
    }
}

/// Optional methods have empty defaults.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    /// Asks whether the field may be edited; the default agrees.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Told that the field is edited.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asks whether editing may end; the default agrees.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Told that the field is no longer edited.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Asks whether typed text may take the place of a range, in UTF-16 units; the default agrees.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Told that the user changed the search term.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Told that Search was pressed on the keyboard.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Told that the cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Told that the book in the field was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Told that the user chose another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Agrees.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Agrees.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Agrees.
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
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
