import CellSimEditors
import CellSimProcess
import Foundation

/// The modules with Swift sources in a package, according to its manifest.
struct PackageModules {
    /// A target with Swift sources.
    struct Module {
        var name: String
        /// The absolute path of the source folder.
        var folder: String
        /// The absolute paths of excluded files and folders.
        var excluded: [String]
        /// The absolute paths of the sources that the manifest lists, or nil if it doesn't list any.
        var listedSources: [String]?
        var definitions: [String]
        var isProgram: Bool
        /// A Boolean value that indicates whether the manifest lists resources. In this case, SwiftPM generates a source with
        /// `Bundle.module`.
        var hasResources: Bool
        /// The names of the modules that the module depends on.
        var dependencies: [String]

        /// Returns whether a source belongs to the module.
        func contains(_ path: String) -> Bool {
            func isBelow(_ folder: String) -> Bool { path == folder || path.hasPrefix(folder + "/") }
            return path.hasSuffix(".swift") && isBelow(folder) && !excluded.contains(where: isBelow)
                && (listedSources?.contains(where: isBelow) ?? true)
        }
    }

    /// The maximum number of files that are visited in a module's folder.
    private static let maximumFiles = 50_000

    /// The package's folder.
    let root: String
    /// The modules in an order in which each module follows its dependencies.
    let modules: [Module]
    /// The major version of the Swift language mode: 4, 5 or 6.
    let languageMode: String

    /// Reads a package's manifest with SwiftPM.
    /// - Parameters:
    ///   - root: the package's folder.
    ///   - scratch: a build folder for SwiftPM, so that it doesn't wait for other builds.
    ///   - toolchain: the Swift toolchain.
    /// - Throws: `InvalidInput` if the manifest can't be read.
    init(root: String, scratch: String, _ toolchain: SwiftToolchain) throws {
        let (status, text) = try toolchain.output(
            ["package", "--package-path", root, "--scratch-path", scratch, "dump-package"], limit: 120)
        // Warnings about the manifest precede the JSON.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let json = lines.drop { $0 != "{" }.joined(separator: "\n")
        guard status == 0, let manifest = try? JSONReader.read(Array(json.utf8)) else {
            let reason = lines.first { $0.contains("error:") } ?? lines.first ?? ""
            throw InvalidInput("\(root)/Package.swift: error: the manifest cannot be read: \(reason)")
        }
        self.init(root: root, manifest: manifest)
    }

    /// Reads a manifest from its JSON description.
    /// - Parameters:
    ///   - root: the package's folder.
    ///   - manifest: the output of `swift package dump-package`.
    init(root: String, manifest: JSONValue) {
        self.root = root
        let tools = manifest["toolsVersion"]?["_version"]?.string ?? "5"
        let modes = (manifest["swiftLanguageVersions"]?.array ?? []).compactMap(\.string)
        languageMode = String((modes.max() ?? tools).prefix { $0 != "." })
        let targets = manifest["targets"]?.array ?? []
        let regularTargets = targets.filter {
            !["test", "plugin", "system", "binary"].contains($0["type"]?.string ?? "")
        }
        let moduleList = targets.compactMap { Self.module($0, root, isOnly: regularTargets.count == 1) }
        modules = Self.sorted(moduleList)
    }

    private static func module(_ target: JSONValue, _ root: String, isOnly: Bool) -> Module? {
        guard let name = target["name"]?.string, let type = target["type"]?.string,
            ["regular", "executable", "test"].contains(type)
        else { return nil }
        let parents =
            type == "test" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        var candidates = parents.map { "\(root)/\($0)/\(name)" }
        if let path = target["path"]?.string {
            candidates = [path.hasPrefix("/") ? path : AbsolutePath.of(root + "/" + path)]
        } else if isOnly, type != "test" {
            candidates.append(root + "/Sources")
        }
        guard let folder = candidates.first(where: isFolder) else { return nil }
        func inFolder(_ value: JSONValue?) -> [String]? {
            value?.array.map { list in list.compactMap(\.string).map { AbsolutePath.of(folder + "/" + $0) } }
        }
        // SwiftPM always defines these conditions in debug builds.
        var definitions = ["SWIFT_PACKAGE", "DEBUG"]
        for setting in target["settings"]?.array ?? [] where setting["tool"]?.string == "swift" {
            if let name = setting["kind"]?["define"]?["_0"]?.string { definitions.append(name) }
        }
        let dependencies = (target["dependencies"]?.array ?? []).flatMap { item in
            (item.members ?? []).compactMap { $0.value.array?.first?.string }
        }
        return Module(
            name: moduleName(name), folder: folder, excluded: inFolder(target["exclude"]) ?? [],
            listedSources: inFolder(target["sources"]), definitions: definitions, isProgram: type == "executable",
            hasResources: !(target["resources"]?.array ?? []).isEmpty,
            dependencies: dependencies.map(moduleName))
    }

    /// Returns the name of a target's module. Characters that aren't valid in identifiers are replaced by `_`.
    private static func moduleName(_ name: String) -> String {
        String(name.map { $0.isASCII && !$0.isLetter && !$0.isNumber ? "_" : $0 })
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func sorted(_ modules: [Module]) -> [Module] {
        var (result, visited) = ([Module](), Set<String>())
        func add(_ module: Module, depth: Int) {
            guard depth < 1000, visited.insert(module.name).inserted else { return }
            for name in module.dependencies {
                if let other = modules.first(where: { $0.name == name }) { add(other, depth: depth + 1) }
            }
            result.append(module)
        }
        for module in modules { add(module, depth: 0) }
        return result
    }

    /// Returns the sorted paths of the existing sources of a module.
    static func sources(of module: Module) -> [String] {
        guard let paths = FileManager.default.enumerator(atPath: module.folder) else { return [] }
        var (result, count) = ([String](), 0)
        while let path = paths.nextObject() as? String, count < maximumFiles {
            count += 1
            let fullPath = module.folder + "/" + path
            if (path as NSString).lastPathComponent.hasPrefix(".") || module.excluded.contains(fullPath) {
                paths.skipDescendants()
            } else if module.contains(fullPath) {
                result.append(fullPath)
            }
        }
        return result.sorted()
    }

    /// Returns the folder of the package that contains a file, or nil if the file isn't in a package.
    static func root(around path: String) -> String? {
        var folder = (path as NSString).deletingLastPathComponent
        while folder != "/", !folder.isEmpty {
            if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }
}
