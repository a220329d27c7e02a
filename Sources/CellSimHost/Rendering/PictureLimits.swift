import CellSimGraphics
import CellSimInterfaceBuilder
import CellSimRaster
import Foundation
import UIKit

/// The limits for the size of a view's picture.
@preconcurrency @MainActor enum PictureLimits {
    /// The maximum side length in points.
    static let maximumSide: CGFloat = 100_000
    /// The maximum number of pixels: a square of 8,192 pixels, about twenty times the screen of the largest device.
    static let maximumPixels = 1 << 26

    /// Checks a size.
    /// - Throws: `InputError` with the view's line if the picture would have no pixels or too many.
    static func check(_ size: CGSize, of view: UIView, scale: CGFloat, path: String) throws {
        let line = view.nibIdentity?.line
        let name = view.nibIdentity.map { "<\($0.elementName)> " } ?? ""
        let sizeText = "a view of \(InspectedView.number(size.width)) × \(InspectedView.number(size.height)) points"
        let range = PixelGrid(scale: scale).pixel...maximumSide
        guard range.contains(size.width), range.contains(size.height) else {
            throw InputError(path: path, line: line, "\(name)\(sizeText) cannot be drawn")
        }
        let grid = PixelGrid(scale: scale)
        let pixels =
            Int(saturating: grid.pixelsCovering(size.width)) * Int(saturating: grid.pixelsCovering(size.height))
        guard pixels <= maximumPixels else {
            throw InputError(
                path: path, line: line,
                "\(name)\(sizeText) has \(pixels) pixels, more than the maximum of \(maximumPixels); make its frame smaller, or pass --width"
                    + " and --height")
        }
    }
}
