import CellSimText
import Foundation

/// A tab stop: the position and alignment of text after a tab. Immutable.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
    /// The keys of a tab stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The characters that end a column, as a `CharacterSet`. The first of them in the text is placed at the tab
        /// stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of text at the tab stop.
    open private(set) var alignment: NSTextAlignment
    /// The distance from the leading edge in points.
    open private(set) var location: CGFloat
    /// Additional options of the tab stop.
    open private(set) var options: [OptionKey: Any]

    /// Creates a tab stop at a distance from the leading edge in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc.isFinite ? loc : 0, options)
    }

    /// Returns the characters that end a column of numbers: the full stop, in every language.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet { CharacterSet(charactersIn: ".") }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.tabStop == tabStop }

    open override var hash: Int { tabStop.hashValue }

    /// The tab stop for text layout. Only terminators in Latin text are supported.
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
