/// Splits a stream of bytes into messages, each with a `Content-Length` header, according to the Language Server Protocol.
package struct MessageReader {
    /// An error after which no more messages can be read from the stream.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        /// A header exceeds the maximum size.
        case headerTooLong
        /// A header has no valid `Content-Length`. The associated value is the header or its invalid line.
        case missingLength(String)
        /// A message exceeds the maximum length. The associated value is the length of the message.
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
    /// The length of the message whose header has been read, or nil.
    private var length: Int?

    package init() {}

    /// Appends bytes of the stream.
    package mutating func append(_ more: ArraySlice<UInt8>) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += more
    }

    /// Returns the next message without its header, or nil if the message isn't complete yet.
    /// - Throws: `Failure` if the stream is invalid. No more messages can be read then.
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

    /// Checks that the stream doesn't end within a message.
    /// - Throws: `Failure.incompleteMessage` if there is a part of a message.
    package func finish() throws(Failure) { if length != nil || start < bytes.count { throw .incompleteMessage } }

    private static func length(in header: String) throws(Failure) -> Int {
        // In Swift, a carriage return followed by a line feed is one character.
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

    /// Returns a message with a header.
    package static func framed(_ message: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }
}
