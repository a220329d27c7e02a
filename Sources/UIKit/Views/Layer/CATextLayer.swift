import Foundation

/// A layer that displays text at its top.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// The text: a `String` or `NSAttributedString`.
    open var string: Any?
    /// The font: a `UIFont` or the name of a font. Its size is ignored; `fontSize` is used.
    open var font: Any?
    /// The font size, in points.
    open var fontSize: CGFloat = 36
    /// The text colour; opaque white by default, nil for a transparent colour. A colour attribute overrides it.
    open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// A Boolean value that indicates whether the text wraps at the layer's width. Otherwise, lines end only at newlines.
    open var isWrapped = false
    /// The truncation of text that doesn't fit; none by default.
    open var truncationMode = CATextLayerTruncationMode.none
    /// The horizontal alignment of the text.
    open var alignmentMode = CATextLayerAlignmentMode.natural

    @_spi(UIKitModules) open override func recordContent(into recorder: inout DisplayRecorder) {
        let text = styledText
        guard text.length > 0, bounds.width > 0, bounds.height > 0 else { return }
        let isTruncated = isWrapped && truncationMode != .none
        let start = recorder.commands.count
        recorder.append(.save)
        recorder.append(.clip(recorder.absolute(bounds), .zero))
        let initialCount = recorder.commands.count
        CGContext.recordDrawing(into: &recorder, bounds: bounds) {
            text.draw(
                with: bounds,
                options: isTruncated ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin,
                context: nil)
        }
        guard recorder.commands.count > initialCount else { return recorder.removeCommands(from: start) }
        recorder.append(.restore)
    }

    /// The text with the layer's font, colour, alignment and truncation, which attributes of an `NSAttributedString` override.
    private var styledText: NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignmentMode.textAlignment
        paragraph.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.paragraphMode
        let color = UIColor(cgColor: foregroundColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0))
        let attributes: [NSAttributedString.Key: Any] = [
            .font: effectiveFont, .foregroundColor: color, .paragraphStyle: paragraph,
        ]
        guard let attributedText = string as? NSAttributedString else {
            return NSAttributedString(string: string as? String ?? "", attributes: attributes)
        }
        let text = NSMutableAttributedString(string: attributedText.string, attributes: attributes)
        let range = NSRange(location: 0, length: attributedText.length)
        unsafe attributedText.enumerateAttributes(in: range, options: []) { ownAttributes, range, _ in
            text.addAttributes(ownAttributes, range: range)
        }
        return text
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

    fileprivate var paragraphMode: NSLineBreakMode {
        switch self {
        case .none: .byClipping
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
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
    /// Justified, except for the last line.
    case justified

    fileprivate var textAlignment: NSTextAlignment {
        switch self {
        case .natural, .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        }
    }
}

/// A layer that doesn't flatten its sublayers, so that they share a three-dimensional space. It draws nothing itself.
/// Sublayers are drawn in order of depth; intersecting sublayers aren't split.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// An action that runs when a layer's property changes. CellSim doesn't run actions.
public protocol CAAction: AnyObject {}
