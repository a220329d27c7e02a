import Foundation

/// A mutable attributed string that checks ranges. For invalid ranges, it raises UIKit's exception, whereas Foundation's class on Linux
/// crashes without a message.
final class BoundsCheckedMutableAttributedString: NSMutableAttributedString {
    override var classForCoder: AnyClass { NSMutableAttributedString.self }
    override func copy(with zone: NSZone? = nil) -> Any { boundsChecked }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { boundsCheckedMutable }

    // MARK: Reading

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        guard TextBounds.validateRead("attributesAtIndex:effectiveRange:", at: location, in: self) else { return [:] }
        return unsafe super.attributes(at: location, effectiveRange: range)
    }

    override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        guard TextBounds.validateRead("attribute:atIndex:effectiveRange:", at: location, in: self) else { return nil }
        return unsafe super.attribute(attrName, at: location, effectiveRange: range)
    }

    override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let method = "attributesAtIndex:longestEffectiveRange:inRange:"
        guard TextBounds.validateRead(method, at: location, within: rangeLimit, in: self) else { return [:] }
        return unsafe super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        let method = "attribute:atIndex:longestEffectiveRange:inRange:"
        guard TextBounds.validateRead(method, at: location, within: rangeLimit, in: self) else { return nil }
        return unsafe super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard TextBounds.validateRead("attributedSubstringFromRange:", range, in: self) else {
            return NSAttributedString(string: "")
        }
        return super.attributedSubstring(from: range).boundsChecked
    }

    override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let method = "enumerateAttributesInRange:options:usingBlock:"
        guard TextBounds.validateRead(method, enumerationRange, in: self) else { return }
        unsafe super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }

    override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let method = "enumerateAttribute:inRange:options:usingBlock:"
        guard TextBounds.validateRead(method, enumerationRange, in: self) else { return }
        unsafe super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }

    // MARK: Changing

    override func replaceCharacters(in range: NSRange, with str: String) {
        guard TextBounds.validateChange("replaceCharactersInRange:withString:", range, in: self) else { return }
        super.replaceCharacters(in: range, with: str)
    }

    override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        guard TextBounds.validateChange("replaceCharactersInRange:withAttributedString:", range, in: self) else {
            return
        }
        super.replaceCharacters(in: range, with: attrString)
    }

    override func insert(_ attrString: NSAttributedString, at loc: Int) {
        let insertionRange = NSRange(location: loc, length: 0)
        guard TextBounds.validateChange("insertAttributedString:atIndex:", insertionRange, in: self) else { return }
        super.insert(attrString, at: loc)
    }

    override func deleteCharacters(in range: NSRange) {
        guard TextBounds.validateChange("deleteCharactersInRange:", range, in: self) else { return }
        super.deleteCharacters(in: range)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard TextBounds.validateChange("setAttributes:range:", range, in: self) else { return }
        super.setAttributes(attrs, range: range)
    }

    // Methods that add or remove attributes don't check empty ranges, because apps pass the range of a search without a match (location
    // `NSNotFound`).

    override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        guard range.length != 0 else { return }
        guard TextBounds.validateChange("addAttributes:range:", range, in: self) else { return }
        super.addAttributes(attrs, range: range)
    }

    override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        guard range.length != 0 else { return }
        guard TextBounds.validateChange("addAttribute:value:range:", range, in: self) else { return }
        super.addAttribute(name, value: value, range: range)
    }

    override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        guard range.length != 0 else { return }
        guard TextBounds.validateChange("removeAttribute:range:", range, in: self) else { return }
        super.removeAttribute(name, range: range)
    }
}
