import Foundation

/// Returns benchmarks of the command-line tool. They measure the complete process.
///
/// The benchmarks run the `cellsim` next to this program. Build it first, in the same configuration.
@MainActor func commandBenchmarks(elements folder: URL) throws -> [Benchmark] {
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("cellsim")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else {
        FileHandle.standardError.write(Data("cellsim is missing next to the benchmarks; build it to time it\n".utf8))
        return []
    }
    let target = FileManager.default.temporaryDirectory.appendingPathComponent("cellsim-benchmarks-\(getpid())")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let xib = folder.appendingPathComponent("Elements.xib").path
    let data = folder.appendingPathComponent("elements.json").path
    let picture = target.appendingPathComponent("Elements.png").path
    @MainActor func run(_ arguments: [String]) throws { try spawn([tool.path, "render", xib] + arguments) }
    @MainActor func drawSeparately(jobs: Int) throws {
        let folder = target.appendingPathComponent("cells-\(jobs)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try run([
            "--data", data, "--rows", "1000", "--separate", "--jobs", "\(jobs)", "--output-directory", folder.path,
        ])
        try FileManager.default.removeItem(at: folder)
    }
    return [
        Benchmark("command: one cell, cold") { try run(["--output", picture]) },
        Benchmark("command: 118 rows to one PNG", count: 118) { try run(["--data", data, "--output", picture]) },
        Benchmark("command: 3,000 rows to one PNG", count: 3000) {
            try run(["--data", data, "--rows", "3000", "--output", picture])
        },
        Benchmark("command: 1,000 cells to 1,000 PNGs, 1 job", count: 1000) { try drawSeparately(jobs: 1) },
        Benchmark("command: 1,000 cells to 1,000 PNGs, 2 jobs", count: 1000) { try drawSeparately(jobs: 2) },
    ]
}

/// Runs a program and waits until it exits. Foundation's `Process` isn't used, because it polls for the exit.
private func spawn(_ arguments: [String]) throws {
    var argumentPointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe argumentPointers.forEach { unsafe free($0) } }
    var process: pid_t = 0
    var status: Int32 = 0
    let code = unsafe posix_spawn(&process, arguments[0], nil, nil, &argumentPointers, environ)
    guard code == 0 else { throw CommandFailure(status: code) }
    while unsafe waitpid(process, &status, 0) < 0 {
        guard errno == EINTR else { throw CommandFailure(status: errno) }
    }
    guard status == 0 else { throw CommandFailure(status: status) }
}

/// An error for a command that can't be run or exits with a nonzero status.
private struct CommandFailure: Error { let status: Int32 }
