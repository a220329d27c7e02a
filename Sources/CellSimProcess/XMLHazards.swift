import Foundation

/// What Foundation's XML parser ends the program at on Linux: instructions without data (`<?x?>`), and declarations of
/// attributes and notations, which it is told of with nothing where it expects a text.
public enum XMLHazards {
    /// A document whose instructions have data, if only a blank: `<?x ?>`. Lines stay where they are.
    ///
    /// It is looked for everywhere: what stands in a comment, or in a section of characters, gets its blank, too.
    /// - Parameter document: in an encoding whose bytes of ASCII are ASCII, such as UTF-8.
    public static func withInstructionData(_ document: Data) -> Data {
        let ends = unsafe document.withUnsafeBytes { unsafe Self.bareEnds(of: $0) }
        guard !ends.isEmpty else { return document }
        var mended = Data(capacity: document.count + ends.count)
        var position = document.startIndex
        for end in ends.map({ document.startIndex + $0 }) {
            mended.append(document[position..<end])
            mended.append(UInt8(ascii: " "))
            position = end
        }
        mended.append(document[position...])
        return mended
    }

    /// The offsets of the `?>` that follow a name at once.
    private static func bareEnds(of bytes: UnsafeRawBufferPointer) -> [Int] {
        guard let start = bytes.baseAddress else { return [] }
        var (ends, position): ([Int], Int) = ([], 0)
        while let found = unsafe memchr(start + position, Int32(UInt8(ascii: "<")), bytes.count - position) {
            position = unsafe UnsafeRawPointer(found) - start + 1
            guard position < bytes.count, unsafe bytes[position] == UInt8(ascii: "?") else { continue }
            position += 1
            while position < bytes.count, unsafe isName(bytes[position]) { position += 1 }
            if position + 1 < bytes.count, unsafe bytes[position] == UInt8(ascii: "?") { ends.append(position) }
        }
        return ends
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
    }

    /// What a document declares in its type that the parser cannot be given, with its line; nil when there is nothing.
    public static func declaration(in document: Data) -> (name: String, line: Int)? {
        let places = ["ENTITY", "ATTLIST", "NOTATION"].compactMap { name in
            document.range(of: Data("<!\(name)".utf8)).map { (name, $0.lowerBound) }
        }
        guard let first = places.min(by: { $0.1 < $1.1 }) else { return nil }
        return (first.0, document[..<first.1].count { $0 == 0x0A } + 1)
    }

    /// Whether bytes that are no ASCII may stand for ASCII: a text of two bytes a character, or one whose declaration names
    /// an encoding that is not known to keep it. Nothing can be found in such a text by its bytes.
    public static func hidesASCII(_ document: Data) -> Bool {
        if document.contains(0) { return true }
        let head = String(decoding: document.prefix(200), as: UTF8.self).lowercased()
        guard let end = head.range(of: "?>"), let name = head[..<end.lowerBound].range(of: "encoding") else {
            return false
        }
        let rest = head[name.upperBound..<end.lowerBound].drop { "= \t\r\n\"'".contains($0) }
        return !["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "latin1", "windows-125"].contains {
            rest.hasPrefix($0)
        }
    }
}
