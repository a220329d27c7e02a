import Foundation

/// The delegate of a text storage, which is notified of edits.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before the layout managers are notified of an edit. The delegate can change the edited text.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called after an edit has been processed. The delegate can change attributes, but not characters.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

/// A mutable attributed string that notifies its layout managers, and therefore the text views, of edits.
///
/// Subclasses with their own storage override `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and call `edited(_:range:changeInLength:)`. All other methods use these members. Unlike in UIKit, edits of
/// `mutableString` are not detected.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes in an edit.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Attributes have changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters have changed.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// The delegate that is notified of edits. Not retained.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The layout managers of the text, in the order in which they were added.
    public private(set) var layoutManagers: [NSLayoutManager] = []
    /// The kinds of changes since the last processing of edits.
    public private(set) var editedMask: EditActions = []
    /// The edited range in UTF-16 units of the current text. Its location is `NSNotFound` without edits.
    public private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The difference between the current length and the length before the edits, in UTF-16 units.
    public private(set) var changeInLength = 0
    private var editingDepth = 0
    private var isProcessing = false

    /// Creates empty text.
    public init() { super.init(string: "") }
    /// Creates text without attributes.
    public override init(string: String) { super.init(string: string) }
    /// Creates a copy of attributed text.
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    /// Creates text from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Layout managers

    /// Adds a layout manager.
    open func addLayoutManager(_ manager: NSLayoutManager) {
        let pair = UncheckedSendable((self, manager))
        performOnMainThread("NSTextStorage.addLayoutManager") {
            let (storage, manager) = pair.value
            manager.textStorage?.removeLayoutManager(manager)
            storage.layoutManagers.append(manager)
            manager.textStorage = storage
            manager.textDidChange()
        }
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ manager: NSLayoutManager) {
        let pair = UncheckedSendable((self, manager))
        performOnMainThread("NSTextStorage.removeLayoutManager") {
            let (storage, manager) = pair.value
            storage.layoutManagers.removeAll { $0 === manager }
            if manager.textStorage === storage { manager.textStorage = nil }
        }
    }

    // MARK: Edits

    /// Records an edit. Processes it immediately outside `beginEditing` and `endEditing`.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let (length, overflows) = editedRange.length.addingReportingOverflow(delta)
        let newRange = NSRange(location: editedRange.location, length: overflows ? Int.max : max(length, 0))
        guard TextBounds.validateChange("edited:range:changeInLength:", newRange, in: self) else { return }
        self.editedMask.formUnion(editedMask)
        self.editedRange = self.editedRange.location == NSNotFound ? newRange : NSUnionRange(self.editedRange, newRange)
        changeInLength += delta
        if editingDepth == 0, !isProcessing { processEditing() }
    }

    /// Notifies the delegate and the layout managers of the recorded edits.
    open func processEditing() {
        isProcessing = true
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        isProcessing = false
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        guard !layoutManagers.isEmpty else { return }
        let managers = UncheckedSendable(layoutManagers)
        performOnMainThread("NSTextStorage.processEditing") {
            for manager in managers.value { manager.textDidChange() }
        }
    }

    /// Ensures that the attributes in a range are valid. Does nothing, because fonts are resolved during layout.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    /// Starts a group of edits, which ends with the matching call of `endEditing`.
    open override func beginEditing() { editingDepth += 1 }

    /// Ends a group of edits. The end of the outermost group processes the edits.
    open override func endEditing() {
        editingDepth = max(editingDepth - 1, 0)
        if editingDepth == 0, !editedMask.isEmpty { processEditing() }
    }

    // MARK: Members that subclasses override

    /// The characters of the text.
    open override var string: String { super.string }

    /// Returns the attributes of a character and their effective range.
    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        guard TextBounds.validateRead("attributesAtIndex:effectiveRange:", at: location, in: self) else { return [:] }
        return unsafe super.attributes(at: location, effectiveRange: range)
    }

    /// Replaces the characters in a range. The new characters have the attributes of the range.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        guard TextBounds.validateChange("replaceCharactersInRange:withString:", range, in: self) else { return }
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    /// Replaces the attributes in a range.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard TextBounds.validateChange("setAttributes:range:", range, in: self) else { return }
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Members that use the overridable members

    /// Returns an attribute of a character and its effective range.
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { unsafe attributes(at: location, effectiveRange: range)[attrName] }

    /// Returns the attributes of a character and their longest effective range in `rangeLimit`.
    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let method = "attributesAtIndex:longestEffectiveRange:inRange:"
        guard TextBounds.validateRead(method, at: location, within: rangeLimit, in: self) else { return [:] }
        return unsafe super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    /// Returns an attribute of a character and its longest effective range in `rangeLimit`.
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        let method = "attribute:atIndex:longestEffectiveRange:inRange:"
        guard TextBounds.validateRead(method, at: location, within: rangeLimit, in: self) else { return nil }
        return unsafe super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    /// Returns the attributed substring in a range.
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard TextBounds.validateRead("attributedSubstringFromRange:", range, in: self) else {
            return NSAttributedString(string: "")
        }
        return super.attributedSubstring(from: range)
    }

    /// Calls a closure with each run of equal attributes in a range.
    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let method = "enumerateAttributesInRange:options:usingBlock:"
        guard TextBounds.validateRead(method, enumerationRange, in: self) else { return }
        unsafe super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }

    /// Calls a closure with each run of equal values of an attribute in a range.
    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let method = "enumerateAttribute:inRange:options:usingBlock:"
        guard TextBounds.validateRead(method, enumerationRange, in: self) else { return }
        unsafe super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }

    /// Adds attributes to a range.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes("addAttributes:range:", in: range) { $0.merge(attrs) { $1 } }
    }

    /// Adds an attribute to a range.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes("addAttribute:value:range:", in: range) { $0[name] = value }
    }

    /// Removes an attribute from a range.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes("removeAttribute:range:", in: range) { $0[name] = nil }
    }

    /// Replaces a range with attributed text.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        guard TextBounds.validateChange("replaceCharactersInRange:withAttributedString:", range, in: self) else {
            return
        }
        let text = NSAttributedString(attributedString: attrString)
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        let fullRange = NSRange(location: 0, length: text.length)
        unsafe text.enumerateAttributes(in: fullRange, options: []) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    /// Inserts attributed text before a character.
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    /// Appends attributed text.
    open override func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: string.utf16.count, length: 0), with: attrString)
    }

    /// Deletes the characters in a range.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    /// Replaces the whole text with attributed text.
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: string.utf16.count), with: attrString)
    }

    private func changeAttributes(
        _ method: String, in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        guard TextBounds.validateChange(method, range, in: self) else { return }
        beginEditing()
        var location = range.location
        while location < NSMaxRange(range) {
            var run = NSRange(location: location, length: NSMaxRange(range) - location)
            var attributes = unsafe attributes(at: location, effectiveRange: &run)
            change(&attributes)
            let end = max(min(NSMaxRange(run), NSMaxRange(range)), location + 1)
            setAttributes(attributes, range: NSRange(location: location, length: end - location))
            location = end
        }
        endEditing()
    }

    private func performOnMainThread(_ method: String, _ body: @MainActor () -> Void) {
        guard MainThread.isCurrent else { return MainThread.report(method) }
        MainActor.assumeIsolated(body)
    }

    /// A copy of the current text, created with the members that subclasses override.
    package var snapshot: NSAttributedString {
        let copy = NSMutableAttributedString(string: string)
        var location = 0
        let end = copy.length
        while location < end {
            var range = NSRange(location: location, length: end - location)
            let attributes = unsafe attributes(at: location, effectiveRange: &range)
            let runRange = NSIntersectionRange(range, NSRange(location: location, length: end - location))
            let next = max(NSMaxRange(runRange), location + 1)
            copy.setAttributes(attributes, range: NSRange(location: location, length: min(next, end) - location))
            location = next
        }
        return copy
    }
}

extension NSTextStorage {
    /// A notification that is posted before edits are processed.
    public class var willProcessEditingNotification: Notification.Name {
        Notification.Name("NSTextStorageWillProcessEditingNotification")
    }
    /// A notification that is posted after edits have been processed.
    public class var didProcessEditingNotification: Notification.Name {
        Notification.Name("NSTextStorageDidProcessEditingNotification")
    }
}
