import CellSimEditors
import CellSimProcess
import Synchronization

/// Reads messages of an editor from standard input. Invalid messages are answered with an error.
struct EditorInput {
    private let input = ByteStream(descriptor: 0)
    private var reader = MessageReader()
    private var messages: [JSONValue] = []

    /// Returns whether a message or a part of one is available within a time limit.
    mutating func hasMessage(within milliseconds: Int32) -> Bool {
        !messages.isEmpty || input.waitForBytes(milliseconds: milliseconds)
    }

    /// Returns the next message, or nil at the end of the input.
    /// - Throws: `InvalidInput` if the input isn't a sequence of messages.
    mutating func next() throws -> JSONValue? {
        while messages.isEmpty {
            guard let bytes = input.read() else {
                do { try reader.finish() } catch { throw invalidInput(error) }
                return nil
            }
            reader.append(bytes)
            do {
                while let message = try reader.next() { try parse(message) }
            } catch let error as MessageReader.Failure { throw invalidInput(error) }
        }
        return messages.removeFirst()
    }

    private func invalidInput(_ error: MessageReader.Failure) -> InvalidInput {
        InvalidInput("standard input: error: \(error); 'cellsim lsp' is started by an editor")
    }

    private mutating func parse(_ message: [UInt8]) throws {
        do { messages.append(try JSONReader.read(message)) } catch {
            try Self.reply(.null, -32700, "invalid JSON: \(error)")
        }
    }

    /// Returns the editor's `initialize` request. Earlier requests are answered with an error, as the protocol requires.
    /// - Returns: the request, or nil if the editor closes the stream first.
    mutating func initialize() throws -> JSONValue? {
        while let message = try next() {
            let method = message["method"]?.string
            if method == "initialize" { return message }
            if method == "exit" { return nil }
            if let id = message["id"] { try Self.reply(id, -32002, "the server is not initialized") }
        }
        return nil
    }

    private static func reply(_ id: JSONValue, _ code: Int, _ text: String) throws {
        try send(
            .members([
                "jsonrpc": .string("2.0"), "id": id,
                "error": .members(["code": .integer(code), "message": .string(text)]),
            ]))
    }

    /// A lock that prevents messages of different threads from being interleaved.
    private static let outputLock = Mutex(())

    /// Writes a message to standard output.
    /// - Throws: `FileOutputError` if standard output can't be written.
    static func send(_ message: JSONValue) throws {
        let bytes = MessageReader.framed(message.bytes)
        try outputLock.withLock { _ in try AtomicFile.print(bytes) }
    }
}
