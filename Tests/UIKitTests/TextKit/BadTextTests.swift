import CellSimGraphics
import Foundation
import Testing
import UIKit

/// Tests malformed text: it is laid out and drawn within its limits without a crash.
@MainActor struct BadTextTests {
    nonisolated private static let units: [(name: String, units: [UInt16])] = [
        ("a lone leading surrogate", [0xD83D]), ("a lone trailing surrogate", [0xDE00]),
        ("surrogates in reverse order", [0xDE00, 0xD83D]), ("a surrogate between letters", [0x61, 0xD83D, 0x62]),
        ("a surrogate before a pair", [0xD83D, 0xD83D, 0xDE00]), ("noncharacters", [0xFFFE, 0xFFFF, 0xFDD0]),
        ("control characters", Array(0...0x1F) + [0x7F, 0x85, 0x9F]),
        ("combining marks without a letter", [0x300, 0x301, 0x302]),
        ("unterminated direction overrides", [UInt16](repeating: 0x202E, count: 500) + [0x61, 0x62]),
    ]

    private func string(_ units: [UInt16]) -> NSString {
        unsafe units.withUnsafeBufferPointer { units in
            guard let first = units.baseAddress else { return "" }
            return unsafe NSString(characters: first, length: units.count)
        }
    }

    private func check(_ text: NSString, _ name: String) {
        let attributed = NSMutableAttributedString(
            string: text as String, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        // Attributes that change within a character.
        for index in stride(from: 0, to: attributed.length, by: 2) {
            attributed.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
        }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        label.numberOfLines = 0
        let view = UITextView(frame: label.frame)
        for text in [NSAttributedString(string: text as String), attributed] {
            label.attributedText = text
            view.attributedText = text
            let size = label.sizeThatFits(CGSize(width: 100, height: 0))
            #expect(size.width <= 100 && size.height.isFinite && size.height >= 0, "\(name)")
            _ = label.displayList()
            _ = view.displayList()
            let (manager, container) = (view.layoutManager, view.textContainer)
            #expect(manager.numberOfGlyphs == view.textStorage.length, "\(name)")
            for index in 0...view.textStorage.length {
                let location = manager.location(forGlyphAt: index)
                #expect(location.x.isFinite && location.y.isFinite, "\(name)")
            }
            let distantGlyph = manager.glyphIndex(for: CGPoint(x: 1e9, y: 1e9), in: container)
            #expect(distantGlyph <= view.textStorage.length, "\(name)")
            #expect(text.boundingRect(with: .zero, options: .usesDeviceMetrics, context: nil).width.isFinite, "\(name)")
        }
        _ = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    }

    @Test(arguments: BadTextTests.units.indices) func invalidUTF16IsLaidOut(_ index: Int) {
        let (name, units) = Self.units[index]
        check(string(units), name)
    }

    @Test func invalidUTF8IsReplaced() {
        let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x28, 0xE2, 0x82, 0xF0, 0x9F, 0x98, 0xED, 0xA0, 0x80, 0x62]
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("\u{FFFD}"))
        check(text as NSString, "broken UTF-8")
    }

    @Test func manyCombiningMarksFormOneCharacter() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(size.height < 40 && size.width < 100)
        #expect(!label.displayList().commands.isEmpty)
    }
}
