import CellSimProcess
import Foundation
import Testing

/// Writes the files of a failure to a folder outside the sources.
struct FailureFileWriter {
    var location: SnapshotLocation

    /// Writes the new snapshot and, next to it, the attachments of the failure. In Swift Testing, also attaches them to the
    /// test.
    /// - Parameter source: The location of the assertion; nil to attach nothing.
    /// - Returns: The URL of the difference picture, if any.
    /// - Throws: An error if a file can't be written.
    func write(_ snapshot: Data, _ attachments: [XCTAttachment], _ source: AssertionLocation?) throws -> URL? {
        try makeFolder()
        try AtomicFile.write([UInt8](snapshot), to: location.failure.path)
        var picture: URL?
        for attachment in attachments {
            let file = try write(attachment, source)
            if attachment.name ?? "difference" == "difference", file?.pathExtension == "png" { picture = file }
        }
        return picture
    }

    /// Writes the attachments of a failure without a snapshot. In Swift Testing, also attaches them to the test.
    /// - Returns: The URLs of the files.
    /// - Throws: An error if a file can't be written.
    func write(_ attachments: [XCTAttachment], _ source: AssertionLocation) throws -> [URL] {
        try makeFolder()
        return try attachments.compactMap { try write($0, source) }
    }

    private func makeFolder() throws {
        try WriteAccess.makeFolder(location.failure.deletingLastPathComponent().path)
    }

    /// Writes an attachment.
    /// - Returns: The URL of the file; nil if the attachment is the snapshot itself.
    private func write(_ attachment: XCTAttachment, _ source: AssertionLocation?) throws -> URL? {
        let name = attachment.name ?? "difference"
        let pathExtension = FailureFileWriter.pathExtension(attachment.uniformTypeIdentifier)
        var file: URL?
        if name != "failure" {
            let companion = location.failureCompanion(name, pathExtension: pathExtension)
            try AtomicFile.write([UInt8](attachment.data), to: companion.path)
            file = companion
        }
        if Test.current != nil, let source {
            let location = SourceLocation(
                fileID: source.fileID.description, filePath: source.filePath.description, line: Int(source.line),
                column: Int(source.column))
            Attachment.record([UInt8](attachment.data), named: "\(name).\(pathExtension)", sourceLocation: location)
        }
        return file
    }

    private static func pathExtension(_ type: String) -> String {
        switch type {
        case "public.png": "png"
        case "public.patch-file": "patch"
        case "public.plain-text": "txt"
        default: "dat"
        }
    }
}
