import Foundation

/// Converts methods whose last parameter receives an error to throwing methods, as described in SE-0112.
///
/// Swift's importer does this only with automatic reference counting, which isn't available on Linux. Therefore the error class gets
/// another name in the headers, and this type converts the imported declarations.
enum ErrorConvention {
    /// The substitute for `NSError` in parameters that make a method throw.
    static let throwingErrorClass = "CellSimError"
    /// The substitute for `NSError` in parameters of methods that are marked as not throwing.
    static let nonThrowingErrorClass = "CellSimPlainError"

    /// Returns a header line in which the error class is replaced by one of these substitutes.
    static func replacingErrorClass(_ line: String) -> String {
        guard line.contains("NSError") else { return line }
        let isNonThrowing = line.contains("NS_SWIFT_NOTHROW") || line.contains("swift_error(none)")
        return line.replacing(/\bNSError\s*\*(?:\s|_Nullable|_Nonnull|_Null_unspecified|__autoreleasing|__strong)*\*/) {
            _ in
            (isNonThrowing ? nonThrowingErrorClass : throwingErrorClass) + " *_Nullable __strong *_Nullable"
        }
    }

    /// Returns the throwing form of an initialiser or of a method with a Boolean or optional result. Other declarations are returned
    /// unchanged.
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
