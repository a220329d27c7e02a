import CellSimCompare
import Foundation
import SnapshotTesting
import UIKit

/// Writes the results of comparisons to the folder in `SNAPSHOT_ARTIFACTS`, for reports.
struct ResultRecorder {
    var controller: SnapshotController
    /// The folders for the references and for pictures of failures.
    var references, differences: String
    /// The location of the assertion, if it is known.
    var source: String?
    var line: Int?

    func record(_ state: ReportCase.State, _ message: String?) { recordCase(state) { $0.message = message } }

    /// Records a failure.
    /// - Parameter image: The new picture, if it could be drawn.
    func record(_ error: NSError, _ image: UIImage?) {
        let isSnapshotError = error.domain == FBSnapshotTestControllerErrorDomain
        switch isSnapshotError ? FBSnapshotTestControllerErrorCode(rawValue: error.code) : nil {
        case .imagesDifferent?, .imagesDifferentSizes?:
            recordCase(.different) { reportCase in
                let difference = error.userInfo[SnapshotController.differenceKey] as? PictureDifference
                reportCase.addFailurePictures(actual: file("failed"), picture: file("diff"), difference)
                if let path = reportCase.reference, let old = try? PictureFile.read(path),
                    let new = try? PictureFile.read(file("failed").path)
                {
                    reportCase.explain(difference, reference: old, actual: new)
                }
                if reportCase.differentPixels == 0 { reportCase.message = error.snapshotErrorDescription }
            }
        case .needsRecord?:
            guard let results = SnapshotEnvironment.current.results, let image else { return }
            do {
                try controller.save([("failed", image)], in: differences)
                recordCase(.new) { $0.actual = file("failed").path }
            } catch {
                record(.new, "\(results.folder.path): \(error)")
            }
        default: record(.unreadable, error.snapshotErrorDescription)
        }
    }

    private func recordCase(_ state: ReportCase.State, _ fill: (inout ReportCase) -> Void) {
        guard let results = SnapshotEnvironment.current.results else { return }
        let path = URL(fileURLWithPath: controller.reference(in: references)).standardizedFileURL.path
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        var reportCase = ReportCase(name: "\(controller.folderName)/\(stem)", state: state)
        (reportCase.reference, reportCase.file, reportCase.line) = (path, source, line)
        reportCase.root = source.flatMap { TestPackage.root(of: URL(fileURLWithPath: $0))?.path }
        fill(&reportCase)
        results.record(reportCase)
    }

    private func file(_ kind: String) -> URL {
        URL(fileURLWithPath: controller.differencePath(kind, in: differences)).standardizedFileURL
    }
}
