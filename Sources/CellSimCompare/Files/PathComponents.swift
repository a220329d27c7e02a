/// A path that is split into components of bytes.
///
/// Components are not strings, because strings hide a slash before a combining mark and treat some different bytes as
/// equal.
struct PathComponents: Hashable {
    var isAbsolute: Bool
    /// The components, without empty ones and `.`.
    var components: [[UInt8]]

    private static let slash = UInt8(ascii: "/"), dot = UInt8(ascii: ".")

    init(isAbsolute: Bool, parts: [[UInt8]]) { (self.isAbsolute, self.components) = (isAbsolute, parts) }

    init(_ path: String) {
        isAbsolute = path.utf8.first == PathComponents.slash
        components = path.utf8.split(separator: PathComponents.slash).map(Array.init).filter {
            $0 != [PathComponents.dot]
        }
    }

    /// A Boolean value that indicates whether a component is `..`.
    var containsParentReference: Bool { components.contains([PathComponents.dot, PathComponents.dot]) }

    /// A Boolean value that indicates whether a component is hidden, such as `.git`.
    var isHidden: Bool { components.contains { $0.first == PathComponents.dot } }

    /// Returns the path relative to a parent folder; nil if the path isn't below that folder.
    func removingPrefix(_ other: PathComponents) -> PathComponents? {
        guard isAbsolute == other.isAbsolute, components.count > other.components.count,
            components.starts(with: other.components)
        else {
            return nil
        }
        return PathComponents(isAbsolute: false, parts: Array(components.dropFirst(other.components.count)))
    }

    func appending(_ other: PathComponents) -> PathComponents {
        PathComponents(isAbsolute: isAbsolute, parts: components + other.components)
    }

    var text: String {
        (isAbsolute ? "/" : "")
            + String(decoding: Array(components.joined(separator: [PathComponents.slash])), as: UTF8.self)
    }
}
