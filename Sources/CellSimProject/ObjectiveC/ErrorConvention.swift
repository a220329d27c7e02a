import Foundation

/// Methods whose last parameter receives an error throw instead, as SE-0112 describes.
///
/// Swift's importer does this only with automatic reference counting, whose pointers Linux lacks; without it the result
/// is undefined. So headers get another name for the class of such a parameter, and this type changes the declarations.
enum ErrorConvention {
    /// The class's name in parameters that make a method throw, and in those of methods marked as not throwing.
    static let thrown = "CellSimError"
    static let plain = "CellSimPlainError"

    /// A line of a header with these names.
    static func renamed(_ line: String) -> String {
        guard line.contains("NSError") else { return line }
        let isPlain = line.contains("NS_SWIFT_NOTHROW") || line.contains("swift_error(none)")
        return line.replacing(/\bNSError\s*\*(?:\s|_Nullable|_Nonnull|_Null_unspecified|__autoreleasing|__strong)*\*/) {
            _ in
            (isPlain ? plain : thrown) + " *_Nullable __strong *_Nullable"
        }
    }

    /// A declaration in its throwing form: methods with the result of a condition, or an optional one, and of
    /// initialisers. Others stay.
    static func applied(_ text: String) -> String {
        guard text.contains(thrown),
            let match = text.wholeMatch(
                of:
                    #/(?<start>.*\()(?:(?<before>.*), )?\w+(?: \w+)?: UnsafeMutablePointer<CellSimError\?>[?!]?\)(?: -> (?<result>.*))?/#
            )
        else { return text }
        var start = String(match.start)
        if match.before == nil {
            start = start.replacing(/(\w)(?:AndReturnError|WithError)\($/) { "\($0.1)(" }
        }
        let isInitializer = start.contains(/\binit[?!]?\($/)
        if isInitializer { start = start.replacing(/\binit[?!]\($/, with: "init(") }
        let head = start + (match.before ?? "") + ") throws"
        guard let result = match.result else { return isInitializer ? head : text }
        if result == "Bool" || result == "BOOL" { return head }
        guard let last = result.last, last == "?" || last == "!" else { return text }
        return head + " -> " + result.dropLast()
    }
}
