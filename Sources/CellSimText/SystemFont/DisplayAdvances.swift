import Foundation

/// The tables of sizes that show the Display outlines, each made at first use; safe on all threads.
final class DisplayAdvances: @unchecked Sendable {
    static let shared = DisplayAdvances()

    private let lock = NSLock()
    private var tables: [Int: SystemAdvances] = [:]

    /// - Parameters:
    ///   - weight: 300, 400 or 500.
    ///   - share: of the Display outlines in tenths, 1 to 10.
    func table(weight: Int, share: Int) -> SystemAdvances {
        lock.lock()
        defer { lock.unlock() }
        if let table = tables[weight * 100 + share] { return table }
        let data: SystemAdvanceData = weight == 300 ? .light : weight == 400 ? .regular : .medium
        let table = SystemAdvances(data, display: share)
        tables[weight * 100 + share] = table
        return table
    }
}
