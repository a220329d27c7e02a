import CellSimGraphics
import CellSimText
import Foundation

/// What a text view asks and tells.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asks whether the view may become first responder; the default agrees.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called after the view became first responder.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Asks whether the view may stop being first responder; the default agrees.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after the view stopped being first responder.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asks whether typed text may take the place of a range, in UTF-16 units; the default agrees.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Told when the user changed the text.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Agrees.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Agrees.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Agrees.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
}

/// A view with text of many lines that can be edited and scrolled.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
    var content = LabelContent()
    var inputTraits = TextInputTraits()
    private var container: NSTextContainer?
    var textContainerIfMade: NSTextContainer? { container }
    /// What the view made for itself, which nobody else holds.
    var ownStorage: NSTextStorage?
    var ownManager: NSLayoutManager?
    /// While the text goes between view and storage.
    var isTakingText = false

    /// Asked and told about editing, and told of scrolling as a scroll view's delegate; not retained.
    open weak var delegate: (any UITextViewDelegate)? {
        didSet { if scrollDelegate !== delegate { scrollDelegate = delegate } }
    }
    /// The words; the empty string where there are none, even after nil was set.
    open var text: String! {
        get { content.string ?? "" }
        set { change { $0.setText(newValue) } }
    }
    /// The text with its looks; plain text is told with the view's font.
    open var attributedText: NSAttributedString! {
        get {
            content.attributed
                ?? HeldAttributedString(string: content.plain ?? "", attributes: [.font: content.font])
        }
        set { change { $0.setAttributed(newValue) } }
    }
    /// System 12 where none was set.
    open var font: UIFont? {
        get { content.font }
        set { change { $0.setFont(newValue ?? .ofAttributedText) } }
    }
    /// The colour of the text; nil sets the system's label colour.
    open var textColor: UIColor? {
        get { content.color }
        set { change { $0.setColor(newValue ?? .label) } }
    }
    /// Where lines stand between the sides; natural by default, which follows the interface's direction.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { change { $0.setAlignment(newValue) } }
    }
    /// Whether the view can become first responder.
    open var isEditable = true
    /// Kept, for nothing is selected here; the comparison of reused cells looks at it.
    open var isSelectable = true {
        didSet { noteKept("UITextView.isSelectable", !isSelectable) }
    }
    /// Kept; nothing reads it: there is nothing that edits the looks of text.
    open var allowsEditingTextAttributes = false {
        didSet { noteKept("UITextView.allowsEditingTextAttributes", allowsEditingTextAttributes) }
    }
    /// Kept, without effect: nothing is detected here.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { noteKept("UITextView.dataDetectorTypes", !dataDetectorTypes.isEmpty) }
    }
    /// Over those of links in the text; UIKit says the tint colour where none are set, here links keep their own.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
        didSet { change { $0.linkAttributes = linkTextAttributes ?? [:] } }
    }
    /// Kept, without effect: nothing is typed here.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { noteKept("UITextView.typingAttributes", !typingAttributes.isEmpty) }
    }
    /// Whether fonts that scale follow the user's text size.
    open var adjustsFontForContentSizeCategory = false { didSet { adaptFont() } }
    /// Around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textDidChangeLayout() }
    }
    /// The view that takes the keyboard's place. Kept; nothing shows it.
    open override var inputView: UIView? {
        get { keptInputView }
        set {
            keptInputView = newValue
            noteKept("UITextView.inputView", newValue != nil)
        }
    }
    private var keptInputView: UIView?
    /// The view above the keyboard. Kept; nothing shows it.
    open override var inputAccessoryView: UIView? {
        get { keptAccessoryView }
        set {
            keptAccessoryView = newValue
            noteKept("UITextView.inputAccessoryView", newValue != nil)
        }
    }
    private var keptAccessoryView: UIView?
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The width at which layout asks for the content's size, while it asks.
    private var wrappingWidth: CGFloat?

    /// An empty view of that frame (points in its superview) in Helvetica 12.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// A view of that frame that sets its text as a container says; nil for one of its own. What subclasses made in code
    /// override.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        setUp(font: .ofAttributedText)
        guard let textContainer else { return }
        container = textContainer
        textContainer.owner = self
        // Until the container's text is shown, the view's own, which is empty, must not take its place.
        isTakingText = true
        textContainer.apply()
        isTakingText = false
        guard let manager = textContainer.layoutManager else { return }
        (ownManager, ownStorage) = (manager, manager.textStorage)
        if let storage = manager.textStorage, storage.length > 0 { take(storage) }
    }

    /// An empty view. Text is set in one way only, whichever is asked for.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(font: .systemFont(ofSize: 14))
        if let nib = coder as? NibCoder { decodeTextView(from: nib) }
    }

    private func setUp(font: UIFont) {
        content.setFont(font)
        content.setLineBreakMode(.byWordWrapping)
        content.numberOfLines = 0
        content.marksLists = true
    }

    /// The room of the text inside of the insets; made when it is first asked for.
    open var textContainer: NSTextContainer {
        if let container { return container }
        let made = NSTextContainer(owner: self)
        container = made
        return made
    }

    // MARK: Layout

    /// None while it scrolls; else the text's own size, wrapped at the width that layout gives.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
        return size(wrappedAt: wrappingWidth ?? .infinity)
    }

    override var wrapsContentToWidth: Bool { !isScrollEnabled }

    override func contentSize(fittingWidth width: CGFloat) -> CGSize {
        wrappingWidth = width
        defer { wrappingWidth = nil }
        return intrinsicContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(wrappedAt: size.width > 0 ? size.width : .infinity)
    }

    /// Takes the size of the wrapped text for the content's size, as wide as the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: size(wrappedAt: bounds.width).height)
        if contentSize != size { contentSize = size }
    }

    override var firstBaselineOffset: CGFloat? { textContainerInset.top + layout(width: bounds.width).firstBaseline }

    override func scrollDelegateDidChange() {
        super.scrollDelegateDidChange()
        if scrollDelegate !== delegate { delegate = scrollDelegate as? any UITextViewDelegate }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adaptFont()
    }

    /// Whether the text may be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Begins editing if the delegate agrees, and tells it.
    /// - Returns: false when the delegate does not agree or the text may not be edited.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Stops editing if the delegate agrees, and tells it.
    /// - Returns: false when the delegate does not agree.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Begins editing where the text may be edited.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if isEditable { becomeFirstResponder() }
    }

    // MARK: Typing

    /// Puts text in the selection's place, without asking the delegate, and tells who listens.
    open func insertText(_ text: String) { replaceSelection(with: text) }
    /// Takes the selection away, or without one the character before it, and tells who listens.
    open func deleteBackward() { deleteSelection() }
    /// The selected part of the text: its end while nothing was selected. Nothing of it is drawn.
    open var selectedTextRange: UITextRange? {
        get { selectedRangeOfText }
        set { ownSelection = newValue.flatMap { ($0 as? OffsetTextRange)?.range } }
    }
    /// The selected part of the text in UTF-16 units: its end while nothing was selected.
    open var selectedRange: NSRange {
        get { currentSelection }
        set { ownSelection = newValue }
    }
    /// What was selected, in UTF-16 units.
    var ownSelection: NSRange?
    /// The place of the cursor in the view's coordinates (points), before `position`.
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
    /// The places of the parts of a range: none, for nothing is selected with fingers here.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    /// Scrolls as far as it takes to show a part of the text.
    open func scrollRangeToVisible(_ range: NSRange) {
        let position = OffsetTextPosition(min(max(range.location + range.length, 0), (text ?? "").utf16.count))
        scrollRectToVisible(caretRect(for: position), animated: false)
    }

    override func recordContent(into recorder: inout DisplayRecorder) {
        super.recordContent(into: &recorder)
        guard content.hasText, !recordWithOwnManager(into: &recorder) else { return }
        let padding = textContainer.lineFragmentPadding
        let layout = layout(width: bounds.width)
        // The text starts at the content's top, wherever that was scrolled to, and is not centred.
        let place = CGRect(
            x: textContainerInset.left + padding, y: textContainerInset.top,
            width: lineWidth(inside: bounds.width), height: .infinity)
        recorder.append(layout.commands(in: recorder.absolute(place)))
    }

    // How the text wants to be entered: there is no keyboard here. In the class, so that subclasses override them.

    /// Kept, for there is no keyboard; the comparison of reused cells looks at it.
    open var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }
    /// Kept; nothing reads it: there is no keyboard.
    open var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }
    /// Kept; nothing reads it: there is no keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }
    /// Kept; nothing reads it: nobody types here. In documents that say nothing it is `none`.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
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
    /// Kept; nothing reads it: text views show their characters.
    open var isSecureTextEntry: Bool {
        get { inputTraits.isSecure }
        set {
            inputTraits.isSecure = newValue
            setNeedsDisplay()
        }
    }
}
