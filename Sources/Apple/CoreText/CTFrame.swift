import UIKit

/// Lays out a text in frames.
public final class CTFramesetter {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }
}

/// A text laid out in a frame.
public final class CTFrame {
    /// A line and the start of its baseline, in points from the frame's lower left corner. The y axis points upwards.
    struct PositionedLine {
        var line: CTLine
        var origin: CGPoint
    }

    let text: NSAttributedString
    /// The requested range of the text.
    let range: CFRange
    let path: CGPath
    var bounds: CGRect { path.boundingBoxOfPath }

    init(_ text: NSAttributedString, _ range: CFRange, _ path: CGPath) {
        (self.text, self.range, self.path) = (text, range, path)
    }

    /// The lines that fit into the frame's height.
    @MainActor lazy var lines = layOutLines(of: text, from: range.location, in: bounds.size)
}

/// Clamps a range to a text. A range of length 0 extends to the end of the text.
private func resolved(_ range: CFRange, _ text: NSAttributedString) -> CFRange {
    let start = min(max(range.location, 0), text.length)
    let rest = text.length - start
    return CFRange(location: start, length: range.length > 0 ? min(range.length, rest) : rest)
}

private func substring(_ range: CFRange, of text: NSAttributedString) -> NSAttributedString {
    text.attributedSubstring(from: NSRange(location: range.location, length: range.length))
}

/// Returns the lines that fit into a height, at least one.
@MainActor private func layOutLines(of text: NSAttributedString, from start: Int, in available: CGSize) -> [CTFrame
    .PositionedLine]
{
    let textKitLayout = TextKitLayout(text, width: available.width)
    var lines: [CTFrame.PositionedLine] = []
    let fullRange = NSRange(location: 0, length: text.length)
    unsafe textKitLayout.manager.enumerateLineFragments(forGlyphRange: fullRange) { fragment, used, _, range, stop in
        guard lines.isEmpty || fragment.maxY <= available.height + 0.5 else {
            unsafe stop.pointee = true
            return
        }
        let units = text.string as NSString
        var end = NSMaxRange(range)
        while end > range.location, [0x0A, 0x0D, 0x2028, 0x2029].contains(units.character(at: end - 1)) { end -= 1 }
        let lineRange = NSRange(location: range.location, length: end - range.location)
        let line = CTLine(
            text.attributedSubstring(from: lineRange), CFRange(location: start + range.location, length: range.length))
        let baseline = fragment.minY + textKitLayout.manager.location(forGlyphAt: range.location).y
        lines.append(CTFrame.PositionedLine(line: line, origin: CGPoint(x: used.minX, y: available.height - baseline)))
    }
    return lines
}

/// Creates a framesetter for a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Lays out a range of the text in the bounds of a path. A range of length 0 extends to the end.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let range = resolved(stringRange, framesetter.text)
    return CTFrame(substring(range, of: framesetter.text), range, path)
}

/// Returns the size in points that a range of the text requires within constraints. A range of length 0 extends to the end.
/// - Parameter fitRange: receives the range that fits.
@preconcurrency @MainActor public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = resolved(stringRange, framesetter.text)
    let text = substring(range, of: framesetter.text)
    let available = CGSize(width: min(constraints.width, 1_000_000), height: min(constraints.height, 1_000_000))
    var fittingText = text
    if available.height > 0, text.length > 0 {
        let lines = layOutLines(of: text, from: 0, in: available)
        let end = lines.last.map { $0.line.range.location + $0.line.range.length } ?? 0
        fittingText = text.attributedSubstring(from: NSRange(location: 0, length: end))
    }
    if let fitRange = unsafe fitRange {
        unsafe fitRange.pointee = CFRange(location: range.location, length: fittingText.length)
    }
    let rect = fittingText.boundingRect(with: available, options: .usesLineFragmentOrigin, context: nil)
    return CGSize(width: rect.width.rounded(.up), height: rect.height.rounded(.up))
}

/// Returns the frame's lines from top to bottom.
@preconcurrency @MainActor public func CTFrameGetLines(_ frame: CTFrame) -> [CTLine] { frame.lines.map(\.line) }

/// Writes the origins of lines on their baselines, in points from the lower left corner of the path's bounds. The y axis
/// points upwards.
/// - Parameters:
///   - range: the lines; a range of length 0 extends to the last.
///   - origins: memory for one point per line.
@preconcurrency @MainActor public func CTFrameGetLineOrigins(
    _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
    let first = min(max(range.location, 0), frame.lines.count)
    let last = range.length > 0 ? min(first + range.length, frame.lines.count) : frame.lines.count
    for index in first..<last { unsafe origins[index - first] = frame.lines[index].origin }
}

/// Returns the requested range of the text.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Returns the range of the text that fits.
@preconcurrency @MainActor public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    let end = frame.lines.last.map { $0.line.range.location + $0.line.range.length } ?? frame.range.location
    return CFRange(location: frame.range.location, length: end - frame.range.location)
}

/// Returns the frame's path.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws the text in its frame. The y axis of the context must point upwards.
@preconcurrency @MainActor public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let available = frame.bounds
    UIGraphicsPushContext(context)
    context.saveGState()
    context.translateBy(x: 0, y: available.minY + available.maxY)
    context.scaleBy(x: 1, y: -1)
    frame.text.draw(in: available)
    context.restoreGState()
    UIGraphicsPopContext()
}
