import CellSimInterfaceBuilder
import CellSimLanguages
import CellSimProcess
import Foundation

/// Finds XIB files in bundles. XIBs are not compiled.
///
/// On Linux, a package's resources are in a folder `Package_Target.resources` next to the test bundle or executable;
/// `Bundle.bundlePath` and `Bundle(for:)` return the enclosing folder. For a bundle in the folder D, the search order is: D,
/// `D/*_Module.resources` for the owner's module, and all `D/*.resources`. Several matches in the first step with a
/// match raise.
enum NibSearch {
    /// Returns the folders that may contain a nib, in groups of equal priority and in search order.
    static func folderGroups(in bundle: Bundle, module: String?) -> [[String]] {
        var groups: [[String]] = []
        let bundlePath = bundle.bundlePath
        groups.append(removingDuplicates([bundle.resourcePath, bundlePath]))
        let folders = resourceFolders(in: bundlePath)
        if let module { groups.append(folders.filter { $0.hasSuffix("_\(module).resources") }) }
        groups.append(folders)
        if isSourceFolder(bundle) { groups.append(subfolders(of: bundlePath)) }
        if let sources = BundleSources.folder(of: bundle) { groups.append([sources] + subfolders(of: sources)) }
        return groups
    }

    /// Whether a bundle is a folder of sources, as `Bundle.module` is for a target that declares no resources. Apple's package manager
    /// copies the nibs of all its subfolders to the top of its bundle.
    private static func isSourceFolder(_ bundle: Bundle) -> Bool {
        bundle !== Bundle.main && bundle.bundlePath != Bundle.main.bundlePath
            && (bundle.bundlePath as NSString).pathExtension.isEmpty
    }

    /// The maximum depth of searched subfolders, and the maximum number of their names.
    private static let maximumDepth = 32
    private static let maximumNames = 20_000

    /// Returns the folders below a folder in a fixed order, without hidden folders, links and folders that are resources.
    private static func subfolders(of path: String) -> [String] {
        var remainingNames = maximumNames
        func below(_ path: String, _ depth: Int) -> [String] {
            let names = names(in: path)
            remainingNames -= names.count
            guard remainingNames >= 0, depth < maximumDepth else { return [] }
            return names.sorted().flatMap { name -> [String] in
                let subfolder = "\(path)/\(name)"
                guard !name.hasPrefix("."), (name as NSString).pathExtension.isEmpty,
                    ConfinedFiles.isFolderNotLink(subfolder)
                else { return [] }
                return [subfolder] + below(subfolder, depth + 1)
            }
        }
        let folders = below(path, 0)
        if remainingNames < 0 {
            Notice.report(
                .once,
                "\(path): warning: this bundle contains more than \(maximumNames) files and folders; nibs in the rest are not found. "
                    + "Declare them as 'resources' in 'Package.swift'")
        }
        return folders
    }

    /// Returns the path of a nib, or nil if there is none.
    ///
    /// - Throws: `UIKitException` if several folders of a group contain the nib.
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

    /// Returns the path of a document in a folder, or otherwise in its language folder for the current language.
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
        names(in: folder).filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
    }

    /// Returns the names in a folder, or none if it cannot be read.
    private static func names(in folder: String) -> [String] {
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            InputLog.record(names: names, in: folder)
            return names
        } catch {
            InputLog.record(names: nil, in: folder)
            return []
        }
    }

    private static func removingDuplicates(_ paths: [String?]) -> [String] {
        var uniquePaths: [String] = []
        for path in paths {
            if let path, !uniquePaths.contains(path) { uniquePaths.append(path) }
        }
        return uniquePaths
    }
}
