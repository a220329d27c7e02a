import Foundation

/// Derives unique names for documents.
package enum DocumentNames {
    /// Returns the documents' names without extensions. Names that aren't unique include their folders, and the extension if
    /// `Main.xib` and `Main.storyboard` are in the same folder. Returns nil if a document occurs twice.
    package static func uniqueNames(_ documents: [DocumentSearch.Match]) -> [String]? {
        let names = documents.map { baseName($0) }
        if Set(names).count == names.count { return names }
        let paths = documents.map { $0.path == "-" ? "stdin" : absolute($0.path) }
        guard Set(paths).count == paths.count else { return nil }
        let parts = paths.map { $0.split(separator: "/").map(String.init) }
        var commonCount = 0
        while let part = parts[0].dropLast().dropFirst(commonCount).first,
            parts.allSatisfy({ $0.dropLast().dropFirst(commonCount).first == part })
        { commonCount += 1 }
        let relativePaths = parts.map { $0.dropFirst(commonCount).joined(separator: "/") }
        let stems = relativePaths.map { ($0 as NSString).deletingPathExtension }
        let counts = Dictionary(stems.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(relativePaths, stems).map { name, stem in counts[stem, default: 0] > 1 ? name : stem }
    }

    /// Returns the document's name without its extension.
    package static func baseName(_ document: DocumentSearch.Match) -> String {
        document.path == "-" ? "stdin" : (document.name as NSString).deletingPathExtension
    }

    /// Returns the absolute path with `.`, `..` and links resolved.
    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
}
