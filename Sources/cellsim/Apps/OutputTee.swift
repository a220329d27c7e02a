import Foundation
import Synchronization

/// Passes on a process's output as it comes, and passes each line to a reader.
final class OutputTee: Sendable {
    private let pipe = Pipe()
    private let done = DispatchSemaphore(value: 0)
    private let byteCount = Mutex(0)

    /// The input for the process's output.
    var input: FileHandle { pipe.fileHandleForWriting }

    /// - Parameters:
    ///   - output: the number of the descriptor that gets the bytes; summaries on a terminal get colours.
    ///   - read: gets each line without its end, at most 4,096 bytes of it, on another thread.
    init(to output: Int32, read: @escaping @Sendable (String) -> Void) {
        let (source, done) = (pipe.fileHandleForReading, done)
        let thread = Thread { [self] in
            let output = FileHandle(fileDescriptor: output)
            var painter = TerminalColor.isOn(output.fileDescriptor) ? TestLinePainter() : nil
            var line: [UInt8] = []
            while true {
                let data = source.availableData
                if data.isEmpty { break }
                byteCount.withLock { $0 += data.count }
                output.write((painter?.painted(data)).map { Data($0) } ?? data)
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
            output.write(Data(painter?.end() ?? []))
            done.signal()
        }
        thread.start()
    }

    /// Closes this process's end and waits until everything was passed on. Its remaining children may keep the pipe
    /// open: this waits for them while they write.
    func finish() {
        try? pipe.fileHandleForWriting.close()
        var before = byteCount.withLock { $0 }
        while done.wait(timeout: .now() + 1) == .timedOut {
            let now = byteCount.withLock { $0 }
            if now == before { return }
            before = now
        }
    }
}
