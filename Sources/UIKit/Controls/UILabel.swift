import CellSimGraphics
import CellSimText
import Foundation

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
    var content = LabelContent(lineBreakStrategy: .standard)

    /// The words; setting them gives up attributed text, but not the looks that it left.
    open var text: String? {
        get { content.string }
        set { change(metrics: true) { $0.setText(newValue) } }
    }
    /// The text with its looks; setting it also gives the label the looks of its first character.
    /// Plain text is told with the label's font, colour and paragraph style.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? plainTextAttributed?.held }
        set { change(metrics: true) { $0.setAttributed(newValue) } }
    }
    /// System 17 by default.
    open var font: UIFont! {
        get { content.font }
        set { change(metrics: true) { $0.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) } }
    }
    /// The colour of all of the text, in attributed text too; nil sets the system's label colour.
    open var textColor: UIColor! {
        get { content.color }
        set { change(metrics: false) { $0.setColor(newValue ?? .label) } }
    }
    /// The colour of the text while `isHighlighted`; nil leaves it as it is.
    open var highlightedTextColor: UIColor? {
        get { content.highlightedColor }
        set { change(metrics: false) { $0.highlightedColor = newValue } }
    }
    /// Where lines stand between the sides; natural by default, which follows the interface's direction.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { change(metrics: false) { $0.setAlignment(newValue) } }
    }
    /// What becomes of text that does not fit; cut at its end by default.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change(metrics: true) { $0.setLineBreakMode(newValue) } }
    }
    /// Where lines end early; the standard one never leaves a word alone on a paragraph's last line.
    open var lineBreakStrategy: NSLineBreakStrategy {
        get { content.lineBreakStrategy }
        set { change(metrics: true) { $0.setLineBreakStrategy(newValue) } }
    }
    /// The most lines shown; 0 for any number.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set { change(metrics: true) { $0.numberOfLines = max(newValue, 0) } }
    }
    /// Whether the text has the colour `highlightedTextColor`.
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set { change(metrics: false) { $0.isHighlighted = newValue } }
    }
    /// A label that is not enabled is drawn fainter.
    open var isEnabled: Bool {
        get { content.isEnabled }
        set { change(metrics: false) { $0.isEnabled = newValue } }
    }
    /// The colour of a copy of the text drawn behind it without blur; nil for none.
    open var shadowColor: UIColor?
    /// In points.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether text that is too long for its lines is set smaller until it fits, in steps of half a point.
    open var adjustsFontSizeToFitWidth = false
    /// The least fraction of the font's size that fitting may use; 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0
    /// Where text stands that was made smaller: by default on the baseline it would have had.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Lets characters stand up to 5 % closer before text is truncated.
    open var allowsDefaultTighteningForTruncation = false
    /// Follows the user's text size with fonts that scale.
    open var adjustsFontForContentSizeCategory = false { didSet { adaptFont() } }
    /// The width in points at which the intrinsic size wraps; 0 takes the width that layout gives.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The width at which layout asks for the content's size, while it asks.
    var automaticWrappingWidth: CGFloat?

    /// An empty label of that frame (points) that takes no touches, with hugging priorities of 251.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decodeLabel(from: nib) }
    }

    // MARK: Layout

    /// The text's own size: on one line, or wrapped at `preferredMaxLayoutWidth`; zero without text.
    open override var intrinsicContentSize: CGSize {
        guard content.hasText else { return .zero }
        let width =
            preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticWrappingWidth ?? LabelContent.unlimited
        let bounds = CGRect(
            x: 0, y: 0, width: numberOfLines == 1 ? LabelContent.unlimited : width, height: LabelContent.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// The rectangle that the text takes inside `bounds` from its top (points); horizontally as it is aligned.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(in: bounds, lines: numberOfLines)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard content.hasText else { return .zero }
        let width = size.width > 0 && numberOfLines != 1 ? size.width : LabelContent.unlimited
        let bounds = CGRect(x: 0, y: 0, width: width, height: LabelContent.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    override var wrapsContentToWidth: Bool { numberOfLines != 1 && content.hasText }
    override var explicitWrappingWidth: CGFloat { preferredMaxLayoutWidth }
    override func contentSize(fittingWidth width: CGFloat) -> CGSize { contentSize(wrappedAt: width) }
    override var firstBaselineOffset: CGFloat? { baselineFromTop }
    override var lastBaselineOffset: CGFloat? { baselineFromBottom }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adaptFont()
    }

    // MARK: Drawing

    /// Draws the text in `rect` (points): overriding it can move the text, as with insets.
    open func drawText(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.record { record(textIn: rect, into: &$0) }
    }

    /// Draws the text, as `drawText(in:)` does in the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    override func recordContent(into recorder: inout DisplayRecorder) {
        if type(of: self) == UILabel.self {
            if content.hasText { record(textIn: bounds, into: &recorder) }
        } else {
            recordInContext(into: &recorder) { draw(bounds) }
        }
    }
}
