import CellSimProcess

/// The pods in a project's `Podfile.lock`, or in its `Podfile` if there is no lock file, and the locations of their sources.
struct PodsFile {
    /// A pod, including its subspecs.
    struct Pod {
        var name: String
        /// The version, or an empty string if a `Podfile` does not specify it.
        var version: String
        var line: Int?
        /// The folder of a development pod, from `:path`.
        var path: String?
        /// The URL of a pod's repository, from `:git`.
        var git: String?
    }

    /// The absolute path of the file.
    let file: String
    private(set) var pods: [Pod] = []
    private var root: String { Paths.folder(of: file) }

    /// Reads the file in a project's folder or in the parent folder.
    /// - Returns: nil if there is no such file.
    init?(around folder: String) {
        let folders = [folder, Paths.folder(of: folder)]
        guard
            let contents = folders.lazy.compactMap(Self.podsInLockFile).first
                ?? folders.lazy.compactMap(Self.podsInPodfile).first
        else { return nil }
        (file, pods) = contents
    }

    /// Returns the pods of a folder's `Podfile.lock`; nil without such a file.
    private static func podsInLockFile(in folder: String) -> (String, [Pod])? {
        let file = folder + "/Podfile.lock"
        guard Paths.exists(file), let top = try? SpecificationNode(file: file, base: folder) else { return nil }
        return (file, pods(top, file))
    }

    /// Returns the pods in a folder's `Podfile`, or nil if there is no such file or it contains no pods.
    private static func podsInPodfile(in folder: String) -> (String, [Pod])? {
        let file = folder + "/Podfile"
        guard Paths.exists(file), let bytes = try? FileReader.read(file, maximum: 1_000_000) else { return nil }
        var pods = pods(inPodfile: String(decoding: bytes, as: UTF8.self), file)
        guard !pods.isEmpty else { return nil }
        // A `Podfile` lists only direct dependencies, so the folders of other installed pods are added.
        let directNames = Set(pods.map(\.name))
        let nonPodFolders: Set<String> = ["Headers", "Local Podspecs", "Target Support Files", "Pods.xcodeproj"]
        for name in Paths.contents(of: folder + "/Pods")
        where !directNames.contains(name) && !nonPodFolders.contains(name) && Paths.isFolder("\(folder)/Pods/\(name)") {
            pods.append(Pod(name: name, version: "", line: nil))
        }
        return (file, pods)
    }

    /// Returns the pods that a `Podfile` lists directly. A `Podfile` is a Ruby program; only calls of `pod` with string literals are read.
    private static func pods(inPodfile text: String, _ file: String) -> [Pod] {
        var pods: [Pod] = []
        var seen: Set<Substring> = []
        let folder = Paths.folder(of: file)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let match = line.firstMatch(of: /^\s*pod[\s(]\s*['"]([^'"\/]+)[^'"]*['"](.*)$/),
                seen.insert(match.1).inserted
            else { continue }
            let rest = match.2
            pods.append(
                Pod(
                    name: String(match.1),
                    version: rest.firstMatch(of: /^\s*,\s*['"][^0-9'"]*([0-9][^'"]*)['"]/).map { String($0.1) } ?? "",
                    line: index + 1,
                    path: rest.firstMatch(of: /:?path(?::|\s*=>)\s*['"]([^'"]+)['"]/).map {
                        Paths.join(folder, String($0.1))
                    },
                    git: rest.firstMatch(of: /:?git(?::|\s*=>)\s*['"]([^'"]+)['"]/).map { String($0.1) }))
        }
        return pods
    }

    private static func pods(_ top: SpecificationNode, _ file: String) -> [Pod] {
        var pods: [Pod] = []
        var seen: Set<String> = []
        for node in top["PODS"]?.list ?? [] {
            // A pod with dependencies is a mapping from its name to a list.
            guard let text = node.string ?? node.entries?.first?.key else { continue }
            let parts = text.split(separator: " ", maxSplits: 1)
            guard let first = parts.first?.split(separator: "/").first, seen.insert(String(first)).inserted else {
                continue
            }
            let name = String(first)
            let source = top["EXTERNAL SOURCES"]?[name]
            pods.append(
                Pod(
                    name: name, version: parts.count > 1 ? parts[1].trimmingParentheses : "", line: node.line,
                    path: source?[":path"]?.string.map { Paths.join(Paths.folder(of: file), $0) },
                    git: source?[":git"]?.string))
        }
        return pods
    }

    /// The pods whose installed version differs from the locked one, with the installed version. `pod install` writes the versions to
    /// `Pods/Manifest.lock`.
    var outdated: [(pod: Pod, version: String)] {
        let manifest = root + "/Pods/Manifest.lock"
        guard let top = try? SpecificationNode(file: manifest, base: root) else { return [] }
        let installed = Dictionary(Self.pods(top, manifest).map { ($0.name, $0.version) }) { first, _ in first }
        return pods.compactMap { pod in
            guard pod.path == nil, folder(of: pod) != nil, let version = installed[pod.name], version != pod.version
            else { return nil }
            return (pod, version)
        }
    }

    /// Returns the folder of a pod's sources, or nil if it does not exist.
    ///
    /// For a pod that is also a Swift package, the folder of package checkouts is searched too.
    func folder(of pod: Pod) -> String? {
        let location = pod.path.map { Paths.isFolder($0) ? $0 : Paths.folder(of: $0) }
        let candidates = location.map { [$0] } ?? ["/Pods/", "/SourcePackages/checkouts/"].map { root + $0 + pod.name }
        return candidates.first { folder in
            // The project may be the example app of a library in the same folder. Without a manifest, the library's sources are unknown.
            Paths.isFolder(folder) && (folder != root || Paths.exists(folder + "/Package.swift"))
        }
    }

    /// The pods whose sources do not exist.
    var missing: [Pod] { pods.filter { folder(of: $0) == nil } }

    /// Returns a command or an instruction that makes a pod's sources available.
    func remedy(for pod: Pod) -> String {
        if let git = pod.git { return "git clone \(git) \(root)/Pods/\(pod.name)" }
        let version = pod.version.isEmpty ? "" : "version \(pod.version) of "
        return "run 'pod install' and commit 'Pods/\(pod.name)', or clone \(version)its sources there"
    }

    // MARK: Targets

    private static let testAndExampleFolders: Set<String> = [
        "Tests", "Test", "Example", "Examples", "Demo", "Demos", "Sample", "Samples", "Carthage", "Pods", "fastlane",
        "docs", "Benchmarks",
    ]
    /// Returns whether a folder with this name contains only tests or examples.
    static func isTestOrExampleFolder(_ folder: String) -> Bool {
        testAndExampleFolders.contains(folder) || folder.hasSuffix("Tests")
    }

    /// The names of source folders in a pod's repository. If CocoaPods has installed the pod, its folder contains
    /// only its sources, and the complete folder is used.
    private static let sourceFolders = ["Sources", "Source", "Classes", "src"]

    /// Returns a framework target for a pod. Its sources in other languages are listed separately.
    func target(for pod: Pod, notes: ProjectNotes) -> AppProject.Target? {
        guard let folder = folder(of: pod) else { return nil }
        var target = AppProject.Target(name: pod.name, kind: .framework, referringFile: file, line: pod.line)
        target.settings.add([("PRODUCT_NAME", pod.name), ("SWIFT_VERSION", "5")])
        var files = TargetFiles(target: pod.name, notes: notes, projectFile: file)
        var walk = FolderWalk(notes: notes)
        walk.includes = { path in
            !path.split(separator: "/").dropLast().contains { Self.isTestOrExampleFolder(String($0)) }
                && !["Package.swift"].contains(path) && !path.hasPrefix("Package@")
        }
        let isRepository = Paths.contents(of: folder).contains {
            $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".podspec") || $0 == ".git"
        }
        let candidates = (Self.sourceFolders + [pod.name]).map { folder + "/" + $0 }
        let location = (isRepository ? candidates.first(where: Paths.isFolder) : nil) ?? folder
        for relative in walk.files(in: location) where FileKind(relative) != .resource || Self.isResource(relative) {
            files.add(
                AppProject.File(path: location + "/" + relative, referringFile: file, line: pod.line),
                isSourcePhase: nil)
        }
        files.assign(&target)
        return target
    }

    /// Returns whether a file of a pod is a resource rather than documentation.
    private static func isResource(_ path: String) -> Bool {
        ["xib", "storyboard", "xcassets", "strings", "png", "bundle", "ttf", "otf", "json"].contains(
            Paths.pathExtension(of: path))
    }
}

/// Helpers that read the syntax of a `Podfile`.
extension Substring {
    fileprivate var trimmingParentheses: String { filter { $0 != "(" && $0 != ")" } }
}

/// The part of `AppProject` that adds pods.
extension AppProject {
    /// Adds the pods that aren't built by an Xcode project in `Pods`, and reports missing and outdated ones.
    mutating func addPods() {
        guard let pods = PodsFile(around: root) else { return }
        let builtPods = Set(referencedProjects.flatMap(\.targets).filter { !$0.sources.isEmpty }.map(\.name))
        let notes = ProjectNotes()
        // The project's path is the manifest in the `Pods` folder, so that the project is treated as third-party code.
        let folder = Paths.folder(of: pods.file)
        var podsProject = AppProject(path: folder + "/Pods/Manifest.lock", root: folder, name: "Pods")
        for pod in pods.pods where !builtPods.contains(pod.name) {
            guard let folder = pods.folder(of: pod) else { continue }
            if Paths.exists(folder + "/Package.swift") {
                let package = Package(source: .folder(folder), referringFile: pods.file, line: pod.line)
                if !packages.contains(where: { $0.identity == package.identity }) { packages.append(package) }
            } else if let target = pods.target(for: pod, notes: notes) {
                podsProject.targets.append(target)
            }
        }
        if !podsProject.targets.isEmpty { add(neighbour: podsProject) }
        let outdated = pods.outdated
        if let first = outdated.first {
            let names = outdated.prefix(8).map { "\($0.pod.name) \($0.version) instead of \($0.pod.version)" }
            notes.add(
                .warning, pods.file, first.pod.line,
                "\(outdated.count) of \(pods.pods.count) pods in 'Pods' have another version: "
                    + "\(names.joined(separator: ", "))\(outdated.count > 8 ? ", …" : ""). They are built as they are. "
                    + "Run 'pod install' to update them")
        }
        let missing = pods.missing.filter { !Self.snapshotModules.contains(Paths.identifier($0.name)) }
        if let first = missing.first {
            let names = missing.prefix(8).map { $0.version.isEmpty ? $0.name : "\($0.name) \($0.version)" }
                .joined(separator: ", ")
            notes.add(
                .warning, pods.file, first.line,
                "\(missing.count) of \(pods.pods.count) pods are missing: \(names)\(missing.count > 8 ? ", …" : ""); "
                    + "code that needs them is left out. Run 'pod install' and commit 'Pods', or clone their sources to 'Pods/NAME'"
            )
        }
        self.notes += notes.all
    }
}
