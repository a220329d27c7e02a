import CellSimCompare
import Foundation

/// Determines where references can be written and deleted: in reference folders inside the working directory, and in folders that the user
/// specified. Paths in a results file outside these folders are rejected.
struct ReferenceLocations {
    /// The location of a reference, and the folder that it must stay in.
    struct Location {
        fileprivate let folder: ConfinedFolder
        let location: ConfinedFolder.Location
        let kind: ReferenceName.Kind

        /// The absolute path, with symbolic links resolved.
        var path: String { location.path }
        var exists: Bool { FileManager.default.fileExists(atPath: path) }
        func write(_ bytes: [UInt8]) throws { try folder.write(bytes, to: location) }
        func remove() throws(ConfinedFolder.Rejection) { try folder.remove(location) }
    }

    /// A folder in which references are allowed, or a part of such a folder.
    private struct AllowedFolder {
        var folder: ConfinedFolder
        var part: ConfinedFolder.Location?
    }

    private let workingDirectory: ConfinedFolder
    private let allowedFolders: [AllowedFolder]
    private let textExtensions: Set<String>

    /// Opens the folders in which references are allowed.
    /// - Parameters:
    ///   - named: reference folders that the user specified. They can be at any path.
    ///   - endings: the file extensions of text references by custom strategies.
    ///   - plan: a configuration. Its reference folder is allowed if it is in the folder of the configuration file.
    /// - Throws: `InvalidInput` if a path isn't a folder.
    init(named: [String], alsoTexts endings: [String], plan: SnapshotPlan? = nil) throws {
        do {
            workingDirectory = try ConfinedFolder(path: ".")
            var allowed = try named.map { AllowedFolder(folder: try ConfinedFolder(path: $0)) }
            if let plan {
                let configurationFolder = try ConfinedFolder(path: plan.path.parentFolder)
                if let part = try? configurationFolder.location(of: plan.references) {
                    allowed.append(AllowedFolder(folder: configurationFolder, part: part))
                }
            }
            self.allowedFolders = allowed
        } catch let problem as ConfinedFolder.Rejection {
            throw InvalidInput(
                "\(problem.path): error: \(problem.isMissing ? "no such folder" : problem.reason)")
        }
        self.textExtensions = Set(endings.map { $0.lowercased() })
    }

    /// Returns the local location of a reference.
    /// - Parameters:
    ///   - reference: the path in the results.
    ///   - root: the folder of the package on the machine that wrote the results, if the path is absolute.
    ///   - followsLast: whether a symbolic link at the path itself is resolved.
    /// - Throws: `ConfinedFolder.Rejection` if the path isn't that of a reference that may be changed.
    func location(of reference: String, root: String? = nil, followsLast: Bool = true) throws(ConfinedFolder.Rejection)
        -> Location
    {
        for allowed in allowedFolders {
            guard let location = try? allowed.folder.location(of: reference, followsLast: followsLast) else { continue }
            if let part = allowed.part, !location.isBelow(part) { continue }
            return try validated(location, in: allowed, reference)
        }
        do {
            return try locationInProject(reference, followsLast)
        } catch {
            if let root, let path = ReferenceLocations.relativePath(reference, from: root) {
                return try locationInProject(path, followsLast)
            }
            var rejection = error
            if rejection.escapesFolder {
                rejection.reason += "; if this is intended, name the folder with --references"
            }
            throw rejection
        }
    }

    /// Returns whether a path in the results is that of a reference on this machine.
    func isLocalPath(_ path: String) -> Bool { (try? location(of: path)) != nil }

    /// Returns a path of another machine relative to the package. The package is the working directory on this machine.
    private static func relativePath(_ path: String, from root: String) -> String? {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")), outer = root.utf8.split(separator: UInt8(ascii: "/"))
        guard path.utf8.first == UInt8(ascii: "/"), parts.count > outer.count else { return nil }
        guard zip(parts, outer).allSatisfy({ $0.elementsEqual($1) }) else { return nil }
        return parts.dropFirst(outer.count).map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }

    private func locationInProject(_ reference: String, _ followsLast: Bool) throws(ConfinedFolder.Rejection)
        -> Location
    {
        let location = try workingDirectory.location(of: reference, followsLast: followsLast)
        // Folders above the working directory don't matter.
        let isRelative = reference.utf8.first != UInt8(ascii: "/")
        let parentFolders =
            isRelative
            ? reference.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(decoding: $0, as: UTF8.self) }
            : []
        guard (parentFolders + location.folders).contains(where: ReferenceLocations.isFolderName) else {
            throw ConfinedFolder.Rejection(
                path: reference,
                reason:
                    "not in a references folder (__Snapshots__, Snapshots or ReferenceImages) below the working directory; name the folder with --references"
            )
        }
        return try validated(location, in: AllowedFolder(folder: workingDirectory), reference)
    }

    /// Returns a location after checking that its name is that of a reference.
    private func validated(_ location: ConfinedFolder.Location, in allowed: AllowedFolder, _ reference: String)
        throws(ConfinedFolder
        .Rejection) -> Location
    {
        if location.isHidden(from: allowed.part) {
            throw ConfinedFolder.Rejection(
                path: reference, reason: "hidden files and folders cannot contain references")
        }
        guard let name = ReferenceName(location.name, alsoTexts: textExtensions) else {
            let texts = ReferenceName.textExtensions.sorted().joined(separator: ", ")
            throw ConfinedFolder.Rejection(
                path: reference,
                reason:
                    "not a reference's name (NAME.png, or TEST.IDENTIFIER.ENDING for text: \(texts)); --text-ending allows others"
            )
        }
        return Location(folder: allowed.folder, location: location, kind: name.kind)
    }

    /// Returns whether a name is that of a reference folder.
    static func isFolderName(_ name: String) -> Bool {
        name == "__Snapshots__" || name == "Snapshots" || name.hasPrefix("ReferenceImages")
    }
}
