import CellSimProcess
import Foundation
import Synchronization

/// The language of an interface: one that people speak, or an invented one that shows where texts need more room.
public struct InterfaceLanguage: Hashable, Sendable, CustomStringConvertible {
    /// Languages that nobody speaks. Both are the developer's own texts, longer and with accents.
    public enum Pseudo: String, Hashable, Sendable, CaseIterable {
        /// Read from the left.
        case leftToRight = "pseudo"
        /// Read from the right, letters too.
        case rightToLeft = "pseudo-rtl"
    }

    /// The language by BCP 47, as in `zh-Hant-HK`; English for invented ones.
    public let identifier: String
    /// Which of the invented ones it is.
    public let pseudo: Pseudo?

    /// The language of that name: `de`, `pt-BR`, `zh_Hant`, `pseudo` or `pseudo-rtl`. Nil for what is no such name.
    public init?(named name: String) {
        if let pseudo = Pseudo(rawValue: name.lowercased()) {
            (self.pseudo, identifier) = (pseudo, "en")
            return
        }
        guard let tag = LanguageTag(name) else { return nil }
        (pseudo, identifier) = (nil, tag.text)
    }

    private init(tag: LanguageTag) { (pseudo, identifier) = (nil, tag.text) }

    /// American English, which simulators are set to.
    public static let english = InterfaceLanguage(tag: LanguageTag(language: "en"))

    private static let chosen = Mutex<InterfaceLanguage?>(ofEnvironment())

    /// The language that was asked for; nil where none was, and texts are shown in English or else in the language that
    /// they were written in. It is the one that `CELLSIM_LANGUAGE` names until it is set, which goes before texts are
    /// loaded and laid out.
    public static var current: InterfaceLanguage? {
        get { chosen.withLock { $0 } }
        set { chosen.withLock { $0 = newValue } }
    }

    private static func ofEnvironment() -> InterfaceLanguage? {
        guard let name = unsafe getenv("CELLSIM_LANGUAGE").map({ unsafe String(cString: $0) }), !name.isEmpty else {
            return nil
        }
        if let language = InterfaceLanguage(named: name) { return language }
        Notice.tell(
            .each, "warning: CELLSIM_LANGUAGE: unknown language '\(name.prefix(40))'; \(InterfaceLanguage.examples)")
        return nil
    }

    /// What a language is written like, for messages.
    public static let examples = "as in de, pt-BR, zh-Hant, pseudo or pseudo-rtl"

    /// The name that it is asked for by.
    public var description: String { pseudo?.rawValue ?? identifier }

    /// Whether interfaces in it are mirrored.
    public var isRightToLeft: Bool {
        pseudo.map { $0 == .rightToLeft } ?? LanguageTag(identifier)?.isRightToLeft ?? false
    }

    /// The locale whose numbers and dates go with it, with the region where most of its speakers live unless it names one.
    public var locale: Locale {
        guard let tag = LanguageTag(identifier) else { return Locale(identifier: "en_US") }
        let known = Locale.Language(identifier: identifier)
        let region = tag.region ?? Locale.Language(identifier: known.maximalIdentifier).region?.identifier
        let script = tag.script.map { "_" + $0 } ?? ""
        return Locale(identifier: tag.language + script + (region.map { "_" + $0 } ?? ""))
    }

    /// Of a bundle's localizations the one that goes best with the language; nil where none does.
    public func bestMatch(among localizations: [String]) -> String? {
        guard let wanted = LanguageTag(identifier) else { return nil }
        let known = localizations.compactMap { name in LanguageTag(name).map { (name, $0) } }
        func first(_ fits: (LanguageTag) -> Bool) -> String? { known.first { fits($0.1) }?.0 }
        let (language, script, region) = (wanted.base, wanted.likelyScript, wanted.region)
        func isSame(_ tag: LanguageTag) -> Bool { tag.base == language && tag.likelyScript == script }
        return first { $0.base == language && $0.script == wanted.script && $0.region == region }
            ?? first { isSame($0) && $0.region == region }
            ?? first { isSame($0) && $0.region == nil }
            ?? first(isSame)
            // Traditional and simplified Chinese do not stand in for one another, nor do other scripts that are written out.
            ?? first { $0.base == language && (script == nil || $0.likelyScript == nil) }
    }
}
