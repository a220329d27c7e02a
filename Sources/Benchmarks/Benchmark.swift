import Foundation

/// A measured operation.
@MainActor struct Benchmark {
    let name: String
    /// The number of items per run, for computing the rate.
    let itemCount: Int
    let run: @MainActor () throws -> Void

    init(_ name: String, count: Int = 1, _ run: @escaping @MainActor () throws -> Void) {
        (self.name, self.itemCount, self.run) = (name, count, run)
    }
}

/// The durations of a run: the minimum and the median of many runs, in microseconds.
struct Timing: Codable {
    let name: String
    let runs: Int
    let minimum: Double
    let median: Double
    /// The number of items per second, by the minimum duration.
    let rate: Double

    /// Measures runs for about half a second, at least three, after one warm-up run.
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

    var line: String {
        func padded(_ value: Double, _ digits: Int) -> String {
            let text = String(format: "%.\(digits)f", value)
            return String(repeating: " ", count: max(0, 12 - text.count)) + text
        }
        return padded(minimum, 1) + padded(median, 1) + padded(rate, 0) + "  " + name
    }
}
