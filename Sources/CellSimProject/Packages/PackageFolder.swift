import CellSimProcess
import Foundation
import Glibc

/// The folder that a planned package is written to. What was there and is wanted no more goes; nothing else is touched.
public struct PackageFolder {
    /// Where it is.
    public let path: String
    /// The folders that belong to the plan as a whole.
    private static let managed = ["Sources", "Tests", PackagePlan.resources]

    /// - Parameter path: absolute.
    public init(_ path: String) { self.path = path }

    /// The folder for a project's package: `.build/cellsim` in it, or where that cannot be written to, one of the user's.
    /// - Parameter cache: the folder for what can be made again.
    public static func usual(for project: AppProject, cache: String) -> String {
        let own = project.root + "/.build/cellsim"
        var place = own
        while !Paths.exists(place), place != "/" { place = Paths.folder(of: place) }
        if unsafe access(place, W_OK | X_OK) == 0, Paths.isFolder(place) { return own }
        let number = project.root.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return cache + "/cellsim/apps/\(project.name)-" + String(number, radix: 36)
    }

    /// Makes the folder the plan's; what is the same already keeps its time.
    /// - Throws: `ProjectError` where something cannot be written.
    public func write(_ plan: PackagePlan) throws(ProjectError) {
        try makeFolder(path)
        for folder in Self.managed { try clean(folder, plan) }
        for (relative, content) in plan.files.sorted(by: { $0.key < $1.key }) {
            try makeFolders(around: relative)
            let place = path + "/" + relative
            switch content {
            case .link(let target):
                if readLink(place) == target { continue }
                try remove(place)
                if unsafe symlink(target, place) != 0 { throw failure(place) }
            case .text(let bytes):
                if readLink(place) != nil { try remove(place) }
                if let old = try? FileBytes.read(place), old == bytes { continue }
                do { try AtomicFile.write(bytes, to: place) } catch {
                    throw ProjectError(place, nil, "cannot be written: \(error)")
                }
            }
        }
    }

    // MARK: Parts

    private func failure(_ place: String) -> ProjectError {
        let reason = unsafe String(cString: strerror(errno))
        return ProjectError(place, nil, "cannot be written: \(reason)")
    }

    private func readLink(_ place: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: place)
    }

    private func isFolderItself(_ place: String) -> Bool {
        var status = stat()
        return unsafe lstat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private func makeFolder(_ place: String) throws(ProjectError) {
        if isFolderItself(place) { return }
        do { try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true) } catch {
            throw failure(place)
        }
    }

    /// Each a folder itself: through a link nothing is written.
    private func makeFolders(around relative: String) throws(ProjectError) {
        var place = path
        for part in relative.split(separator: "/").dropLast() {
            place += "/" + part
            if isFolderItself(place) { continue }
            try remove(place)
            if unsafe mkdir(place, 0o777) != 0, errno != EEXIST { throw failure(place) }
        }
    }

    /// Removes a file or link, not what a link leads to.
    private func remove(_ place: String) throws(ProjectError) {
        if unsafe unlink(place) != 0, errno != ENOENT {
            guard errno == EISDIR || errno == EPERM else { throw failure(place) }
            try removeTree(place)
        }
    }

    private func removeTree(_ place: String) throws(ProjectError) {
        for name in Paths.contents(of: place) {
            let inner = place + "/" + name
            if isFolderItself(inner) { try removeTree(inner) } else { try remove(inner) }
        }
        if unsafe rmdir(place) != 0, errno != ENOENT { throw failure(place) }
    }

    /// Removes what the plan does not have; links are removed, not followed.
    private func clean(_ folder: String, _ plan: PackagePlan) throws(ProjectError) {
        let place = path + "/" + folder
        guard isFolderItself(place) else { return try remove(place) }
        for name in Paths.contents(of: place) {
            let relative = folder + "/" + name
            if isFolderItself(path + "/" + relative) {
                try clean(relative, plan)
                _ = unsafe rmdir(path + "/" + relative)
            } else if plan.files[relative] == nil {
                try remove(path + "/" + relative)
            }
        }
    }
}
