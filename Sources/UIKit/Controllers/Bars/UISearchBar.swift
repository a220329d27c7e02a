import Foundation
@_spi(UIKitModules) import UIKitViews

/// A bar with a text field for search terms, and optional cancel and scope buttons.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
    /// The style of a search bar, which determines its background.
    public enum Style: UInt, Sendable {
        /// A background with lines at its top and bottom edges.
        case `default`
        /// The same appearance as `default`.
        case prominent
        /// No background.
        case minimal
    }

    /// The search term in the field. If it is nil or empty, the field shows the placeholder.
    open var text: String? { didSet { setNeedsDisplay() } }
    /// The grey text that the empty field shows.
    open var placeholder: String? { didSet { setNeedsDisplay() } }
    /// A line of text above the field, which makes the bar 19 points higher; nil or empty for none.
    open var prompt: String?
    /// The style of the bar, light or dark. Used if `barTintColor` is nil.
    open var barStyle = UIBarStyle.default
    /// The style of the bar, which determines its background.
    open var searchBarStyle = Style.default
    /// The colour of the background; nil for the colour of `barStyle`. Without effect in the style `minimal`.
    open var barTintColor: UIColor?
    /// Stored without effect: the background is the same in both cases.
    open var isTranslucent = true {
        didSet { reportNoOp("UISearchBar.isTranslucent", !isTranslucent) }
    }
    /// A Boolean value that indicates whether the bar shows a cancel button after the field, which becomes narrower.
    open var showsCancelButton = false
    /// The text field. The bar draws its background and shows the bar's text in it.
    open private(set) lazy var searchTextField = UISearchTextField()
    /// A Boolean value that indicates whether the empty field shows a bookmark button at its end.
    open var showsBookmarkButton = false
    /// A Boolean value that indicates whether the bar shows scope buttons below the field, if there are titles. The
    /// bar is then 44 points higher.
    open var showsScopeBar = false
    /// The titles of the search scopes.
    open var scopeButtonTitles: [String]?
    /// The index of the selected scope; an invalid index selects none.
    open var selectedScopeButtonIndex = 0
    /// The delegate that controls editing and receives the user's actions; not retained.
    open weak var delegate: UISearchBarDelegate?
    /// The title of the cancel button; nil for the system's title. Apps set it with key-value coding.
    var cancelButtonText: String? { didSet { setNeedsDisplay() } }
    /// The images that replace the field's symbols, by symbol and state.
    var storedIcons: [IconKey: UIImage] = [:] { didSet { setNeedsDisplay() } }
    /// The image behind the bar.
    var storedBackgroundImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The offsets of the field's symbols.
    var iconOffsets: [Icon: UIOffset] = [:] { didSet { setNeedsDisplay() } }
    /// The search controller that owns the bar.
    weak var controller: UISearchController?
    var inputTraits = TextInputTraits()
    /// Stored without effect: the keyboard is not simulated.
    open var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }
    /// Stored without effect: the keyboard is not simulated.
    open var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }
    /// Stored without effect: the keyboard is not simulated.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }

    /// Creates an empty bar with a frame in the superview's coordinates (points).
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
        let titles = nib.coders(in: "scopeButtonTitles").enumerated().map { index, title in
            title.localized(title.text, named: "scopeButtonTitles[\(index)]")
        }
        if !titles.isEmpty { scopeButtonTitles = titles }
    }

    /// A height of 56 points, more with a prompt and with scope buttons. There is no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: preferredHeight) }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        recordBar(into: &recorder)
    }

    // MARK: User actions

    /// Does nothing, so that touches are not forwarded to the next responder.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Does nothing, so that touches are not forwarded to the next responder.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Handles a tap on a button, a scope or the field.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let point = touches.first?.location(in: self) { handleTap(at: point) }
    }
    /// Does nothing, so that touches are not forwarded to the next responder.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Always true: the bar becomes first responder instead of its field.
    open override var canBecomeFirstResponder: Bool { true }

    /// Begins editing if the delegate allows it, and notifies the delegate.
    /// - Returns: False if the delegate does not allow it.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.searchBarTextDidBeginEditing(self)
        controller?.isActive = true
        return true
    }

    /// Ends editing if the delegate allows it, and notifies the delegate.
    /// - Returns: False if the delegate does not allow it.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }

    // Text input traits. The class declares them so that subclasses can override them.

    /// Stored without effect: the keyboard is not simulated.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }
    /// Stored without effect: the keyboard is not simulated.
    open var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { inputTraits.autocorrectionType = newValue }
    }
    /// Stored without effect: spell checking is not simulated.
    open var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellCheckingType }
        set { inputTraits.spellCheckingType = newValue }
    }
    /// Stored without effect: the keyboard is not simulated.
    open var smartQuotesType: UITextSmartQuotesType {
        get { inputTraits.smartQuotesType }
        set { inputTraits.smartQuotesType = newValue }
    }
    /// Stored without effect: the keyboard is not simulated.
    open var smartDashesType: UITextSmartDashesType {
        get { inputTraits.smartDashesType }
        set { inputTraits.smartDashesType = newValue }
    }
    /// Stored without effect: the keyboard is not simulated.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputTraits.smartInsertDeleteType }
        set { inputTraits.smartInsertDeleteType = newValue }
    }
    /// Stored without effect: the keyboard is not simulated.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { inputTraits.inlinePredictionType }
        set { inputTraits.inlinePredictionType = newValue }
    }
    /// Stored without effect: the keyboard is not simulated.
    open var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKeyAutomatically }
        set { inputTraits.enablesReturnKeyAutomatically = newValue }
    }
    /// The content type of the text, such as an email address. Stored without effect.
    open var textContentType: UITextContentType! {
        get { inputTraits.contentType }
        set { inputTraits.contentType = newValue }
    }
    /// The rules for passwords. Stored without effect.
    open var passwordRules: UITextInputPasswordRules? {
        get { inputTraits.passwordRules }
        set { inputTraits.passwordRules = newValue }
    }
    /// Stored without effect: search bars always show their characters.
    open var isSecureTextEntry: Bool {
        get { inputTraits.isSecureTextEntry }
        set {
            inputTraits.isSecureTextEntry = newValue
            setNeedsDisplay()
        }
    }
    /// Sets `showsCancelButton`; `animated` has no effect.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// Replaces a symbol of the field with an image at its own size; nil restores the system's symbol.
    ///
    /// The field shows images for `normal`. Images for other states are stored without effect.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        storedIcons[IconKey(icon: icon, state: state.rawValue)] = iconImage
    }
    /// Returns the image that replaces a symbol in a state; nil for the system's symbol.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        storedIcons[IconKey(icon: icon, state: state.rawValue)]
    }
    /// Sets the offset of a symbol in the field, in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { iconOffsets[icon] = adjustment }
    /// Returns the offset of a symbol in the field, in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
    /// A Boolean value that indicates whether the field shows a results button at its end. Stored without effect: the
    /// button is not drawn.
    open var showsSearchResultsButton: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UISearchBar.showsSearchResultsButton") }
    }
    /// A Boolean value that indicates whether the results button is selected. Stored without effect: the button is
    /// not drawn.
    open var isSearchResultsButtonSelected: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UISearchBar.isSearchResultsButtonSelected") }
    }
    /// The offset of the field, in points. Stored without effect: the field does not move.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { noOpValue(.zero) }
        set { setNoOpValue(newValue, as: "UISearchBar.searchFieldBackgroundPositionAdjustment") }
    }
    /// The offset of the text in the field, in points. Stored without effect: the text does not move.
    open var searchTextPositionAdjustment: UIOffset {
        get { noOpValue(.zero) }
        set { setNoOpValue(newValue, as: "UISearchBar.searchTextPositionAdjustment") }
    }
    /// The image that replaces the bar's background and lines, stretched by its cap insets; nil for the default background.
    /// With an empty image, the bar shows only its field.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    /// Sets the background image; nil restores the default background. The position has no effect. Images for metrics other
    /// than `default` are not stored.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { storedBackgroundImage = backgroundImage }
    }
    /// Returns the background image; nil for the default background. The position has no effect.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? storedBackgroundImage : nil
    }
    /// The image behind the scope buttons. Stored without effect: the background has a solid colour.
    open var scopeBarBackgroundImage: UIImage? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UISearchBar.scopeBarBackgroundImage") }
    }
}

/// The delegate of a search bar for editing and the user's actions. All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    /// Returns whether editing may begin. Default: true.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after editing begins.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end. Default: true.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after editing ends.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Returns whether typed text may replace a range, in UTF-16 units. Default: true.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user changes the search term.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called after the user presses Search on the keyboard.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user taps the cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user taps the bookmark button in the field.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user selects another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
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
