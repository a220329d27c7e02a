import CellSimLanguages
import Foundation

// Foundation's functions about languages, as they would be on a simulator set to the interface's language. On Linux Foundation
// knows one locale, takes whichever language's folder it finds first, and ends the program at a table of plurals.
//
// These functions have the names that the compiler gives Foundation's, so that the dynamic linker finds them first, from the
// app's code and from Foundation's libraries alike. Only programs that are linked with Foundation's shared libraries can hold
// this module. Names and conventions are those of Swift 6.3; a test calls each through Foundation's own declaration.

private let americanEnglish = Locale(identifier: "en_US")

/// Replaces `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { InterfaceLanguage.current?.locale ?? americanEnglish }

/// Replaces `Locale.autoupdatingCurrent`: nothing changes while a program runs.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentLocale() -> Locale { currentLocale() }

/// Replaces `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguages() -> [String] {
    // With the region, as the system's settings have it.
    [currentLocale().identifier.replacingOccurrences(of: "_", with: "-")]
}

/// Replaces `NSLocalizedString(_:tableName:bundle:value:comment:)`.
@_silgen_name("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
public func localizedString(
    _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}

/// Replaces `String.localizedStringWithFormat(_:_:)`.
@_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
public func localizedStringWithFormat(_ format: String, _ arguments: [any CVarArg]) -> String {
    formatted(format, currentLocale(), arguments)
}

/// Replaces `String.init(format:_:)`.
@_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
public func string(format: __shared String, _ arguments: __owned [any CVarArg]) -> String {
    formatted(format, nil, arguments)
}

/// Replaces `String.init(format:arguments:)`.
@_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
public func string(format: __shared String, arguments: __shared [any CVarArg]) -> String {
    formatted(format, nil, arguments)
}

/// Replaces `String.init(format:locale:_:)`.
@_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
public func string(format: __shared String, locale: __shared Locale?, _ arguments: __owned [any CVarArg]) -> String {
    formatted(format, locale, arguments)
}

/// Replaces `String.init(format:locale:arguments:)`.
@_silgen_name("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
public func string(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) -> String {
    formatted(format, locale, arguments)
}

/// A format with its values; the words of one out of a table of plurals go by them.
private func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let (format, arguments) = LocalizedFormats.expanded(format, arguments) ?? (format, arguments)
    return unsafe withVaList(arguments) { values in
        unsafe NSString(format: format, locale: locale.map { $0 as NSLocale }, arguments: values).description
    }
}
