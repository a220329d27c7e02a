import CellSimAdapted
import Foundation
import UIKit

/// Ranges outside of attributed strings that the app created or copied from views.
extension MisuseCase {
    private static var mutable: NSMutableAttributedString {
        AdaptedText.mutableString(string: "a👍c", attributes: [.kern: 1])
    }
    private static var copied: NSMutableAttributedString {
        let label = UILabel()
        label.text = "a👍c"
        return (label.attributedText?.mutableCopy() as? NSMutableAttributedString) ?? NSMutableAttributedString()
    }
    private static let wide = NSRange(location: 2, length: 9)
    private static func changed(_ method: String, _ range: String = "{2, 9}") -> ExpectedOutcome {
        .raises(
            "NSRangeException",
            "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds; "
                + "-[NSMutableAttributedString \(method)]: range \(range), the text has 4 UTF-16 units")
    }
    private static func read(_ asked: String) -> ExpectedOutcome {
        .raises("NSRangeException", "RLEArray objectAtIndex:effectiveRange:: Out of bounds; -[\(asked), the text has 4")
    }

    static var ownTextRanges: [MisuseCase] {
        [
            MisuseCase("attribute beyond a text", changed("addAttribute:value:range:")) {
                mutable.addAttribute(.foregroundColor, value: UIColor.red, range: wide)
            },
            MisuseCase("attribute beyond a copied text", changed("addAttribute:value:range:")) {
                copied.addAttribute(.foregroundColor, value: UIColor.red, range: wide)
            },
            MisuseCase("attributes beyond a text", changed("addAttributes:range:")) {
                mutable.addAttributes([.kern: 2], range: wide)
            },
            MisuseCase("attributes set beyond a text", changed("setAttributes:range:")) {
                mutable.setAttributes([:], range: wide)
            },
            MisuseCase("attribute removed beyond a text", changed("removeAttribute:range:")) {
                mutable.removeAttribute(.kern, range: wide)
            },
            MisuseCase("attributes of an empty range set beyond a text", changed("setAttributes:range:", "{9, 0}")) {
                mutable.setAttributes([:], range: NSRange(location: 9, length: 0))
            },
            MisuseCase("attributes of the range of a text that is not found", .passes) {
                let nowhere = (mutable.string as NSString).range(of: "z")
                precondition(nowhere.location == NSNotFound)
                for text in [mutable, copied] {
                    let before = text.copy() as? NSAttributedString
                    text.addAttribute(.kern, value: 2, range: nowhere)
                    text.addAttributes([.kern: 2], range: nowhere)
                    text.removeAttribute(.kern, range: nowhere)
                    precondition(text == before)
                }
            },
            MisuseCase("text replaced beyond its end", changed("replaceCharactersInRange:withString:")) {
                mutable.replaceCharacters(in: wide, with: "x")
            },
            MisuseCase(
                "text replaced by a text beyond its end", changed("replaceCharactersInRange:withAttributedString:")
            ) { mutable.replaceCharacters(in: wide, with: AdaptedText.string(string: "x")) },
            MisuseCase("text inserted beyond a text", changed("insertAttributedString:atIndex:", "{9, 0}")) {
                mutable.insert(AdaptedText.string(string: "x"), at: 9)
            },
            MisuseCase("text cut beyond its end", changed("deleteCharactersInRange:")) {
                mutable.deleteCharacters(in: wide)
            },
            MisuseCase(
                "attributes of no unit of a text",
                read("NSMutableAttributedString attributesAtIndex:effectiveRange:]: index 4")
            ) { _ = unsafe mutable.attributes(at: 4, effectiveRange: nil) },
            MisuseCase(
                "part beyond a fixed text", read("NSAttributedString attributedSubstringFromRange:]: range {2, 9}")
            ) { _ = AdaptedText.string(attributedString: mutable).attributedSubstring(from: wide) },
            MisuseCase(
                "each beyond a text",
                read("NSMutableAttributedString enumerateAttribute:inRange:options:usingBlock:]: range {2, 9}")
            ) { unsafe mutable.enumerateAttribute(.kern, in: wide, options: []) { _, _, _ in } },
            MisuseCase("own texts within their bounds", .passes) {
                let text = AdaptedText.mutableString()
                text.append(AdaptedText.string(string: "ab", attributes: [.kern: 1]))
                text.insert(AdaptedText.string(), at: 2)
                text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
                text.deleteCharacters(in: NSRange(location: 0, length: 1))
                text.setAttributedString(mutable)
                text.replaceCharacters(in: NSRange(location: 4, length: 0), with: "d")
                precondition(text.string == "a👍cd" && text.mutableCopy() as? NSAttributedString == text)
                precondition(AdaptedText.mutableString(attributedString: text) == text)
            },
        ]
    }
}
