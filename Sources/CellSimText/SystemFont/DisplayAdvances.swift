import Foundation

/// The tables of sizes that show the Display outlines, each made at first use; safe on all threads.
final class DisplayAdvances: @unchecked Sendable {
    static let shared = DisplayAdvances()

    private let lock = NSLock()
    private var tables: [Int: SystemAdvances] = [:]

    /// - Parameters:
    ///   - weight: OpenType's, up to medium.
    ///   - fraction: of the Display outlines in tenths, 1 to 10.
    func table(weight: Int, fraction: Int) -> SystemAdvances {
        let (data, place): (SystemAdvanceData, Int) =
            switch weight {
            case ..<350: (.light, 0)
            case ..<450: (.regular, 20)
            default: (.medium, 40)
            }
        lock.lock()
        defer { lock.unlock() }
        if let table = tables[place + fraction] { return table }
        let table = SystemAdvances(data, display: fraction)
        tables[place + fraction] = table
        return table
    }
}
