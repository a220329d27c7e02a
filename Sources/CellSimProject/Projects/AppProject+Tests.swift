/// The part of `AppProject` that finds tests and snapshot tests.
extension AppProject {
    /// The modules that tests import to compare pictures.
    static let snapshotModules: Set<String> = [
        "SnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase", "iOSSnapshotTestCaseCore", "Nimble_Snapshots",
    ]

    /// The targets of the project and of the projects and packages that it references. Targets of dependencies
    /// fetched by a package manager are omitted.
    public var ownTargets: [Target] {
        let ownProjects = referencedProjects.filter { neighbour in
            !PackageScan.isThirdParty(Paths.relative(neighbour.path, to: root))
        }
        var names: Set<String> = []
        return (targets + ownProjects.flatMap(\.targets)).filter { names.insert($0.name).inserted }
    }

    /// Returns the unit tests of a target: those that depend on it or run in it, and the tests of frameworks that no other app uses.
    public func unitTests(of app: Target) -> [Target] {
        let targets = ownTargets
        let modules = modules(of: app)
        let otherApps = apps.filter { $0.name != app.name }
        lazy var modulesOfOthers = otherApps.reduce(into: Set<String>()) { $0.formUnion(self.modules(of: $1)) }
        return targets.filter { target in
            guard target.kind == .unitTests, !target.sources.isEmpty, target.supportsIPhone else { return false }
            if Self.isUnitTest(target, run: app) { return true }
            if otherApps.contains(where: { Self.isUnitTest(target, run: $0) }) { return false }
            let tested = targets.filter { $0.kind == .framework && target.dependencies.contains($0.name) }.map(\.module)
            return tested.contains { modules.contains($0) || !modulesOfOthers.contains($0) }
        }
    }

    /// Returns whether a test target depends on an app or runs in it.
    private static func isUnitTest(_ target: Target, run app: Target) -> Bool {
        let host = "/" + (app.settings["PRODUCT_NAME"] ?? app.name)
        return target.dependencies.contains(app.name) || (target.settings["TEST_HOST"] ?? "").hasSuffix(host)
    }

    private func modules(of app: Target) -> Set<String> { Set(TargetPart.all(self, app).map(\.target.module)) }

    /// Returns the unit tests of a target that compare snapshots.
    public func snapshotTests(of app: Target) -> [Target] { unitTests(of: app).filter { !$0.snapshotSources.isEmpty } }

    /// The project's own packages whose tests compare snapshots. They are local folders that were not fetched by a
    /// package manager.
    public var packagesWithSnapshotTests: [PackageTests] {
        var visitedPaths: Set<String> = []
        return packages.compactMap { package in
            guard case .folder(let path) = package.source, path != root, !root.hasPrefix(path + "/"),
                !PackageScan.isThirdParty(Paths.relative(path, to: root)), visitedPaths.insert(path).inserted
            else { return nil }
            let tests = PackageTests(path)
            return tests.files.isEmpty ? nil : tests
        }
    }

    /// Returns whether a source imports a snapshot module, or is a test next to a folder of recorded pictures. Projects with their own
    /// snapshot code have such folders.
    static func comparesSnapshots(_ path: String) -> Bool {
        let modules = ImportScan.modules(ofFile: path)
        if !modules.isDisjoint(with: snapshotModules) { return true }
        return !modules.isDisjoint(with: ["XCTest", "Testing"]) && hasSnapshotFolder(next: path)
    }

    /// Returns whether a folder such as `snapshots` or `__Snapshots__` next to a file contains a picture, directly or
    /// in a subfolder.
    private static func hasSnapshotFolder(next path: String) -> Bool {
        let folder = Paths.folder(of: path)
        return Paths.contents(of: folder).contains { name in
            guard name.filter({ $0 != "_" }).lowercased() == "snapshots" else { return false }
            let pictures = Paths.join(folder, name)
            let names = Paths.contents(of: pictures)
            return (names + names.flatMap { Paths.contents(of: Paths.join(pictures, $0)) }).contains {
                Paths.pathExtension(of: $0) == "png"
            }
        }
    }
}

/// The part of `AppProject.Target` that finds sources with snapshot tests.
extension AppProject.Target {
    /// The sources that compare snapshots.
    public var snapshotSources: [AppProject.File] { sources.filter { AppProject.comparesSnapshots($0.path) } }
}

/// The test sources of a local package that compare snapshots.
public struct PackageTests: Sendable {
    /// The package's folder.
    public let folder: String
    /// The absolute paths of the sources that compare snapshots.
    public let files: [String]

    /// Finds the sources in the package's folders whose names end in `Tests`.
    init(_ folder: String) {
        self.folder = folder
        var walk = FolderWalk(notes: ProjectNotes())
        walk.includes = { path in
            path.hasSuffix(".swift") && path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
        }
        files = walk.files(in: folder).map { folder + "/" + $0 }.filter(AppProject.comparesSnapshots)
    }
}
