import CellSimGraphics
import CellSimText
import Foundation

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines are wrapped at the width; without it they end at newlines only.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Kept, without effect: lines have the pitch that labels give them.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Kept, without effect: text is measured by its line, not by its glyphs' outlines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// What does not fit the height is left out, with an ellipsis at the end of the last line.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Hints for drawing text; only what measuring told is not kept here.
open class NSStringDrawingContext: NSObject {
    /// Kept; nothing reads it.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != 0 { KeptMembers.tell("NSStringDrawingContext.minimumScaleFactor") } }
    }
}

extension NSAttributedString {
    /// The text with the defaults of string drawing: Helvetica 12's size, black, wrapped by words.
    private func styled(_ traits: UITraitCollection) -> StyledText {
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .wordWrap
        return AttributedText(font: .systemFont(ofSize: 12), color: .black, paragraph: paragraph, traits: traits)
            .styled(self)
    }

    private func layout(in size: CGSize, oneLine: Bool, truncates: Bool, _ traits: UITraitCollection) -> TextLayout {
        var text = styled(traits)
        if truncates { text.paragraph.lineBreakMode = .truncatingTail }
        func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 100_000 ? side : .infinity }
        return TextLayout(
            text, width: oneLine ? .infinity : limit(size.width), height: truncates ? limit(size.height) : .infinity,
            scale: traits.displayScale > 0 ? traits.displayScale : 2)
    }

    /// The size of the text without limits, in points, not rounded: a line of 10 points is 11.93 high.
    public func size() -> CGSize {
        length == 0 ? .zero : layout(in: .zero, oneLine: false, truncates: false, .current).exactSize
    }

    /// The size of the text wrapped at `size.width` points.
    ///
    /// Without `usesLineFragmentOrigin` the text stands on one line. Sizes are not rounded, as UIKit's.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        guard length > 0 else { return .zero }
        let oneLine = !options.contains(.usesLineFragmentOrigin)
        let truncates = options.contains(.truncatesLastVisibleLine)
        return CGRect(origin: .zero, size: layout(in: size, oneLine: oneLine, truncates: truncates, .current).exactSize)
    }

    /// Draws the text wrapped into `rect` (points) of the current context, from its top.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text on one line.
    public func draw(at point: CGPoint) {
        draw(
            with: CGRect(origin: point, size: CGSize(width: 100_000, height: 0)), options: .usesLineFragmentOrigin,
            context: nil)
    }

    /// Draws the text into a rectangle (points) of the current context, from its top; does nothing outside of drawing.
    ///
    /// Differs from UIKit's: the rectangle's origin is the text's upper left corner also without
    /// `usesLineFragmentOrigin`, where it is the baseline's start there.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard length > 0 else { return }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let layout = layout(
            in: rect.size, oneLine: !options.contains(.usesLineFragmentOrigin),
            truncates: options.contains(.truncatesLastVisibleLine), context.recorder.traits)
        let place = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: .infinity)
        let inked = CGRect(
            x: rect.minX, y: rect.minY, width: max(rect.width, layout.size.width), height: layout.size.height)
        context.recordCastingShadow(within: inked) { $0.append(layout.commands(in: $0.absolute(place))) }
    }
}

extension String {
    /// The size of the text without limits, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// The size of the text in these attributes, as `NSAttributedString.boundingRect` tells it; its origin is zero.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }

    /// Draws the text in these attributes, wrapped into `rect` (points) of the current context, from its top.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text in these attributes without wrapping, with its upper left corner at a point (points).
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }
}

extension NSString {
    /// The size of the text without limits, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    /// The size of the text in these attributes, as `NSAttributedString.boundingRect` tells it; its origin is zero.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text in these attributes, wrapped into `rect` (points) of the current context, from its top.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attributes)
    }
}
