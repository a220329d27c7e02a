import Foundation
import UIKit

/// Pictures that records name, read once each.
@MainActor final class DataImages {
    private let folder: URL
    private var known: [String: UIImage] = [:]

    /// - Parameter file: the data, beside which relative paths begin.
    init(beside file: String) { folder = URL(fileURLWithPath: file).deletingLastPathComponent() }

    /// A PNG or JPEG; `@2x` and `@3x` at the end of its name give its scale.
    /// - Throws: `HydrationProblem` when there is no such picture.
    func image(_ path: String) throws -> UIImage {
        if let image = known[path] { return image }
        let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw HydrationProblem(message: "names no picture beside the data: '\(path)'")
        }
        guard let image = UIImage(contentsOfFile: file.path) else {
            throw HydrationProblem(message: "names '\(path)', which is no PNG or JPEG that can be read")
        }
        known[path] = image
        return image
    }
}
