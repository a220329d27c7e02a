import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import UIKit

/// Loads the pictures to which records refer. Each picture is loaded once.
@MainActor final class RecordImages {
    private let folder: URL
    private let confinement: ConfinedFiles
    private var imagesByPath: [String: UIImage] = [:]

    /// Creates an empty cache for the pictures of a data file.
    /// - Parameter file: The path of the data file. Relative paths refer to its folder.
    init(nextTo file: String) {
        folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        confinement = ConfinedFiles([folder.path, FileManager.default.currentDirectoryPath])
    }

    /// Returns a PNG or JPEG in the data file's folder or below the working directory. A suffix `@2x` or `@3x` in its name sets its
    /// scale.
    /// - Throws: `HydrationError` if the picture is missing or outside these folders.
    func image(_ path: String) throws -> UIImage {
        if let image = imagesByPath[path] { return image }
        let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
        InputLog.record(location: file.path)
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw HydrationError(
                message: "refers to a picture that does not exist: '\(path)' (relative to the data's folder)")
        }
        guard confinement.contains(file.path) else {
            throw HydrationError(
                message: "refers to a picture outside the data's folder and the working directory: '\(path)'")
        }
        guard ConfinedFiles.isPlainFile(file.path), let image = UIImage(contentsOfFile: file.path) else {
            throw HydrationError(message: "refers to '\(path)', which is not a readable PNG or JPEG")
        }
        imagesByPath[path] = image
        return image
    }
}
