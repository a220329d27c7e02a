// Extensions that measure and draw strings.
import CellSimGraphics
import CellSimText
import Foundation

/// The options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Wraps the text at the width, and returns rectangles relative to the top left corner of the text. Without this option, lines end
    /// only at newlines, and rectangles are relative to the start of the first baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Uses the leading of the fonts. Stored without effect: lines have the same height as in labels.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the outlines of the glyphs instead of the line fragments.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Truncates text that exceeds the height, with an ellipsis at the end of the last visible line.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The minimum scale for drawing text, and the results of the last measurement or drawing.
open class NSStringDrawingContext: NSObject {
    /// The minimum scale for text that doesn't fit. With 0 or 1, text is not scaled.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale at which the text was last measured or drawn.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the text that was last measured or drawn, in points.
    open internal(set) var totalBounds = CGRect.zero
}

/// Measures and draws attributed strings.
extension NSAttributedString {
    /// Returns styled text with the default attributes of string drawing: Helvetica, 12 points, black, wrapped at words.
    private func styledText(_ traits: UITraitCollection) -> StyledText {
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .wordWrap
        return AttributedText(font: .attributedTextDefault, color: .black, paragraph: paragraph, traits: traits)
            .styledText(self)
    }

    /// The number of paragraphs if the first one is clipped or truncated, because each of them is one line then; otherwise 0, for no
    /// limit.
    private var maximumLines: Int {
        guard let style = unsafe attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle,
            ![.byWordWrapping, .byCharWrapping].contains(style.lineBreakMode)
        else { return 0 }
        return string.count { $0.isNewline } + 1
    }

    /// Returns the layout of the text in a size (in points), and the scale factor of its fonts.
    private func layout(
        in size: CGSize, _ options: NSStringDrawingOptions, least: CGFloat = 0, _ traits: UITraitCollection
    ) -> (layout: TextLayout, factor: CGFloat) {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let truncates = options.contains(.truncatesLastVisibleLine)
        var text = styledText(traits)
        func layoutLength(_ side: CGFloat) -> CGFloat { side > 0 && side < 100_000 ? side : .infinity }
        let (width, height) = (layoutLength(size.width), layoutLength(size.height))
        let scale = traits.displayScale > 0 ? traits.displayScale : 2
        let maximumLines = maximumLines
        func makeLayout(_ factor: CGFloat, bounded: Bool) -> TextLayout {
            TextLayout(
                factor < 1 ? text.scaled(by: factor) : text, width: wraps || bounded ? width : .infinity,
                height: bounded ? height : .infinity, maximumLines: wraps ? maximumLines : 0, scale: scale)
        }
        var factor: CGFloat = 1
        if least > 0, least < 1 {
            func fits(_ layout: TextLayout) -> Bool {
                layout.exactSize.width <= width + 0.01 && (!wraps || layout.exactSize.height <= height + 0.01)
            }
            // Finds the largest scale at which the whole text fits, in steps of 1/100 between the minimum scale and 1.
            var (low, high) = (0, 100)
            let step = (1 - least) / 100
            if !fits(makeLayout(1, bounded: false)) {
                while high - low > 1 {
                    let middle = (low + high) / 2
                    if fits(makeLayout(least + CGFloat(middle) * step, bounded: false)) {
                        low = middle
                    } else {
                        high = middle
                    }
                }
                factor = least + CGFloat(low) * step
            }
        }
        if truncates { text.paragraph.lineBreakMode = .truncatingTail }
        return (makeLayout(factor, bounded: truncates), factor)
    }

    /// Returns the size of the text without wrapping, in points. It is not rounded: a line of 10 points has a height of 11.93.
    public func size() -> CGSize {
        length == 0 ? .zero : layout(in: .zero, .usesLineFragmentOrigin, .current).layout.exactSize
    }

    /// Returns the bounds of the text, which is wrapped at `size.width` points, or laid out on one line without `usesLineFragmentOrigin`.
    ///
    /// Sizes are not rounded, as in UIKit. With `usesLineFragmentOrigin`, the origin is zero. Without it, the rectangle is relative to
    /// the first baseline and the y-axis points upwards, so y is the negative depth below the baseline. With `usesDeviceMetrics`, the
    /// rectangle encloses the glyphs.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        guard length > 0 else { return .zero }
        let (layout, factor) = layout(in: size, options, least: context?.minimumScaleFactor ?? 0, .current)
        let rect = Self.bounds(of: layout, options)
        context?.actualScaleFactor = factor
        context?.totalBounds = rect
        return rect
    }

    private static func bounds(of layout: TextLayout, _ options: NSStringDrawingOptions) -> CGRect {
        let size = layout.exactSize
        var rect = CGRect(origin: .zero, size: size)
        if options.contains(.usesDeviceMetrics) { rect = layout.inkBounds ?? .zero }
        if !options.contains(.usesLineFragmentOrigin) { rect.origin.y = layout.exactFirstBaseline - rect.maxY }
        return rect
    }

    /// Draws the text at the top of `rect` (in points) in the current context, wrapped at its width.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text without wrapping in the current context. The top left corner is at a point (in points).
    public func draw(at point: CGPoint) {
        draw(
            with: CGRect(origin: point, size: CGSize(width: 100_000, height: 0)), options: .usesLineFragmentOrigin,
            context: nil)
    }

    /// Draws the text at the top of a rectangle (in points) in the current context. Does nothing without a context.
    ///
    /// Without `usesLineFragmentOrigin`, the text is drawn on one line. Its baseline starts at the origin of the rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard length > 0 else { return }
        guard let graphicsContext = UIGraphicsGetCurrentContext() else { return }
        let (layout, factor) = layout(
            in: rect.size, options, least: context?.minimumScaleFactor ?? 0, graphicsContext.recorder.traits)
        context?.actualScaleFactor = factor
        context?.totalBounds = Self.bounds(of: layout, options)
        let top = options.contains(.usesLineFragmentOrigin) ? rect.minY : rect.minY - layout.firstBaseline
        let textRect = CGRect(x: rect.minX, y: top, width: rect.width, height: .infinity)
        let inkRect = CGRect(
            x: rect.minX, y: top, width: max(rect.width, layout.size.width), height: layout.size.height)
        graphicsContext.recordCastingShadow(within: inkRect) { $0.append(layout.commands(in: $0.absolute(textRect))) }
    }
}

/// Measures and draws strings with attributes.
extension String {
    /// Returns the size of the text without wrapping, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil).size
    }

    /// Returns the bounds of the text with attributes. See `NSAttributedString.boundingRect`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        // An empty string has the line height of its font, like a space. An empty attributed string has no font and therefore no height.
        var rect = NSAttributedString(string: isEmpty ? " " : self, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
        if isEmpty { rect.size.width = 0 }
        return rect
    }

    /// Draws the text with attributes at the top of `rect` (in points) in the current context, wrapped at its width.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text with attributes without wrapping. The top left corner is at a point (in points).
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }
}

extension String {
    /// Draws the text with attributes in a rectangle (in points). See `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

extension NSString {
    /// Returns the size of the text without wrapping, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    /// Returns the bounds of the text with attributes. See `NSAttributedString.boundingRect`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text with attributes at the top of `rect` (in points) in the current context, wrapped at its width.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text with attributes without wrapping. The top left corner is at a point (in points).
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text with attributes in a rectangle (in points). See `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
