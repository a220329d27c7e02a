import Foundation

/// The small text file that Git LFS stores in place of a file it hasn't fetched.
public struct GitLFSPointer: Hashable, Sendable {
    /// The hash, such as `sha256:4d7a…`.
    public let object: String
    /// The real file's size in bytes, if the pointer has it.
    public let size: Int?

    /// The maximum size of a pointer in bytes, by the Git LFS specification.
    static let maximumSize = 1024

    /// Reads a pointer; nil if the data isn't a pointer.
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
