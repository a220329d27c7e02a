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
    open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Kept, without effect: the text has one line.
    open var isWrapped = false
    open var truncationMode = CATextLayerTruncationMode.none
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
        recorder.text(words, font: shown, color: color, in: line, alignment: alignment)
    }

    private var shownFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        return (font as? String).flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    }
}

public enum CATextLayerTruncationMode: String, Sendable { case none, start, middle, end }
public enum CATextLayerAlignmentMode: String, Sendable { case natural, left, right, center, justified }

/// Copies of its sublayers, each moved on. The first one is drawn alone: a difference from Core Animation.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var preservesDepth = false
    open var instanceColor: CGColor?
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0
}

/// What happens to a layer when a property changes: nothing here.
@preconcurrency @MainActor public protocol CAAction: AnyObject {}
