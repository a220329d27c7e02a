import ArgumentParser
import Foundation

/// The files of a repository as they were at a revision, in a folder of their own for as long as this lives.
final class GitRevision {
    /// The repository's folder.
    let root: String
    private let commit: String
    private let folder: URL

    /// Unpacks the revision of the repository around the current folder.
    /// - Throws: `ValidationError` when there is no repository or no such revision, `InvalidInput` when git fails.
    init(_ name: String) throws {
        let top = try GitRevision.git(["rev-parse", "--show-toplevel"])
        guard top.code == 0 else { throw ValidationError("--git-base needs a git repository around the current folder") }
        root = top.output.trimmingCharacters(in: .newlines)
        let found = try GitRevision.git(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
        guard found.code == 0 else { throw ValidationError("--git-base '\(name)' is no revision of \(root)") }
        commit = found.output.trimmingCharacters(in: .newlines)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("cellsim-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let unpack = try GitRevision.run(
            "/bin/sh", ["-c", "git -C \"$1\" archive \"$2\" | tar -xf - -C \"$3\"", "sh", root, commit, folder.path])
        guard unpack.code == 0 else { throw InvalidInput("\(root): error: revision \(name) cannot be unpacked") }
    }

    deinit {
        do { try FileManager.default.removeItem(at: folder) } catch { complain("\(folder.path): warning: left behind") }
    }

    /// Where a file of the repository (its path below the root) lies as it was then; nil if it did not exist.
    func path(_ name: String) -> String? {
        let path = folder.appendingPathComponent(name).path
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// Interface files that differ between the revision and the folder as it is, those git does not know yet included.
    func changedDocuments() throws -> [String] {
        let changed = try GitRevision.git(["-C", root, "diff", "--name-only", "-z", "--no-renames", commit, "--", "*.xib"])
        let new = try GitRevision.git(["-C", root, "ls-files", "--others", "--exclude-standard", "-z", "--", "*.xib"])
        guard changed.code == 0, new.code == 0 else { throw InvalidInput("\(root): error: git cannot tell what changed") }
        return Set((changed.output + new.output).split(separator: "\0").map(String.init)).sorted()
    }

    /// The path below the root of a file given relative to the current folder.
    /// - Throws: `InvalidInput` for a file outside of the repository.
    func name(of file: String) throws -> String {
        let path = URL(fileURLWithPath: file).standardizedFileURL.resolvingSymlinksInPath().path
        let base = URL(fileURLWithPath: root).resolvingSymlinksInPath().path + "/"
        guard path.hasPrefix(base) else { throw InvalidInput("\(file): error: not in the repository \(root)") }
        return String(path.dropFirst(base.count))
    }

    private static func git(_ arguments: [String]) throws -> (code: Int32, output: String) {
        try run("/usr/bin/env", ["git"] + arguments)
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> (code: Int32, output: String) {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        do { try process.run() } catch { throw InvalidInput("\(program): error: cannot be started") }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
