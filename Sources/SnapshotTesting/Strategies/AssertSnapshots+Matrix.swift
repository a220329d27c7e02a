import CellSimProcess
import Foundation
import UIKit
import XCTest

/// Asserts that a view matches a reference in each variant of a matrix. The file names contain the names of the variants.
///
/// All mismatches become one failure with one picture: a sheet of the reference, the new snapshot and the difference of each variant.
/// - Parameters: As for `assertSnapshot`; `value` may return a new view or always the same one.
public func assertSnapshots(
    of value: @autoclosure () throws -> UIView, in matrix: SnapshotMatrix, precision: Float = 1,
    perceptualPrecision: Float = 1, record recording: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let source = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let problem = verifySnapshots(
        of: try value(), in: matrix, precision: precision, perceptualPrecision: perceptualPrecision, record: recording,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    if let problem { SnapshotFailure.report(problem, source) }
}

/// Compares a view with its references in each variant of a matrix.
/// - Returns: A description of the mismatches with the path of the sheet; nil if all variants match.
public func verifySnapshots(
    of value: @autoclosure () throws -> UIView, in matrix: SnapshotMatrix, precision: Float = 1,
    perceptualPrecision: Float = 1, record recording: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    var problems: [String] = []
    var rows: [ContactSheet.Row] = []
    for variant in matrix.variants {
        let size = variant.config?.size
        let traits = UITraitCollection(traitsFrom: [variant.config?.traits ?? .init(), variant.traits])
        let strategy = Snapshotting<UIView, UIImage>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
        let problem = verifySnapshot(
            of: try value(), as: strategy, named: variant.name, record: recording, snapshotDirectory: snapshotDirectory,
            fileID: fileID, file: (filePath), testName: testName, line: line, column: column)
        if let problem { problems.append("\(variant.name): \(problem)") }
        let location = SnapshotLocation(
            file: filePath.description, testName: testName, name: variant.name, directory: snapshotDirectory,
            pathExtension: "png", environment: .current)
        rows.append(
            ContactSheet.Row(
                name: variant.name, location: location, hasFailed: problem != nil, scale: traits.displayScale))
    }
    guard !problems.isEmpty, let first = rows.first else { return nil }
    let sheet = first.location.failure.deletingLastPathComponent()
        .appendingPathComponent("\(SnapshotLocation.sanitized(testName)).sheet.png")
    do {
        try ContactSheet(rows: rows).write(to: sheet)
        problems.append("All variants: \"\(sheet.absoluteString)\"")
    } catch {
        problems.append("The sheet of all variants cannot be written: \(SnapshotMessages.description(for: error))")
    }
    return "\(problems.count - 1) of \(rows.count) variants do not match.\n\n" + problems.joined(separator: "\n\n")
}

/// A picture with the results of all variants of a matrix.
struct ContactSheet {
    struct Row {
        var name: String
        var location: SnapshotLocation
        var hasFailed: Bool
        /// The number of pixels per point.
        var scale: CGFloat
    }

    var rows: [Row]
    private static let spacing: CGFloat = 12, titleHeight: CGFloat = 18

    func write(to url: URL) throws {
        let picture = onMain { draw() }
        guard let data = ImageData.encode(picture) else { return }
        try WriteAccess.makeFolder(url.deletingLastPathComponent().path)
        try AtomicFile.write([UInt8](data), to: url.path)
    }

    /// Draws a row of up to three pictures for each variant, below its name, which is red if the variant failed.
    @MainActor private func draw() -> UIImage {
        let sheet = UIView()
        sheet.backgroundColor = .white
        var y = ContactSheet.spacing, width: CGFloat = 200
        for row in rows {
            let label = UILabel(
                frame: CGRect(x: ContactSheet.spacing, y: y, width: 1000, height: ContactSheet.titleHeight))
            label.font = .systemFont(ofSize: 13)
            label.text = row.hasFailed ? "\(row.name): reference, new, difference" : row.name
            label.textColor = row.hasFailed ? .red : .black
            sheet.addSubview(label)
            y += ContactSheet.titleHeight
            var x = ContactSheet.spacing, height: CGFloat = 0
            let files =
                row.hasFailed
                ? [
                    row.location.reference, row.location.failure,
                    row.location.failureCompanion("difference", pathExtension: "png"),
                ]
                : [row.location.reference]
            for file in files {
                let scale = row.scale > 0 ? row.scale : UIScreen.main.scale
                guard let data = ReferenceFile(url: file).contents, let image = UIImage(data: data, scale: scale) else {
                    continue
                }
                let view = UIImageView(frame: CGRect(origin: CGPoint(x: x, y: y), size: image.size))
                view.image = image
                view.layer.borderWidth = 0.5
                view.layer.borderColor = UIColor.gray.cgColor
                sheet.addSubview(view)
                x += image.size.width + ContactSheet.spacing
                height = max(height, image.size.height)
            }
            width = max(width, x)
            y += height + ContactSheet.spacing
        }
        sheet.frame = CGRect(x: 0, y: 0, width: width, height: y)
        return ViewSnapshotHost.picture(of: sheet, scale: 1)
    }
}
