import CellSimCShims
import Foundation

/// Finds where lines may begin (UAX 14), with ICU's tables and strict rules for Japanese.
///
/// Iterators are opened at first need and lent to one caller at a time.
@safe final class LineBreaker: @unchecked Sendable {
    static let shared = LineBreaker()

    private let lock = NSLock()
    private var idle: [OpaquePointer]

    private init() { unsafe idle = [] }

    deinit {
        for index in unsafe idle.indices { unsafe cellsim_line_breaker_close(idle[index]) }
    }

    /// For each UTF-16 unit whether a line may begin there; the first unit has no break before it.
    func breaks(in units: ArraySlice<UInt16>) -> [Bool] {
        var result = [Bool](repeating: false, count: units.count)
        guard let handle = unsafe take() else { return result }
        defer { unsafe keep(handle) }
        unsafe result.withUnsafeMutableBytes { flags in
            unsafe units.withUnsafeBufferPointer { text in
                guard let text = text.baseAddress, let flags = flags.baseAddress else { return }
                let code = unsafe cellsim_line_breaks(
                    handle, text, Int32(units.count), flags.assumingMemoryBound(to: UInt8.self))
                precondition(code == 0, "ICU refuses a text of \(units.count) units: \(code)")
            }
        }
        return result
    }

    private func take() -> OpaquePointer? {
        lock.lock()
        defer { lock.unlock() }
        if let handle = unsafe idle.popLast() { return unsafe handle }
        var message: UnsafePointer<CChar>?
        let handle = unsafe cellsim_line_breaker_open(&message)
        precondition(
            unsafe handle != nil,
            "ICU has no line break rules: \(unsafe message.map { unsafe String(cString: $0) } ?? "")")
        return unsafe handle
    }

    private func keep(_ handle: OpaquePointer) {
        lock.lock()
        defer { lock.unlock() }
        unsafe idle.append(handle)
    }
}
