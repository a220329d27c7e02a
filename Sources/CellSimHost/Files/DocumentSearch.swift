import Foundation

/// Finds interface files below folders.
public enum DocumentSearch {
    private static let extensions: Set<String> = ["xib", "storyboard"]

    /// The files among `paths` as they are, folders replaced by the XIBs and storyboards below them, sorted; no path
    /// twice. Hidden folders and build products are passed over.
    /// - Throws: `InputError` for a path where nothing is, and for a folder without documents.
    public static func documents(_ paths: [String]) throws -> [String] {
        var found: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                found.append(path)
                continue
            }
            let documents = isFolder.boolValue ? try below(path) : [path]
            if documents.isEmpty { throw InputError(path: path, "there is no XIB or storyboard in this folder") }
            found += documents
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0).inserted }
    }

    private static func below(_ folder: String) throws -> [String] {
        var found: [String] = []
        var open = [folder]
        while let next = open.popLast() {
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: next).sorted()
            } catch {
                throw InputError(path: next, "the folder cannot be read")
            }
            for name in names where !name.hasPrefix(".") && name != "DerivedData" {
                let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
                var isFolder: ObjCBool = false
                guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue {
                    open.append(path)
                } else if extensions.contains((name as NSString).pathExtension.lowercased()) {
                    found.append(path)
                }
            }
        }
        return found.sorted()
    }
}
