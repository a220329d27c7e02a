/// A path split into its components, as bytes.
///
/// Swift strings can't be used: they hide a slash before a combining mark, and treat different bytes as equal.
struct PathParts: Hashable {
    var isAbsolute: Bool
    /// The components, without empty ones and `.`.
    var parts: [[UInt8]]

    private static let slash = UInt8(ascii: "/"), dot = UInt8(ascii: ".")

    init(isAbsolute: Bool, parts: [[UInt8]]) { (self.isAbsolute, self.parts) = (isAbsolute, parts) }

    init(_ path: String) {
        isAbsolute = path.utf8.first == PathParts.slash
        parts = path.utf8.split(separator: PathParts.slash).map(Array.init).filter { $0 != [PathParts.dot] }
    }

    /// Whether a component is `..`.
    var leadsUp: Bool { parts.contains([PathParts.dot, PathParts.dot]) }

    /// Whether a component is hidden, such as `.git`.
    var isHidden: Bool { parts.contains { $0.first == PathParts.dot } }

    /// Returns the path relative to another one; nil for that path itself and for paths outside it.
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
