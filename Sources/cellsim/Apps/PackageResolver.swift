import CellSimProcess
import CellSimProject
import Foundation

/// Determines which packages of a project are available: local packages, and packages that SwiftPM can fetch.
struct PackageResolver {
    /// The project, including the targets of opened packages.
    let project: AppProject
    private let swift: SwiftToolchain
    private let folder: String
    /// The folders of the packages whose sources are built with the app.
    private var openedFolders: Set<String> = []
    /// The number of packages whose problems have already been reported.
    private var reportedCount = 0

    init(_ project: AppProject, swift: SwiftToolchain, folder: String) {
        (self.project, self.swift, self.folder) = (project, swift, folder)
    }

    /// Returns a resolver that opens packages with snapshot tests, so that their tests can run with the app's tests.
    func openingTests() -> PackageResolver {
        let folders = project.packagesWithSnapshotTests.map(\.folder)
        return folders.isEmpty ? self : opening(folders)
    }

    /// Returns a resolver that opens packages. It also opens all packages in the project's folder, because packages that are built
    /// separately must not depend on opened packages.
    private func opening(_ folders: [String]) -> PackageResolver {
        let projectPackages = project.packages.compactMap { package in
            if case .folder(let path) = package.source, path.hasPrefix(project.root + "/") { path } else { nil }
        }.filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
        let (packages, openedFolders) = packages(of: folders + projectPackages.sorted())
        var resolver = PackageResolver(OpenedPackage.add(packages, to: project), swift: swift, folder: folder)
        resolver.openedFolders = openedFolders
        return resolver
    }

    /// Plans the app's package.
    /// - Returns: the planner, and the sources of the available packages, keyed by package index. Available packages with unavailable
    ///   dependencies are opened: their sources are built with the app.
    func planner(
        for purpose: PackagePlan.Purpose, _ app: AppProject.Target
    ) throws -> (PackagePlanner, [Int: AppProject.Package.Source]) {
        let planner = PackagePlanner(project, app: app, provided: swift.providedModules)
        let (packages, broken) = sources(of: planner.neededProducts(for: purpose))
        guard !broken.isEmpty else { return (planner, packages) }
        var resolver = opening(broken)
        resolver.reportedCount = project.packages.count
        return try resolver.planner(for: purpose, app)
    }

    /// Returns the packages in folders and the local packages that they depend on, except for packages that are already opened.
    private func packages(of folders: [String]) -> ([OpenedPackage], known: Set<String>) {
        var pending = folders
        var visited = openedFolders
        var result: [OpenedPackage] = []
        while !pending.isEmpty {
            let path = pending.removeFirst()
            guard visited.insert(path).inserted else { continue }
            do {
                try WriteAccess.makeFolder(folder + "/probes")
                let arguments = [
                    "package", "--package-path", path, "--scratch-path", folder + "/probes", "dump-package",
                ]
                let (status, output) = try swift.output(arguments, limit: 120)
                guard status == 0, let start = output.firstIndex(of: "{") else {
                    throw InvalidInput(output.split(separator: "\n").last.map(String.init) ?? "no output")
                }
                let package = try OpenedPackage(description: Data(output[start...].utf8), folder: path)
                result.append(package)
                pending += package.folders
            } catch {
                let reason = (error as? InvalidInput)?.problems.joined(separator: "; ") ?? "\(error)"
                logMessage(ProjectNote(.warning, path + "/Package.swift", nil, "the package is left out: \(reason)"))
            }
        }
        return (result, visited)
    }

    /// Determines the sources of packages. Unavailable packages are reported and skipped.
    /// - Returns: the sources, keyed by package index, and the folders of available packages with unavailable dependencies.
    private func sources(of needed: [Int: [String]]) -> (found: [Int: AppProject.Package.Source], broken: [String]) {
        var found: [Int: AppProject.Package.Source] = [:]
        var broken: [String] = []
        var identities: Set<String> = []
        for (index, products) in needed.sorted(by: { $0.key < $1.key }) {
            let package = project.packages[index]
            guard !identities.contains(package.identity) else { continue }
            if let location = PackageScan.folder(of: package, project: project) {
                if openedFolders.contains(location) { continue }
                if PackageScan.isObjectiveC(location) {
                    broken.append(location)
                    logMessage(
                        ProjectNote(
                            .note, package.referringFile, package.line,
                            "package \(location) is in Objective-C: the app sees the declarations of its headers"))
                } else if PackageScan.isSelfContained(location) {
                    found[index] = .folder(location)
                } else if let reason = unavailabilityReason(.folder(location), products) {
                    broken.append(location)
                    logMessage(
                        ProjectNote(
                            .note, package.referringFile, package.line,
                            "package \(location) needs an unavailable package and is built without it: \(reason)"))
                } else {
                    found[index] = .folder(location)
                }
            } else if case .repository = package.source {
                if let reason = unavailabilityReason(package.source, products) {
                    if index >= reportedCount { reportSkipped(package, reason) }
                } else {
                    found[index] = package.source
                }
            } else {
                if index >= reportedCount { reportSkipped(package, "no package there") }
            }
            if found[index] != nil { identities.insert(package.identity) }
        }
        return (found, broken)
    }

    private func reportSkipped(_ package: AppProject.Package, _ reason: String) {
        let location =
            switch package.source {
            case .folder(let path): path
            case .repository(let address, _): address
            }
        logMessage(
            ProjectNote(
                .warning, package.referringFile, package.line,
                "package \(location) and everything that needs it are skipped: \(reason)" + remedy(for: package)))
    }

    /// Returns a text with the locations that were searched for a package and the command that fetches the package.
    private func remedy(for package: AppProject.Package) -> String {
        guard let command = project.cloneCommand(for: package) else { return "" }
        let root = project.root + "/"
        let locations = PackageScan.checkoutFolders(project).map { location in
            location.hasPrefix(root) ? String(location.dropFirst(root.count)) : location
        }
        return "; it is not in \(locations.joined(separator: ", ")). To fetch it: \(command)"
    }

    /// Returns the reason why SwiftPM can't resolve a package and its dependencies, or nil if it can. The result is cached in a file, so
    /// that SwiftPM runs only once.
    private func unavailabilityReason(_ source: AppProject.Package.Source, _ products: [String]) -> String? {
        let manifest = PackagePlanner.probeManifest(of: source, products: products)
        // The last path component must be unique, because SwiftPM identifies packages by it.
        let location = folder + "/probes/probe-" + source.identity.filter { $0.isLetter || $0.isNumber || $0 == "-" }
        let resultFile = location + "/answer.txt"
        if let old = try? FileReader.read(location + "/Package.swift"), old == Array(manifest.utf8),
            let cachedResult = try? FileReader.read(resultFile)
        {
            let text = String(decoding: cachedResult, as: UTF8.self)
            return text.isEmpty ? nil : text + " (remove \(location) to try again)"
        }
        do {
            try WriteAccess.makeFolder(location + "/Sources")
            try AtomicFile.write([], to: location + "/Sources/Nothing.swift")
            try AtomicFile.write(Array(manifest.utf8), to: location + "/Package.swift")
            let (status, output) = try swift.output(["package", "--package-path", location, "resolve"], limit: 120)
            let lines = output.split(separator: "\n").map(String.init)
            let reason =
                lines.last { $0.contains("error:") || $0.contains("fatal:") } ?? lines.last ?? "it is unavailable"
            let text = status == 0 ? "" : reason.trimmingCharacters(in: .whitespaces)
            try AtomicFile.write(Array(text.utf8), to: resultFile)
            return status == 0 ? nil : text
        } catch {
            return "\(error)"
        }
    }
}
