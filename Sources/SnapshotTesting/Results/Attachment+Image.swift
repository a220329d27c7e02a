import Foundation
import Testing
import UIKit

/// Attaches images to tests.
extension Attachment where AttachableValue == [UInt8] {
    /// Attaches an image to the current test in Swift Testing, as PNG. Does nothing if the image has no pixels.
    /// - Parameter preferredName: The file name; `.png` is appended if necessary.
    public static func record(
        _ image: UIImage, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let data = image.pngData() else { return }
        let name = preferredName ?? "image"
        let file = name.lowercased().hasSuffix(".png") ? name : name + ".png"
        record([UInt8](data), named: file, sourceLocation: sourceLocation)
    }
}
