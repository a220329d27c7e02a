import Foundation

/// An immutable attributed string that checks ranges, for storage in views. For invalid ranges, it raises UIKit's exception, whereas
/// Foundation's class on Linux crashes without a message or reads beyond its memory.
package final class BoundsCheckedAttributedString: NSAttributedString {
    package override var classForCoder: AnyClass { NSAttributedString.self }
    package override func mutableCopy(with zone: NSZone? = nil) -> Any { boundsCheckedMutable }

    package override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        guard TextBounds.validateRead("attributesAtIndex:effectiveRange:", at: location, in: self) else { return [:] }
        return unsafe super.attributes(at: location, effectiveRange: range)
    }

    package override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        guard TextBounds.validateRead("attribute:atIndex:effectiveRange:", at: location, in: self) else { return nil }
        return unsafe super.attribute(attrName, at: location, effectiveRange: range)
    }

    package override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let method = "attributesAtIndex:longestEffectiveRange:inRange:"
        guard TextBounds.validateRead(method, at: location, within: rangeLimit, in: self) else { return [:] }
        return unsafe super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    package override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        let method = "attribute:atIndex:longestEffectiveRange:inRange:"
        guard TextBounds.validateRead(method, at: location, within: rangeLimit, in: self) else { return nil }
        return unsafe super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    package override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard TextBounds.validateRead("attributedSubstringFromRange:", range, in: self) else {
            return NSAttributedString(string: "")
        }
        return super.attributedSubstring(from: range).boundsChecked
    }

    package override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard TextBounds.validateRead("enumerateAttributesInRange:options:usingBlock:", enumerationRange, in: self)
        else {
            return
        }
        unsafe super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }

    package override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard TextBounds.validateRead("enumerateAttribute:inRange:options:usingBlock:", enumerationRange, in: self)
        else {
            return
        }
        unsafe super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }
}

extension NSAttributedString {
    /// An immutable copy of the text that checks ranges, for storage in a view.
    package var boundsChecked: NSAttributedString {
        (self as? BoundsCheckedAttributedString) ?? BoundsCheckedAttributedString(attributedString: self)
    }

    /// A mutable copy of the text that checks ranges.
    package var boundsCheckedMutable: NSMutableAttributedString {
        BoundsCheckedMutableAttributedString(attributedString: self)
    }
}

/// Functions that validate text ranges and raise UIKit's exceptions for invalid ranges.
enum TextBounds {
    /// Returns whether a text contains the UTF-16 unit that a method reads. Otherwise, raises an exception.
    static func validateRead(_ method: String, at location: Int, in text: NSAttributedString) -> Bool {
        let length = text.string.utf16.count
        if location >= 0, location < length { return true }
        raise("objectAtIndex:effectiveRange:", method, "index \(location)", length, text)
        return false
    }

    /// Returns whether a text contains the range and the UTF-16 unit that a method reads. Otherwise, raises an exception.
    static func validateRead(_ method: String, at location: Int, within range: NSRange, in text: NSAttributedString)
        -> Bool
    {
        validateRead(method, range, in: text) && validateRead(method, at: location, in: text)
    }

    /// Returns whether a text contains the range that a method reads. Otherwise, raises an exception.
    static func validateRead(_ method: String, _ range: NSRange, in text: NSAttributedString) -> Bool {
        validateRange(range, "objectAtIndex:effectiveRange:", method, text)
    }

    /// Returns whether a text contains the range that a method changes. Otherwise, raises an exception.
    static func validateChange(_ method: String, _ range: NSRange, in text: NSAttributedString) -> Bool {
        validateRange(range, "replaceObjectsInRange:withObject:length:", method, text)
    }

    private static func validateRange(
        _ range: NSRange, _ arrayMethod: String, _ method: String, _ text: NSAttributedString
    )
        -> Bool
    {
        let length = text.string.utf16.count
        if range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location {
            return true
        }
        raise(arrayMethod, method, "range {\(range.location), \(range.length)}", length, text)
        return false
    }

    /// Raises UIKit's exception for an invalid index or range.
    private static func raise(
        _ arrayMethod: String, _ method: String, _ request: String, _ length: Int, _ text: NSAttributedString
    ) {
        let (array, name) =
            switch text {
            case is NSTextStorage: ("NSMutableRLEArray", "NSTextStorage")
            case is NSMutableAttributedString: ("NSMutableRLEArray", "NSMutableAttributedString")
            default: ("NSRLEArray", "NSAttributedString")
            }
        UIKitException.raiseOrRecord(
            "NSRangeException",
            "\(array) \(arrayMethod): Out of bounds; -[\(name) \(method)]: \(request), the text has \(length) UTF-16 units"
        )
    }
}

extension NSRange {
    /// Returns the intersection of the range with the range of a text that has `count` UTF-16 units.
    package func clamped(to count: Int) -> NSRange {
        let start = min(max(location, 0), count)
        let (end, overflows) = location.addingReportingOverflow(length)
        return NSRange(start..<max(overflows ? count : min(end, count), start))
    }
}
