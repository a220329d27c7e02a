import Foundation

/// A Git LFS pointer: the small text file that Git stores in place of a file that hasn't been downloaded.
public struct GitLFSPointer: Hashable, Sendable {
    /// The hash, such as `sha256:4d7a…`.
    public let object: String
    /// The size of the actual file in bytes, if the pointer contains it.
    public let size: Int?

    /// The maximum size of a pointer in bytes, according to the Git LFS specification.
    static let maximumSize = 1024

    /// Parses a pointer; nil if the data isn't a pointer.
    public init?(_ data: Data) {
        guard data.count <= GitLFSPointer.maximumSize, let text = String(data: data, encoding: .utf8),
            text.hasPrefix("version https://git-lfs.github.com/spec/")
        else { return nil }
        var fields: [Substring: Substring] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: " ", maxSplits: 1)
            if parts.count == 2 { fields[parts[0]] = parts[1] }
        }
        guard let object = fields["oid"] else { return nil }
        self.object = String(object)
        size = fields["size"].flatMap { Int($0) }
    }
}
