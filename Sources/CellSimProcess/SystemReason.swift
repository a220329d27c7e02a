import Glibc

/// Describes system error numbers.
package enum SystemReason {
    /// Returns a description such as `No space left on device`.
    package static func text(_ code: Int32) -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        // Use `strerror_r`, because `strerror` is not thread-safe.
        guard unsafe strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
