import CellSimCompare
import CellSimFonts
import CellSimProcess
import Foundation

/// Runs the checks of `cellsim doctor`. They don't change anything.
struct DoctorChecks {
    /// The result of a check.
    struct Check: Encodable, Hashable {
        /// The status of a check.
        enum Status: String, Encodable {
            case ok, warning, error

            /// The tone that determines the colour of the status in a terminal.
            var tone: ReportTone {
                switch self {
                case .ok: .passed
                case .warning: .warning
                case .error: .failed
                }
            }
        }

        /// The name of the check, such as `cache`.
        var name: String
        var status: Status
        /// A description of the result.
        var message: String
        /// A suggested fix, or nil if there is no problem.
        var remedy: String?

        /// The check in one line after its status, such as `fonts: …; run 'cellsim fonts install'`.
        var text: String { "\(name): \(message)" + (remedy.map { "; \($0)" } ?? "") }
    }

    /// The commands that need Swift, as a part of messages.
    private static let swiftCommands = "needed by 'cellsim test', 'build', 'run' and 'app'"
    let environment: [String: String]

    /// The results of all checks, in the order of the output.
    var checks: [Check] {
        fonts + libraries + swift + [cache, workingFolder, configuration]
    }

    // MARK: Drawing

    private var fonts: [Check] {
        let library = FontLibrary.shared
        if let error = library.error {
            return [check("fonts", .error, "\(error)", "reinstall cellsim, or correct CELLSIM_FONTS")]
        }
        let families = library.manifest.families.count
        var checks = [check("fonts", .ok, "\(families) families in \(library.folderPath ?? "the program")")]
        for folder in library.userFolders where !isFolder(folder) {
            checks.append(
                check("fonts", .error, "CELLSIM_FONTS: no such folder '\(folder)'", "correct CELLSIM_FONTS"))
        }
        for face in library.installableFaces {
            let name = "font \(face.path)"
            switch library.installed.state(of: face, bundledFolder: library.folder) {
            case .ready(let path): checks.append(check(name, .ok, path))
            case .missing: checks.append(check(name, .warning, "not installed", "run 'cellsim fonts install'"))
            case .different(let path):
                checks.append(check(name, .warning, "\(path) is another version", "run 'cellsim fonts install'"))
            }
        }
        return checks
    }

    private var libraries: [Check] {
        let missing = "missing ("
        // A program from a release archive uses its own libraries, so the system's libraries don't matter.
        let isArchive = environment["CELLSIM_LAUNCHER"] != nil
        let differentVersions = DrawingLibrary.all.compactMap { library in
            library.version(isLoading: !isArchive).flatMap { library.isDifferentVersion($0) ? (library, $0) : nil }
        }
        let differing = differentVersions.map { library, version in
            check(
                "library \(library.name)", .warning,
                "\(version) differs from \(library.releasedFileName) in CellSim's archives; pixels may differ",
                "use an archive, or install this version of \(library.package)")
        }
        let otherVersions = DrawingLibrary.versions().filter { name, _ in
            !differentVersions.contains { $0.0.name == name }
        }
        return differing
            + otherVersions.map { name, version in
                guard version.hasPrefix(missing) else { return check("library \(name)", .ok, version) }
                let package = version.dropFirst(missing.count).dropLast().split(separator: " ").last ?? ""
                return check(
                    "library \(name)", .warning, "missing; some pictures need it",
                    "install it, on Debian with 'apt-get install \(package)'")
            }
    }

    // MARK: Swift

    private var swift: [Check] {
        guard let toolchain = SwiftToolchain.toolchain(environment) else {
            return [
                check(
                    "swift", .warning, "no Swift toolchain on PATH; \(Self.swiftCommands)",
                    "see https://www.swift.org/install/linux"), library(for: nil),
            ]
        }
        do {
            let version = try SwiftToolchain.compilerVersion(of: toolchain)
            return [check("swift", .ok, "\(version) in \(toolchain)"), library(for: version)]
        } catch {
            let problems = error.problems.joined(separator: ", ")
            return [check("swift", .error, problems, "reinstall the toolchain"), library(for: nil)]
        }
    }

    /// Checks the library that app sources are built with.
    /// - Parameter compiler: the version of the compiler in `PATH`, or nil if there is no compiler.
    private func library(for compiler: String?) -> Check {
        let name = "library for apps"
        let install = SwiftToolchain.rebuildInstruction(SwiftToolchain.libraryFolder(environment))
        guard let folder = SwiftToolchain.libraryFolder(environment) else {
            return check(name, .warning, "not installed; \(Self.swiftCommands)", install)
        }
        for file in ["libCellSim.so", "cellsim-swiftc"] where unsafe access("\(folder)/\(file)", R_OK) != 0 {
            return check(name, .error, "\(folder)/\(file): \(errnoDescription)", install)
        }
        guard let built = SwiftToolchain.libraryCompilerVersion(of: folder) else { return check(name, .ok, folder) }
        guard let compiler, compiler != built else { return check(name, .ok, "\(folder), for \(built)") }
        return check(
            name, .error, "\(folder) was built with '\(built)', but the compiler is '\(compiler)'",
            "\(install) with the compiler on PATH, or put the compiler that built it on PATH")
    }

    // MARK: Folders

    private var cache: Check {
        guard let location = CacheOptions.defaultLocation(environment) else {
            return check("cache", .ok, "off, because CELLSIM_CACHE is 0")
        }
        let remedy = "set CELLSIM_CACHE to a folder that you can write, or to 0"
        guard unsafe access(location, F_OK) == 0 else {
            var parent = AbsolutePath.of(location).parentFolder
            while parent != "/", unsafe access(parent, F_OK) != 0 { parent = parent.parentFolder }
            guard isFolder(parent), unsafe access(parent, W_OK | X_OK) == 0 else {
                return check("cache", .warning, "\(location) cannot be created in \(parent)", remedy)
            }
            return check("cache", .ok, "\(location), which the first run creates")
        }
        var status = stat()
        guard unsafe stat(location, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            return check("cache", .warning, "\(location) is not a folder", remedy)
        }
        if status.st_uid != geteuid() || status.st_mode & 0o022 != 0 {
            return check(
                "cache", .warning, "\(location) is not used, because other users can write to it",
                "remove it, or run \"chmod -R go-w '\(location)'\" if it is yours and you trust its content")
        }
        guard unsafe access(location, W_OK | X_OK) == 0 else {
            return check("cache", .warning, "\(location): \(errnoDescription)", remedy)
        }
        return check("cache", .ok, "\(location), mode \(String(status.st_mode & 0o7777, radix: 8))")
    }

    private var workingFolder: Check {
        let folder = AbsolutePath.of("")
        guard unsafe access(".", W_OK | X_OK) == 0 else {
            return check(
                "working directory", .warning, "\(folder) cannot be written: \(errnoDescription)",
                "name other folders with --output, or change to another folder")
        }
        return check("working directory", .ok, "\(folder) can be written")
    }

    private var configuration: Check {
        guard let path = ConfigurationSearch.nearestFile(from: "") else {
            return check("cellsim.yml", .ok, "none from here upward; 'cellsim init' writes one")
        }
        do {
            let count = try SnapshotPlan(path: path).cases.count
            return check("cellsim.yml", .ok, "\(path), \(count) case\(count == 1 ? "" : "s")")
        } catch {
            return check(
                "cellsim.yml", .error, FailureReport.reason(of: error), "correct the file; see 'cellsim schema'")
        }
    }

    /// A description of the system's last error.
    private var errnoDescription: String { unsafe String(cString: strerror(errno)) }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func check(_ name: String, _ status: Check.Status, _ message: String, _ remedy: String? = nil) -> Check {
        Check(name: name, status: status, message: message, remedy: remedy)
    }
}
