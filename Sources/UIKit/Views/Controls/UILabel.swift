import CellSimGraphics
import CellSimText
import Foundation

/// A view that displays text.
@preconcurrency @MainActor open class UILabel: UIView {
    package var content = LabelContent(lineBreakStrategy: .standard)

    /// The text. Setting it removes attributed text, but keeps the style that the label adopted from it.
    open var text: String? {
        get { content.string }
        set { change(metrics: true) { $0.setText(newValue) } }
    }
    /// The attributed text. Setting it also sets the label's style to that of the first character. If the label has plain
    /// text, this is the text with the label's font, colour and paragraph style.
    open var attributedText: NSAttributedString? {
        get { content.attributedText ?? attributedPlainText?.boundsChecked }
        set { change(metrics: true) { $0.setAttributedText(newValue) } }
    }
    /// The font. By default, the system font at 17 points. If `adjustsFontForContentSizeCategory` is true, a font with a text style is
    /// adjusted to the view's text size when it is set, too.
    open var font: UIFont! {
        get { content.font }
        set {
            change(metrics: true) { $0.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) }
            if adjustsFontForContentSizeCategory { updateFontForTextSize() }
        }
    }
    /// The text colour. Setting it changes the whole text, including attributed text; nil sets the system's label colour.
    open var textColor: UIColor! {
        get { content.color }
        set { change(metrics: false) { $0.setColor(newValue ?? .label) } }
    }
    /// The text colour while `isHighlighted` is true; if nil, `textColor` is used.
    open var highlightedTextColor: UIColor? {
        get { content.highlightedColor }
        set { change(metrics: false) { $0.highlightedColor = newValue } }
    }
    /// The horizontal alignment of lines. The default, `.natural`, depends on the direction of the app's language.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { change(metrics: false) { $0.setAlignment(newValue) } }
    }
    /// The wrapping or truncation of text that doesn't fit. By default, the end is truncated.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change(metrics: true) { $0.setLineBreakMode(newValue) } }
    }
    /// The strategy for breaking lines. The standard strategy avoids a single word on the last line of a paragraph.
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
    /// A Boolean value that indicates whether the label is enabled. If it is false, the text is dimmed.
    open var isEnabled: Bool {
        get { content.isEnabled }
        set { change(metrics: false) { $0.isEnabled = newValue } }
    }
    /// The colour of the text's shadow, or nil for no shadow. The shadow isn't blurred.
    open var shadowColor: UIColor?
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// A Boolean value that indicates whether the font size is reduced, in steps of half a point, until the text fits.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum font size, as a fraction of the font's size; 0 for no minimum.
    open var minimumScaleFactor: CGFloat = 0
    /// The vertical position of text that was shrunk. By default, it remains on its original baseline.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// A Boolean value that indicates whether letter spacing is reduced, by up to 5 % of the width, to avoid truncation.
    open var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether scalable fonts adapt to the user's text size.
    open var adjustsFontForContentSizeCategory = false { didSet { updateFontForTextSize() } }
    /// The wrapping width for the intrinsic size, in points; 0 for the width from layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The wrapping width from layout, in points. Set only while layout measures the label.
    var automaticWrappingWidth: CGFloat?

    /// Creates an empty label with a frame in its superview's coordinates (points). It ignores touches, and its hugging
    /// priorities are 251.
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

    /// The size of the text, in points: on one line, or wrapped at `preferredMaxLayoutWidth` or the width from layout. Zero
    /// if there is no text.
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

    /// Returns the rectangle of the text at the top of `bounds`, aligned horizontally, in points.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(in: bounds, lines: numberOfLines)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard content.hasText else { return .zero }
        let width = size.width > 0 && numberOfLines != 1 ? size.width : LabelContent.unlimitedLength
        let bounds = CGRect(x: 0, y: 0, width: width, height: LabelContent.unlimitedLength)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    @_spi(UIKitModules) open override func setTrackingTable(_ trackingTable: TrackingTable) {
        content.trackingTable = trackingTable
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

    /// Draws the text in `rect` (points). Override it to change the rectangle, for example with insets.
    open func drawText(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.record { record(textIn: rect, into: &$0) }
    }

    /// Draws the text in the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    @_spi(UIKitModules) open override func recordContent(into recorder: inout DisplayRecorder) {
        if type(of: self) == UILabel.self {
            if content.hasText { record(textIn: bounds, into: &recorder) }
        } else {
            recordInContext(into: &recorder) { draw(bounds) }
        }
    }
}
