import CellSimGraphics
import Foundation
import Testing
import UIKit

/// Tests exclusion paths, delegates and subclasses of layout managers, and string drawing contexts.
@MainActor struct LayoutHookTests {
    private func view(_ manager: NSLayoutManager, _ text: NSAttributedString) -> (UITextView, NSTextStorage) {
        let (storage, container) = (NSTextStorage(attributedString: text), NSTextContainer(size: .zero))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), textContainer: container), storage)
    }

    private let sampleText = NSAttributedString(
        string: "one two three four five six seven eight nine ten eleven twelve",
        attributes: [.font: UIFont.systemFont(ofSize: 17)])

    private func lineFragments(_ manager: NSLayoutManager) -> [(available: CGRect, units: NSRange)] {
        var lines: [(CGRect, NSRange)] = []
        unsafe manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            available, _, _, units, _ in lines.append((available, units))
        }
        return lines
    }

    @Test func linesFlowAroundExclusionPaths() {
        let manager = NSLayoutManager()
        let (view, storage) = view(manager, sampleText)
        let linesWithoutExclusion = lineFragments(manager)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 0, width: 40, height: 30))]
        #expect(!view.textContainer.isSimpleRectangular)
        let lines = lineFragments(manager)
        #expect(lines.count > linesWithoutExclusion.count)
        #expect(lines[0].available == CGRect(x: 0, y: 0, width: 80, height: linesWithoutExclusion[0].available.height))
        #expect(
            lines[1].available == CGRect(x: 120, y: 0, width: 80, height: linesWithoutExclusion[0].available.height))
        #expect(lines[2].available.minY == lines[0].available.maxY)
        #expect(lines.last?.available.width == 200)
        // Each code unit is in exactly one line, in order.
        #expect(lines.map(\.units.length).reduce(0, +) == storage.length)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { NSMaxRange($0.units) == $1.units.location })
        let pointAtRight = CGPoint(x: 130, y: 5)
        #expect(lines[1].units.contains(manager.glyphIndex(for: pointAtRight, in: view.textContainer)))
        view.textContainer.exclusionPaths = []
        #expect(lineFragments(manager).map(\.available) == linesWithoutExclusion.map(\.available))
    }

    @Test func linesStartBelowFullWidthExclusions() {
        let manager = NSLayoutManager()
        let (view, storage) = view(manager, sampleText)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: -5, y: 0, width: 300, height: 50))]
        #expect(lineFragments(manager)[0].available.minY >= 50)
        // A circle leaves less space at its centre than at its top.
        view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 100, y: 0, width: 200, height: 120))]
        let widths = lineFragments(manager).map(\.available.width)
        #expect(widths[0] > widths[1])
        #expect(storage.length == sampleText.length)
    }

    private final class Rules: NSObject, NSLayoutManagerDelegate {
        var forbiddenBreaks = NSRange()
        var spacing: CGFloat = 0
        var completed = 0
        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
        ) -> Bool { !forbiddenBreaks.contains(charIndex) }
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { spacing }
        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
        ) -> Bool {
            guard glyphRange.location == 0 else { return false }
            unsafe lineFragmentRect.pointee.size.height = 50
            unsafe baselineOffset.pointee = 40
            return true
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) { completed += 1 }
    }

    @Test func delegateControlsLineBreaksAndOrigins() {
        let (manager, rules) = (NSLayoutManager(), Rules())
        let (textView, storage) = view(manager, sampleText)
        let originalLines = lineFragments(manager)
        let second = originalLines[1].units.location
        rules.forbiddenBreaks = NSRange(location: second, length: 1)
        rules.spacing = 7
        manager.delegate = rules
        let lines = lineFragments(manager)
        #expect(lines[1].units.location < second)
        #expect(lines[0].available.height == 50)
        #expect(manager.location(forGlyphAt: 0).y == 40)
        #expect(lines[2].available.minY == lines[1].available.maxY + 7)
        #expect(rules.completed == 1)
        manager.delegate = nil
        #expect(lineFragments(manager).map(\.available) == originalLines.map(\.available))
        #expect(textView.text == sampleText.string)
        #expect(storage.length == sampleText.length)
    }

    private final class Painter: NSLayoutManager {
        var calls: [String] = []
        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            calls.append("background \(glyphsToShow) \(origin.x) \(origin.y)")
            super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        }
        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {
            calls.append("fill \(rectCount) \(charRange)")
            UIColor.blue.setFill()
            UIGraphicsGetCurrentContext()?.fill(unsafe rectArray.pointee)
        }
        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) { calls.append("underline \(glyphRange) \(underlineVal.rawValue)") }
    }

    @Test func textViewsCallLayoutManagerMethods() {
        let text = NSMutableAttributedString(attributedString: sampleText)
        text.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        text.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 4, length: 3))
        let (plain, plainStorage) = view(NSLayoutManager(), text)
        let painter = Painter()
        let (customView, storage) = view(painter, text)
        let (plainDump, customDump) = (plain.displayList().dump(), customView.displayList().dump())
        #expect(
            painter.calls == [
                "background {0, 62} 0.0 8.0", "fill 1 {0, 3}", "underline {4, 3} 1",
            ])
        #expect(plainDump.contains("#FF0000FF") || plainDump.contains("#FF0000"))
        #expect(!customDump.contains("#FF0000"))
        #expect(customDump.contains("#0000FF"))
        func glyphs(_ view: UIView) -> [String] {
            view.displayList().commands.compactMap {
                if case .glyphs(let run, let origin, _) = $0 { "\(run.text) \(origin)" } else { nil }
            }
        }
        #expect(glyphs(plain) == glyphs(customView))
        #expect(storage.length == plainStorage.length)
    }

    /// Returns 1 for each row of pixels in which a closure draws, and 0 for the others.
    private func drawnRows(_ body: () -> Void) -> [UInt8] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bounds = CGRect(x: 0, y: 0, width: 120, height: 60)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in body() }
        return (0..<60).map { y in
            (0..<120).contains { (image.cgImage?.bitmap.color(x: $0, y: y).alpha ?? 0) > 0 } ? 1 : 0
        }
    }

    @Test func rectsStartAtBaselineWithoutLineFragmentOrigin() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let text = NSAttributedString(string: "Hxl", attributes: attributes)
        let origin = text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
        let baseline = text.boundingRect(with: .zero, options: [], context: nil)
        #expect(origin.origin == .zero && baseline.size == origin.size)
        #expect(abs(baseline.minY - UIFont.systemFont(ofSize: 20).descender) < 0.1)
        // The rectangle starts at the baseline, so its height is only that of the descender.
        let rows = drawnRows { text.draw(with: CGRect(x: 10, y: 40, width: 0, height: 0), options: [], context: nil) }
        #expect(rows[39] == 1 && rows[40] == 0 && rows[20] == 0)
        #expect(
            rows
                == drawnRows {
                    ("Hxl" as NSString).draw(
                        with: CGRect(x: 10, y: 40, width: 0, height: 0), attributes: attributes, context: nil)
                })
        #expect(
            drawnRows { ("Hxl" as NSString).draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes) }
                == drawnRows { text.draw(at: CGPoint(x: 3, y: 4)) })
        let inkBounds = text.boundingRect(
            with: .zero, options: [.usesDeviceMetrics, .usesLineFragmentOrigin], context: nil)
        #expect(inkBounds.minX > 0.5 && inkBounds.minY > 2 && inkBounds.height < 16 && inkBounds.width < origin.width)
    }

    @Test func stringDrawingContextReportsScaleFactor() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let text = NSAttributedString(string: "Some words on one line", attributes: attributes)
        let natural = text.size()
        let context = NSStringDrawingContext()
        #expect(context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.5
        let available = CGSize(width: natural.width * 0.8, height: natural.height)
        let shrunk = text.boundingRect(with: available, options: .usesLineFragmentOrigin, context: context)
        #expect(shrunk.width <= available.width + 0.01 && shrunk.width > available.width * 0.97)
        // Small letters are spaced wider, so the factor is slightly less than the ratio of the widths.
        #expect(context.actualScaleFactor < 0.8 && context.actualScaleFactor > 0.72)
        #expect(context.totalBounds == shrunk)
        _ = text.boundingRect(with: natural, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor == 1)
        _ = text.boundingRect(with: CGSize(width: 10, height: 10), options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor == 0.5)
    }
}
