import Foundation
import XCTest

/// Tests that the C code has no fused multiply-add instructions, which round differently from separate operations.
final class FusedMultiplyAddTests: XCTestCase {
    private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    /// Compiles each file with floating-point arithmetic for a processor that has the instructions.
    func testNoFileOfCHasFusedInstructions() throws {
        let sources = SourceTree().root.appendingPathComponent("Sources")
        let flags = try run("pkg-config", ["--cflags", "freetype2", "harfbuzz", "libpng", "icu-uc"])
        XCTAssertEqual(flags.status, 0, flags.text)
        let options = flags.text.split(whereSeparator: \.isWhitespace).map(String.init)
        var count = 0
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
        for path in paths where path.hasSuffix(".c") {
            let file = sources.appendingPathComponent(path)
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains("double") || text.contains("float") else { continue }
            let module = sources.appendingPathComponent(String(path.prefix { $0 != "/" }))
            let result = try run(
                "clang",
                ["-O2", "-S", "-o", "-", "-I", module.path + "/include"] + options
                    + (machine == "x86_64" ? ["-mavx2", "-mfma"] : []) + [file.path])
            XCTAssertEqual(result.status, 0, "\(path): \(result.text.prefix(400))")
            for name in ["vfmadd", "vfmsub", "vfnmadd", "vfnmsub", "\tfmadd\t", "\tfmsub\t", "\tfmla\t", "\tfmls\t"] {
                XCTAssertFalse(
                    result.text.contains(name), "\(path) has \(name): add '#pragma STDC FP_CONTRACT OFF' at the top")
            }
            count += 1
        }
        XCTAssertGreaterThan(count, 5)
    }

    private var machine: String {
        var names = utsname()
        guard unsafe uname(&names) == 0 else { return "" }
        return unsafe withUnsafeBytes(of: names.machine) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
