import Foundation
import UIKit

/// Ranges outside of the texts of views and text storages.
extension MisuseCase {
    private static let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    private static var storage: NSTextStorage { NSTextStorage(string: "a👍c") }
    /// Returns the exception of a text storage that is edited at an invalid range.
    private static func mutationException(_ asked: String) -> ExpectedOutcome {
        .raises(
            "NSRangeException",
            "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds; -[NSTextStorage \(asked), "
                + "the text has 4 UTF-16 units")
    }
    /// Returns the exception of a text that is read at an invalid range.
    private static func readException(_ asked: String) -> ExpectedOutcome {
        .raises("NSRangeException", "RLEArray objectAtIndex:effectiveRange:: Out of bounds; -[\(asked), the text has")
    }
    private static func withLabelText(_ body: @escaping (NSAttributedString) -> Void) -> () -> Void {
        {
            let label = UILabel()
            label.attributedText = NSMutableAttributedString(string: "abc", attributes: red)
            body(label.attributedText ?? NSAttributedString(string: ""))
        }
    }

    static var textRanges: [MisuseCase] {
        [
            MisuseCase(
                "storage replaced beyond its end",
                mutationException("replaceCharactersInRange:withString:]: range {1, 99}")
            ) {
                let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                view.text = "a👍c"
                view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 99), with: "")
            },
            MisuseCase(
                "storage replaced by a text beyond its end",
                mutationException("replaceCharactersInRange:withAttributedString:]: range {9, 0}")
            ) { storage.insert(NSAttributedString(string: "x"), at: 9) },
            MisuseCase(
                "storage deleted before its start",
                mutationException("replaceCharactersInRange:withString:]: range {-1, 1}")
            ) {
                storage.deleteCharacters(in: NSRange(location: -1, length: 1))
            },
            MisuseCase(
                "storage deleted with an infinite range",
                mutationException("replaceCharactersInRange:withString:]: range {1, \(Int.max)}")
            ) {
                storage.deleteCharacters(in: NSRange(location: 1, length: .max))
            },
            MisuseCase(
                "attributes set beyond a storage's end", mutationException("setAttributes:range:]: range {2, 9}")
            ) {
                storage.setAttributes(red, range: NSRange(location: 2, length: 9))
            },
            MisuseCase(
                "attribute added beyond a storage's end", mutationException("addAttribute:value:range:]: range {2, 9}")
            ) {
                storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 9))
            },
            MisuseCase(
                "several attributes added beyond a storage's end",
                mutationException("addAttributes:range:]: range {5, 0}")
            ) {
                storage.addAttributes(red, range: NSRange(location: 5, length: 0))
            },
            MisuseCase(
                "attribute removed at NSNotFound",
                mutationException("removeAttribute:range:]: range {\(NSNotFound), 0}")
            ) { storage.removeAttribute(.font, range: NSRange(location: NSNotFound, length: 0)) },
            MisuseCase(
                "edit beyond a storage's end", mutationException("edited:range:changeInLength:]: range {1, \(Int.max)}")
            ) {
                storage.edited(.editedCharacters, range: NSRange(location: 1, length: .max), changeInLength: .max)
            },
            MisuseCase(
                "attributes at an index beyond a storage's end",
                readException("NSTextStorage attributesAtIndex:effectiveRange:]: index 4")
            ) {
                _ = unsafe storage.attributes(at: 4, effectiveRange: nil)
            },
            MisuseCase(
                "attribute at a negative index of a storage",
                readException("NSTextStorage attributesAtIndex:effectiveRange:]: index -1")
            ) {
                _ = unsafe storage.attribute(.font, at: -1, effectiveRange: nil)
            },
            MisuseCase(
                "substring beyond a storage's end",
                readException("NSTextStorage attributedSubstringFromRange:]: range {1, 9}")
            ) {
                _ = storage.attributedSubstring(from: NSRange(location: 1, length: 9))
            },
            MisuseCase(
                "attributes enumerated beyond a storage's end",
                readException("NSTextStorage enumerateAttribute:inRange:options:usingBlock:]: range {0, 9}")
            ) {
                unsafe storage.enumerateAttribute(.font, in: NSRange(location: 0, length: 9), options: []) { _, _, _ in
                }
            },
            MisuseCase(
                "attributes at an index beyond a label's text",
                readException("NSAttributedString attributesAtIndex:effectiveRange:]: index 9"),
                withLabelText { _ = unsafe $0.attributes(at: 9, effectiveRange: nil) }),
            MisuseCase(
                "attribute in a range beyond a label's text",
                readException("NSAttributedString attribute:atIndex:longestEffectiveRange:inRange:]: range {0, 4}"),
                withLabelText {
                    let range = NSRange(location: 0, length: 4)
                    _ = unsafe $0.attribute(.font, at: 0, longestEffectiveRange: nil, in: range)
                }),
            MisuseCase(
                "substring beyond a label's text",
                readException("NSAttributedString attributedSubstringFromRange:]: range {1, 9}"),
                withLabelText { _ = $0.attributedSubstring(from: NSRange(location: 1, length: 9)) }),
            MisuseCase(
                "attributes enumerated beyond a label's text",
                readException("NSAttributedString enumerateAttributesInRange:options:usingBlock:]: range {2, 2}"),
                withLabelText {
                    unsafe $0.enumerateAttributes(in: NSRange(location: 2, length: 2), options: []) { _, _, _ in }
                }),
            MisuseCase(
                "substring beyond a button's title",
                readException("NSAttributedString attributedSubstringFromRange:]: range {0, 2}")
            ) {
                let button = UIButton()
                button.setAttributedTitle(NSAttributedString(string: "a"), for: .normal)
                _ = button.attributedTitle(for: .normal)?.attributedSubstring(from: NSRange(location: 0, length: 2))
            },
            MisuseCase(
                "attributes of a field without text",
                readException("NSAttributedString attributesAtIndex:effectiveRange:]: index 0")
            ) {
                let field = UITextField()
                field.text = ""
                _ = unsafe field.attributedText?.attributes(at: 0, effectiveRange: nil)
            },
            MisuseCase(
                "ranges within the text", .passes,
                withLabelText { text in
                    let (fullRange, end) = (NSRange(location: 0, length: 3), NSRange(location: 3, length: 0))
                    unsafe text.enumerateAttributes(in: fullRange, options: .reverse) { _, _, _ in }
                    unsafe text.enumerateAttribute(.font, in: end, options: []) { _, _, _ in }
                    _ = (text.attributedSubstring(from: end), text.isEqual(to: text), text.mutableCopy(), text.copy())
                    let storage = storage
                    storage.insert(text, at: 4)
                    storage.addAttributes(red, range: NSRange(location: 7, length: 0))
                    storage.deleteCharacters(in: NSRange(location: 0, length: 7))
                    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: text)
                }),
            MisuseCase("rectangles of infinite ranges", .passes) {
                let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                view.text = "abc"
                for range in [NSRange(location: 1, length: .max), NSRange(location: NSNotFound, length: 1)] {
                    _ = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
                    unsafe view.layoutManager.enumerateLineFragments(forGlyphRange: range) { _, _, _, _, _ in }
                    _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
                        view.layoutManager.drawBackground(forGlyphRange: range, at: .zero)
                        view.layoutManager.drawGlyphs(forGlyphRange: range, at: .zero)
                    }
                }
            },
        ]
    }
}
