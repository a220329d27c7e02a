import Foundation

/// A local package whose sources are built as part of the app, because one of its dependencies is unavailable.
public struct OpenedPackage {
    /// The library targets of the package, as frameworks, and its test targets.
    public private(set) var targets: [AppProject.Target] = []
    /// The paths of local packages that the package depends on.
    public private(set) var folders: [String] = []
    /// The remote packages that the package depends on.
    public private(set) var repositories: [AppProject.Package] = []

    private let folder: String
    private let notes: ProjectNotes
    /// The identities of the packages in `repositories`, keyed by the lower-case names that the manifest gives them.
    /// Identities come from URLs: the package "Scanner" may be in the repository `ios-scanner`.
    private var namedIdentities: [String: String] = [:]
    /// The names of all targets in the package.
    private var targetNames: Set<String> = []
    private var manifest: String { folder + "/Package.swift" }

    /// Reads the description of a package.
    /// - Parameters:
    ///   - description: the output of `swift package dump-package`.
    ///   - folder: the package's absolute path.
    /// - Throws: `ProjectError` if the description contains no targets.
    public init(description: Data, folder: String) throws(ProjectError) {
        (self.folder, notes) = (folder, ProjectNotes())
        guard let root = try? JSONSerialization.jsonObject(with: description) as? [String: Any],
            let targetEntries = root["targets"] as? [[String: Any]]
        else { throw ProjectError(folder + "/Package.swift", nil, "the package's description cannot be read") }
        readDependencies(root["dependencies"] as? [[String: Any]] ?? [])
        targetNames = Set(targetEntries.compactMap { $0["name"] as? String })
        let isOnlyLibrary = targetEntries.count { Self.isLibrary($0) } == 1
        for entry in targetEntries where Self.isLibrary(entry) || Self.isTest(entry) {
            if let target = target(entry, isAlone: isOnlyLibrary) { targets.append(target) }
        }
    }

    /// Adds the targets of opened packages to a project. Their products are no longer package dependencies.
    public static func add(_ packages: [OpenedPackage], to project: AppProject) -> AppProject {
        var result = project
        for package in packages {
            var packageIndices: [String: Int] = [:]
            for repository in package.repositories {
                let existingIndex = result.packages.firstIndex { $0.identity == repository.identity }
                if existingIndex == nil { result.packages.append(repository) }
                packageIndices[repository.identity] = existingIndex ?? result.packages.count - 1
            }
            var packageProject = AppProject(
                path: package.folder, root: package.folder, name: Paths.lastComponent(package.folder))
            packageProject.targets = package.targets.map { target in
                var target = target
                target.products = package.products[target.name, default: []].compactMap { product in
                    packageIndices[product.identity].map { AppProject.Product(name: product.name, package: $0) }
                }
                return target
            }
            result.referencedProjects.append(packageProject)
            result.notes += package.notes.all
        }
        return result
    }

    /// The key of the build setting that marks targets whose sources use `Bundle.module`.
    static let bundleModuleSetting = "CELLSIM_BUNDLE_MODULE"

    // MARK: Reading

    /// The products of other packages that targets depend on, keyed by target name.
    private var products: [String: [(name: String, identity: String)]] = [:]

    private static func isLibrary(_ entry: [String: Any]) -> Bool { entry["type"] as? String == "regular" }

    private static func isTest(_ entry: [String: Any]) -> Bool { entry["type"] as? String == "test" }

    private mutating func readDependencies(_ list: [[String: Any]]) {
        for entry in list {
            for local in entry["fileSystem"] as? [[String: Any]] ?? [] {
                if let path = local["path"] as? String { folders.append(path) }
            }
            for remote in entry["sourceControl"] as? [[String: Any]] ?? [] {
                guard let address = Self.address(remote["location"] as? [String: Any] ?? [:]),
                    let requirement = Self.requirement(remote["requirement"] as? [String: Any] ?? [:])
                else { continue }
                let package = AppProject.Package(
                    source: .repository(address, requirement: requirement), referringFile: manifest, line: nil)
                repositories.append(package)
                if let name = remote["nameForTargetDependencyResolutionOnly"] as? String {
                    namedIdentities[name.lowercased()] = package.identity
                }
            }
        }
    }

    private static func address(_ location: [String: Any]) -> String? {
        (location["remote"] as? [[String: Any]])?.first?["urlString"] as? String
            ?? (location["remote"] as? [String])?.first ?? (location["local"] as? [String])?.first
    }

    private static func requirement(_ versionRequirement: [String: Any]) -> String? {
        if let range = (versionRequirement["range"] as? [[String: Any]])?.first,
            let lower = range["lowerBound"] as? String,
            let upper = range["upperBound"] as? String
        {
            return Manifest.quoted(lower) + "..<" + Manifest.quoted(upper)
        }
        for requirementKey in ["exact", "branch", "revision"] {
            if let value = (versionRequirement[requirementKey] as? [String])?.first {
                return "\(requirementKey): \(Manifest.quoted(value))"
            }
        }
        return nil
    }

    // MARK: Targets

    private mutating func target(_ entry: [String: Any], isAlone: Bool) -> AppProject.Target? {
        guard let name = entry["name"] as? String,
            let root = targetFolder(of: entry["path"] as? String, name, isAlone: isAlone, isTest: Self.isTest(entry))
        else { return nil }
        let kind = Self.isTest(entry) ? AppProject.Kind.unitTests : .framework
        var target = AppProject.Target(name: name, kind: kind, referringFile: manifest, line: nil)
        let excludedPaths = (entry["exclude"] as? [String] ?? []).map(Self.normalized)
        let includedPaths = (entry["sources"] as? [String] ?? []).map(Self.normalized)
        let resources = (entry["resources"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }.map(
            Self.normalized)
        let copiedPaths = (entry["resources"] as? [[String: Any]] ?? []).filter { resource in
            (resource["rule"] as? [String: Any])?["copy"] != nil
        }.compactMap { $0["path"] as? String }.map(Self.normalized)
        var files = TargetFiles(target: name, notes: notes, projectFile: manifest)
        var walk = FolderWalk(notes: notes)
        walk.opaqueFolders = Set(copiedPaths)
        for relative in walk.files(in: root) where !Self.isIn(relative, excludedPaths) {
            let file = AppProject.File(path: root + "/" + relative, referringFile: manifest, line: nil)
            if Self.isIn(relative, resources) || Self.isDefaultResource(relative) {
                files.add(file, isSourcePhase: false)
            } else if FileKind(relative) == .swift || FileKind(relative) == .otherLanguage,
                includedPaths.isEmpty || Self.isIn(relative, includedPaths)
            {
                files.add(file, isSourcePhase: true)
            }
        }
        files.assign(&target)
        target.settings.add(settings(entry, name, hasResources: !resources.isEmpty || !files.resources.isEmpty))
        let dependencies = entry["dependencies"] as? [[String: Any]] ?? []
        target.dependencies = dependencies.compactMap { dependency in
            ["byName", "target"].compactMap { (dependency[$0] as? [Any])?.first as? String }.first
        }
        products[name] = dependencies.compactMap(product)
        return target
    }

    /// Returns the product of another package that a dependency refers to, or nil if it refers to a target of this package.
    private func product(_ dependency: [String: Any]) -> (name: String, identity: String)? {
        if let reference = dependency["product"] as? [Any], reference.count > 1, let product = reference[0] as? String,
            let package = reference[1] as? String
        {
            return (product, namedIdentities[package.lowercased()] ?? package.lowercased())
        }
        // A dependency with only a name may also refer to a product. Its package is unknown.
        guard let name = (dependency["byName"] as? [Any])?.first as? String, !targetNames.contains(name) else {
            return nil
        }
        if let identity = namedIdentities[name.lowercased()] { return (name, identity) }
        let matchingPackage = repositories.first { $0.identity == name.lowercased() }
        return (matchingPackage ?? (repositories.count == 1 ? repositories[0] : nil)).map { (name, $0.identity) }
    }

    /// Returns the target's folder, or nil if it does not exist or is outside the package.
    private func targetFolder(of path: String?, _ name: String, isAlone: Bool, isTest: Bool) -> String? {
        let names = isTest ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
        var candidates = path.map { [Paths.join(folder, $0)] } ?? names.map { folder + "/\($0)/" + name }
        if path == nil, isAlone || isTest { candidates += names.map { folder + "/" + $0 } }
        guard let folderPath = candidates.first(where: Paths.isFolder),
            folderPath == folder || folderPath.hasPrefix(folder + "/")
        else {
            notes.add(.warning, manifest, nil, "target '\(name)' has no folder; skipped")
            return nil
        }
        return folderPath
    }

    private func settings(_ entry: [String: Any], _ name: String, hasResources: Bool) -> [(key: String, value: String)]
    {
        var definitions: [String] = []
        var result = [("PRODUCT_NAME", name), ("SWIFT_VERSION", "5")]
        for setting in entry["settings"] as? [[String: Any]] ?? [] {
            guard setting["tool"] as? String == "swift", let kind = setting["kind"] as? [String: Any] else { continue }
            if let definition = (kind["define"] as? [String: Any])?["_0"] as? String { definitions.append(definition) }
            if let isolation = (kind["defaultIsolation"] as? [String: Any])?["_0"] as? String {
                result.append(("SWIFT_DEFAULT_ACTOR_ISOLATION", isolation))
            }
            if let feature = (kind["enableUpcomingFeature"] as? [String: Any])?["_0"] as? String,
                let name = CompilerSettings.settingName(ofFeature: feature)
            {
                result.append((name, "YES"))
            }
        }
        if !definitions.isEmpty {
            result.append(("SWIFT_ACTIVE_COMPILATION_CONDITIONS", definitions.joined(separator: " ")))
        }
        if hasResources { result.append((Self.bundleModuleSetting, "YES")) }
        return result
    }

    private static func normalized(_ path: String) -> String {
        var path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        while path.hasSuffix("/") { path.removeLast() }
        return path
    }

    private static func isIn(_ path: String, _ locations: [String]) -> Bool {
        locations.contains { path == $0 || path.hasPrefix($0 + "/") || $0 == "." || $0.isEmpty }
    }

    /// Returns whether Xcode treats a file as a resource by default.
    private static func isDefaultResource(_ path: String) -> Bool {
        ["xib", "storyboard", "xcassets", "xcstrings"].contains(Paths.pathExtension(of: path))
            || path.split(separator: "/").dropLast().contains { $0.hasSuffix(".lproj") }
    }
}
