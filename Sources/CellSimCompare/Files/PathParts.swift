/// A path as the system reads it: the parts between slashes, as bytes.
///
/// Swift's strings would hide slashes before combining marks, and treat different bytes as equal.
struct PathParts: Hashable {
    var isAbsolute: Bool
    /// Without empty components and `.`.
    var parts: [[UInt8]]

    private static let slash = UInt8(ascii: "/"), dot = UInt8(ascii: ".")

    init(isAbsolute: Bool, parts: [[UInt8]]) { (self.isAbsolute, self.parts) = (isAbsolute, parts) }

    init(_ path: String) {
        isAbsolute = path.utf8.first == PathParts.slash
        parts = path.utf8.split(separator: PathParts.slash).map(Array.init).filter { $0 != [PathParts.dot] }
    }

    /// Whether a part leads up.
    var leadsUp: Bool { parts.contains([PathParts.dot, PathParts.dot]) }

    /// Whether a part is hidden, as `.git` is.
    var isHidden: Bool { parts.contains { $0.first == PathParts.dot } }

    /// The path below another one; nil for that path itself and for paths outside it.
    func below(_ other: PathParts) -> PathParts? {
        guard isAbsolute == other.isAbsolute, parts.count > other.parts.count, parts.starts(with: other.parts) else {
            return nil
        }
        return PathParts(isAbsolute: false, parts: Array(parts.dropFirst(other.parts.count)))
    }

    func joined(_ other: PathParts) -> PathParts { PathParts(isAbsolute: isAbsolute, parts: parts + other.parts) }

    var text: String {
        (isAbsolute ? "/" : "") + String(decoding: Array(parts.joined(separator: [PathParts.slash])), as: UTF8.self)
    }
}
