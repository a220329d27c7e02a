import CellSimEscaping
import CellSimProcess
import Foundation
import Glibc

/// The folder that a planned package is written to. Files that aren't in the plan are deleted, so only a folder with a marker file is
/// used. Symbolic links in it are removed, not followed.
public struct PackageFolder {
    /// The folder's path.
    public let path: String
    /// The open folder. It stays the same even if another folder replaces it at the path.
    public let folder: OpenFolder
    /// The folders whose entire contents are managed by the plan.
    private static let managedFolders = ["Sources", "Tests", PackagePlan.resourcesFolder]
    /// The file that marks a folder as created by CellSim.
    static let markerFile = ".cellsim-package"

    /// Opens the folder. If it is missing or empty, it is created and marked.
    /// - Parameters:
    ///   - path: the absolute path.
    ///   - project: the project's folder. Links between it and the package's folder aren't followed.
    /// - Throws: `ProjectError` if files in the folder must not be deleted, or if something can't be written. Files must not be deleted
    ///   in the project's folder and its parents, and in folders that have contents but no marker.
    public init(_ path: String, project: String) throws(ProjectError) {
        self.path = path
        let remedy = "pass a new or empty folder with --scratch-path"
        do {
            WriteAccess.confine(to: project)
            folder = try WriteAccess.folder(path, making: true, followsLinks: false)
            if try PackageFolder.encloses(folder, project) {
                throw ProjectError(
                    path, nil,
                    "cannot be the package's folder: it is or contains the project's folder, and cellsim deletes files in it; \(remedy)"
                )
            }
            // Another run may be creating the folder at the moment. It writes the marker first.
            let isEmpty = try folder.names().allSatisfy { $0.hasPrefix(".cellsim-") && $0.hasSuffix(".tmp") }
            if folder.kind(PackageFolder.markerFile) != .file {
                guard isEmpty else {
                    throw ProjectError(
                        path, nil,
                        "cannot be the package's folder: it is not empty and has no file \(PackageFolder.markerFile), so cellsim did not create "
                            + "it, and cellsim deletes files in it; \(remedy), or remove this folder if an older cellsim created it"
                    )
                }
                let text = "cellsim app created this folder and deletes files in it.\n"
                try AtomicFile.write(Array(text.utf8), to: path, in: folder, name: PackageFolder.markerFile)
            }
            WriteAccess.confine(to: folder)
        } catch let error as ProjectError { throw error } catch let error as FileOutputError {
            throw ProjectError(path, nil, "cannot be written: \(error.reason), or \(remedy)")
        } catch { throw ProjectError(path, nil, "cannot be written: \(error)") }
    }

    /// Returns whether a folder is the project's folder or one of its parents.
    private static func encloses(_ folder: OpenFolder, _ project: String) throws(FileOutputError) -> Bool {
        var next = try OpenFolder(path: project)
        while next.identity != folder.identity {
            let outer = try next.parent()
            if outer.identity == next.identity { return false }
            next = outer
        }
        return true
    }

    /// Returns the default folder for a project's package: `.build/cellsim` in the project, or a folder in the user's
    /// cache if that isn't writable.
    /// - Parameters:
    ///   - project: the project.
    ///   - cache: the user's cache folder.
    public static func defaultPath(for project: AppProject, cache: String) -> String {
        let projectFolder = project.root + "/.build/cellsim"
        var existingFolder = projectFolder
        while !Paths.exists(existingFolder), existingFolder != "/" { existingFolder = Paths.folder(of: existingFolder) }
        if unsafe access(existingFolder, W_OK | X_OK) == 0, Paths.isFolder(existingFolder) { return projectFolder }
        let fingerprint = Fingerprint.hash64(of: project.root)
        return cache + "/cellsim/apps/\(project.name)-" + String(fingerprint, radix: 36)
    }

    /// Updates the folder to match the plan. Unchanged files keep their modification dates.
    /// - Throws: `ProjectError` if something can't be written.
    public func write(_ plan: PackagePlan) throws(ProjectError) {
        do {
            for name in Self.managedFolders { try clean(folder, name, name, plan) }
            for (relative, content) in plan.files.sorted(by: { $0.key < $1.key }) { try write(content, to: relative) }
        } catch let error as FileOutputError {
            throw ProjectError(error.path, nil, "cannot be written: \(error.reason)")
        } catch { throw ProjectError(path, nil, "cannot be written: \(error)") }
    }

    // MARK: Parts

    private func write(_ content: PackagePlan.Content, to relative: String) throws {
        var parts = relative.split(separator: "/").map(String.init)
        guard let name = parts.popLast() else { return }
        var inner = folder
        for part in parts {
            if inner.kind(part) != .folder { try inner.remove(part) }
            inner = try inner.folder(part, making: true)
        }
        switch content {
        case .link(let target):
            if inner.readLink(name) == target { return }
            try inner.removeTree(name)
            try inner.link(name, to: target)
        case .text(let bytes):
            if inner.kind(name) == .file, let old = try? FileReader.read(path + "/" + relative), old == bytes { return }
            if inner.kind(name) == .folder { try inner.removeTree(name) }
            try AtomicFile.write(bytes, to: path + "/" + relative, in: inner, name: name)
        }
    }

    /// Removes files that the plan doesn't contain. Symbolic links are removed, not followed.
    private func clean(_ outer: OpenFolder, _ name: String, _ relative: String, _ plan: PackagePlan) throws {
        guard outer.kind(name) == .folder else {
            if plan.files[relative] == nil { try outer.remove(name) }
            return
        }
        let inner = try outer.folder(name)
        for next in try inner.names() { try clean(inner, next, relative + "/" + next, plan) }
        outer.removeIfEmpty(name)
    }
}
