import Foundation

/// Generates `Bundle.module` for targets without declared resources. Apple's package manager finds their asset catalogs, nibs
/// and storyboards, but Linux's does not. The accessor finds these among the sources.
enum ResourceAccessor {
    private static let name = Array("Bundle.module".utf8)

    /// Returns the index of the first source that uses `Bundle.module`; nil if there is none, or if an accessor exists.
    static func indexOfFirstUse(in sources: [(path: String, bytes: [UInt8])]) -> Int? {
        if sources.contains(where: { $0.path.hasSuffix("/resource_bundle_accessor.swift") }) { return nil }
        return sources.firstIndex { ByteSearch.contains(name, in: $0.bytes) }
    }

    /// Returns the accessor for the common folder of all sources.
    static func text(for paths: [String]) -> String {
        var folder = paths.first.map { ($0 as NSString).deletingLastPathComponent } ?? "/"
        while folder != "/", !paths.allSatisfy({ $0.hasPrefix(folder + "/") }) {
            folder = (folder as NSString).deletingLastPathComponent
        }
        let literal = folder.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "import class Foundation.Bundle\nextension Foundation.Bundle {"
            + " static nonisolated let module: Foundation.Bundle = Foundation.Bundle(path: \"\(literal)\") ?? .main }"
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
