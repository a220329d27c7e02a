import CellSimCShims
import CellSimProcess
import Foundation
import Synchronization

/// Which form of words goes with a number, by the rules that ICU has of a language.
public enum PluralRules {
    private static let missing = Mutex(false)

    /// The category of a number in a language (BCP 47): `zero`, `one`, `two`, `few`, `many` or `other`.
    public static func category(of number: Double, language: String) -> String {
        var name = [CChar](repeating: 0, count: 32)
        let isKnown = unsafe name.withUnsafeMutableBufferPointer {
            unsafe cellsim_plural_category(language, number, $0.baseAddress, Int32($0.count)) != 0
        }
        if isKnown { return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) }
        let isFirst = missing.withLock { known in
            defer { known = true }
            return !known
        }
        if isFirst {
            let words =
                "warning: ICU's rules of plurals are missing (Debian's libicu72); English ones take their place\n"
            InputLog.noteTold()
            FileHandle.standardError.write(Data(words.utf8))
        }
        return number == 1 ? "one" : "other"
    }
}
