import CellSimCShims
import CellSimProcess
import Foundation

/// Selects the plural form for a number, using ICU's rules for the language.
public enum PluralRules {
    /// Returns the category of a number in a language (BCP 47): `zero`, `one`, `two`, `few`, `many` or `other`.
    public static func category(of number: Double, language: String) -> String {
        var name = [CChar](repeating: 0, count: 32)
        let isKnown = unsafe name.withUnsafeMutableBufferPointer {
            unsafe cellsim_plural_category(language, number, $0.baseAddress, Int32($0.count)) != 0
        }
        if isKnown { return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) }
        let package = "libicu" + (unsafe String(cString: cellsim_icu_version()))
        DrawingLibrary.recordMissing("ICU", package: package)
        Notice.report(.library, "warning: ICU's plural rules are missing (Debian: \(package)); using English rules")
        return number == 1 ? "one" : "other"
    }
}
