import CellSimGraphics
import CellSimText
import Foundation

/// What a text field asks and tells.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Asks whether the field may become first responder; the default agrees.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after the field became first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asks whether the field may stop being first responder; the default agrees.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after the field stopped being first responder.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Asks whether the clear button may empty the field; the default agrees.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asks whether Return does what it usually does: it sends `editingDidEndOnExit` and `primaryActionTriggered`, and ends
    /// editing where somebody hears them. The default agrees.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Asks whether typed text may take the place of a range, in UTF-16 units; the default agrees.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
}

extension UITextFieldDelegate {
    /// Agrees.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Agrees.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Agrees.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Agrees.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Agrees.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// A line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
    /// The line around a field, in which the text keeps 7 points from the sides.
    public enum BorderStyle: Int, Sendable {
        /// No line, and no distance from the sides.
        case none
        /// One point in the colour of labels.
        case line
        /// One grey point, darker above.
        case bezel
        /// A grey pixel with corners of 5 points, on the system's background where the field has no colour of its own.
        case roundedRect
    }

    /// When something beside the text shows.
    public enum ViewMode: Int, Sendable {
        /// Not at all.
        case never
        /// While the field is first responder.
        case whileEditing
        /// While the field is not first responder.
        case unlessEditing
        /// At all times.
        case always
    }

    var content = LabelContent()
    var placeholderContent = LabelContent()
    var inputTraits = TextInputTraits()

    /// Asked and told about editing; not retained.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The words; the empty string where there are none, even after nil was set.
    open var text: String? {
        get { content.string ?? "" }
        set { change(metrics: true) { $0.setText(newValue) } }
    }
    /// The text with its looks; plain text is told with the field's font, and nil where none was set.
    open var attributedText: NSAttributedString? {
        get {
            content.attributed
                ?? content.plain.map { HeldAttributedString(string: $0, attributes: [.font: content.font]) }
        }
        set { change(metrics: true) { $0.setAttributed(newValue) } }
    }
    /// The words shown in grey while there is no text.
    open var placeholder: String? {
        get { placeholderContent.string }
        set { changePlaceholder { $0.setText(newValue) } }
    }
    /// The placeholder with its looks; plain words have the field's font and the placeholder's grey.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            placeholderContent.attributed
                ?? placeholderContent.plain.map {
                    HeldAttributedString(
                        string: $0,
                        attributes: [.font: placeholderContent.font, .foregroundColor: placeholderContent.color])
                }
        }
        set { changePlaceholder { $0.setAttributed(newValue, adoptsLooks: false) } }
    }
    /// System 17 in code.
    open var font: UIFont? {
        get { content.font }
        set { setFont(newValue ?? .systemFont(ofSize: 17)) }
    }
    /// The colour of the text; nil sets the system's label colour.
    open var textColor: UIColor? {
        get { content.color }
        set { change(metrics: false) { $0.setColor(newValue ?? .label) } }
    }
    /// Where text and placeholder stand between the sides; natural by default.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            change(metrics: false) { $0.setAlignment(newValue) }
            changePlaceholder { $0.setAlignment(newValue) }
        }
    }
    /// Setting its font, colour or spacing sets the text's.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: content.font, .foregroundColor: content.color].merging(ownTextAttributes) { $1 } }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            ownTextAttributes = newValue.filter { $0.key != .font && $0.key != .foregroundColor }
            if !ownTextAttributes.isEmpty, let text, !text.isEmpty {
                attributedText = NSAttributedString(string: text, attributes: defaultTextAttributes)
            }
        }
    }
    private var ownTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The line around the field; it changes the field's height and the text's distance from the sides.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Drawn in place of the border, of any style; the field is at least as high as the image.
    open var background: UIImage?
    /// Drawn in place of `background` while the field is disabled.
    open var disabledBackground: UIImage?
    /// When a round button with a cross shows after the text; only while there is text.
    open var clearButtonMode = ViewMode.never
    /// A view before the text, at the right where the interface runs from right to left; it keeps its size.
    open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }
    /// A view after the text, at the left where the interface runs from right to left; it keeps its size.
    open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }
    /// When `leftView` shows; it is hidden otherwise.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// When `rightView` shows; it is hidden otherwise, and takes the clear button's room while it shows.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// Whether text that is too long is set smaller until it fits, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false
    /// In points.
    open var minimumFontSize: CGFloat = 0
    /// Whether fonts that scale follow the user's text size.
    open var adjustsFontForContentSizeCategory = false { didSet { adaptFont() } }
    /// Kept; nothing reads it: the text stays when editing begins.
    open var clearsOnBeginEditing = false {
        didSet { noteKept("UITextField.clearsOnBeginEditing", clearsOnBeginEditing) }
    }
    /// The view that takes the keyboard's place. Kept; nothing shows it.
    open override var inputView: UIView? {
        get { keptInputView }
        set {
            keptInputView = newValue
            noteKept("UITextField.inputView", newValue != nil)
        }
    }
    private var keptInputView: UIView?
    /// The view above the keyboard. Kept; nothing shows it.
    open override var inputAccessoryView: UIView? {
        get { keptAccessoryView }
        set {
            keptAccessoryView = newValue
            noteKept("UITextField.inputAccessoryView", newValue != nil)
        }
    }
    private var keptAccessoryView: UIView?
    /// Whether the field is first responder.
    open var isEditing: Bool { isFirstResponder }

    /// A field of that frame (points in its superview) without border, in system 17.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(font: .systemFont(ofSize: 17))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(font: .systemFont(ofSize: 14))
        if let nib = coder as? NibCoder { decodeTextField(from: nib) }
    }

    // MARK: Places, in points

    /// Where the border is drawn: all of `bounds`. Points in the field.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text stands: between the border's sides and the views beside the text that show. Points in the field.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
    /// Where the placeholder stands: by default where text would. Points in the field.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the text stands while editing: by default where it always does. Points in the field.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the clear button stands: 19 × 19 points, 5 from the side, in the middle of the height.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }
    /// Where `leftView` stands: at its side, in the middle of the height; zero without one. Points in the field.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, atStart: true, in: bounds) }
    /// Where `rightView` stands: at its side, in the middle of the height; zero without one. Points in the field.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, atStart: false, in: bounds) }

    /// As wide as the wider of text and placeholder with what stands beside it; as high as one line and the border, in
    /// points.
    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    override var firstBaselineOffset: CGFloat? { baselineFromTop }
    override var lastBaselineOffset: CGFloat? { naturalSize.height - baselineFromTop }
    override var centredBaselineHeight: CGFloat? { contentVerticalAlignment == .center ? naturalSize.height : nil }

    /// Shows or hides the views beside the text and places them.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSideViews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adaptFont()
    }

    /// Whether the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Stops editing if the delegate agrees; tells it and sends `editingDidEnd`.
    /// - Returns: false when the delegate does not agree.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Presses the clear button where the finger is lifted on it, and begins editing elsewhere inside.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        if showsClearButton, clearButtonRect(forBounds: bounds).contains(touch.location(in: self)) {
            pressClearButton()
        } else {
            becomeFirstResponder()
        }
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
    /// What was selected, in UTF-16 units.
    var ownSelection: NSRange?
    /// The place of the cursor in the field's coordinates (points): at the end of the text before `position`.
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
    /// The places of the parts of a range: none, for nothing is selected with fingers here.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

    // MARK: Drawing

    /// Draws the text in `rect` (points in the field): overriding it can change its place or looks.
    open func drawText(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.record { record(content, in: rect, into: &$0) }
    }
    /// Draws the placeholder in `rect` (points in the field): overriding it can change its place or looks.
    open func drawPlaceholder(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.record { record(placeholderContent, in: rect, into: &$0) }
    }

    override func recordContent(into recorder: inout DisplayRecorder) {
        recordBorder(into: &recorder)
        CGContext.drawing(into: &recorder) {
            if content.hasText {
                drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
            } else if placeholderContent.hasText {
                drawPlaceholder(in: placeholderRect(forBounds: bounds))
            }
        }
        if showsClearButton { recordClearButton(into: &recorder) }
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
    /// Shows a dot for each character.
    open var isSecureTextEntry: Bool {
        get { inputTraits.isSecure }
        set {
            inputTraits.isSecure = newValue
            setNeedsDisplay()
        }
    }
}
