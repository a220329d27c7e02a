import Foundation

/// Hands the output of a test run on as it comes, and counts the tests in it.
final class TestOutput: @unchecked Sendable {
    // Unchecked: its thread alone changes it, and is waited for before it is read.
    private let pipe = Pipe()
    private let done = DispatchSemaphore(value: 0)
    private var rest: [UInt8] = []
    private var counts: [Int] = []
    private var largestXCTest = 0
    private var painter = TerminalColor.isOn(1) ? TestLinePainter() : nil

    /// What the process writes to.
    var input: FileHandle { pipe.fileHandleForWriting }

    init() {
        let thread = Thread { [self] in
            while true {
                let data = pipe.fileHandleForReading.availableData
                if data.isEmpty { break }
                FileHandle.standardOutput.write((painter?.painted(data)).map { Data($0) } ?? data)
                read([UInt8](data))
            }
            finishLine()
            FileHandle.standardOutput.write(Data(painter?.end() ?? []))
            done.signal()
        }
        thread.start()
    }

    /// How many tests were run, those of both libraries; call it when the process has ended.
    func count() -> Int {
        try? pipe.fileHandleForWriting.close()
        done.wait()
        return largestXCTest + counts.reduce(0, +)
    }

    private func read(_ bytes: [UInt8]) {
        for byte in bytes {
            if byte == 0x0A { finishLine() } else if rest.count < 4_096 { rest.append(byte) }
        }
    }

    private func finishLine() {
        let line = String(decoding: rest, as: UTF8.self)
        rest = []
        // XCTest counts each suite; the one around all others has the most.
        if let match = line.firstMatch(of: /Executed (\d+) tests?, with/), let number = Int(match.1) {
            largestXCTest = max(largestXCTest, number)
        }
        if let match = line.firstMatch(of: /Test run with (\d+) tests?\b/), let number = Int(match.1) {
            counts.append(number)
        }
    }
}
