import Foundation
import UIKit

public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"
/// Keys of an error's `userInfo`: a path, and images.
public let FBReferenceImageFilePathKey = "FBReferenceImageFilePathKey"
public let FBReferenceImageKey = "FBReferenceImageKey"
public let FBCapturedImageKey = "FBCapturedImageKey"
public let FBDiffedImageKey = "FBDiffedImageKey"

public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
    case unknown = 0
    case needsRecord = 1
    case pngCreationFailed = 2
    case imagesDifferentSizes = 3
    case imagesDifferent = 4
}

extension NSError {
    /// An error of a comparison.
    static func snapshot(
        _ code: FBSnapshotTestControllerErrorCode, _ description: String, reason: String, path: String,
        images: [String: UIImage] = [:]
    ) -> NSError {
        var info: [String: Any] = images
        info[NSLocalizedDescriptionKey] = description
        info[NSLocalizedFailureReasonErrorKey] = reason
        info[FBReferenceImageFilePathKey] = path
        return NSError(domain: FBSnapshotTestControllerErrorDomain, code: code.rawValue, userInfo: info)
    }

    /// The error in the words that a failure shows; without its images, and the same in every run.
    var snapshotWords: String {
        var parts = ["Error Domain=\(domain) Code=\(code) \"\(localizedDescription)\""]
        if let reason = localizedFailureReason { parts.append("NSLocalizedFailureReason=\(reason)") }
        if let path = userInfo[FBReferenceImageFilePathKey] as? String {
            parts.append("\(FBReferenceImageFilePathKey)=\(path)")
        }
        return parts.count == 1 ? parts[0] : "\(parts[0]) UserInfo={\(parts.dropFirst().joined(separator: ", "))}"
    }
}
