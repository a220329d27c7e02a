import CellSimGraphics
import CellSimText
import Foundation

/// A layer that shows one line of text at its top.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// A `String` or `NSAttributedString`.
    open var string: Any?
    /// The typeface: a `UIFont` or a font's name; its size is `fontSize`.
    open var font: Any?
    /// The font size in points.
    open var fontSize: CGFloat = 36
    /// The colour of text without a colour attribute: opaque white by default, nil for none.
    open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Stored without effect: the text has one line.
    open var isWrapped = false {
        didSet { reportNoOp("CATextLayer.isWrapped", isWrapped) }
    }
    /// The part of a long text that an ellipsis replaces; none by default.
    open var truncationMode = CATextLayerTruncationMode.none
    /// The position of the line in the bounds; only `center` and `right` differ from the left edge.
    open var alignmentMode = CATextLayerAlignmentMode.natural

    @_spi(UIKitModules) open override func recordContent(into recorder: inout DisplayRecorder) {
        let words: String
        var (shown, color) = (
            shownFont, UIColor(cgColor: foregroundColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0))
        )
        if let attributed = string as? NSAttributedString, attributed.length > 0 {
            words = attributed.string
            let attributes = unsafe attributed.attributes(at: 0, effectiveRange: nil)
            shown = attributes[.font] as? UIFont ?? shown
            color = attributes[.foregroundColor] as? UIColor ?? color
        } else {
            words = string as? String ?? ""
        }
        let alignment: TextAlignment = alignmentMode == .center ? .center : alignmentMode == .right ? .right : .left
        let line = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: shown.lineHeight)
        recorder.text(
            words, font: shown, color: color, in: line, alignment: alignment, mode: truncationMode.lineBreakMode)
    }

    private var shownFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        return (font as? String).flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    }
}

/// The part of a long text that an ellipsis replaces.
public enum CATextLayerTruncationMode: String, Sendable {
    /// None: the text continues to the layer's edge.
    case none
    /// Its beginning.
    case start
    /// Its middle.
    case middle
    /// Its end.
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
/// The position of a text layer's line.
public enum CATextLayerAlignmentMode: String, Sendable {
    /// At the left edge, in every language: a difference from Core Animation's.
    case natural
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// In the centre.
    case center
    /// At the left edge: a single line is not justified.
    case justified
}

/// A layer that only contains sublayers and draws nothing itself. They share one space: each has its own
/// plane in it, and the nearest to the viewer is drawn last. Planes do not intersect each other.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// Repeated copies of its sublayers. Only the first one is drawn: a difference from Core Animation.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// The number of copies, including the original. Stored without effect.
    open var instanceCount = 1 {
        didSet { reportNoOp("CAReplicatorLayer", true) }
    }
    /// The seconds between the animations of copies. Stored without effect.
    open var instanceDelay: CFTimeInterval = 0
    /// The transform of each copy relative to the previous one. Stored without effect.
    open var instanceTransform = CATransform3DIdentity {
        didSet { reportNoOp("CAReplicatorLayer", true) }
    }
    /// Whether copies have depth. Stored without effect.
    open var preservesDepth = false
    /// The colour that multiplies the first copy's colours. Stored without effect.
    open var instanceColor: CGColor?
    /// The change of each copy's red. Stored without effect.
    open var instanceRedOffset: Float = 0
    /// The change of each copy's green. Stored without effect.
    open var instanceGreenOffset: Float = 0
    /// The change of each copy's blue. Stored without effect.
    open var instanceBlueOffset: Float = 0
    /// The change of each copy's opacity. Stored without effect.
    open var instanceAlphaOffset: Float = 0
}

/// An action after a change of a layer's property. CellSim does not run it.
public protocol CAAction: AnyObject {}
