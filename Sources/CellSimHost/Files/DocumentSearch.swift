import CellSimInterfaceBuilder
import Foundation

/// Finds interface files in folders.
public enum DocumentSearch {
    /// A document, and its path below the argument.
    package struct Match: Hashable, Sendable {
        package var path: String
        /// The path below the folder that was named, or the last part of the path of a file.
        package var name: String

        package init(path: String, name: String) { (self.path, self.name) = (path, name) }
    }

    private static let extensions: Set<String> = ["xib", "storyboard"]
    /// How deep folders are searched, and how much they may hold.
    private static let (deepest, maximumNames) = (64, 1_000_000)

    /// Returns the files in `paths` unchanged and replaces each folder by the XIBs and storyboards in it, sorted; each path appears once.
    /// Skips hidden folders, build products and linked folders.
    /// - Throws: `InputError` for a folder that can't be read, has no documents, or is too deep or too large.
    public static func documents(_ paths: [String]) throws -> [String] { try found(paths).map(\.path) }

    /// As `documents`, with the places below the folders that were named.
    package static func found(_ paths: [String]) throws -> [Match] {
        var found: [Match] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard path != "-", unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
                isFolder.boolValue
            else {
                found.append(Match(path: path, name: (path as NSString).lastPathComponent))
                continue
            }
            let documents = try below(path)
            if documents.isEmpty { throw InputError(path: path, "this folder has no XIB or storyboard") }
            found += documents
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0.path).inserted }
    }

    /// The documents below a folder, in the order of their paths.
    /// - Throws: `InputError` for a folder that cannot be read.
    package static func below(_ folder: String) throws -> [Match] {
        let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
        return try files(below: folder).filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
            .map { Match(path: prefix + $0, name: $0) }
    }

    /// The files below a folder (the current one if it is empty) by their paths below it, sorted. Hidden files and
    /// folders, build products and folders that are only linked to are passed over.
    private static func files(below folder: String) throws -> [String] {
        var found: [String] = []
        var (open, count) = ([(path: "", depth: 0)], 0)
        while let next = open.popLast() {
            let location =
                next.path.isEmpty
                ? (folder.isEmpty ? "." : folder) : (folder.isEmpty ? next.path : "\(folder)/\(next.path)")
            let names = try names(in: location)
            count += names.count
            guard count <= maximumNames else {
                throw InputError(path: folder, "this folder contains more than \(maximumNames) files")
            }
            for name in names where !name.hasPrefix(".") && name != "DerivedData" {
                let path = next.path.isEmpty ? name : "\(next.path)/\(name)"
                // A link counts as what it leads to, unless that is a folder: those could go round in circles.
                if ConfinedFiles.isFolderItself("\(location)/\(name)") {
                    guard next.depth < deepest else {
                        throw InputError(
                            path: "\(location)/\(name)", "the folder is nested more than \(deepest) levels deep")
                    }
                    open.append((path, next.depth + 1))
                } else if ConfinedFiles.isPlainFile("\(location)/\(name)") {
                    found.append(path)
                }
            }
        }
        return found.sorted()
    }

    private static func names(in folder: String) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw InputError(path: folder, "the folder cannot be read")
        }
    }
}
