import Foundation
import Synchronization

/// Finds links, mail addresses and telephone numbers in text.
///
/// Differences from Apple: the class isn't an `NSRegularExpression`, whose methods can't be overridden on Linux. Dates, postal addresses
/// and flights aren't found. A word with dots is a link only if it ends with a well-known top-level domain. A telephone
/// number has seven to fifteen digits, separated by spaces, dots, hyphens or brackets.
open class NSDataDetector: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the compiler can't verify this for an open class.
    /// The types to find.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector for a sum of raw values of `NSTextCheckingResult.CheckingType`.
    /// - Throws: an error if the sum is 0.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
    }

    /// Returns the matches in a range of UTF-16 units, in order and without overlaps.
    /// - Complexity: linear in the range's length.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let text = string as NSString
        guard range.location >= 0, NSMaxRange(range) <= text.length else { return [] }
        var results: [DetectedResult] = []
        if checkingTypes & DetectedKind.link.rawValue != 0 {
            results += Self.link.matches(in: string, range: range).compactMap { Self.link($0.range, text) }
        }
        if checkingTypes & DetectedKind.phoneNumber.rawValue != 0 {
            results += Self.phone.matches(in: string, range: range).compactMap { match in
                let number = text.substring(with: match.range)
                guard (7...15).contains(number.count(where: \.isNumber)) else { return nil }
                return DetectedResult(.phoneNumber, match.range, phoneNumber: number)
            }
        }
        var end = 0
        return results.sorted {
            ($0.matchRange.location, -$0.matchRange.length) < ($1.matchRange.location, -$1.matchRange.length)
        }.filter {
            guard $0.matchRange.location >= end else { return false }
            end = NSMaxRange($0.matchRange)
            return true
        }
    }

    /// Returns the first match; nil if there is none.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Returns the number of matches.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Returns the range of the first match; the location is `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a block with each match until the block requests a stop.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for match in matches(in: string, options: options, range: range) {
            unsafe block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Patterns

    private static let domains =
        "com|org|net|edu|gov|io|dev|app|info|biz|me|co|tv|ai|eu|uk|de|fr|it|es|nl|be|ch|at|pl|se|no|dk|fi|pt|cz|ru|ua|jp|cn|kr|tw|hk"
        + "|in|au|nz|ca|us|br|mx|ar|za"

    // The patterns are constants in this file, and valid.
    // swift-format-ignore: NeverUseForceTry
    private static let link = try! NSRegularExpression(
        pattern: #"(?:\b(?:https?|ftp)://[^\s<>"]{1,2000})"#
            + #"|(?:\b(?:mailto:)?[A-Z0-9._%+-]{1,64}@[A-Z0-9-]{1,63}(?:\.[A-Z0-9-]{1,63}){1,8}\b)"#
            + #"|(?:\bwww\.[A-Z0-9-]{1,63}(?:\.[A-Z0-9-]{1,63}){1,8}(?:[/?#][^\s<>"]{0,2000})?)"#
            + #"|(?:\b[A-Z0-9-]{1,63}(?:\.[A-Z0-9-]{1,63}){0,8}\.(?:"# + domains + #")\b(?:[/?#][^\s<>"]{0,2000})?)"#,
        options: [.caseInsensitive])
    // swift-format-ignore: NeverUseForceTry
    private static let phone = try! NSRegularExpression(
        pattern: #"(?<![\w.@/])(?:\+|\()?\d[\d\s().\-/]{5,30}\d(?![\w@])"#)

    /// Returns a link without trailing punctuation; nil if the text is not a valid address.
    private static func link(_ range: NSRange, _ text: NSString) -> DetectedResult? {
        var range = range
        var linkText = text.substring(with: range)
        while let last = linkText.last, ".,;:!?'\")]}".contains(last) {
            if last == ")", linkText.contains("(") { break }
            linkText.removeLast()
            range.length -= String(last).utf16.count
        }
        let lower = linkText.lowercased()
        var address = linkText
        if !lower.contains("://"), !lower.hasPrefix("mailto:") {
            address = lower.contains("@") && !lower.contains("/") ? "mailto:" + linkText : "http://" + linkText
        }
        return URL(string: address).map { DetectedResult(.link, range, url: $0) }
    }
}

/// The result types that the detector finds. Foundation on Linux declares them, but never creates such results.
private enum DetectedKind: UInt64 {
    case link = 32
    case phoneNumber = 2048
}

/// A result for a link or a telephone number.
private final class DetectedResult: NSTextCheckingResult {
    let kind: DetectedKind
    let matchRange: NSRange
    let address: URL?
    let number: String?

    init(_ kind: DetectedKind, _ location: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
        (self.kind, self.matchRange, address, number) = (kind, location, url, phoneNumber)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { CheckingType(rawValue: kind.rawValue) }
    override var range: NSRange { matchRange }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? matchRange : NSRange(location: NSNotFound, length: 0) }
}

/// A set of result types, as the sum of their raw values.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
    /// The URL of a link.
    public var url: URL? { (self as? DetectedResult)?.address }
    /// The telephone number as written.
    public var phoneNumber: String? { (self as? DetectedResult)?.number }
    /// Always nil: dates aren't found.
    public var date: Date? { nil }
    /// Always nil: dates aren't found.
    public var timeZone: TimeZone? { nil }
    /// Always 0: dates aren't found.
    public var duration: TimeInterval { 0 }
    /// Always nil: addresses aren't found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    /// Always nil: neither addresses nor flights are found.
    public var components: [NSTextCheckingKey: String]? { nil }

    /// Returns a result for a link.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedResult(.link, range, url: url)
    }

    /// Returns a result for a telephone number.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedResult(.phoneNumber, range, phoneNumber: phoneNumber)
    }
}
