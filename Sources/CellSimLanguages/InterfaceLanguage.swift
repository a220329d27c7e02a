import CellSimProcess
import Foundation
import Synchronization

/// The language of an interface: an actual language, or a pseudolanguage that shows where texts need more space.
public struct InterfaceLanguage: Hashable, Sendable, CustomStringConvertible {
    /// The pseudolanguages, which show the texts in their source language, longer and with accents.
    public enum Pseudo: String, Hashable, Sendable, CaseIterable {
        /// The left-to-right pseudolanguage.
        case leftToRight = "pseudo"
        /// The right-to-left pseudolanguage, with reversed letters.
        case rightToLeft = "pseudo-rtl"
    }

    /// The BCP 47 identifier, such as `zh-Hant-HK`; English for pseudolanguages.
    public let identifier: String
    /// The pseudolanguage; nil for an actual language.
    public let pseudo: Pseudo?

    /// Creates a language from a name: `de`, `pt-BR`, `zh_Hant`, `pseudo` or `pseudo-rtl`. Nil for invalid names.
    public init?(named name: String) {
        if let pseudo = Pseudo(rawValue: name.lowercased()) {
            (self.pseudo, identifier) = (pseudo, "en")
            return
        }
        guard let tag = LanguageTag(name) else { return nil }
        (pseudo, identifier) = (nil, tag.identifier)
    }

    private init(tag: LanguageTag) { (pseudo, identifier) = (nil, tag.identifier) }

    /// American English, the default of simulators.
    public static let english = InterfaceLanguage(tag: LanguageTag(language: "en"))

    private static let selected = Mutex<InterfaceLanguage?>(fromEnvironment())

    /// The requested language; nil if none was requested. Texts are then in English or, if there are none in English, in
    /// their source language. The default is the value of `CELLSIM_LANGUAGE`. Set it before texts are loaded and laid out.
    public static var current: InterfaceLanguage? {
        get { selected.withLock { $0 } }
        set { selected.withLock { $0 = newValue } }
    }

    private static func fromEnvironment() -> InterfaceLanguage? {
        guard let name = unsafe getenv("CELLSIM_LANGUAGE").map({ unsafe String(cString: $0) }), !name.isEmpty else {
            return nil
        }
        if let language = InterfaceLanguage(named: name) { return language }
        Notice.report(
            .each, "warning: CELLSIM_LANGUAGE: unknown language '\(name.prefix(40))'; \(InterfaceLanguage.examples)")
        return nil
    }

    /// Examples of language names, for messages.
    public static let examples = "as in de, pt-BR, zh-Hant, pseudo or pseudo-rtl"

    /// The name by which the language can be requested.
    public var description: String { pseudo?.rawValue ?? identifier }

    /// Whether interfaces in this language are mirrored.
    public var isRightToLeft: Bool {
        pseudo.map { $0 == .rightToLeft } ?? LanguageTag(identifier)?.isRightToLeft ?? false
    }

    /// The locale for numbers and dates. If the language has no region, it uses the region with the most speakers.
    public var locale: Locale {
        guard let tag = LanguageTag(identifier) else { return Locale(identifier: "en_US") }
        let localeLanguage = Locale.Language(identifier: identifier)
        let region = tag.region ?? Locale.Language(identifier: localeLanguage.maximalIdentifier).region?.identifier
        let script = tag.script.map { "_" + $0 } ?? ""
        return Locale(identifier: tag.language + script + (region.map { "_" + $0 } ?? ""))
    }

    /// Returns the best match for the language among a bundle's localizations; nil if none matches.
    public func bestMatch(among localizations: [String]) -> String? {
        guard let requestedTag = LanguageTag(identifier) else { return nil }
        let candidates = localizations.compactMap { name in LanguageTag(name).map { (name, $0) } }
        func first(_ fits: (LanguageTag) -> Bool) -> String? { candidates.first { fits($0.1) }?.0 }
        let (language, script, region) = (
            requestedTag.canonicalLanguage, requestedTag.likelyScript, requestedTag.region
        )
        func matchesLanguageAndScript(_ tag: LanguageTag) -> Bool {
            tag.canonicalLanguage == language && tag.likelyScript == script
        }
        return first { $0.canonicalLanguage == language && $0.script == requestedTag.script && $0.region == region }
            ?? first { matchesLanguageAndScript($0) && $0.region == region }
            ?? first { matchesLanguageAndScript($0) && $0.region == nil }
            ?? first(matchesLanguageAndScript)
            // Traditional and simplified Chinese can't replace each other; the same applies to other explicit scripts.
            ?? first { $0.canonicalLanguage == language && (script == nil || $0.likelyScript == nil) }
    }
}
