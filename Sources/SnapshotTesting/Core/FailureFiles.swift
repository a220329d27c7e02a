import CellSimPNG
import Foundation
import Testing

/// Writes what a failure leaves outside of the sources.
struct FailureFiles {
    var place: SnapshotLocation

    /// Writes the new snapshot, and beside it what illustrates the difference; tests of Swift Testing get it attached.
    /// - Parameter source: the assertion; without one nothing is attached.
    /// - Returns: the picture of the difference, if there is one.
    /// - Throws: when a file cannot be written.
    func write(_ snapshot: Data, _ attachments: [XCTAttachment], _ source: SourceSpot?) throws -> URL? {
        var picture: URL?
        try FileManager.default.createDirectory(
            at: place.failure.deletingLastPathComponent(), withIntermediateDirectories: true)
        try AtomicFile.write([UInt8](snapshot), to: place.failure.path)
        for attachment in attachments {
            let name = attachment.name ?? "difference"
            let pathExtension = FailureFiles.pathExtension(attachment.uniformTypeIdentifier)
            if name != "failure" {
                let file = place.companion(name, pathExtension: pathExtension)
                try AtomicFile.write([UInt8](attachment.data), to: file.path)
                if name == "difference", pathExtension == "png" { picture = file }
            }
            if Test.current != nil, let source {
                let location = SourceLocation(
                    fileID: source.fileID.description, filePath: source.filePath.description, line: Int(source.line),
                    column: Int(source.column))
                Attachment.record([UInt8](attachment.data), named: "\(name).\(pathExtension)", sourceLocation: location)
            }
        }
        return picture
    }

    private static func pathExtension(_ type: String) -> String {
        switch type {
        case "public.png": "png"
        case "public.patch-file": "patch"
        default: "dat"
        }
    }
}
