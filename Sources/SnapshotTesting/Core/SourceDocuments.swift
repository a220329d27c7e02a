import CellSimExplanation
import CellSimHost
import Foundation
import Synchronization

/// Finds documents in a package's sources. Pictures store only a document's name, and tests load a copy of it.
enum SourceDocuments {
    private static let cache = Mutex<[String: [String: String?]]>([:])
    private static let locator = ExplanationLocator()

    /// The maximum number of files to search in a package.
    private static let maximumFiles = 50_000

    /// Adds the file and line of each object to an explanation, if the package has exactly one document with that name.
    /// - Parameter root: The package's folder; nil if it is unknown.
    static func addingLocations(_ explanation: Explanation, root: URL?) -> Explanation {
        guard let root else { return explanation }
        let names = Set(explanation.causes.compactMap(\.file))
        guard !names.isEmpty else { return explanation }
        let documents = pathsByName(root.path)
        return names.sorted().reduce(explanation) { explanation, name in
            guard let path = documents[name] ?? nil else { return explanation }
            return locator.addingLocations(explanation, in: root.appendingPathComponent(path).path, shownPath: path)
        }
    }

    /// Returns the paths of the documents in a folder by name; nil if a name isn't unique.
    private static func pathsByName(_ root: String) -> [String: String?] {
        cache.withLock { cachedFiles in
            if let cachedPaths = cachedFiles[root] { return cachedPaths }
            var paths: [String: String?] = [:]
            var count = 0
            // Hidden folders, such as build folders, contain copies.
            let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
            let all = FileManager.default.enumerator(
                at: URL(fileURLWithPath: root), includingPropertiesForKeys: nil, options: options)
            while let url = all?.nextObject() as? URL, count < maximumFiles {
                count += 1
                guard ["xib", "storyboard"].contains(url.pathExtension) else { continue }
                let path = url.standardizedFileURL.path
                guard path.hasPrefix(root + "/") else { continue }
                let name = url.lastPathComponent
                paths[name] = .some(paths[name] == nil ? String(path.dropFirst(root.count + 1)) : nil)
            }
            // An incomplete result is discarded.
            cachedFiles[root] = count < maximumFiles ? paths : [:]
            return cachedFiles[root] ?? [:]
        }
    }
}
