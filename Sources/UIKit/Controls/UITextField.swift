import CellSimGraphics
import CellSimText
import Foundation

/// What a text field asks and tells.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// A line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    var content = LabelContent()
    var placeholderContent = LabelContent()
    var inputTraits = TextInputTraits()

    open weak var delegate: (any UITextFieldDelegate)?
    open var text: String? {
        get { content.string ?? "" }
        set { change(metrics: true) { $0.setText(newValue) } }
    }
    open var attributedText: NSAttributedString? {
        get {
            content.attributed
                ?? content.plain.map { NSAttributedString(string: $0, attributes: [.font: content.font]) }
        }
        set { change(metrics: true) { $0.setAttributed(newValue) } }
    }
    open var placeholder: String? {
        get { placeholderContent.string }
        set { changePlaceholder { $0.setText(newValue) } }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderContent.attributed }
        set { changePlaceholder { $0.setAttributed(newValue, adoptsLooks: false) } }
    }
    /// System 17 in code.
    open var font: UIFont? {
        get { content.font }
        set { setFont(newValue ?? .systemFont(ofSize: 17)) }
    }
    open var textColor: UIColor? {
        get { content.color }
        set { change(metrics: false) { $0.setColor(newValue ?? .label) } }
    }
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
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var background: UIImage?
    open var disabledBackground: UIImage?
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }
    open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var adjustsFontSizeToFitWidth = false
    /// In points.
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false { didSet { adaptFont() } }
    open var clearsOnBeginEditing = false
    open var inputView: UIView?
    open var inputAccessoryView: UIView?
    open var isEditing: Bool { isFirstResponder }

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

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, atStart: true, in: bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, atStart: false, in: bounds) }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    override var firstBaselineOffset: CGFloat? { baselineFromTop }
    override var lastBaselineOffset: CGFloat? { naturalSize.height - baselineFromTop }
    override var centredBaselineHeight: CGFloat? { contentVerticalAlignment == .center ? naturalSize.height : nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSideViews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adaptFont()
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    // MARK: Drawing

    open func drawText(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.record { record(content, in: rect, into: &$0) }
    }
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
}

extension UITextField {
    public var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { inputTraits.autocorrectionType = newValue }
    }
    public var textContentType: UITextContentType! {
        get { inputTraits.contentType }
        set { inputTraits.contentType = newValue }
    }
    /// Shows a dot for each character.
    public var isSecureTextEntry: Bool {
        get { inputTraits.isSecure }
        set {
            inputTraits.isSecure = newValue
            setNeedsDisplay()
        }
    }
}
