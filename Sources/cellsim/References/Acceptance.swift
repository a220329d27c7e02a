import CellSimCompare
import Foundation

/// Assigns new snapshots to their references, and validates all of them before any reference is written.
struct Acceptance {
    /// A new snapshot, and the reference that it replaces.
    struct Step {
        var name: String
        var reference: ReferenceLocations.Location
        /// The path of the reference in the results, and the path of the new snapshot.
        var referencePath, actual: String
    }

    let locations: ReferenceLocations
    let snapshots: NewSnapshots
    /// A Boolean value that indicates whether pictures with missing images, symbols, fonts or libraries may become
    /// references.
    var allowsPlaceholders = false
    /// The paths of documents and data files, keyed by the name of their case.
    var documents: [String: [String]] = [:]

    /// Returns the steps that accept the new snapshots of cases.
    /// - Throws: `InvalidInput` that lists all rejected files.
    func steps(_ cases: [ReportCase]) throws -> [Step] {
        var steps: [Step] = []
        var rejections: [String] = []
        var owners: [String: String] = [:]
        for reportCase in cases {
            do {
                let step = try step(reportCase)
                if let other = owners.updateValue(reportCase.name, forKey: step.reference.path) {
                    throw ConfinedFolder.Rejection(
                        path: step.referencePath, reason: "is also the reference of '\(other)'")
                }
                steps.append(step)
            } catch let rejection as ConfinedFolder.Rejection {
                rejections.append("\(rejection) (case '\(reportCase.name)')")
            }
        }
        guard rejections.isEmpty else { throw InvalidInput(rejections + ["nothing was accepted"]) }
        return steps
    }

    private func step(_ reportCase: ReportCase) throws -> Step {
        guard let reference = reportCase.reference else {
            throw ConfinedFolder.Rejection(
                path: reportCase.actual ?? reportCase.name, reason: "the results name no reference for it")
        }
        guard let actual = reportCase.actual else {
            throw ConfinedFolder.Rejection(path: reference, reason: "the run stored no new snapshot for it")
        }
        if !allowsPlaceholders, let missingResource = reportCase.missingResourcesThatPreventRecording.first {
            throw ConfinedFolder.Rejection(
                path: actual,
                reason:
                    "the picture lacks \(missingResource.kind.displayName): \(missingResource.description); add what is missing and draw it again, or use --allow-placeholders"
            )
        }
        let location = try locations.location(of: reference, root: reportCase.root)
        let step = Step(name: reportCase.name, reference: location, referencePath: reference, actual: actual)
        let newSnapshot = try snapshots.find(actual, for: location, isTrial: true)
        for document in documents[reportCase.name] ?? [] {
            guard let changed = Acceptance.modificationTime(document), changed > newSnapshot.modificationTime else {
                continue
            }
            throw ConfinedFolder.Rejection(
                path: actual,
                reason:
                    "is older than \(document), which has changed since; run 'cellsim snapshot' again, or use --stale"
            )
        }
        return step
    }

    /// Replaces a reference with the new snapshot, atomically.
    /// - Throws: `ConfinedFolder.Rejection` if the snapshot is no longer valid, or `FileOutputError` if the reference can't be written.
    func perform(_ step: Step) throws {
        try step.reference.write(snapshots.find(step.actual, for: step.reference).bytes)
    }

    /// Returns the modification time of a file in nanoseconds since 1970, or nil if the file doesn't exist.
    private static func modificationTime(_ path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        return Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
    }
}
