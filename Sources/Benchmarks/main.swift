import Foundation

/// Runs the benchmarks whose names contain one of the arguments, or all benchmarks: `Benchmarks [--json] [WORD…]`.
let arguments = CommandLine.arguments.dropFirst()
let filters = arguments.filter { !$0.hasPrefix("--") }
let isJSON = arguments.contains("--json")
if let unknown = arguments.first(where: { $0.hasPrefix("--") && $0 != "--json" }) {
    FileHandle.standardError.write(Data("unknown option '\(unknown)'; usage: Benchmarks [--json] [WORD…]\n".utf8))
    exit(2)
}

let elements = URL(fileURLWithPath: "Examples/Elements")
guard FileManager.default.fileExists(atPath: elements.appendingPathComponent("Elements.xib").path) else {
    FileHandle.standardError.write(Data("Examples/Elements is not here: run this from the package's folder\n".utf8))
    exit(3)
}

let allBenchmarks =
    try solverBenchmarks() + layoutBenchmarks() + nibBenchmarks(elements: elements)
    + tableBenchmarks(elements: elements)
    + pictureBenchmarks(elements: elements) + compareBenchmarks()
    + commandBenchmarks(elements: elements) + textBenchmarks() + growthBenchmarks()
let selectedBenchmarks = allBenchmarks.filter { benchmark in
    filters.isEmpty || filters.contains { benchmark.name.localizedCaseInsensitiveContains($0) }
}
if !isJSON { print("  minimum µs   median µs      each s") }
var timings: [Timing] = []
for benchmark in selectedBenchmarks {
    let timing = try Timing(benchmark)
    if !isJSON { print(timing.line) }
    timings.append(timing)
}
if !isJSON { for line in Growth.lines(timings) { print(line) } }
if isJSON {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(timings), as: UTF8.self))
}
