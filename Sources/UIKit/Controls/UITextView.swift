import CellSimGraphics
import CellSimText
import Foundation

/// What a text view asks and tells.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
}

/// A view with text of many lines that can be edited and scrolled.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    var content = LabelContent()
    var inputTraits = TextInputTraits()
    private var container: NSTextContainer?

    open weak var delegate: (any UITextViewDelegate)? {
        didSet { if scrollDelegate !== delegate { scrollDelegate = delegate } }
    }
    open var text: String! {
        get { content.string ?? "" }
        set { change { $0.setText(newValue) } }
    }
    open var attributedText: NSAttributedString! {
        get { content.attributed ?? NSAttributedString(string: content.plain ?? "", attributes: [.font: content.font]) }
        set { change { $0.setAttributed(newValue) } }
    }
    /// System 12 where none was set.
    open var font: UIFont? {
        get { content.font }
        set { change { $0.setFont(newValue ?? .systemFont(ofSize: 12)) } }
    }
    open var textColor: UIColor? {
        get { content.color }
        set { change { $0.setColor(newValue ?? .label) } }
    }
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { change { $0.setAlignment(newValue) } }
    }
    open var isEditable = true
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    /// Kept, without effect: nothing is detected here.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Over those of links in the text; UIKit says the tint colour where none are set, here links keep their own.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
        didSet { change { $0.linkAttributes = linkTextAttributes ?? [:] } }
    }
    /// Kept, without effect: nothing is typed here.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var adjustsFontForContentSizeCategory = false { didSet { adaptFont() } }
    /// Around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textDidChangeLayout() }
    }
    open var inputView: UIView?
    open var inputAccessoryView: UIView?
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The width at which layout asks for the content's size, while it asks.
    private var wrappingWidth: CGFloat?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(font: .systemFont(ofSize: 12))
    }

    public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(font: .systemFont(ofSize: 14))
        if let nib = coder as? NibCoder { decodeTextView(from: nib) }
    }

    private func setUp(font: UIFont) {
        content.setFont(font)
        content.setLineBreakMode(.byWordWrapping)
        content.numberOfLines = 0
    }

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

    open override var canBecomeFirstResponder: Bool { isEditable }

    override func recordContent(into recorder: inout DisplayRecorder) {
        super.recordContent(into: &recorder)
        guard content.hasText else { return }
        let padding = textContainer.lineFragmentPadding
        let layout = layout(width: bounds.width)
        // The text starts at the content's top, wherever that was scrolled to, and is not centred.
        let place = CGRect(
            x: textContainerInset.left + padding, y: textContainerInset.top,
            width: max(bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding, 0),
            height: .infinity)
        recorder.append(layout.commands(in: recorder.absolute(place)))
    }
}
