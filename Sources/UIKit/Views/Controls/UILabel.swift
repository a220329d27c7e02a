import CellSimGraphics
import CellSimText
import Foundation

/// A view that displays text.
@preconcurrency @MainActor open class UILabel: UIView {
    package var content = LabelContent(lineBreakStrategy: .standard)

    /// The text. Setting it removes attributed text, but keeps the style that the label took from it.
    open var text: String? {
        get { content.string }
        set { change(metrics: true) { $0.setText(newValue) } }
    }
    /// The attributed text. Setting it also gives the label the style of its first character. For plain text, it
    /// returns the text with the label's font, colour and paragraph style.
    open var attributedText: NSAttributedString? {
        get { content.attributedText ?? attributedPlainText?.boundsChecked }
        set { change(metrics: true) { $0.setAttributed(newValue) } }
    }
    /// The font; the system font of 17 points by default.
    open var font: UIFont! {
        get { content.font }
        set { change(metrics: true) { $0.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) } }
    }
    /// The colour of the whole text, plain or attributed; nil sets the system's label colour.
    open var textColor: UIColor! {
        get { content.color }
        set { change(metrics: false) { $0.setColor(newValue ?? .label) } }
    }
    /// The colour of the text while `isHighlighted` is true; nil for `textColor`.
    open var highlightedTextColor: UIColor? {
        get { content.highlightedColor }
        set { change(metrics: false) { $0.highlightedColor = newValue } }
    }
    /// The horizontal alignment of lines. The default, natural, follows the direction of the app's language.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { change(metrics: false) { $0.setAlignment(newValue) } }
    }
    /// The wrapping or truncation of text that does not fit; truncation at the end by default.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change(metrics: true) { $0.setLineBreakMode(newValue) } }
    }
    /// The rules for ending lines early. The standard strategy never leaves a single word on a paragraph's last line.
    open var lineBreakStrategy: NSLineBreakStrategy {
        get { content.lineBreakStrategy }
        set { change(metrics: true) { $0.setLineBreakStrategy(newValue) } }
    }
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set { change(metrics: true) { $0.numberOfLines = max(newValue, 0) } }
    }
    /// A Boolean value that indicates whether the text is drawn in `highlightedTextColor`.
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set { change(metrics: false) { $0.isHighlighted = newValue } }
    }
    /// A Boolean value that indicates whether the label is enabled; a disabled label is dimmed.
    open var isEnabled: Bool {
        get { content.isEnabled }
        set { change(metrics: false) { $0.isEnabled = newValue } }
    }
    /// The colour of the text's shadow, which has no blur; nil for no shadow.
    open var shadowColor: UIColor?
    /// The offset of the shadow in points.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// A Boolean value that indicates whether text that is too long is shrunk until it fits, in steps of half a point.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum fraction of the font's size for shrinking; 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0
    /// The vertical position of text that was shrunk: on its original baseline by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// A Boolean value that indicates whether letters may move up to 5 % closer before text is truncated.
    open var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether scalable fonts follow the user's text size.
    open var adjustsFontForContentSizeCategory = false { didSet { updateFontForTextSize() } }
    /// The width in points at which the intrinsic size wraps; 0 for the width from layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The width for which layout requests the content size; set only during that request.
    var automaticWrappingWidth: CGFloat?

    /// Creates an empty label with a frame (points). It ignores touches and has hugging priorities of 251.
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

    /// The size of the text: on one line, or wrapped at `preferredMaxLayoutWidth`; zero without text.
    open override var intrinsicContentSize: CGSize {
        guard content.hasText else { return .zero }
        let width =
            preferredMaxLayoutWidth > 0
            ? preferredMaxLayoutWidth : automaticWrappingWidth ?? LabelContent.unlimitedLength
        let bounds = CGRect(
            x: 0, y: 0, width: numberOfLines == 1 ? LabelContent.unlimitedLength : width,
            height: LabelContent.unlimitedLength)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the rectangle of the text inside `bounds`, at the top and aligned horizontally (points).
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(in: bounds, lines: numberOfLines)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard content.hasText else { return .zero }
        let width = size.width > 0 && numberOfLines != 1 ? size.width : LabelContent.unlimitedLength
        let bounds = CGRect(x: 0, y: 0, width: width, height: LabelContent.unlimitedLength)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    @_spi(UIKitModules) open override func setTrackingTable(_ era: TrackingTable) {
        content.trackingTable = era
        content.invalidate()
    }
    @_spi(UIKitModules) open override var wrapsContentToWidth: Bool { numberOfLines != 1 && content.hasText }
    @_spi(UIKitModules) open override var explicitWrappingWidth: CGFloat { preferredMaxLayoutWidth }
    @_spi(UIKitModules) open override func contentSize(fittingWidth width: CGFloat) -> CGSize {
        contentSize(wrappedAt: width)
    }
    @_spi(UIKitModules) open override var firstBaselineOffset: CGFloat? { baselineFromTop }
    @_spi(UIKitModules) open override var lastBaselineOffset: CGFloat? { baselineFromBottom }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFontForTextSize()
    }

    // MARK: Drawing

    /// Draws the text in `rect` (points); override it to move the text, for example with insets.
    open func drawText(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.record { record(textIn: rect, into: &$0) }
    }

    /// Draws the text, like `drawText(in:)` with the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    @_spi(UIKitModules) open override func recordContent(into recorder: inout DisplayRecorder) {
        if type(of: self) == UILabel.self {
            if content.hasText { record(textIn: bounds, into: &recorder) }
        } else {
            recordInContext(into: &recorder) { draw(bounds) }
        }
    }
}
