import Foundation

/// An operation to measure.
@MainActor struct Benchmark {
    let name: String
    /// The number of items in a run, from which the rate is computed.
    let itemCount: Int
    let run: @MainActor () throws -> Void

    init(_ name: String, count: Int = 1, _ run: @escaping @MainActor () throws -> Void) {
        (self.name, self.itemCount, self.run) = (name, count, run)
    }
}

/// The minimum and median duration of the runs of a benchmark, in microseconds.
struct Timing: Codable {
    let name: String
    let runs: Int
    let minimum: Double
    let median: Double
    /// The number of items per second, based on the minimum duration.
    let rate: Double

    /// Measures at least three runs for about half a second, after a run that isn't measured.
    @MainActor init(_ benchmark: Benchmark) throws {
        let clock = ContinuousClock()
        try benchmark.run()
        var times: [Double] = []
        let start = clock.now
        while times.count < 3 || (clock.now - start < .milliseconds(500) && times.count < 100_000) {
            let elapsed = try clock.measure { try benchmark.run() }.components
            times.append(Double(elapsed.seconds) * 1e6 + Double(elapsed.attoseconds) / 1e12)
        }
        times.sort()
        (name, runs, minimum, median) = (benchmark.name, times.count, times[0], times[times.count / 2])
        rate = Double(benchmark.itemCount) * 1e6 / times[0]
    }

    /// The timing as a line of a table.
    var line: String {
        func padded(_ value: Double, _ digits: Int) -> String {
            let text = String(format: "%.\(digits)f", value)
            return String(repeating: " ", count: max(0, 12 - text.count)) + text
        }
        return padded(minimum, 1) + padded(median, 1) + padded(rate, 0) + "  " + name
    }
}
