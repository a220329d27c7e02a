import ArgumentParser
import Foundation

/// The option for the number of drawing threads.
struct JobOptions: ParsableArguments {
    @Option(
        name: [.customShort("j"), .customLong("jobs")],
        help: ArgumentHelp("Number of threads. (default: one per core)", valueName: "count"),
        transform: NumberOption.jobs)
    var named: Int?

    /// The number of threads.
    var count: Int { named ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
