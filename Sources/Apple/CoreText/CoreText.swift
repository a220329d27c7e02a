/// CoreText's names: fonts are UIKit's, and frames of text are set as UIKit sets paragraphs.
@_exported import UIKit

/// A font.
public typealias CTFont = UIFont

/// The font of that name and size.
@MainActor public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
/// From the baseline to the top, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// From the baseline to the bottom, in points; not negative.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of a small x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// A line of a frame. There are none to look at.
public final class CTLine {}

/// Sets a text into frames.
public final class CTFramesetter {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }
}

/// A text in a room.
public final class CTFrame {
    let text: NSAttributedString
    let room: CGRect
    init(_ text: NSAttributedString, _ room: CGRect) { (self.text, self.room) = (text, room) }
}

/// What sets that text.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// The text in the bounds of a path; all of it, whatever the range.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter.text, path.boundingBoxOfPath) }

/// How much room the text needs, in points.
@MainActor public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let room = CGSize(
        width: min(constraints.width, 1_000_000), height: min(constraints.height, 1_000_000))
    let rect = framesetter.text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    return CGSize(width: rect.width.rounded(.up), height: rect.height.rounded(.up))
}

/// The frame's lines: none can be looked at.
public func CTFrameGetLines(_ frame: CTFrame) -> [CTLine] { [] }

/// Where the lines are: none can be looked at, and nothing is written.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {}

/// Draws the text into its room, in a context whose y grows upwards.
@MainActor public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    UIGraphicsPushContext(context)
    context.saveGState()
    context.translateBy(x: 0, y: frame.room.minY + frame.room.maxY)
    context.scaleBy(x: 1, y: -1)
    frame.text.draw(in: frame.room)
    context.restoreGState()
    UIGraphicsPopContext()
}
