import CellSimGraphics
import CellSimText
import Foundation
@_spi(UIKitModules) import UIKitViews

/// The delegate of a text field for editing. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether the field may become first responder. Default: true.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after the field became first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether the field may resign first responder. Default: true.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after the field resigned first responder.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after the field resigned first responder, instead of the method without a reason. The default calls that method.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether the clear button may empty the field. Default: true.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether Return has its default effect: it sends `editingDidEndOnExit` and `primaryActionTriggered`, and ends
    /// editing if one of these events has an action. Default: true.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns whether typed text may replace a range, in UTF-16 units. Default: true.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// A control with an editable line of text.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
    /// The border of a field. A border insets the text by 7 points at the sides.
    public enum BorderStyle: Int, Sendable {
        /// No border, and no inset at the sides.
        case none
        /// A border of 1 point in the label colour.
        case line
        /// A grey border of 1 point, darker at the top.
        case bezel
        /// A grey border of 1 pixel with a corner radius of 5 points. The fill has the system's background colour, unless
        /// the field has a background colour.
        case roundedRect
    }

    /// The condition under which a view next to the text is visible.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never
        /// While the field is first responder.
        case whileEditing
        /// While the field is not first responder.
        case unlessEditing
        /// Always.
        case always
    }

    package var content = LabelContent()
    var placeholderContent = LabelContent()
    var inputTraits = TextInputTraits()

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The user finished editing.
        case committed
        /// The user cancelled editing. Never passed to the delegate.
        case cancelled
    }

    /// The delegate for editing; not retained.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The text. If there is none, returns an empty string, even after the text was set to nil.
    open var text: String? {
        get { content.string ?? "" }
        set { updateContent(metrics: true) { $0.setText(newValue) } }
    }
    /// The attributed text, in the field's font if the text is plain; nil if no text was set.
    open var attributedText: NSAttributedString? {
        get {
            content.attributedText
                ?? content.plainText.map {
                    BoundsCheckedAttributedString(string: $0, attributes: [.font: content.font])
                }
        }
        set { updateContent(metrics: true) { $0.setAttributedText(newValue) } }
    }
    /// The grey text in an empty field.
    open var placeholder: String? {
        get { placeholderContent.string }
        set { updatePlaceholder { $0.setText(newValue) } }
    }
    /// The attributed placeholder. A plain placeholder has the field's font and the placeholder colour.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            placeholderContent.attributedText
                ?? placeholderContent.plainText.map {
                    BoundsCheckedAttributedString(
                        string: $0,
                        attributes: [.font: placeholderContent.font, .foregroundColor: placeholderContent.color])
                }
        }
        set { updatePlaceholder { $0.setAttributedText(newValue, adoptsTextStyle: false) } }
    }
    /// The font. Default in code: the 17-point system font.
    open var font: UIFont? {
        get { content.font }
        set { setFont(newValue ?? .systemFont(ofSize: 17)) }
    }
    /// The colour of the text. Setting nil selects the system's label colour.
    open var textColor: UIColor? {
        get { content.color }
        set { updateContent(metrics: false) { $0.setColor(newValue ?? .label) } }
    }
    /// The horizontal alignment of text and placeholder; natural by default.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            updateContent(metrics: false) { $0.setAlignment(newValue) }
            updatePlaceholder { $0.setAlignment(newValue) }
        }
    }
    /// The attributes of the text. Setting a font, colour or spacing changes the text.
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
    /// The border of the field, which affects its height and the distance of the text from the sides.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// An image that replaces the border; the field is at least as high as the image.
    open var background: UIImage?
    /// An image that replaces `background` while the field is disabled.
    open var disabledBackground: UIImage?
    /// The condition under which the clear button, a round button after the text, is visible. It is hidden if there is no text.
    open var clearButtonMode = ViewMode.never
    /// A view before the text, at the right in right-to-left interfaces. It keeps its size.
    open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }
    /// A view after the text, at the left in right-to-left interfaces. It keeps its size.
    open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }
    /// The condition under which `leftView` is visible.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// The condition under which `rightView` is visible. It then replaces the clear button.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether long text shrinks to fit the field, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum font size, in points.
    open var minimumFontSize: CGFloat = 0
    /// A Boolean value that indicates whether scalable fonts follow the user's text size.
    open var adjustsFontForContentSizeCategory = false { didSet { updateFontForContentSize() } }
    /// Stored without effect: the text is not cleared when editing begins.
    open var clearsOnBeginEditing = false {
        didSet { reportNoOp("UITextField.clearsOnBeginEditing", clearsOnBeginEditing) }
    }
    /// The view that replaces the keyboard. Stored without effect.
    open override var inputView: UIView? {
        get { storedInputView }
        set {
            storedInputView = newValue
            reportNoOp("UITextField.inputView", newValue != nil)
        }
    }
    private var storedInputView: UIView?
    /// The view above the keyboard. Stored without effect.
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set {
            storedInputAccessoryView = newValue
            reportNoOp("UITextField.inputAccessoryView", newValue != nil)
        }
    }
    private var storedInputAccessoryView: UIView?
    /// A Boolean value that indicates whether the field is first responder.
    open var isEditing: Bool { isFirstResponder }

    /// Creates a field without a border in the 17-point system font, with a frame in the superview's coordinates
    /// (points).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(font: .systemFont(ofSize: 17))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(font: .systemFont(ofSize: 14))
        if let nib = coder as? NibCoder { decodeTextField(from: nib) }
    }

    // MARK: Geometry (in points, in the field's coordinates)

    /// Returns the rectangle of the border: all of `bounds`.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text, between the sides of the border and the visible side views.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
    /// Returns the rectangle of the placeholder. Default: the rectangle of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the text during editing. Default: the usual rectangle of the text.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the clear button: 19 × 19 points, 5 points from the side, vertically centred.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }
    /// Returns the rectangle of `leftView`: at its side, vertically centred; zero without a view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, atStart: true, in: bounds) }
    /// Returns the rectangle of `rightView`: at its side, vertically centred; zero without a view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, atStart: false, in: bounds) }

    /// The width of the text or the placeholder, whichever is wider, with the side views, and the height of one line
    /// with the border, in points.
    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    @_spi(UIKitModules) public override func setTrackingTable(_ trackingTable: TrackingTable) {
        content.trackingTable = trackingTable
        content.invalidate()
    }
    @_spi(UIKitModules) public override var firstBaselineOffset: CGFloat? { baselineFromTop }
    @_spi(UIKitModules) public override var lastBaselineOffset: CGFloat? { naturalSize.height - baselineFromTop }
    @_spi(UIKitModules) public override var baselineReferenceHeight: CGFloat? {
        contentVerticalAlignment == .center ? naturalSize.height : nil
    }

    /// Shows or hides the side views and positions them.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSideViews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFontForContentSize()
    }

    /// Returns whether the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Ends editing if the delegate allows it, notifies the delegate and sends `editingDidEnd`.
    /// - Returns: False if the delegate does not allow it.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Handles a tap: on the clear button, clears the text; elsewhere in the field, begins editing.
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

    /// Replaces the selection with text and notifies observers, without calling the delegate first.
    open func insertText(_ text: String) { replaceSelection(with: text) }
    /// Deletes the selection, or the character before the cursor without a selection, and notifies observers.
    open func deleteBackward() { deleteSelection() }
    /// The selected range of the text. Default: the end of the text. The selection is not drawn.
    open var selectedTextRange: UITextRange? {
        get { selectedRangeOfText }
        set { ownSelection = newValue.flatMap { ($0 as? OffsetTextRange)?.range } }
    }
    /// The selection that was set, in UTF-16 units; nil if none was set.
    var ownSelection: NSRange?
    /// Returns the rectangle of the cursor, which is after the text before `position`, in the field's coordinates (points).
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
    /// Returns no rectangles: selection by users is not simulated.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

    // MARK: Drawing

    /// Draws the text in a rectangle of the field, in points. Override it to change the text's position or style.
    open func drawText(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.record { record(content, in: rect, into: &$0) }
    }
    /// Draws the placeholder in a rectangle of the field, in points. Override it to change the placeholder's position
    /// or style.
    open func drawPlaceholder(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.record { record(placeholderContent, in: rect, into: &$0) }
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        recordOutline(into: &recorder)
        CGContext.recordDrawing(into: &recorder) {
            if content.hasText {
                drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
            } else if placeholderContent.hasText {
                drawPlaceholder(in: placeholderRect(forBounds: bounds))
            }
        }
        if showsClearButton { recordClearButton(into: &recorder) }
    }

    /// Draws the border, or the image that replaces it, behind the text.
    @_spi(UIKitModules) open func recordOutline(into recorder: inout DisplayRecorder) { recordBorder(into: &recorder) }

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
    /// A Boolean value that indicates whether the field shows a bullet for each character.
    open var isSecureTextEntry: Bool {
        get { inputTraits.isSecureTextEntry }
        set {
            inputTraits.isSecureTextEntry = newValue
            setNeedsDisplay()
        }
    }
    /// A Boolean value that indicates whether the field contains text.
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
    /// The attributes of newly typed text. Stored without effect: the keyboard is not simulated.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UITextField.typingAttributes") }
    }
}
