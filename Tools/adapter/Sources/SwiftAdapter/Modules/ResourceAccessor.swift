import Foundation

/// Generates `Bundle.module` for targets without declared resources. Apple's package manager finds their asset catalogs, nibs
/// and storyboards, but Linux's does not. The accessor finds these among the sources.
enum ResourceAccessor {
    private static let name = Array("Bundle.module".utf8)
    private static let fileName = "/resource_bundle_accessor.swift"

    /// Returns the index of the first source that uses `Bundle.module`; nil if there is none, or if an accessor exists.
    static func indexOfFirstUse(in sources: [(path: String, bytes: [UInt8])]) -> Int? {
        if sources.contains(where: { $0.path.hasSuffix(fileName) }) { return nil }
        return sources.firstIndex { ByteSearch.contains(name, in: $0.bytes) }
    }

    /// Returns the package manager's accessor with a bundle that also finds the target's undeclared resources. Apple's package manager
    /// adds them to the bundle if a target has declared or localized resources, too.
    /// - Returns: The bytes of the accessor; nil for other files, and for accessors in an unknown form.
    static func addingSources(_ path: String, _ bytes: [UInt8], paths: [String]) -> [UInt8]? {
        guard path.hasSuffix(fileName) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        let declaration = "static let module: Bundle = {"
        let sources = paths.filter { !$0.hasSuffix(fileName) }
        guard let range = text.range(of: declaration), !sources.isEmpty else { return nil }
        let changed = text.replacingCharacters(in: range, with: "static let declaredModule: Bundle = {")
        return Array(
            ("import CellSimAdapted\n" + changed
                + "\nextension Foundation.Bundle { static nonisolated let module: Bundle ="
                + " AdaptedSystem.bundle(declaredModule, sources: \"\(literal(folder(of: sources)))\") }\n").utf8)
    }

    /// Returns the accessor for the common folder of all sources.
    static func text(for paths: [String]) -> String {
        "import class Foundation.Bundle\nextension Foundation.Bundle {"
            + " static nonisolated let module: Foundation.Bundle ="
            + " Foundation.Bundle(path: \"\(literal(folder(of: paths)))\") ?? .main }"
    }

    private static func literal(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// Returns the common folder of files.
    private static func folder(of paths: [String]) -> String {
        var folder = paths.first.map { ($0 as NSString).deletingLastPathComponent } ?? "/"
        while folder != "/", !paths.allSatisfy({ $0.hasPrefix(folder + "/") }) {
            folder = (folder as NSString).deletingLastPathComponent
        }
        return folder
    }
}

/// Searches bytes for a sequence of bytes.
enum ByteSearch {
    /// - Complexity: usually linear.
    static func contains(_ sequence: [UInt8], in bytes: [UInt8]) -> Bool {
        guard let first = sequence.first, bytes.count >= sequence.count else { return false }
        let last = bytes.count - sequence.count
        var index = 0
        while index <= last, let start = bytes[index...last].firstIndex(of: first) {
            if bytes[start..<start + sequence.count].elementsEqual(sequence) { return true }
            index = start + 1
        }
        return false
    }
}
