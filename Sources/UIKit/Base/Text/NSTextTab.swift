import CellSimText
import Foundation

/// The position of the text after a tab. Immutable.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// The keys of a tab's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `CharacterSet`: the first of these characters in the column is at the tab's position.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// Whether text begins, ends or is centred at the position.
    open private(set) var alignment: NSTextAlignment
    /// The position in points from the leading edge.
    open private(set) var location: CGFloat
    /// The further options of the tab.
    open private(set) var options: [OptionKey: Any]

    /// Creates a tab at a position in points from the leading edge.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc.isFinite ? loc : 0, options)
    }

    /// Returns the characters that end a column of numbers: the full stop, in all languages.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet { CharacterSet(charactersIn: ".") }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }

    open override var hash: Int { stop.hashValue }

    /// Only terminators of Latin texts are supported.
    var stop: TabStop {
        let terminators = options[.columnTerminators] as? CharacterSet
        let known = terminators.map { set in
            (0x21..<0x100 as Range<UInt32>).compactMap(Unicode.Scalar.init).filter(set.contains)
        }
        return TabStop(
            location: location, alignment: alignment.textAlignment,
            columnTerminators: String(String.UnicodeScalarView(known ?? [])))
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
