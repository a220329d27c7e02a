import CellSimGraphics
import CellSimImageCodecs
import CellSimReuse
import Foundation

/// Writes pictures of leaks next to those of failed snapshots, and names the cases for reports.
struct LeakPictureWriter {
    /// A name that distinguishes the assertion from others in the test: the specified name; otherwise its number, starting at
    /// 2.
    let name: String?
    let testName: String
    let source: AssertionLocation
    private let isNamed: Bool
    /// The suffix of the test's name in reports: `reuse` or `change`.
    private let kind: String

    init(name: String?, testName: String, source: AssertionLocation, word: String = "reuse") {
        (self.testName, self.source, isNamed, self.kind) = (testName, source, name != nil, word)
        SnapshotCounter.installResetObserver
        let number = name == nil ? SnapshotCounter.current.next("\(word)\u{0}\(source.filePath)\u{0}\(testName)") : 1
        self.name = name ?? (number > 1 ? "\(word)-\(number)" : nil)
    }

    /// The files with the pictures of a leak.
    struct Pictures {
        var fresh, reused: URL
        /// The difference picture; nil if the pictures are identical.
        var difference: URL?

        var all: [URL] { [fresh, reused] + (difference.map { [$0] } ?? []) }
    }

    /// Writes pictures of the new cell and the reused cell, and of their differences, if any.
    /// - Throws: An error if a file can't be written.
    func write(_ finding: ReuseFinding) throws -> Pictures {
        let location = makeLocation(finding.fileName)
        var pictures = [("fresh", finding.example.fresh), (finding.pictureName, finding.example.reused)]
        if let difference = finding.example.difference { pictures.append(("difference", difference)) }
        let attachments = try pictures.map { pictureName, bitmap in
            let attachment = XCTAttachment(
                data: Data(try PNG.encode(bitmap, profile: .small)), uniformTypeIdentifier: "public.png")
            attachment.name = pictureName
            return attachment
        }
        let files = try FailureFileWriter(location: location).write(attachments, source)
        guard files.count >= 2 else { throw ReuseMessages.CheckError("pictures of the leak are missing") }
        return Pictures(fresh: files[0], reused: files[1], difference: files.count > 2 ? files[2] : nil)
    }

    private func makeLocation(_ pictureName: String) -> SnapshotLocation {
        SnapshotLocation(
            file: source.filePath.description, testName: testName,
            name: [name, pictureName].compactMap { $0 }.joined(separator: " "),
            directory: nil, pathExtension: "png", environment: .current)
    }

    /// The name of the assertion in reports, such as `CellTests/PersonTests/testCell.reuse`.
    var caseName: String {
        let module = source.fileID.description.split(separator: "/").first.map { $0 + "/" } ?? ""
        let location = makeLocation(kind)
        let nameParts = isNamed ? [name.map(SnapshotLocation.sanitized), kind] : [name ?? kind]
        let parts = [SnapshotLocation.sanitized(testName)] + nameParts.compactMap { $0 }
        return "\(module)\(location.testFileName)/\(parts.joined(separator: "."))"
    }
}
