import CellSimGraphics
import CellSimInterfaceBuilder
import CellSimRaster
import Foundation
import UIKit

/// The limits on the size of a view's picture.
@preconcurrency @MainActor enum PictureBounds {
    /// The longest side in points.
    static let longestSide: CGFloat = 100_000
    /// The pixels of a square with a side of 8,192, some twenty times as many as the largest device has.
    static let maximumPixels = 1 << 26

    /// - Throws: `InputError` with the view's line if the view has no pixels or too many.
    static func check(_ size: CGSize, of view: UIView, scale: CGFloat, path: String) throws {
        let line = view.nibIdentity?.line
        let name = view.nibIdentity.map { "<\($0.elementName)> " } ?? ""
        let words = "a view of \(InspectedView.number(size.width)) × \(InspectedView.number(size.height)) points"
        let range = PixelGrid(scale: scale).pixel...longestSide
        guard range.contains(size.width), range.contains(size.height) else {
            throw InputError(path: path, line: line, "\(name)\(words) cannot be drawn")
        }
        let grid = PixelGrid(scale: scale)
        let pixels =
            Int(saturating: grid.pixelsCovering(size.width)) * Int(saturating: grid.pixelsCovering(size.height))
        guard pixels <= maximumPixels else {
            throw InputError(
                path: path, line: line,
                "\(name)\(words) has \(pixels) pixels, more than the maximum of \(maximumPixels); make its frame smaller, or pass --width"
                    + " and --height")
        }
    }
}
