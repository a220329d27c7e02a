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
    private static let invalidRange = NSRange(location: 2, length: 9)
    private static func mutationException(_ method: String, _ range: String = "{2, 9}") -> ExpectedOutcome {
        .raises(
            "NSRangeException",
            "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds; "
                + "-[NSMutableAttributedString \(method)]: range \(range), the text has 4 UTF-16 units")
    }
    private static func readException(_ asked: String) -> ExpectedOutcome {
        .raises("NSRangeException", "RLEArray objectAtIndex:effectiveRange:: Out of bounds; -[\(asked), the text has 4")
    }

    static var ownTextRanges: [MisuseCase] {
        [
            MisuseCase("attribute added beyond a text's end", mutationException("addAttribute:value:range:")) {
                mutable.addAttribute(.foregroundColor, value: UIColor.red, range: invalidRange)
            },
            MisuseCase("attribute added beyond a copied text's end", mutationException("addAttribute:value:range:")) {
                copied.addAttribute(.foregroundColor, value: UIColor.red, range: invalidRange)
            },
            MisuseCase("attributes added beyond a text's end", mutationException("addAttributes:range:")) {
                mutable.addAttributes([.kern: 2], range: invalidRange)
            },
            MisuseCase("attributes set beyond a text's end", mutationException("setAttributes:range:")) {
                mutable.setAttributes([:], range: invalidRange)
            },
            MisuseCase("attribute removed beyond a text's end", mutationException("removeAttribute:range:")) {
                mutable.removeAttribute(.kern, range: invalidRange)
            },
            MisuseCase(
                "attributes of an empty range set beyond a text's end",
                mutationException("setAttributes:range:", "{9, 0}")
            ) {
                mutable.setAttributes([:], range: NSRange(location: 9, length: 0))
            },
            MisuseCase("attributes at NSNotFound", .passes) {
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
            MisuseCase("text replaced beyond its end", mutationException("replaceCharactersInRange:withString:")) {
                mutable.replaceCharacters(in: invalidRange, with: "x")
            },
            MisuseCase(
                "text replaced by a text beyond its end",
                mutationException("replaceCharactersInRange:withAttributedString:")
            ) { mutable.replaceCharacters(in: invalidRange, with: AdaptedText.string(string: "x")) },
            MisuseCase(
                "text inserted beyond a text's end", mutationException("insertAttributedString:atIndex:", "{9, 0}")
            ) {
                mutable.insert(AdaptedText.string(string: "x"), at: 9)
            },
            MisuseCase("text deleted beyond its end", mutationException("deleteCharactersInRange:")) {
                mutable.deleteCharacters(in: invalidRange)
            },
            MisuseCase(
                "attributes at an index beyond a text's end",
                readException("NSMutableAttributedString attributesAtIndex:effectiveRange:]: index 4")
            ) { _ = unsafe mutable.attributes(at: 4, effectiveRange: nil) },
            MisuseCase(
                "substring beyond an immutable text's end",
                readException("NSAttributedString attributedSubstringFromRange:]: range {2, 9}")
            ) { _ = AdaptedText.string(attributedString: mutable).attributedSubstring(from: invalidRange) },
            MisuseCase(
                "attributes enumerated beyond a text's end",
                readException("NSMutableAttributedString enumerateAttribute:inRange:options:usingBlock:]: range {2, 9}")
            ) { unsafe mutable.enumerateAttribute(.kern, in: invalidRange, options: []) { _, _, _ in } },
            MisuseCase("ranges within the app's own texts", .passes) {
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
