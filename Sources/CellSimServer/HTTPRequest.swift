/// An HTTP request, read within size limits.
public struct HTTPRequest: Hashable, Sendable {
    /// The reason why a request is rejected, with its HTTP status.
    public struct Rejection: Error, Hashable, Sendable {
        /// The HTTP status, such as 400.
        public var status: Int
        /// The reason as text.
        public var reason: String

        /// Creates a rejection with an HTTP status.
        public init(_ status: Int, _ reason: String) { (self.status, self.reason) = (status, reason) }
    }

    /// The maximum sizes of a request's header section and body, in bytes.
    public static let (maximumHeadSize, maximumBodySize) = (16 << 10, 64 << 10)

    /// The method, such as `GET`.
    public var method: String
    /// The decoded components of the path. No component is empty, `.` or `..`, or contains a slash.
    public var path: [String]
    /// The part of the URL after `?`, not decoded; empty if there is none.
    public var query: String
    /// A Boolean value that indicates whether the path ends with a slash.
    public var hasTrailingSlash: Bool
    /// The header fields, by lowercase name. The values of repeated fields are joined with commas.
    public var headers: [String: String]
    /// A Boolean value that indicates whether the request uses HTTP/1.0.
    public let isHTTP10: Bool
    /// The body.
    public var body: [UInt8] = []

    /// Returns the number of bytes in the body, from the header.
    /// - Throws: `Rejection` for a body that is too long or has an unknown length.
    public func bodyLength() throws(Rejection) -> Int {
        guard headers["transfer-encoding"] == nil else { throw Rejection(501, "the body needs a Content-Length") }
        guard let text = headers["content-length"] else { return 0 }
        guard !text.isEmpty, text.utf8.count <= 12, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let count = Int(text)
        else { throw Rejection(400, "the Content-Length is not a number") }
        guard count <= HTTPRequest.maximumBodySize else { throw Rejection(413, "the body is too long") }
        return count
    }

    /// A Boolean value that indicates whether the connection stays open after the response. It closes for HTTP/1.0, where
    /// that ends the response.
    public var isKeepAlive: Bool {
        let options = (headers["connection"] ?? "").lowercased().split(separator: ",").map { String($0).trimmed }
        return !isHTTP10 && !options.contains("close")
    }

    /// The media type of the body in lowercase without parameters, or nil if the request has none.
    public var mediaType: String? {
        headers["content-type"].map { String($0.prefix { $0 != ";" }).trimmed.lowercased() }
    }

    /// Parses a header section, which is the part before the empty line.
    /// - Throws: `Rejection` if it isn't an HTTP/1.1 request.
    public init(head: some Sequence<UInt8>) throws(Rejection) {
        let bytes = Array(head)
        // Only printable ASCII and white space are accepted, so that the request is unambiguous.
        guard bytes.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }) else {
            throw Rejection(400, "the header has control characters")
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "\r\n" || $0 == "\n" })
        guard let first = lines.first,
            !bytes.contains(where: { $0 == 0x0D }) || HTTPRequest.hasCompleteLineEndings(bytes)
        else {
            throw Rejection(400, "empty request")
        }
        let requestLineParts = first.split(separator: " ", omittingEmptySubsequences: false)
        guard requestLineParts.count == 3, requestLineParts[2] == "HTTP/1.1" || requestLineParts[2] == "HTTP/1.0" else {
            throw Rejection(400, "not an HTTP/1.1 request")
        }
        (method, isHTTP10) = (String(requestLineParts[0]), requestLineParts[2] == "HTTP/1.0")
        (path, hasTrailingSlash) = try HTTPRequest.pathComponents(of: requestLineParts[1])
        query =
            requestLineParts[1].firstIndex(of: "?").map {
                String(requestLineParts[1][$0...].dropFirst().prefix { $0 != "#" })
            } ?? ""
        var fields: [String: String] = [:]
        for line in lines.dropFirst() where !line.isEmpty {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex, line.first?.isWhitespace == false
            else {
                throw Rejection(400, "a header field has no name")
            }
            let name = line[..<colon].lowercased()
            guard name.utf8.allSatisfy({ HTTPRequest.isNameByte($0) }) else {
                throw Rejection(400, "a header field has an invalid name")
            }
            let value = String(line[line.index(after: colon)...]).trimmed
            if let existingValue = fields[name] {
                guard name != "host", name != "content-length", name != "origin" else {
                    throw Rejection(400, "a header field appears twice")
                }
                fields[name] = existingValue + "," + value
            } else {
                fields[name] = value
            }
        }
        self.headers = fields
    }

    /// Returns whether each carriage return is followed by a line feed.
    private static func hasCompleteLineEndings(_ bytes: [UInt8]) -> Bool {
        bytes.indices.allSatisfy { bytes[$0] != 0x0D || ($0 + 1 < bytes.count && bytes[$0 + 1] == 0x0A) }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// Returns the components of a URL's path.
    private static func pathComponents(of address: Substring) throws(Rejection) -> ([String], isFolder: Bool) {
        guard address.first == "/" else { throw Rejection(400, "the URL has no path") }
        let path = address.prefix { $0 != "?" && $0 != "#" }
        var components: [String] = []
        for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).dropLast() + [] {
            components.append(try percentDecoded(part))
        }
        let last = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        if !last.isEmpty { components.append(try percentDecoded(last)) }
        return (components, last.isEmpty)
    }

    private static func percentDecoded(_ part: Substring) throws(Rejection) -> String {
        var bytes: [UInt8] = []
        var remainingBytes = part.utf8[...]
        while let byte = remainingBytes.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = remainingBytes.prefix(2)
            guard digits.count == 2, let text = String(digits), let value = UInt8(text, radix: 16), text.first != "+"
            else { throw Rejection(400, "invalid URL") }
            bytes.append(value)
            remainingBytes = remainingBytes.dropFirst(2)
        }
        guard let text = String(validating: bytes, as: UTF8.self), !text.isEmpty, text != ".", text != "..",
            !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") })
        else { throw Rejection(400, "invalid URL path") }
        return text
    }
}

extension String {
    /// The text without leading and trailing spaces and tabs.
    fileprivate var trimmed: String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}
