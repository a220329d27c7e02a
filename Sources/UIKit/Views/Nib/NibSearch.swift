import CellSimLanguages
import CellSimProcess
import Foundation

/// Finds XIB files in bundles. They are used directly, without compilation.
///
/// On Linux, a package's resources are in `Package_Target.resources` next to the test bundle or executable, and
/// `Bundle.bundlePath` and `Bundle(for:)` return the enclosing folder. For a bundle at folder D, the search order is: D
/// itself, `D/*_Module.resources` of the owner's module, then every `D/*.resources`. The first of the three that
/// contains the nib is used; two matches in one of them raise.
enum NibSearch {
    /// Returns the groups of folders that may contain a nib, in search order. Folders in a group have equal priority.
    static func folderGroups(in bundle: Bundle, module: String?) -> [[String]] {
        var groups: [[String]] = []
        let bundlePath = bundle.bundlePath
        groups.append(unique([bundle.resourcePath, bundlePath]))
        let folders = resourceFolders(in: bundlePath)
        if let module { groups.append(folders.filter { $0.hasSuffix("_\(module).resources") }) }
        groups.append(folders)
        return groups
    }

    /// Returns the path of the nib; nil if there is none.
    ///
    /// - Throws: `UIKitException` if two files in one group have the name.
    static func path(ofNib name: String, in bundle: Bundle, module: String?, idiom: UIUserInterfaceIdiom) throws
        -> String?
    {
        for folders in folderGroups(in: bundle, module: module) {
            let matches = folders.compactMap { documentPath(name, in: $0, idiom: idiom) }
            guard matches.count < 2 else {
                throw UIKitException(
                    name: "NSInternalInconsistencyException",
                    reason:
                        "More than one nib with name '\(name)' was found: \(matches.joined(separator: ", ")). Pass the bundle, which is"
                        + " Bundle.module in the nib's module, or an owner whose class is in that module."
                )
            }
            if let match = matches.first { return match }
        }
        return nil
    }

    /// Returns the document without a language folder, or otherwise the one for the folder's language.
    private static func documentPath(_ name: String, in folder: String, idiom: UIUserInterfaceIdiom) -> String? {
        let suffix = idiom == .pad ? "~ipad" : "~iphone"
        let languages = StringTables.languages(of: folder).searchFolders(for: .current)
        let folders = [folder] + languages.map { "\(folder)/\($0).lproj" }
        for candidate in [name + suffix, name] {
            for folder in folders {
                let path = "\(folder)/\(candidate).xib"
                InputLog.record(location: path)
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }

    private static func resourceFolders(in folder: String) -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
            InputLog.record(names: names, in: folder)
        } catch {
            InputLog.record(names: nil, in: folder)
            return []
        }
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
    }

    private static func unique(_ paths: [String?]) -> [String] {
        var uniquePaths: [String] = []
        for path in paths {
            if let path, !uniquePaths.contains(path) { uniquePaths.append(path) }
        }
        return uniquePaths
    }
}
