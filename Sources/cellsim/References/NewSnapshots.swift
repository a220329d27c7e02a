import CellSimCompare
import CellSimImageCodecs
import Foundation

/// Finds new snapshots. They are accepted only from the folder of a run's artifacts and from folders that the user specified.
struct NewSnapshots {
    /// The contents and the date of a new snapshot.
    struct Match {
        /// The contents of the file in the encoding of references.
        var bytes: [UInt8]
        /// The modification time in nanoseconds since 1970.
        var modificationTime: Int
    }

    private let folders: [ConfinedFolder]

    /// Opens the folders of new snapshots.
    /// - Throws: `InvalidInput` if a path isn't a folder.
    init(folders: [String]) throws {
        do { self.folders = try folders.map { try ConfinedFolder(path: $0) } } catch let problem
            as ConfinedFolder.Rejection
        {
            throw InvalidInput(
                "\(problem.path): error: \(problem.isMissing ? "no such folder" : problem.reason)")
        }
    }

    /// Reads the new snapshot for a reference.
    /// - Parameters:
    ///   - path: the path of the file in the results.
    ///   - reference: the location of the reference.
    ///   - isTrial: whether the contents don't have to be encoded again, because they won't be written.
    /// - Throws: `ConfinedFolder.Rejection` if the file is missing, is outside the folders, or has another type than the reference.
    func find(_ path: String, for reference: ReferenceLocations.Location, isTrial: Bool = false) throws(ConfinedFolder
        .Rejection) -> Match
    {
        func rejection(_ reason: String) -> ConfinedFolder.Rejection {
            ConfinedFolder.Rejection(path: path, reason: reason)
        }
        let (folder, location) = try locate(path)
        let contents: ConfinedFolder.Contents
        do { contents = try folder.read(location) } catch { throw rejection(error.reason) }
        if let pointer = GitLFSPointer(Data(contents.bytes.prefix(2000))) {
            throw rejection("a Git LFS pointer (\(pointer.object)), not the file itself; fetch it with 'git lfs pull'")
        }
        switch reference.kind {
        case .picture:
            do {
                let bitmap = try PNG.decode(contents.bytes)
                // Pictures of tests already have the encoding of references.
                let isFinal = isTrial || isTestArtifact(location, in: folder)
                return Match(
                    bytes: isFinal ? contents.bytes : try ReferencePNG.encode(bitmap, of: contents.bytes),
                    modificationTime: contents.modificationTime
                )
            } catch { throw rejection("\(error)") }
        case .text:
            guard isTestArtifact(location, in: folder) else {
                throw rejection("text snapshots are accepted only from the SNAPSHOT_ARTIFACTS folder of a test run")
            }
            guard location.name.utf8.elementsEqual(reference.location.name.utf8) else {
                throw rejection("its name differs from the reference's (\(reference.location.name))")
            }
            guard !contents.bytes.contains(0), String(validating: contents.bytes, as: UTF8.self) != nil else {
                throw rejection("not UTF-8 text")
            }
            return Match(bytes: contents.bytes, modificationTime: contents.modificationTime)
        }
    }

    /// Finds a file in one of the folders: at the path itself or, for a path of another machine, at the longest suffix of the path that
    /// exists in a folder.
    private func locate(_ path: String) throws(ConfinedFolder.Rejection) -> (ConfinedFolder, ConfinedFolder.Location) {
        var problem = ConfinedFolder.Rejection(path: path, reason: "not in a folder of artifacts")
        for folder in folders {
            do {
                let location = try folder.location(of: path)
                if folder.hasFile(path) { return (folder, location) }
                problem = ConfinedFolder.Rejection(path: path, reason: "no such file", isMissing: true)
            } catch { problem = error }
        }
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
        for start in parts.indices.dropLast() {
            let suffix = parts[start...].joined(separator: "/")
            for folder in folders {
                let candidate = "\(folder.path)/\(suffix)"
                if folder.hasFile(candidate) { return (folder, try folder.location(of: candidate)) }
            }
        }
        if !problem.isMissing {
            problem.reason += "; new snapshots must be in the run's folder, or in one named with --artifacts"
        }
        throw problem
    }

    /// Returns whether one of the folders in the path contains test results.
    private func isTestArtifact(_ location: ConfinedFolder.Location, in folder: ConfinedFolder) -> Bool {
        var path = location.path
        for _ in 0...location.folders.count {
            path = path.parentFolder
            if ResultsFolder(path: path).exists { return true }
        }
        return false
    }
}
