import CellSimLanguages
import Foundation

// Replaces Foundation's language functions, so that they work as on a simulator with the language of the interface. On Linux,
// Foundation supports only one locale, uses the first language folder that it finds, and crashes when it reads a table of
// plurals.
//
// The functions have the same symbol names as Foundation's, so that the dynamic linker finds them first, for calls from the
// app and from Foundation itself. Only programs that link Foundation dynamically may contain this module. The names and
// calling conventions are those of Swift 6.3. A test calls each function through Foundation's declaration.

private let americanEnglish = Locale(identifier: "en_US")

/// Replaces `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { InterfaceLanguage.current?.locale ?? americanEnglish }

/// Replaces `Locale.autoupdatingCurrent`. The locale doesn't change while a program runs.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentLocale() -> Locale { currentLocale() }

/// Replaces `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguages() -> [String] {
    // Include the region, as the system settings do.
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

/// Formats values. Formats from plural tables choose their text according to the values.
private func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let (format, arguments) = LocalizedFormats.expanded(format, arguments) ?? (format, arguments)
    return unsafe withVaList(arguments) { values in
        unsafe NSString(format: format, locale: locale.map { $0 as NSLocale }, arguments: values).description
    }
}
