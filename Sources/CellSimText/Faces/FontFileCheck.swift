import Foundation

/// The reason why a file is rejected as a font.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The type of problem.
    public enum Kind: Hashable, Sendable {
        /// No file exists at the path.
        case missing
        /// The file isn't readable.
        case unreadable
        /// The file isn't a font, or its format isn't supported.
        case format
        /// The font is damaged.
        case damaged
        /// The font exceeds a limit.
        case limit
    }

    /// The type of problem.
    public let kind: Kind
    /// A description of the problem, without the file's path.
    public let description: String

    init(_ kind: Kind, _ description: String) { (self.kind, self.description) = (kind, description) }
}

/// Checks an untrusted font file before FreeType and HarfBuzz read it.
enum FontFileCheck {
    /// The maximum size of a file, in bytes.
    static let maximumFileSize = 64 << 20
    /// The maximum number of faces that are read from one file.
    static let maximumFaces = 256
    private static let maximumTables = 1024

    /// Returns the memory-mapped bytes of a file that doesn't exceed the size limit.
    static func bytes(path: String) throws(FontFileError) -> Data {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            switch errno {
            case ENOENT, ENOTDIR: throw FontFileError(.missing, "no such file")
            case ELOOP: throw FontFileError(.missing, "its symbolic links form a loop")
            default: throw FontFileError(.unreadable, "cannot be read: \(unsafe String(cString: strerror(errno)))")
            }
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FontFileError(.format, "is not a regular file") }
        guard status.st_size <= maximumFileSize else {
            throw FontFileError(
                .limit, "has \(status.st_size) bytes; the maximum for fonts is \(maximumFileSize) bytes (64 MiB)")
        }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        } catch {
            throw FontFileError(.unreadable, "cannot be read")
        }
    }

    /// Checks the table directory. Errors name the truncated or missing table.
    /// - Returns: The number of faces.
    static func validatedFaceCount(in data: Data) throws(FontFileError) -> Int {
        guard data.count >= 12 else { throw FontFileError(.format, "is not a font: it has \(data.count) bytes") }
        guard tag(data, 0) == "ttcf" else {
            try checkFace(data, at: 0)
            return 1
        }
        let count = number(data, 8, bytes: 4)
        guard count > 0, 12 + 4 * count <= data.count else {
            throw FontFileError(.damaged, "is damaged: it lists \(count) faces but is too short for them")
        }
        guard count <= maximumFaces else {
            throw FontFileError(.limit, "lists \(count) faces; the maximum is \(maximumFaces)")
        }
        for index in 0..<count { try checkFace(data, at: number(data, 12 + 4 * index, bytes: 4)) }
        return count
    }

    private static func checkFace(_ data: Data, at start: Int) throws(FontFileError) {
        guard start + 12 <= data.count else { throw FontFileError(.damaged, "is cut off after \(data.count) bytes") }
        switch tag(data, start) {
        case "\u{0}\u{1}\u{0}\u{0}", "OTTO", "true": break
        case "wOFF", "wOF2":
            throw FontFileError(.format, "is a web font (WOFF); use the TrueType or OpenType file")
        default: throw FontFileError(.format, "is not a TrueType or OpenType font")
        }
        let count = number(data, start + 4, bytes: 2)
        guard count <= maximumTables, start + 12 + 16 * count <= data.count else {
            throw FontFileError(.damaged, "is damaged: it lists \(count) tables but is too short for them")
        }
        var tables: Set<String> = []
        for index in 0..<count {
            let record = start + 12 + 16 * index
            let end = number(data, record + 8, bytes: 4) + number(data, record + 12, bytes: 4)
            let name = tag(data, record)
            guard end <= data.count else {
                throw FontFileError(
                    .damaged, "is cut off: its table '\(name)' ends at byte \(end) of \(data.count)")
            }
            tables.insert(name)
        }
        for name in ["cmap", "head", "hhea", "hmtx", "maxp", "name"] where !tables.contains(name) {
            throw FontFileError(.damaged, "is damaged: it has no table '\(name)'")
        }
        guard !tables.isDisjoint(with: ["glyf", "CFF ", "CFF2", "CBDT", "sbix", "SVG "]) else {
            throw FontFileError(.damaged, "is damaged: it has no outlines")
        }
    }

    private static func number(_ data: Data, _ offset: Int, bytes: Int) -> Int {
        let start = data.startIndex + offset
        return data[start..<start + bytes].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns four bytes as characters; unprintable bytes become dots.
    private static func tag(_ data: Data, _ offset: Int) -> String {
        let start = data.startIndex + offset
        return String(
            data[start..<start + 4].map {
                $0 < 0x20 && $0 > 1 || $0 > 0x7E ? "." : Character(Unicode.Scalar($0))
            })
    }
}
