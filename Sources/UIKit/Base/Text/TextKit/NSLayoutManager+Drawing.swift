import CellSimGraphics
import CellSimText
import Foundation

/// Draws text with a layout manager.
extension NSLayoutManager {
    /// Whether the object is an instance of a subclass in the app, which can override the drawing methods.
    package var isCustomSubclass: Bool { type(of: self) != NSLayoutManager.self }

    /// Draws parts of the text in a range into the current context.
    func draw(_ parts: TextParts, _ range: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let layout, let container = textContainers.first else {
            return
        }
        let textRect = CGRect(
            x: origin.x + container.lineFragmentPadding, y: origin.y, width: lineWidth, height: .infinity)
        let visibleRects = rects(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        let isFullRange = range.clamped(to: numberOfGlyphs) == NSRange(location: 0, length: numberOfGlyphs)
        for part in isFullRange ? [CGRect?.none] : visibleRects.map(Optional.some) {
            context.saveGState()
            if let part { context.clip(to: part) }
            context.recordCastingShadow(within: textRect) {
                $0.append(layout.commands(in: $0.absolute(textRect), parts: parts))
            }
            context.restoreGState()
        }
    }

    /// Fills the backgrounds in a range, once for each run of a colour.
    func fillBackgrounds(of range: NSRange, at origin: CGPoint) {
        guard let textStorage else { return }
        let validRange = range.clamped(to: textStorage.length)
        unsafe textStorage.enumerateAttribute(.backgroundColor, in: validRange, options: []) { value, part, _ in
            guard let color = value as? UIColor else { return }
            let rects = rects(of: part).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            guard !rects.isEmpty else { return }
            unsafe rects.withUnsafeBufferPointer { rects in
                guard let first = rects.baseAddress else { return }
                unsafe fillBackgroundRectArray(first, count: rects.count, forCharacterRange: part, color: color)
            }
        }
    }

    /// Calls a closure for each part of a line that has an underline or strikethrough style.
    func enumerateLineMarks(
        _ key: NSAttributedString.Key, in range: NSRange, _ body: (NSRange, NSUnderlineStyle, CGRect, NSRange) -> Void
    ) {
        guard let textStorage else { return }
        let validRange = range.clamped(to: textStorage.length)
        unsafe textStorage.enumerateAttribute(key, in: validRange, options: []) { value, part, _ in
            let style = NSUnderlineStyle(rawValue: (value as? NSUnderlineStyle)?.rawValue ?? value as? Int ?? 0)
            guard style.rawValue & 0xF != 0 else { return }
            unsafe enumerateLineFragments(forGlyphRange: part) { lineRect, _, _, lineRange, _ in
                let intersection = NSIntersectionRange(lineRange, part)
                if intersection.length > 0 { body(intersection, style, lineRect, lineRange) }
            }
        }
    }
}
