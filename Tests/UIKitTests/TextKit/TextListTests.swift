import Testing

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests text lists, tab stops in documents, and writing directions of attributed text.
@MainActor struct TextListTests {
    /// Returns the drawn text line by line, with the position of each run.
    private func lines(_ view: UIView) -> [String] {
        var lines: [(y: CGFloat, words: [String])] = []
        for case .glyphs(let run, let origin, _) in view.displayList().commands {
            let word = "\(run.text)@\(origin.x.rounded())"
            if lines.last?.y == origin.y {
                lines[lines.count - 1].words.append(word)
            } else {
                lines.append((origin.y, [word]))
            }
        }
        return lines.map { $0.words.joined(separator: " ") }
    }

    private func text(_ items: [(String, [NSTextList])]) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for (item, lists) in items {
            let style = NSMutableParagraphStyle()
            style.textLists = lists
            text.append(NSAttributedString(string: item, attributes: [.paragraphStyle: style]))
        }
        return text
    }

    private func view(_ text: NSAttributedString) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        (view.textContainerInset, view.textContainer.lineFragmentPadding) = (.zero, 0)
        view.attributedText = text
        return view
    }

    @Test func textViewsDrawListMarkers() {
        let numbers = NSTextList(markerFormat: NSTextList.MarkerFormat(rawValue: "{decimal}."), options: 0)
        let letters = NSTextList(markerFormat: .lowercaseAlpha, options: .prependEnclosingMarker, startingItemNumber: 2)
        let view = view(
            text([
                ("one\ntwo\n", [numbers]), ("in\nner\n", [numbers, letters]), ("three\n", [numbers]), ("plain\n", []),
                ("first\n", [numbers]),
            ]))
        #expect(
            lines(view) == [
                "one@36.0 1.@11.0", "two@36.0 2.@11.0", "in@72.0 2.b@47.0", "ner@72.0 2.c@47.0", "three@36.0 3.@11.0",
                "plain@0.0", "first@36.0 1.@11.0",
            ])
    }

    @Test func markersUseTabStopsOfTheParagraph() {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        style.tabStops = [NSTextTab(textAlignment: .left, location: 5), NSTextTab(textAlignment: .left, location: 20)]
        let view = view(NSAttributedString(string: "item", attributes: [.paragraphStyle: style]))
        #expect(lines(view) == ["item@20.0 \u{2022}@5.0"])
    }

    @Test func labelsDrawNoListMarkers() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        label.attributedText = text([("item", [NSTextList(markerFormat: .disc, options: 0)])])
        #expect(lines(label) == ["item@0.0"])
    }

    @Test func writingDirectionAttributeAppliesToRuns() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "cd"))
        let override = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
        text.addAttribute(.writingDirection, value: [override], range: NSRange(location: 0, length: 4))
        label.attributedText = text
        #expect(lines(label).first?.hasPrefix("cd@") == true)
    }
}
