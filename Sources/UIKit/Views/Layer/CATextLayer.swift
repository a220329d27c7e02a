import CellSimGraphics
import CellSimText
import Foundation

/// A layer that displays a single line of text at its top.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// The text: a `String` or `NSAttributedString`.
    open var string: Any?
    /// The font: a `UIFont` or the name of a font. Its size is ignored; `fontSize` is used.
    open var font: Any?
    /// The font size, in points.
    open var fontSize: CGFloat = 36
    /// The text colour; opaque white by default, nil for a transparent colour. A colour attribute overrides it.
    open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// A Boolean value that indicates whether the text wraps. Stored without effect: text is drawn on a single line.
    open var isWrapped = false {
        didSet { reportNoOp("CATextLayer.isWrapped", isWrapped) }
    }
    /// The truncation of text that doesn't fit; none by default.
    open var truncationMode = CATextLayerTruncationMode.none
    /// The horizontal alignment of the text. All modes except `center` and `right` align to the left edge.
    open var alignmentMode = CATextLayerAlignmentMode.natural

    @_spi(UIKitModules) open override func recordContent(into recorder: inout DisplayRecorder) {
        let text: String
        var (displayFont, color) = (
            effectiveFont, UIColor(cgColor: foregroundColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0))
        )
        if let attributedText = string as? NSAttributedString, attributedText.length > 0 {
            text = attributedText.string
            let attributes = unsafe attributedText.attributes(at: 0, effectiveRange: nil)
            displayFont = attributes[.font] as? UIFont ?? displayFont
            color = attributes[.foregroundColor] as? UIColor ?? color
        } else {
            text = string as? String ?? ""
        }
        let alignment: TextAlignment = alignmentMode == .center ? .center : alignmentMode == .right ? .right : .left
        let lineRect = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: displayFont.lineHeight)
        recorder.drawText(
            text, font: displayFont, color: color, in: lineRect, alignment: alignment,
            mode: truncationMode.lineBreakMode)
    }

    private var effectiveFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        return (font as? String).flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    }
}

/// The parts of long text that an ellipsis can replace.
public enum CATextLayerTruncationMode: String, Sendable {
    /// No truncation: the text is clipped.
    case none
    /// The beginning of the text.
    case start
    /// The middle of the text.
    case middle
    /// The end of the text.
    case end

    fileprivate var lineBreakMode: LineBreakMode {
        switch self {
        case .none: .clip
        case .start: .truncatingHead
        case .middle: .truncatingMiddle
        case .end: .truncatingTail
        }
    }
}
/// The horizontal alignments of text.
public enum CATextLayerAlignmentMode: String, Sendable {
    /// Aligned to the left edge. Unlike in Core Animation, this doesn't depend on the language.
    case natural
    /// Aligned to the left edge.
    case left
    /// Aligned to the right edge.
    case right
    /// Centred.
    case center
    /// Aligned to the left edge: a single line is not justified.
    case justified
}

/// A layer that doesn't flatten its sublayers, so that they share a three-dimensional space. It draws nothing itself.
/// Sublayers are drawn in order of depth; intersecting sublayers aren't split.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// A layer that draws copies of its sublayers. Unlike in Core Animation, only the original is drawn.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// The number of copies, including the original. Stored without effect.
    open var instanceCount = 1 {
        didSet { reportNoOp("CAReplicatorLayer", true) }
    }
    /// The delay between the animations of copies, in seconds. Stored without effect.
    open var instanceDelay: CFTimeInterval = 0
    /// The transform of each copy relative to the previous one. Stored without effect.
    open var instanceTransform = CATransform3DIdentity {
        didSet { reportNoOp("CAReplicatorLayer", true) }
    }
    /// A Boolean value that indicates whether copies are not flattened. Stored without effect.
    open var preservesDepth = false
    /// The colour by which the original's colours are multiplied. Stored without effect.
    open var instanceColor: CGColor?
    /// The change of red from each copy to the next. Stored without effect.
    open var instanceRedOffset: Float = 0
    /// The change of green from each copy to the next. Stored without effect.
    open var instanceGreenOffset: Float = 0
    /// The change of blue from each copy to the next. Stored without effect.
    open var instanceBlueOffset: Float = 0
    /// The change of opacity from each copy to the next. Stored without effect.
    open var instanceAlphaOffset: Float = 0
}

/// An action that runs when a layer's property changes. CellSim doesn't run actions.
public protocol CAAction: AnyObject {}
