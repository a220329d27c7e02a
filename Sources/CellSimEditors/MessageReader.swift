/// Splits a byte stream into messages with a `Content-Length` header, as defined by the Language Server Protocol.
package struct MessageReader {
    /// The reason why no more messages can be read from a stream.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        /// A header exceeds the maximum size.
        case headerTooLong
        /// A header has no valid `Content-Length`. The value is its text.
        case missingLength(String)
        /// A message exceeds the maximum length. The value is its length.
        case messageTooLong(String)
        /// The stream ends within a message.
        case incompleteMessage

        package var description: String {
            switch self {
            case .headerTooLong: "a header has more than \(MessageReader.maximumHeaderSize) bytes"
            case .missingLength(let text): "a header has no valid Content-Length: '\(text)'"
            case .messageTooLong(let length):
                "a message has \(length) bytes; the maximum is \(MessageReader.maximumLength)"
            case .incompleteMessage: "the stream ends within a message"
            }
        }
    }

    /// The maximum size of a header in bytes.
    package static let maximumHeaderSize = 8 << 10
    /// The maximum size of a message without its header, in bytes.
    package static let maximumLength = 64 << 20

    private var bytes: [UInt8] = []
    private var start = 0
    /// The length of the message whose header was read.
    private var length: Int?

    package init() {}

    /// Adds bytes from the stream.
    package mutating func append(_ more: ArraySlice<UInt8>) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += more
    }

    /// Returns the next message without its header, or nil if it is incomplete so far.
    /// - Throws: `Failure`. After an error, the stream cannot be read further.
    package mutating func next() throws(Failure) -> [UInt8]? {
        if length == nil {
            guard let end = bytes[start...].firstRange(of: [0x0D, 0x0A, 0x0D, 0x0A]) else {
                guard bytes.count - start <= Self.maximumHeaderSize else { throw .headerTooLong }
                return nil
            }
            guard end.lowerBound - start <= Self.maximumHeaderSize else { throw .headerTooLong }
            length = try Self.length(in: String(decoding: bytes[start..<end.lowerBound], as: UTF8.self))
            start = end.upperBound
        }
        guard let length, bytes.count - start >= length else { return nil }
        defer {
            start += length
            self.length = nil
        }
        return Array(bytes[start..<start + length])
    }

    /// Checks that the stream does not end within a message.
    /// - Throws: `Failure.incompleteMessage` if part of a message is left.
    package func finish() throws(Failure) { if length != nil || start < bytes.count { throw .incompleteMessage } }

    private static func length(in header: String) throws(Failure) -> Int {
        // Swift treats "\r
        // " as one character.
        for line in header.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            let text = parts[1].filter { $0 != " " && $0 != "\t" }
            guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
                throw .missingLength(String(line.prefix(80)))
            }
            guard let length = Int(text), length <= maximumLength else {
                throw .messageTooLong(String(text.prefix(40)))
            }
            return length
        }
        throw .missingLength(String(header.prefix(80)))
    }

    /// Returns a message with its header.
    package static func framed(_ message: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }
}
