/// The NaturalLanguage API. It finds words and sentences, but doesn't detect languages or tag words.
@_exported import Foundation

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a language from its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Common languages, and the value for an undetermined language.
    public static let english = NLLanguage("en"), german = NLLanguage("de"), french = NLLanguage("fr"),
        spanish = NLLanguage("es"), italian = NLLanguage("it"), portuguese = NLLanguage("pt"),
        dutch = NLLanguage("nl"), russian = NLLanguage("ru"), japanese = NLLanguage("ja"), korean = NLLanguage("ko"),
        simplifiedChinese = NLLanguage("zh-Hans"), arabic = NLLanguage("ar"), undetermined = NLLanguage("und")
}
/// A language recogniser. In CellSim, it recognises no languages.
open class NLLanguageRecognizer: NSObject {
    /// Always nil.
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    /// Always nil.
    open var dominantLanguage: NLLanguage? { nil }
    /// Stored without effect.
    open var languageConstraints: [NLLanguage] = []
    /// Does nothing.
    open func processString(_ string: String) {}
    /// Always empty.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
    /// Does nothing.
    open func reset() {}
}
/// The types of text unit.
public enum NLTokenUnit: Int, Sendable {
    case word, sentence, paragraph, document
}
/// Splits a text into units, such as words.
open class NLTokenizer: NSObject {
    /// The unit.
    public let unit: NLTokenUnit
    /// The text.
    open var string: String?
    /// Creates a tokenizer.
    public init(unit: NLTokenUnit) { self.unit = unit }
    /// Has no effect.
    open func setLanguage(_ language: NLLanguage) {}
    /// Returns the units of a text in order. Words consist of letters and digits; sentences end with `.`, `!`, `?` or at the end of a line.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        if unit == .document { return range.isEmpty ? [] : [range] }
        var result: [Range<String.Index>] = []
        var start: String.Index?
        var index = range.lowerBound
        while index < range.upperBound {
            let character = string[index]
            let next = string.index(after: index)
            let isInside = start != nil
            switch unit {
            case .word:
                if character.isLetter || character.isNumber || (isInside && character == "'") {
                    start = start ?? index
                } else if let first = start {
                    result.append(first..<index)
                    start = nil
                }
            default:
                let endsUnit = character.isNewline || (unit == .sentence && ".!?".contains(character))
                if !isInside && !character.isWhitespace { start = index }
                if endsUnit, let first = start {
                    result.append(first..<(character.isNewline ? index : next))
                    start = nil
                }
            }
            index = next
        }
        if let start { result.append(start..<range.upperBound) }
        return result
    }
    /// Calls a block with each unit until the block returns false.
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        for token in tokens(for: range) where !block(token, []) { return }
    }
    /// The attributes of a unit. CellSim always passes an empty set.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit contains digits.
        public static let numeric = Attributes(rawValue: 1)
    }
}
