import CellSimProcess
import Foundation

/// Finds local packages and reads their manifests without running them.
public enum PackageScan {
    /// Returns the folder of a package if it is available locally.
    /// - Parameter project: the project; checkouts next to it are considered.
    public static func folder(of package: AppProject.Package, project: AppProject) -> String? {
        if case .folder(let path) = package.source { return Paths.exists(path + "/Package.swift") ? path : nil }
        for place in checkoutFolders(project) {
            for name in Paths.contents(of: place) where name.lowercased() == package.identity {
                if Paths.exists("\(place)/\(name)/Package.swift") { return "\(place)/\(name)" }
            }
        }
        // The demonstration of a package in the package's own repository.
        return foldersAround(project.root).first { folder in
            Paths.last(folder).lowercased() == package.identity || name(of: folder)?.lowercased() == package.identity
        }
    }

    /// The folders of packages that a project lies in, the nearest first: its own, and those around it as far as their
    /// repository goes, or three where there is none.
    static func foldersAround(_ root: String) -> [String] {
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

    private static func checkoutFolders(_ project: AppProject) -> [String] {
        let root = project.root
        var places = ["SourcePackages/checkouts", ".build/checkouts", "Carthage/Checkouts", "vendor", "Vendor"].map {
            root + "/" + $0
        }
        for name in Paths.contents(of: root + "/DerivedData") {
            places.append(root + "/DerivedData/\(name)/SourcePackages/checkouts")
        }
        places.append(root + "/DerivedData/SourcePackages/checkouts")
        return places.filter(Paths.isFolder)
    }

    /// The number of the package whose manifest has a product of that name. A manifest may make names by code: one that
    /// holds the name in another place counts too, unless the project knows of it only by lying in it.
    static func holder(of product: String, among packages: [AppProject.Package]) -> Int? {
        let word = "\"\(product)\""
        func manifest(_ package: AppProject.Package) -> String {
            guard case .folder(let path) = package.source else { return "" }
            return Self.manifest(of: path)
        }
        let declared = packages.firstIndex { package in
            let parts = manifest(package).split(separator: ".library(").dropFirst()
            return parts.contains { $0.drop(while: \.isWhitespace).hasPrefix("name: " + word) }
        }
        return declared
            ?? packages.firstIndex { package in
                Paths.last(package.namedIn) != "Package.swift" && manifest(package).contains(word)
            }
    }

    /// The packages in a folder's folders: Xcode finds those that lie in a group of the project.
    static func folders(in root: String) -> [String] {
        let tools: Set<String> = ["Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules"]
        var found: [String] = []
        func visit(_ folder: String, _ depth: Int) {
            for name in Paths.contents(of: folder).sorted() where !name.hasPrefix(".") && !tools.contains(name) {
                let place = folder + "/" + name
                guard !FileKind.isPackage(name), !name.hasSuffix(".lproj"), Paths.isFolder(place) else { continue }
                if Paths.exists(place + "/Package.swift") {
                    found.append(place)
                } else if depth < 4 {
                    visit(place, depth + 1)
                }
            }
        }
        visit(root, 0)
        return found
    }

    /// Returns whether a package and the packages it names by folder have no remote dependencies, so nothing must be resolved.
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

    /// What a manifest calls its package.
    private static func name(of folder: String) -> String? {
        manifest(of: folder).firstMatch(of: /Package\(\s*name:\s*"([^"]+)"/).map { String($0.output.1) }
    }

    private static func manifest(of folder: String) -> String {
        (try? FileBytes.read(folder + "/Package.swift")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
