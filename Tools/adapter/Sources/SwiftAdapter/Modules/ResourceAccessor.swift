import Foundation

/// `Bundle.module` of a target whose resources Apple's package manager finds by itself (asset catalogues, nibs,
/// storyboards) and Linux's omits, so that it writes no accessor: the accessor finds them among the sources.
enum ResourceAccessor {
    private static let name = Array("Bundle.module".utf8)

    /// The index of the source that gets the accessor: the first one that names it; nil if none does, or if an accessor exists.
    static func place(in sources: [(path: String, bytes: [UInt8])]) -> Int? {
        if sources.contains(where: { $0.path.hasSuffix("/resource_bundle_accessor.swift") }) { return nil }
        return sources.firstIndex { ByteSearch.contains(name, in: $0.bytes) }
    }

    /// The accessor for the folder that all sources are in.
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

/// Looks for words in bytes.
enum ByteSearch {
    /// - Complexity: linear as a rule.
    static func contains(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
        guard let first = word.first, bytes.count >= word.count else { return false }
        let last = bytes.count - word.count
        var index = 0
        while index <= last, let start = bytes[index...last].firstIndex(of: first) {
            if bytes[start..<start + word.count].elementsEqual(word) { return true }
            index = start + 1
        }
        return false
    }
}
