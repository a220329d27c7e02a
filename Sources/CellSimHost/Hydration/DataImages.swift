import CellSimPNG
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
        let bytes: [UInt8]
        do { bytes = Array(try Data(contentsOf: file)) } catch {
            throw HydrationProblem(message: "names no picture beside the data: '\(path)'")
        }
        do {
            let bitmap = JPEG.isJPEG(bytes) ? try JPEG.decode(bytes) : try PNG.decode(bytes)
            let name = file.deletingPathExtension().lastPathComponent
            let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
            let image = UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
            known[path] = image
            return image
        } catch { throw HydrationProblem(message: "names '\(path)', which is no PNG or JPEG: \(error)") }
    }
}
