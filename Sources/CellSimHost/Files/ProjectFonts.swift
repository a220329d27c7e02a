import CellSimProcess
import Foundation
import UIKit

/// Registers the fonts of the apps to which documents belong, as listed in their `Info.plist`.
///
/// Searches the document's folder and its parents up to the project's root, which is the first folder with an Xcode project, a
/// workspace, a `Package.swift` or a `.git`. If there is no root, or if a world-writable folder (such as `/tmp`) comes first,
/// searches only the document's folder.
@MainActor public enum ProjectFonts {
    private static let maximumDepth = 32
    private static let maximumListBytes = 4 << 20
    private static var visitedPaths: Set<String> = []
    private static var filesByRoot: [String: [String: String]] = [:]

    /// Registers the fonts of the documents' projects.
    /// - Parameter documents: The paths of the documents. `-` (standard input) is ignored.
    /// - Returns: The problems found, one per line.
    public static func add(documents: [String]) -> [String] {
        var problems: [String] = []
        for document in documents where document != "-" && !document.isEmpty {
            problems += add(folder: AbsolutePath.of(document + "/.."))
        }
        return problems
    }

    private static func add(folder: String) -> [String] {
        guard visitedPaths.insert(folder).inserted else { return [] }
        var folders = [(path: folder, names: names(in: folder))]
        while !folders[folders.count - 1].names.contains(where: isRoot) {
            let last = folders[folders.count - 1].path
            let parent = (last as NSString).deletingLastPathComponent
            guard !parent.isEmpty, parent != last, folders.count < maximumDepth, !FolderNames.isWorldWritable(parent)
            else {
                folders = [folders[0]]
                break
            }
            folders.append((parent, names(in: parent)))
        }
        let root = folders[folders.count - 1].path
        return folders.flatMap { folder in infoPlists(folder).flatMap { add(list: $0, root: root) } }
    }

    /// Returns the sorted names in a folder that indicate a project. Parent folders may contain thousands of other
    /// names.
    private static func names(in folder: String) -> [String] {
        FolderNames.all(in: folder) { isRoot($0) || isInfoPlist($0) }
    }

    private static func isRoot(_ name: String) -> Bool {
        name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    private static func isInfoPlist(_ name: String) -> Bool { name == "Info.plist" || name.hasSuffix("-Info.plist") }

    private static func infoPlists(_ folder: (path: String, names: [String])) -> [String] {
        folder.names.filter(isInfoPlist).map { (folder.path as NSString).appendingPathComponent($0) }
            .filter { visitedPaths.insert($0).inserted }
    }

    private static func add(list path: String, root: String) -> [String] {
        guard let bytes = try? InputReader.read(path, maximum: maximumListBytes),
            let list = try? unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
                as? [String: Any],
            let fonts = list["UIAppFonts"] as? [String]
        else { return [] }
        let folder = (path as NSString).deletingLastPathComponent
        return fonts.flatMap { name -> [String] in
            // Fonts at other locations are reported when a document uses them.
            find(name, folder, root).map { UIFont.addFonts(file: $0) } ?? []
        }
    }

    /// Finds a font by its name in any folder of the project, like Xcode when it copies the font into the app.
    private static func find(_ name: String, _ folder: String, _ root: String) -> String? {
        let last = (name as NSString).lastPathComponent
        for directory in [folder, root] where !name.split(separator: "/").contains("..") {
            for file in [name, last] {
                let path = (directory as NSString).appendingPathComponent(file)
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        let files =
            filesByRoot[root]
            ?? Dictionary(UIFont.fontFiles(below: root).map { (($0 as NSString).lastPathComponent, $0) }) { first, _ in
                first
            }
        filesByRoot[root] = files
        return files[last]
    }
}
