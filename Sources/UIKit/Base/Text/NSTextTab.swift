import CellSimText
import Foundation

/// A tab stop, with a position and the alignment of the text after the tab. Instances are immutable.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
    /// The keys for the options of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The characters that end a column, as a `CharacterSet`. The first such character in the text is aligned with the tab stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of text at the tab stop.
    open private(set) var alignment: NSTextAlignment
    /// The distance of the tab stop from the leading edge, in points.
    open private(set) var location: CGFloat
    /// The options of the tab stop.
    open private(set) var options: [OptionKey: Any]

    /// Creates a tab stop at a distance from the leading edge, in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc.isFinite ? loc : 0, options)
    }

    /// Returns the characters that end a column of numbers, which is the full stop in all locales.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet { CharacterSet(charactersIn: ".") }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.tabStop == tabStop }

    open override var hash: Int { tabStop.hashValue }

    /// The tab stop in the format of text layout. Only Latin-1 terminators are supported.
    var tabStop: TabStop {
        let terminators = options[.columnTerminators] as? CharacterSet
        let terminatorScalars = terminators.map { set in
            (0x21..<0x100 as Range<UInt32>).compactMap(Unicode.Scalar.init).filter(set.contains)
        }
        return TabStop(
            location: location, alignment: alignment.textAlignment,
            columnTerminators: String(String.UnicodeScalarView(terminatorScalars ?? [])))
    }

    convenience init(_ stop: TabStop) {
        let alignment: NSTextAlignment =
            switch stop.alignment {
            case .natural: .natural
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            }
        self.init(
            textAlignment: alignment, location: stop.location,
            options: stop.columnTerminators.isEmpty
                ? [:] : [.columnTerminators: CharacterSet(charactersIn: stop.columnTerminators)])
    }
}
