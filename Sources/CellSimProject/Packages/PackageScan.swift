import CellSimProcess
import Foundation

/// Finds local packages and reads their manifests without running them.
public enum PackageScan {
    /// Returns the folder of a package if the package is available locally. As in Xcode, a local package of the project with the same
    /// identity takes precedence. Otherwise, copies and checkouts in and next to the project's folder are searched.
    /// - Parameters:
    ///   - package: the package.
    ///   - project: the project that needs the package.
    public static func folder(of package: AppProject.Package, project: AppProject) -> String? {
        func hasManifest(_ path: String) -> Bool { Paths.exists(path + "/Package.swift") }
        if case .folder(let path) = package.source { return hasManifest(path) ? path : nil }
        for local in project.packages where local.identity == package.identity {
            if case .folder(let path) = local.source, hasManifest(path) { return path }
        }
        for location in checkoutFolders(project) where Paths.isFolder(location) {
            for name in Paths.contents(of: location) where name.lowercased() == package.identity {
                if hasManifest("\(location)/\(name)") { return "\(location)/\(name)" }
            }
        }
        // The project may be an example app in the package's own repository.
        return enclosingPackageFolders(project.root).first { folder in
            Paths.lastComponent(folder).lowercased() == package.identity
                || name(of: folder)?.lowercased() == package.identity
        }
    }

    /// Returns those of the project's folder and its parents that contain a package, innermost first. The search ends at the repository's
    /// root, or after three levels if there is no repository.
    static func enclosingPackageFolders(_ root: String) -> [String] {
        var folders: [String] = []
        var folder = root
        var depth = 0
        while folder != "/", depth < 16 {
            folders.append(folder)
            if Paths.exists(folder + "/.git") { return folders.filter { Paths.exists($0 + "/Package.swift") } }
            (folder, depth) = (Paths.folder(of: folder), depth + 1)
        }
        return folders.prefix(4).filter { Paths.exists($0 + "/Package.swift") }
    }

    /// Returns whether a path is in a folder that usually contains third-party code.
    static func isThirdParty(_ path: String) -> Bool {
        let folders: Set<Substring> = [
            "Pods", "Carthage", "SourcePackages", "DerivedData", "checkouts", ".build", "node_modules", "vendor",
            "Vendor",
            "ThirdParty",
        ]
        return path.split(separator: "/").dropLast().contains(where: folders.contains)
    }

    /// Returns the folders that are searched for a package, in the order of the search. Some may not exist.
    public static func checkoutFolders(_ project: AppProject) -> [String] {
        let root = project.root
        var locations = project.clonedPackagesFolder.map { [$0 + "/checkouts", $0] } ?? []
        locations += ["Packages", "ThirdParty", "SourcePackages/checkouts", "SourcePackages"].map { root + "/" + $0 }
        let builds = [root + "/DerivedData"] + derivedDataFolders(project)
        for build in builds {
            locations += Paths.contents(of: build).map { "\(build)/\($0)/SourcePackages/checkouts" }.filter(
                Paths.isFolder)
            locations.append(build + "/SourcePackages/checkouts")
        }
        locations += [".build/checkouts", "Carthage/Checkouts", "vendor", "Vendor"].map { root + "/" + $0 }
        return locations + [Paths.folder(of: root)]
    }

    /// Returns the project's folders in Xcode's `DerivedData` folder.
    private static func derivedDataFolders(_ project: AppProject) -> [String] {
        let folder = Paths.home + "/Library/Developer/Xcode/DerivedData"
        return Paths.contents(of: folder).filter { $0.hasPrefix(project.name + "-") }.map { folder + "/" + $0 }
    }

    /// Returns the index of the package that declares a product. If no manifest contains the declaration literally, returns the first
    /// package whose manifest uses the name other than for a dependency or a file, because manifests can compute names. Packages that the
    /// project contains without depending on them are excluded in this case.
    static func packageIndex(of product: String, among packages: [AppProject.Package]) -> Int? {
        let literal = "\"\(product)\""
        func manifest(_ package: AppProject.Package) -> ManifestText {
            guard case .folder(let path) = package.source else { return ManifestText([]) }
            return ManifestText((try? FileReader.read(path + "/Package.swift")) ?? [])
        }
        let declaringIndex = packages.firstIndex { package in
            let parts = manifest(package).text.split(separator: ".library(").dropFirst()
            return parts.contains { $0.drop(while: \.isWhitespace).hasPrefix("name: " + literal) }
        }
        return declaringIndex
            ?? packages.firstIndex { package in
                Paths.lastComponent(package.referringFile) != "Package.swift" && manifest(package).mayDeclare(product)
            }
    }

    /// Returns the packages in the subfolders of a folder. Xcode also finds packages in the project's groups.
    static func folders(in root: String) -> [String] {
        let excludedFolders: Set<String> = [
            "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules",
        ]
        var packages: [String] = []
        func visit(_ folder: String, _ depth: Int) {
            for name in Paths.contents(of: folder).sorted()
            where !name.hasPrefix(".") && !excludedFolders.contains(name) {
                let location = folder + "/" + name
                guard !FileKind.isPackage(name), !name.hasSuffix(".lproj"), Paths.isFolder(location) else { continue }
                if Paths.exists(location + "/Package.swift") {
                    packages.append(location)
                } else if depth < 4 {
                    visit(location, depth + 1)
                }
            }
        }
        visit(root, 0)
        return packages
    }

    /// Returns whether neither a package nor its local dependencies have remote dependencies, so that nothing has to be resolved.
    public static func isSelfContained(_ folder: String) -> Bool { isSelfContained(folder, depth: 0) }

    private static func isSelfContained(_ folder: String, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        let text = manifest(of: folder)
        guard !text.isEmpty, !text.contains("url:"), !text.contains(".package(id:") else { return false }
        for match in text.matches(of: /\.package\([^)]*?path:\s*"([^"]+)"/) {
            guard isSelfContained(Paths.join(folder, String(match.output.1)), depth: depth + 1) else { return false }
        }
        return true
    }

    /// Returns whether a file is a supported manifest. Manifests for Swift 3 have no tools version and are no longer supported;
    /// repositories with such manifests also contain a project.
    static func isManifest(_ path: String) -> Bool {
        guard let bytes = try? FileReader.read(path) else { return false }
        return bytes.firstRange(of: Array("swift-tools-version".utf8)) != nil
    }

    /// Returns whether a package contains Objective-C sources but no Swift sources. Tests and examples are ignored.
    public static func isObjectiveC(_ folder: String) -> Bool {
        var walk = FolderWalk(notes: ProjectNotes())
        walk.includes = { path in
            let isProductSource = !path.split(separator: "/").dropLast().contains {
                PodsFile.isTestOrExampleFolder(String($0))
            }
            return isProductSource && !path.hasPrefix("Package") && [.swift, .otherLanguage].contains(FileKind(path))
        }
        let files = walk.files(in: folder)
        return !files.contains { $0.hasSuffix(".swift") } && files.contains { $0.hasSuffix(".m") }
    }

    /// Returns the name that a package's manifest declares.
    private static func name(of folder: String) -> String? {
        manifest(of: folder).firstMatch(of: /Package\(\s*name:\s*"([^"]+)"/).map { String($0.output.1) }
    }

    private static func manifest(of folder: String) -> String {
        (try? FileReader.read(folder + "/Package.swift")).map { ManifestText($0).text } ?? ""
    }
}
