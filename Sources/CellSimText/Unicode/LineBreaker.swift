import CellSimCShims
import Foundation

/// Finds the positions where lines may begin (UAX 14), with ICU's tables and strict rules for Japanese.
///
/// Iterators are created on demand and reused; each is used by one caller at a time.
@safe final class LineBreaker: @unchecked Sendable {
    // Unchecked: the lock guards the list, and an iterator has one user at a time.
    static let shared = LineBreaker()

    private let lock = NSLock()
    private var idleIterators: [OpaquePointer]

    private init() { unsafe idleIterators = [] }

    deinit {
        for index in unsafe idleIterators.indices { unsafe cellsim_line_breaker_close(idleIterators[index]) }
    }

    /// Returns for each UTF-16 unit whether a line may begin there; there is no break before the first unit.
    ///
    /// `SimpleLineBreaker` processes simple text without ICU. For other text, if ICU can't be used, lines begin only
    /// after spaces.
    func breaks(in units: ArraySlice<UInt16>) -> [Bool] { SimpleLineBreaker.find(in: units) ?? tableBreaks(in: units) }

    /// Returns the breaks for any text, using ICU's tables.
    func tableBreaks(in units: ArraySlice<UInt16>) -> [Bool] {
        var result = [Bool](repeating: false, count: units.count)
        guard let handle = unsafe borrowIterator() else { return breaksAfterSpaces(units) }
        defer { unsafe returnIterator(handle) }
        let isDone = unsafe result.withUnsafeMutableBytes { flags in
            unsafe units.withUnsafeBufferPointer { text in
                guard let text = text.baseAddress, let flags = flags.baseAddress else { return true }
                guard let count = Int32(exactly: units.count) else { return false }
                return unsafe cellsim_line_breaks(handle, text, count, flags.assumingMemoryBound(to: UInt8.self)) == 0
            }
        }
        return isDone ? result : breaksAfterSpaces(units)
    }

    private func breaksAfterSpaces(_ units: ArraySlice<UInt16>) -> [Bool] {
        zip(units, [0] + units).map { $0 != 0x20 && $1 == 0x20 }
    }

    private func borrowIterator() -> OpaquePointer? {
        lock.lock()
        defer { lock.unlock() }
        if let handle = unsafe idleIterators.popLast() { return unsafe handle }
        var message: UnsafePointer<CChar>?
        return unsafe cellsim_line_breaker_open(&message)
    }

    private func returnIterator(_ handle: OpaquePointer) {
        lock.lock()
        defer { lock.unlock() }
        unsafe idleIterators.append(handle)
    }
}
