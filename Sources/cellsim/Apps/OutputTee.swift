import Foundation
import Synchronization

/// Forwards the output of a process as it arrives, and passes each line to a closure.
final class OutputTee: Sendable {
    private let pipe = Pipe()
    private let finished = DispatchSemaphore(value: 0)
    private let byteCount = Mutex(0)

    /// The file handle that receives the process's output.
    var input: FileHandle { pipe.fileHandleForWriting }

    /// Starts forwarding output.
    /// - Parameters:
    ///   - output: the file descriptor that the output is written to. If it is a terminal, summaries are coloured.
    ///   - read: a closure that receives the first 4,096 bytes of each line without the line break. It is called on another thread.
    init(to output: Int32, read: @escaping @Sendable (String) -> Void) {
        let (source, finished) = (pipe.fileHandleForReading, finished)
        let thread = Thread { [self] in
            let output = FileHandle(fileDescriptor: output)
            var colorizer = TerminalColor.isEnabled(output.fileDescriptor) ? TestOutputColorizer() : nil
            var line: [UInt8] = []
            while true {
                let data = source.availableData
                if data.isEmpty { break }
                byteCount.withLock { $0 += data.count }
                output.write((colorizer?.colorized(data)).map { Data($0) } ?? data)
                for byte in data {
                    if byte == 0x0A {
                        read(String(decoding: line, as: UTF8.self))
                        line = []
                    } else if line.count < 4_096 {
                        line.append(byte)
                    }
                }
            }
            if !line.isEmpty { read(String(decoding: line, as: UTF8.self)) }
            output.write(Data(colorizer?.flush() ?? []))
            finished.signal()
        }
        thread.start()
    }

    /// Closes the pipe in this process and waits until all output is forwarded. If child processes keep the pipe open, waits as long as
    /// output arrives.
    func finish() {
        try? pipe.fileHandleForWriting.close()
        var previousCount = byteCount.withLock { $0 }
        while finished.wait(timeout: .now() + 1) == .timedOut {
            let currentCount = byteCount.withLock { $0 }
            if currentCount == previousCount { return }
            previousCount = currentCount
        }
    }
}
