import CellSimGraphics
import CellSimImageCodecs
import CellSimRaster
import Foundation
import XCTest

/// Tests downscaled photographs: every pixel is the mean of the source pixels it covers.
final class ScaledImageTests: XCTestCase {
    /// Returns a picture with waves, edges and noise, like a photograph.
    private func photograph(_ side: Int) -> Bitmap {
        var pixels: [UInt8] = []
        var grain: UInt32 = 7
        for y in 0..<side {
            for x in 0..<side {
                grain = grain &* 1_664_525 &+ 1_013_904_223
                let wave = 120 + 60 * sin(Double(x) / 9) * cos(Double(y) / 7) + Double(grain >> 28)
                let value = UInt8((x / 40 + y / 30) % 2 == 0 ? wave : wave / 2)
                pixels += [value, 255 - value, value / 2 + 40, 255]
            }
        }
        return Bitmap(width: side, height: side, straightRGBA: pixels)
    }

    /// Returns the largest difference between a drawn pixel's components and the mean of a square of source pixels.
    private func distance(_ drawnColor: RGBAColor, _ source: Bitmap, x: Int, y: Int, side: Int) -> Int {
        let channels: [KeyPath<RGBAColor, UInt8>] = [\.red, \.green, \.blue]
        return channels.map { channel in
            var total = 0
            for dy in 0..<side {
                for dx in 0..<side { total += Int(source.color(x: x * side + dx, y: y * side + dy)[keyPath: channel]) }
            }
            return abs(Int(drawnColor[keyPath: channel]) - total / (side * side))
        }.max() ?? 0
    }

    func testScaledJPEGMatchesBoxFilter() throws {
        let jpeg = try JPEG.decode(JPEG.encode(photograph(120), quality: 0.9))
        for factor in [2, 3, 4, 6] {
            let side = 120 / factor
            let rect = CGRect(x: 0, y: 0, width: side, height: side)
            let command = DisplayCommand.image(
                jpeg, source: CGRect(x: 0, y: 0, width: 120, height: 120), destination: rect, tint: nil)
            let drawnPicture = Rasterizer(scale: 1).render(DisplayList(size: rect.size, commands: [command]))
            var maximumDistance = 0
            for y in 0..<side {
                for x in 0..<side {
                    maximumDistance = max(
                        maximumDistance, distance(drawnPicture.color(x: x, y: y), jpeg, x: x, y: y, side: factor))
                }
            }
            XCTAssertLessThanOrEqual(maximumDistance, 8, "1/\(factor)")
        }
    }
}
