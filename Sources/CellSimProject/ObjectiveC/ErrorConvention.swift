import Foundation

/// Converts methods whose last parameter receives an error to throwing methods, as described in SE-0112.
///
/// Swift's importer only does this with automatic reference counting, which Linux lacks; without it, its result is
/// undefined. Therefore the class of such a parameter gets another name in headers, and this type changes the
/// declarations.
enum ErrorConvention {
    /// The class names for parameters that make a method throw, and for those of methods marked as not throwing.
    static let throwingErrorClass = "CellSimError"
    static let nonThrowingErrorClass = "CellSimPlainError"

    /// Returns a line of a header with these class names.
    static func replacingErrorClass(_ line: String) -> String {
        guard line.contains("NSError") else { return line }
        let isNonThrowing = line.contains("NS_SWIFT_NOTHROW") || line.contains("swift_error(none)")
        return line.replacing(/\bNSError\s*\*(?:\s|_Nullable|_Nonnull|_Null_unspecified|__autoreleasing|__strong)*\*/) {
            _ in
            (isNonThrowing ? nonThrowingErrorClass : throwingErrorClass) + " *_Nullable __strong *_Nullable"
        }
    }

    /// Returns a declaration in its throwing form, for initialisers and for methods with a Boolean or optional
    /// result. Returns other declarations unchanged.
    static func throwingDeclaration(_ text: String) -> String {
        guard text.contains(throwingErrorClass),
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
