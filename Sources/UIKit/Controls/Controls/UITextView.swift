import CellSimGraphics
import CellSimText
import Foundation
@_spi(UIKitModules) import UIKitViews

/// The delegate of a text view for editing and scrolling. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether the view may become first responder. Default: true.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called after the view became first responder.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns whether the view may resign first responder. Default: true.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after the view resigned first responder.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether typed text may replace a range, in UTF-16 units. Default: true.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user changed the text.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
}

/// A scroll view that shows multiline, editable text.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
    package var content = LabelContent()
    var inputTraits = TextInputTraits()
    private var container: NSTextContainer?
    var textContainerIfLoaded: NSTextContainer? { container }
    /// The text storage and the layout manager that the view created. No other object retains them.
    var ownStorage: NSTextStorage?
    var ownManager: NSLayoutManager?
    /// Whether the view is synchronising its text with its storage.
    var isSyncingText = false

    /// The delegate for editing and scrolling; not retained.
    open weak var delegate: (any UITextViewDelegate)? {
        didSet { if scrollDelegate !== delegate { scrollDelegate = delegate } }
    }
    /// The text. If there is none, returns an empty string, even after the text was set to nil.
    open var text: String! {
        get { content.string ?? "" }
        set { updateContent { $0.setText(newValue) } }
    }
    /// The attributed text, in the view's font if the text is plain.
    open var attributedText: NSAttributedString! {
        get {
            content.attributedText
                ?? BoundsCheckedAttributedString(string: content.plainText ?? "", attributes: [.font: content.font])
        }
        set { updateContent { $0.setAttributedText(newValue) } }
    }
    /// The font. Default in code: 12-point Helvetica.
    open var font: UIFont? {
        get { content.font }
        set { updateContent { $0.setFont(newValue ?? .attributedTextDefault) } }
    }
    /// The colour of the text. Setting nil selects the system's label colour.
    open var textColor: UIColor? {
        get { content.color }
        set { updateContent { $0.setColor(newValue ?? .label) } }
    }
    /// The horizontal alignment of lines. The default, `natural`, follows the interface direction.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { updateContent { $0.setAlignment(newValue) } }
    }
    /// A Boolean value that indicates whether the user can edit the text, so that the view can become first
    /// responder.
    open var isEditable = true
    /// A Boolean value that indicates whether the text can be selected. Selection is not simulated, but CellSim's check of
    /// reused cells compares this value.
    open var isSelectable = true {
        didSet { reportNoOp("UITextView.isSelectable", !isSelectable) }
    }
    /// Stored without effect: editing of text attributes is not simulated.
    open var allowsEditingTextAttributes = false {
        didSet { reportNoOp("UITextView.allowsEditingTextAttributes", allowsEditingTextAttributes) }
    }
    /// Stored without effect: data detection is not simulated.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { reportNoOp("UITextView.dataDetectorTypes", !dataDetectorTypes.isEmpty) }
    }
    /// The attributes of links, which override the text's attributes. Without them, links keep the text's attributes;
    /// UIKit uses the tint colour.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
        didSet { updateContent { $0.linkAttributes = linkTextAttributes ?? [:] } }
    }
    /// Stored without effect: the keyboard is not simulated.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { reportNoOp("UITextView.typingAttributes", !typingAttributes.isEmpty) }
    }
    /// A Boolean value that indicates whether scalable fonts follow the user's text size.
    open var adjustsFontForContentSizeCategory = false { didSet { updateFontForContentSize() } }
    /// The insets around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { invalidateTextLayout() }
    }
    /// The view that replaces the keyboard. Stored without effect.
    open override var inputView: UIView? {
        get { storedInputView }
        set {
            storedInputView = newValue
            reportNoOp("UITextView.inputView", newValue != nil)
        }
    }
    private var storedInputView: UIView?
    /// The view above the keyboard. Stored without effect.
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set {
            storedInputAccessoryView = newValue
            reportNoOp("UITextView.inputAccessoryView", newValue != nil)
        }
    }
    private var storedInputAccessoryView: UIView?
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The width for which Auto Layout is requesting the content size; otherwise nil.
    private var wrappingWidth: CGFloat?

    /// Creates an empty view in Helvetica 12, with a frame in the superview's coordinates (points).
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a view with a frame and a text container; nil creates a container. Subclasses that are created in code
    /// override this initialiser.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        setUp(font: .attributedTextDefault)
        guard let textContainer else { return }
        container = textContainer
        textContainer.owner = self
        // The view's empty text must not replace the container's text.
        isSyncingText = true
        textContainer.apply()
        isSyncingText = false
        guard let manager = textContainer.layoutManager else { return }
        (ownManager, ownStorage) = (manager, manager.textStorage)
        if let storage = manager.textStorage, storage.length > 0 { showText(storage) }
    }

    /// Creates an empty view. The argument has no effect: CellSim has only one text layout.
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
        content.showsListMarkers = true
    }

    /// The container of the text, inside the insets; created on first use.
    open var textContainer: NSTextContainer {
        if let container { return container }
        let newContainer = NSTextContainer(owner: self)
        container = newContainer
        return newContainer
    }

    // MARK: Layout

    /// The size of the text, wrapped at the width that layout requests. There is no intrinsic size while scrolling is
    /// enabled.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
        return size(wrappedAt: wrappingWidth ?? .infinity)
    }

    @_spi(UIKitModules) public override func setTrackingTable(_ trackingTable: TrackingTable) {
        content.trackingTable = trackingTable
        content.invalidate()
    }
    @_spi(UIKitModules) public override var hasOnlySubviewContent: Bool { false }
    @_spi(UIKitModules) public override var wrapsContentToWidth: Bool { !isScrollEnabled }

    @_spi(UIKitModules) public override func contentSize(fittingWidth width: CGFloat) -> CGSize {
        wrappingWidth = width
        defer { wrappingWidth = nil }
        return intrinsicContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(wrappedAt: size.width > 0 ? size.width : .infinity)
    }

    /// Sets the content size to the size of the text at the view's width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: size(wrappedAt: bounds.width).height)
        if contentSize != size { contentSize = size }
    }

    @_spi(UIKitModules) public override var firstBaselineOffset: CGFloat? {
        textContainerInset.top + layout(width: bounds.width).firstBaseline
    }

    @_spi(UIKitModules) public override func scrollDelegateDidChange() {
        super.scrollDelegateDidChange()
        if scrollDelegate !== delegate { delegate = scrollDelegate as? any UITextViewDelegate }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFontForContentSize()
    }

    /// Returns whether the text is editable.
    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Begins editing if the delegate allows it, and notifies the delegate.
    /// - Returns: False if the delegate does not allow it or the text is not editable.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Ends editing if the delegate allows it, and notifies the delegate.
    /// - Returns: False if the delegate does not allow it.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Begins editing if the text is editable.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if isEditable { becomeFirstResponder() }
    }

    // MARK: Typing

    /// Replaces the selection with text and notifies observers, without calling the delegate first.
    open func insertText(_ text: String) { replaceSelection(with: text) }
    /// Deletes the selection, or the character before the cursor without a selection, and notifies observers.
    open func deleteBackward() { deleteSelection() }
    /// The selected range of the text. Default: the end of the text. The selection is not drawn.
    open var selectedTextRange: UITextRange? {
        get { selectedRangeOfText }
        set { ownSelection = newValue.flatMap { ($0 as? OffsetTextRange)?.range } }
    }
    /// The selected range of the text in UTF-16 units. Default: the end of the text.
    open var selectedRange: NSRange {
        get { currentSelection }
        set { ownSelection = newValue }
    }
    /// The selection that was set, in UTF-16 units; nil if none was set.
    var ownSelection: NSRange?
    /// Returns the rectangle of the cursor before `position`, in the view's coordinates (points).
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
    /// Returns no rectangles: selection by users is not simulated.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    /// Returns the range of the character at a point.
    /// - Parameter point: a point in the view's coordinates.
    /// - Returns: the character's range in the text; nil outside the text.
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point)?.range }
    /// Returns the insertion point that is closest to a point.
    /// - Parameter point: a point in the view's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { insertionPoint(near: point, within: nil) }
    /// Returns the insertion point of a range that is closest to a point.
    /// - Parameters:
    ///   - point: a point in the view's coordinates.
    ///   - range: the range.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        insertionPoint(near: point, within: range)
    }
    /// Returns the attributes of the text at a position.
    /// - Parameters:
    ///   - position: the position.
    ///   - direction: whether the character after or before the position counts.
    /// - Returns: the attributes; nil at the end of the text in this direction.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { styling(at: position, in: direction) }
    /// Scrolls by the minimum distance that shows the end of a range.
    open func scrollRangeToVisible(_ range: NSRange) {
        let position = OffsetTextPosition(min(max(range.location + range.length, 0), (text ?? "").utf16.count))
        scrollRectToVisible(caretRect(for: position), animated: false)
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        super.recordContent(into: &recorder)
        guard content.hasText, !recordWithOwnManager(into: &recorder) else { return }
        let padding = textContainer.lineFragmentPadding
        let layout = layout(width: bounds.width)
        // The text starts at the top of the content; it is not centred vertically.
        let textRect = CGRect(
            x: textContainerInset.left + padding, y: textContainerInset.top,
            width: lineWidth(inside: bounds.width), height: .infinity)
        recorder.append(layout.commands(in: recorder.absolute(textRect)))
    }

    // Text input traits. The class declares them so that subclasses can override them.

    /// The keyboard type. The keyboard is not simulated, but CellSim's check of reused cells compares this value.
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
    open var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }
    /// Stored without effect: the keyboard is not simulated. It is `none` in documents without this attribute.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
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
    /// Stored without effect: text views always show their characters.
    open var isSecureTextEntry: Bool {
        get { inputTraits.isSecureTextEntry }
        set {
            inputTraits.isSecureTextEntry = newValue
            setNeedsDisplay()
        }
    }
    /// The text storage; created on first use. Edits of the storage change the visible text.
    open var textStorage: NSTextStorage {
        if let storage = layoutManager.textStorage { return storage }
        let newStorage = NSTextStorage(attributedString: attributedText)
        ownStorage = newStorage
        isSyncingText = true
        newStorage.addLayoutManager(layoutManager)
        isSyncingText = false
        return newStorage
    }
    /// The layout manager, which provides the positions of glyphs and lines; created on first use.
    open var layoutManager: NSLayoutManager {
        if let manager = textContainer.layoutManager { return manager }
        let newManager = NSLayoutManager()
        ownManager = newManager
        isSyncingText = true
        newManager.addTextContainer(textContainer)
        isSyncingText = false
        _ = textStorage
        return newManager
    }
    /// A Boolean value that indicates whether the view contains text.
    open var hasText: Bool { !currentText.isEmpty }
    /// Returns the text in a range; nil for a range outside the text.
    open func text(in range: UITextRange) -> String? {
        validatedRange(range).map { (currentText as NSString).substring(with: $0) }
    }
    /// Replaces the text in a range, like typing. Ignores a range outside the text.
    open func replace(_ range: UITextRange, withText text: String) {
        if let range = validatedRange(range) { replaceText(in: range, with: text) }
    }
    /// Does nothing: marked text is not simulated.
    open func unmarkText() {}
    /// Always nil: marked text is not simulated.
    open var markedTextRange: UITextRange? { nil }
}
