import CellSimEditors
import CellSimProcess
import Foundation

/// Runs the source adapter while an editor is open. A request is a line of JSON, and only one request is processed at a time.
final class AdapterProcess {
    /// The adapter's response for a module.
    struct Response {
        /// The paths of adapted copies on disk, keyed by the paths of the sources.
        var copies: [String: String] = [:]
        /// The adapted versions of open documents, keyed by path.
        var documents: [String: AdaptedDocument] = [:]
    }

    /// An error because of which there is no response.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// The adapter's process and its pipes.
    private struct RunningAdapter {
        var process: SupervisedProcess
        var input: ByteStream
        var output: ByteStream
    }

    /// The time limit of a request in seconds.
    private static let timeLimit = 30.0
    /// The maximum size of a response in bytes.
    private static let maximumLength = 256 << 20

    private let program: String
    private let environment: [String: String]
    private var running: RunningAdapter?

    /// Creates an instance. The adapter is started with the first request.
    /// - Parameter toolchain: the toolchain with the adapter.
    init(_ toolchain: SwiftToolchain) { (program, environment) = (toolchain.compiler, toolchain.environment([:])) }

    /// Adapts a module.
    /// - Parameters:
    ///   - request: the module in the adapter's request format.
    ///   - texts: the texts of its open documents, keyed by path.
    /// - Throws: `Failure` if there is no valid response. The next request then restarts the adapter.
    func adapt(_ request: JSONValue, texts: [String: String]) throws(Failure) -> Response {
        let running = try startIfNeeded()
        guard running.input.write(request.bytes + [0x0A]), let line = readLine(running.output) else {
            stop()
            throw Failure(description: "the adapter ended or did not answer within \(Int(Self.timeLimit)) s")
        }
        guard let value = try? JSONReader.read(line) else {
            stop()
            throw Failure(description: "the adapter's answer is not JSON")
        }
        if let error = value["error"]?.string { throw Failure(description: error) }
        var response = Response()
        for copy in value["copies"]?.members ?? [] { response.copies[copy.key] = copy.value.string }
        for document in value["texts"]?.members ?? [] {
            guard let text = texts[document.key], let adapted = document.value["text"]?.string else { continue }
            let replacements = (document.value["replacements"]?.array ?? []).compactMap { item in
                let numbers = (item.array ?? []).compactMap(\.integer)
                return numbers.count == 3
                    ? AdaptedDocument.Replacement(start: numbers[0], end: numbers[1], count: numbers[2]) : nil
            }
            response.documents[document.key] = AdaptedDocument(text: text, adapted: adapted, replacements: replacements)
        }
        return response
    }

    private func startIfNeeded() throws(Failure) -> RunningAdapter {
        if let running { return running }
        do {
            let (input, output) = (try ByteStream.pipe(), try ByteStream.pipe())
            let process = try SupervisedProcess(
                program, ["-serve-editor"], environment: environment,
                streams: (input.read.descriptor, output.write.descriptor, 2))
            input.read.close()
            output.write.close()
            let running = RunningAdapter(process: process, input: input.write, output: output.read)
            self.running = running
            return running
        } catch { throw Failure(description: "\(error)") }
    }

    /// Returns the next line of output, or nil if the adapter ended or the time limit is exceeded.
    private func readLine(_ output: ByteStream) -> [UInt8]? {
        var line: [UInt8] = []
        let end = ContinuousClock.now + .seconds(Self.timeLimit)
        while line.count <= Self.maximumLength {
            guard ContinuousClock.now < end else { return nil }
            guard output.waitForBytes(milliseconds: 1000) else { continue }
            guard let bytes = output.read() else { return nil }
            line += bytes
            if line.last == 0x0A { return line }
        }
        return nil
    }

    private func stop() {
        guard let running else { return }
        running.input.close()
        running.output.close()
        running.process.stop()
        _ = running.process.wait()
        self.running = nil
    }
}
