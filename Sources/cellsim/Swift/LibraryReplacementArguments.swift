import CellSimProcess
import CellSimProject
import Foundation

/// Determines the arguments that make SwiftPM use local replacements for snapshot libraries. CellSim includes these libraries, so they
/// don't have to be cloned.
struct LibraryReplacementArguments {
    private let arguments: [String]

    /// Creates an instance for a SwiftPM command.
    /// - Parameter arguments: the arguments of the command. They may specify the package and the build folder.
    init(_ arguments: [String]) { self.arguments = arguments }

    /// The arguments to add. Empty if no library has to be replaced, or if the command already has a workspace file.
    var additions: [String] {
        if value("--multiroot-data-file") != nil { return [] }
        guard let package = package, let replacement = SnapshotLibraryReplacement(package: package) else { return [] }
        let build = (value("--scratch-path") ?? value("--build-path")).map(AppRun.absolute) ?? package + "/.build"
        let folder = build + "/cellsim-stand-ins"
        // Repositories that have already been cloned need no network access either.
        let hasReplacements = FileManager.default.fileExists(atPath: folder)
        if !hasReplacements, replacement.libraries.allSatisfy({ isFolder(build + "/checkouts/" + $0.name) }) {
            return []
        }
        do {
            let workspace = try write(replacement, in: folder)
            return ["--multiroot-data-file", workspace, "--scratch-path", build].filter { argument in
                // A folder that the user named keeps its path.
                value("--scratch-path") == nil && value("--build-path") == nil
                    || argument != "--scratch-path" && argument != build
            }
        } catch {
            logMessage("warning: \(folder): the snapshot libraries are fetched: no stand-in can be made: \(error)")
            return []
        }
    }

    /// The package's folder: the folder in the arguments, or the nearest folder with a manifest, starting at the current folder.
    private var package: String? {
        if let path = value("--package-path") { return AppRun.absolute(path) }
        var folder = FileManager.default.currentDirectoryPath
        while !FileManager.default.fileExists(atPath: folder + "/Package.swift") {
            if folder == "/" { return nil }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return folder
    }

    private func value(_ option: String) -> String? {
        for (index, argument) in arguments.enumerated() {
            if argument == "--" { return nil }
            if argument == option { return index + 1 < arguments.count ? arguments[index + 1] : nil }
            if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
        }
        return nil
    }

    private func isFolder(_ path: String) -> Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
    }

    // MARK: Files

    /// Writes the replacements and the workspace that refers to them.
    /// - Returns: the path of the workspace.
    private func write(_ replacement: SnapshotLibraryReplacement, in folder: String) throws -> String {
        try WriteAccess.makeFolder(folder)
        for library in replacement.libraries {
            try makeRepository(of: library, replacement, in: folder + "/" + library.name)
        }
        let workspace = folder + "/package.xcworkspace"
        let shared = workspace + "/xcshareddata/swiftpm"
        try WriteAccess.makeFolder(shared + "/configuration")
        try write(Data(replacement.workspace.utf8), to: workspace + "/contents.xcworkspacedata")
        let configuration = replacement.package + "/.swiftpm/configuration"
        let ownMirrors = FileManager.default.contents(atPath: configuration + "/mirrors.json")
        try write(replacement.mirrors(in: folder, own: ownMirrors), to: shared + "/configuration/mirrors.json")
        if let registries = FileManager.default.contents(atPath: configuration + "/registries.json") {
            try write(registries, to: shared + "/configuration/registries.json")
        }
        // SwiftPM writes the resolved versions to the workspace. When the package's own file changes, it takes precedence again.
        let source = replacement.package + "/Package.resolved"
        if let ownPins = FileManager.default.contents(atPath: source), let pins = replacement.resolved(own: ownPins),
            FileManager.default.contents(atPath: shared + "/pins.json") != pins
        {
            try write(pins, to: shared + "/Package.resolved")
            try write(pins, to: shared + "/pins.json")
        }
        return workspace
    }

    private func write(_ data: Data, to path: String) throws {
        if FileManager.default.contents(atPath: path) == data { return }
        try AtomicFile.write(Array(data), to: path)
    }

    /// Creates a repository with a single commit, to which all versions and branches refer. The commit depends only on the library.
    private func makeRepository(
        of library: SnapshotLibraryReplacement.Library, _ replacement: SnapshotLibraryReplacement, in folder: String
    )
        throws
    {
        let versionFile = folder + "/.git/cellsim-versions"
        let versionList = Data((replacement.versions + replacement.branches).joined(separator: "\n").utf8)
        if FileManager.default.contents(atPath: versionFile) == versionList { return }
        for product in library.products { try WriteAccess.makeFolder(folder + "/Sources/" + product) }
        try write(Data(SnapshotLibraryReplacement.manifest(of: library).utf8), to: folder + "/Package.swift")
        for product in library.products {
            let text = "// CellSim's module takes the place of this one.\n"
            try write(Data(text.utf8), to: "\(folder)/Sources/\(product)/\(product).swift")
        }
        try git(["init", "-q", "-b", "cellsim"], in: folder)
        try git(["add", "-A"], in: folder)
        try git(["commit", "-q", "--allow-empty", "-m", "Stand-in for \(library.name)"], in: folder)
        for version in replacement.versions { try git(["tag", "-f", version], in: folder) }
        for branch in replacement.branches { try git(["branch", "-f", branch], in: folder) }
        try write(versionList, to: versionFile)
    }

    private func git(_ arguments: [String], in folder: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        // The user's Git settings, such as signing, are ignored, and the date is always the same.
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        for role in ["AUTHOR", "COMMITTER"] {
            environment["GIT_\(role)_NAME"] = "CellSim"
            environment["GIT_\(role)_EMAIL"] = "cellsim@localhost"
            environment["GIT_\(role)_DATE"] = "2024-01-01T00:00:00Z"
        }
        (environment["GIT_CONFIG_NOSYSTEM"], environment["GIT_CONFIG_GLOBAL"]) = ("1", "/dev/null")
        process.environment = environment
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe)
        try process.run()
        let errors = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw InvalidInput("git \(arguments[0]): \(errors.split(separator: "\n").first ?? "failed")")
        }
    }
}
