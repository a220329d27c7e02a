import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import UIKit

/// Pictures that records name, read once each.
@MainActor final class DataImages {
    private let folder: URL
    private let confinement: ConfinedFiles
    private var known: [String: UIImage] = [:]

    /// - Parameter file: the data, next to which relative paths begin.
    init(beside file: String) {
        folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        confinement = ConfinedFiles([folder.path, FileManager.default.currentDirectoryPath])
    }

    /// A PNG or JPEG in the data's folder or below the working directory; `@2x` and `@3x` at the end of its name give its scale.
    /// - Throws: `HydrationProblem` if the picture is missing or outside the folder.
    func image(_ path: String) throws -> UIImage {
        if let image = known[path] { return image }
        let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
        InputLog.note(location: file.path)
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw HydrationProblem(
                message: "refers to a picture that does not exist: '\(path)' (relative to the data's folder)")
        }
        guard confinement.contains(file.path) else {
            throw HydrationProblem(
                message: "refers to a picture outside the data's folder and the working directory: '\(path)'")
        }
        guard ConfinedFiles.isPlainFile(file.path), let image = UIImage(contentsOfFile: file.path) else {
            throw HydrationProblem(message: "refers to '\(path)', which is not a readable PNG or JPEG")
        }
        known[path] = image
        return image
    }
}
