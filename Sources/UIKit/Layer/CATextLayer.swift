import CellSimGraphics
import CellSimText
import Foundation

/// A layer that shows one line of text at its top.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// A `String` or `NSAttributedString`.
    open var string: Any?
    /// A `UIFont`, for its face, or a font's name; the size is `fontSize`'s.
    open var font: Any?
    /// In points.
    open var fontSize: CGFloat = 36
    /// The words' colour where an attributed string says nothing: opaque white at first, nil for none.
    open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Kept, without effect: the text has one line.
    open var isWrapped = false {
        didSet { noteKept("CATextLayer.isWrapped", isWrapped) }
    }
    /// Which part of too long a text gives way to an ellipsis; none at first.
    open var truncationMode = CATextLayerTruncationMode.none
    /// Where the line lies in the bounds; only `center` and `right` differ from the left edge.
    open var alignmentMode = CATextLayerAlignmentMode.natural

    override func recordContent(into recorder: inout DisplayRecorder) {
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

/// Which part of too long a text gives way to an ellipsis.
public enum CATextLayerTruncationMode: String, Sendable {
    /// None: the text goes on to the layer's edge.
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
/// Where a text layer's line lies.
public enum CATextLayerAlignmentMode: String, Sendable {
    /// At the left edge, in every language: a difference from Core Animation's.
    case natural
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// In the middle.
    case center
    /// At the left edge: one line is not spread.
    case justified
}

/// A layer that only holds sublayers: nothing of its own is drawn. They lie flat here: there is no perspective.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// Copies of its sublayers, each moved on. The first one is drawn alone: a difference from Core Animation.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// How many copies there would be, the original included. Kept; nothing reads it.
    open var instanceCount = 1 {
        didSet { noteKept("CAReplicatorLayer", true) }
    }
    /// Seconds between the animations of copies. Kept; nothing reads it.
    open var instanceDelay: CFTimeInterval = 0
    /// How each copy lies to the one before. Kept; nothing reads it.
    open var instanceTransform = CATransform3DIdentity {
        didSet { noteKept("CAReplicatorLayer", true) }
    }
    /// Whether copies would lie in space. Kept; nothing reads it.
    open var preservesDepth = false
    /// What the first copy's colours would be multiplied by. Kept; nothing reads it.
    open var instanceColor: CGColor?
    /// What each copy would add to its red. Kept; nothing reads it.
    open var instanceRedOffset: Float = 0
    /// What each copy would add to its green. Kept; nothing reads it.
    open var instanceGreenOffset: Float = 0
    /// What each copy would add to its blue. Kept; nothing reads it.
    open var instanceBlueOffset: Float = 0
    /// What each copy would add to its opacity. Kept; nothing reads it.
    open var instanceAlphaOffset: Float = 0
}

/// What happens to a layer when a property changes: nothing here.
public protocol CAAction: AnyObject {}
