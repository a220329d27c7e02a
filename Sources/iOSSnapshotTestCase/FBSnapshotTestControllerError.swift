import CellSimCompare
import Foundation
import UIKit

/// The domain of comparison errors.
public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"
/// The `userInfo` key for the path of the reference.
public let FBReferenceImageFilePathKey = "FBReferenceImageFilePathKey"
/// The `userInfo` key for the reference, a `UIImage`.
public let FBReferenceImageKey = "FBReferenceImageKey"
/// The `userInfo` key for the new picture, a `UIImage`.
public let FBCapturedImageKey = "FBCapturedImageKey"
/// The `userInfo` key for the difference picture, a `UIImage`.
public let FBDiffedImageKey = "FBDiffedImageKey"

/// The reasons why a comparison failed.
public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
    /// The subject can't be drawn, or the reference can't be read.
    case unknown = 0
    /// The test has no reference.
    case needsRecord = 1
    /// The reference can't be written.
    case pngCreationFailed = 2
    /// The sizes of the pictures differ.
    case imagesDifferentSizes = 3
    /// More pixels differ than the tolerance permits.
    case imagesDifferent = 4
}

/// Creates and describes comparison errors.
extension NSError {
    /// Creates a comparison error.
    static func snapshot(
        _ code: FBSnapshotTestControllerErrorCode, _ description: String, reason: String, path: String,
        images: [String: UIImage] = [:], difference: PictureDifference? = nil
    ) -> NSError {
        var info: [String: Any] = images
        info[SnapshotController.differenceKey] = difference
        info[NSLocalizedDescriptionKey] = description
        info[NSLocalizedFailureReasonErrorKey] = reason
        info[FBReferenceImageFilePathKey] = path
        return NSError(domain: FBSnapshotTestControllerErrorDomain, code: code.rawValue, userInfo: info)
    }

    /// A description of the error without its images. It is the same in every run.
    var snapshotErrorDescription: String {
        var parts = ["Error Domain=\(domain) Code=\(code) \"\(localizedDescription)\""]
        if let reason = localizedFailureReason { parts.append("NSLocalizedFailureReason=\(reason)") }
        if let path = userInfo[FBReferenceImageFilePathKey] as? String {
            parts.append("\(FBReferenceImageFilePathKey)=\(path)")
        }
        return parts.count == 1 ? parts[0] : "\(parts[0]) UserInfo={\(parts.dropFirst().joined(separator: ", "))}"
    }
}
