import Foundation
import Testing
import UIKit

/// Tests text storages, layout managers and text containers.
@MainActor struct TextKitTests {
    /// Retains text storages, because no other object does, as in UIKit.
    private final class StorageRetainer { var storages: [NSTextStorage] = [] }
    private let retainer = StorageRetainer()

    private func stack(
        _ text: String, width: CGFloat, padding: CGFloat = 0
    ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
        let storage = NSTextStorage(
            attributedString: NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0)))
        container.lineFragmentPadding = padding
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        retainer.storages.append(storage)
        return (storage, manager, container)
    }

    private func attribute(_ key: NSAttributedString.Key, _ location: Int, of view: UITextView) -> Any? {
        unsafe view.attributedText.attribute(key, at: location, effectiveRange: nil)
    }

    private func index(at point: CGPoint, _ manager: NSLayoutManager, _ container: NSTextContainer) -> Int {
        unsafe manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    @Test func usedRectMatchesLabelSize() {
        let text = "one two three four five six"
        let (storage, manager, container) = stack(text, width: 100)
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(manager.usedRect(for: container).height == size.height)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
        #expect(manager.numberOfGlyphs == storage.length)
    }

    @Test func glyphPositions() {
        let (_, manager, container) = stack("link and more", width: 500)
        let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]
        let link = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 4), in: container)
        #expect(link.minX == 0 && link.minY == 0)
        #expect(abs(link.width - "link".size(withAttributes: font).width) < 0.6)
        let followingRect = manager.boundingRect(forGlyphRange: NSRange(location: 9, length: 4), in: container)
        #expect(followingRect.minX > link.maxX)
        for index in 0..<13 {
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            let center = CGPoint(x: rect.midX, y: rect.midY)
            #expect(self.index(at: center, manager, container) == index)
            #expect(abs(manager.location(forGlyphAt: index).x - rect.minX) < 0.001)
        }
        #expect(abs(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 0, y: 1), in: container)) < 0.001)
        #expect(manager.glyphIndex(for: CGPoint(x: 499, y: 400), in: container) == 12)
    }

    @Test func lineFragments() {
        let (_, manager, container) = stack("first\nsecond", width: 200, padding: 5)
        var lines: [(CGRect, CGRect, NSRange)] = []
        unsafe manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 12)) {
            available, used, _, range, _ in
            lines.append((available, used, range))
        }
        #expect(lines.map(\.2) == [NSRange(location: 0, length: 6), NSRange(location: 6, length: 6)])
        #expect(lines.allSatisfy { $0.0.width == 200 && $0.1.width < 80 })
        #expect(lines[1].0.minY == lines[0].0.maxY)
        #expect(manager.location(forGlyphAt: 6).x == 5)
        var effective = NSRange()
        _ = unsafe manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: &effective)
        #expect(effective == NSRange(location: 6, length: 6))
        container.maximumNumberOfLines = 1
        #expect(manager.glyphRange(for: container).length == 6)
    }

    @Test func rightToLeftGlyphPositions() {
        let (_, manager, container) = stack("שלום", width: 200)
        let first = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container)
        let last = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 1), in: container)
        #expect(first.minX > last.minX)
        #expect(manager.glyphIndex(for: CGPoint(x: first.midX, y: 5), in: container) == 0)
    }

    @Test func storageAndTextViewShareText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "before"
        #expect(view.textStorage.string == "before")
        view.textStorage.append(NSAttributedString(string: " after", attributes: [.foregroundColor: UIColor.red]))
        #expect(view.text == "before after")
        #expect(attribute(.foregroundColor, 8, of: view) as? UIColor == .red)
        view.text = "new"
        #expect(view.textStorage.string == "new")
        #expect(view.layoutManager.textStorage === view.textStorage)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "N")
        #expect(view.text == "New")
    }

    @Test func textViewShowsTextOfItsContainer() {
        let (storage, _, container) = stack("given", width: 100)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        #expect(view.text == "given")
        storage.setAttributedString(NSAttributedString(string: "other"))
        #expect(view.text == "other")
    }

    @Test func containerWidthDeterminesWrapping() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.text = "some words to wrap"
        let wide = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        view.textContainer.widthTracksTextView = false
        view.textContainer.size = CGSize(width: 60, height: 0)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > wide)
    }

    @Test func delegateIsCalledOncePerEdit() {
        final class Listener: NSObject, NSTextStorageDelegate {
            var edits: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { edits.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
        }
        let (storage, listener) = (NSTextStorage(string: "abc"), Listener())
        storage.delegate = listener
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "XYZ")
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        storage.append(NSAttributedString(string: "!"))
        storage.endEditing()
        #expect(listener.edits == ["2 1 3 2", "1 0 2 0", "3 0 5 0"])
    }

    /// A text storage subclass with the four primitives that TextKit's documentation requires.
    final class CustomStorage: NSTextStorage {
        private let store = NSMutableAttributedString()
        override var string: String { store.string }
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { unsafe store.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            store.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            store.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
        override func processEditing() {
            let digits = string.enumerated().filter { $0.element.isNumber }.map(\.offset)
            for digit in digits { store.addAttribute(.kern, value: 1, range: NSRange(location: digit, length: 1)) }
            super.processEditing()
        }
    }

    @Test func textStorageSubclassesWork() {
        let storage = CustomStorage()
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: .zero, textContainer: container)
        storage.append(NSAttributedString(string: "a1b", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        #expect(view.text == "a1b")
        #expect(attribute(.kern, 1, of: view) as? Int == 1)
        #expect(attribute(.font, 2, of: view) as? UIFont == .systemFont(ofSize: 20))
        #expect(attribute(.kern, 2, of: view) == nil)
    }

    @Test func windowLevelArithmetic() {
        #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001))
        #expect(UIWindow.Level.alert - 1 < .alert)
    }
}
