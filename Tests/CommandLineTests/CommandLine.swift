import Foundation
import XCTest

/// Runs the built program in a temporary folder, and returns its output and exit status.
final class CommandLine {
    struct Outcome {
        var code: Int32
        var output: Data
        var errors: String
    }

    let folder: URL
    /// Variables that are added to the environment of the tests. The variables that the program itself reads are
    /// removed first, so that tests behave the same locally and in continuous integration.
    var environment: [String: String] = [:]
    /// The data for the program's standard input; nil for no input.
    var input: Data?
    private let program: URL
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("cellsim-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The program is next to the test bundle.
        program = Bundle(for: CommandLine.self).bundleURL.appendingPathComponent("cellsim")
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: program.path])
        }
    }

    private var processEnvironment: [String: String] {
        ProcessInfo.processInfo.environment
            .filter { name, _ in
                !["CI", "NO_COLOR"].contains(name)
                    && !["SNAPSHOT_", "CELLSIM_", "TEST_", "GITHUB_", "CLICOLOR"].contains { name.hasPrefix($0) }
            }
            .merging(["CELLSIM_CACHE": "0"]) { $1 }.merging(environment) { $1 }
    }

    /// The path of a cache folder. It is used only if `environment` sets it as `CELLSIM_CACHE`.
    var cachePath: String { folder.path + "-cache" }

    /// The path of the fonts that are bundled with the program.
    var bundledFonts: String {
        program.deletingLastPathComponent().appendingPathComponent("CellSim_CellSimFonts.resources").path
    }

    /// Copies the program to the folder, with the fonts next to it.
    func copyProgram() throws -> String {
        let programFolder = folder.appendingPathComponent("own")
        try FileManager.default.createDirectory(at: programFolder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: program, to: programFolder.appendingPathComponent("cellsim"))
        let fonts = "CellSim_CellSimFonts.resources"
        try FileManager.default.createSymbolicLink(
            at: programFolder.appendingPathComponent(fonts),
            withDestinationURL: program.deletingLastPathComponent().appendingPathComponent(fonts))
        return programFolder.path + "/cellsim"
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: folder)
            if FileManager.default.fileExists(atPath: cachePath) {
                try FileManager.default.removeItem(atPath: cachePath)
            }
        } catch { print("left behind: \(folder.path)") }
    }

    var examples: String { root.appendingPathComponent("Examples").path }
    var xib: String { root.appendingPathComponent("Examples/Elements/Elements.xib").path }
    var data: String { root.appendingPathComponent("Examples/Elements/elements.json").path }

    /// Runs the program in the folder.
    func run(_ arguments: String...) throws -> Outcome { try runList(arguments) }

    /// Starts the program in the folder without waiting for it, and discards its output.
    func start(_ arguments: String...) throws -> Process { try start(arguments) }

    /// Starts the program in the folder without waiting for it.
    /// - Parameter output: the pipe for its standard output; nil to discard it.
    func start(_ arguments: [String], output: Pipe? = nil) throws -> Process {
        let process = Process()
        (process.executableURL, process.arguments, process.currentDirectoryURL) = (program, arguments, folder)
        process.environment = processEnvironment
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        if let output { process.standardOutput = output } else { process.standardOutput = FileHandle.nullDevice }
        try process.run()
        return process
    }

    /// Runs the program in the folder.
    /// - Parameters:
    ///   - device: a file for the standard output, such as `/dev/full`.
    ///   - location: the subfolder in which the program runs.
    func runList(_ arguments: [String], device: String? = nil, at location: String = "") throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = location.isEmpty ? folder : folder.appendingPathComponent(location)
        process.environment = processEnvironment
        let errors = folder.appendingPathComponent(".errors")
        let output = folder.appendingPathComponent(".output")
        for file in [errors, output] { try Data().write(to: file) }
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardOutput = try FileHandle(forWritingTo: device.map { URL(fileURLWithPath: $0) } ?? output)
        process.standardInput = try standardInput()
        try process.run()
        process.waitUntilExit()
        defer { for file in [errors, output] { unlinkFile(file) } }
        return Outcome(
            code: process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus,
            output: try Data(contentsOf: output), errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    private func standardInput() throws -> FileHandle {
        guard let input else { return FileHandle.nullDevice }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("cellsim-" + UUID().uuidString)
        try input.write(to: file)
        defer { unlinkFile(file) }
        return try FileHandle(forReadingFrom: file)
    }

    /// Runs the program with its standard output closed.
    func runWithoutOutput(_ arguments: [String]) throws -> Outcome {
        let process = Process(), errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec \"$0\" \"$@\" >&-", program.path] + arguments
        process.currentDirectoryURL = folder
        process.environment = processEnvironment
        (process.standardInput, process.standardError) = (FileHandle.nullDevice, errors)
        try process.run()
        let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(code: process.terminationStatus, output: Data(), errors: errorText)
    }

    /// Runs a shell script in the folder, where `$cellsim` is the program. The text contains both outputs.
    func shell(_ script: String) throws -> (code: Int32, text: String) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = folder
        process.environment =
            processEnvironment
            .merging(["cellsim": program.path]) { $1 }
        (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe, pipe)
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (
            process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus, text
        )
    }

    private func unlinkFile(_ file: URL) {
        do { try FileManager.default.removeItem(at: file) } catch { XCTFail("\(file.path) could not be removed") }
    }

    /// Writes a file and creates its parent folders.
    func write(_ text: String, to name: String) throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    func read(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    /// The names of all files in the folder, including temporary ones.
    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    /// Returns the width and height in pixels from a PNG's header.
    static func size(_ png: Data) -> [Int] {
        let bytes = Array(png.prefix(24))
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
        return [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
}
