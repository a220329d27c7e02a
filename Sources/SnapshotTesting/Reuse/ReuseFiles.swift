import CellSimGraphics
import CellSimPNG
import CellSimReuse
import Foundation

/// Writes the pictures of a leak beside those of failed snapshots.
struct ReuseFiles {
    var name: String?
    var testName: String
    var source: SourceSpot

    /// Writes pictures of a new cell, of the one used again, and of their difference if there is any.
    /// - Returns: the files.
    /// - Throws: when one cannot be written.
    func write(_ finding: ReuseFinding) throws -> [URL] {
        let name = [self.name, finding.fileName].compactMap { $0 }.joined(separator: " ")
        let place = SnapshotLocation(
            file: source.filePath.description, testName: testName, name: name, directory: nil, pathExtension: "png",
            environment: .current)
        var pictures = [("fresh", finding.example.fresh), ("reused", finding.example.reused)]
        if let difference = finding.example.difference { pictures.append(("difference", difference)) }
        let attachments = try pictures.map { word, bitmap in
            let attachment = XCTAttachment(data: Data(try PNG.encode(bitmap, profile: .small)), uniformTypeIdentifier: "public.png")
            attachment.name = word
            return attachment
        }
        return try FailureFiles(place: place).write(attachments, source)
    }
}
