import CellSimGraphics
import CellSimImageCodecs
import CellSimRaster
import CellSimVectorImages
import Foundation
import XCTest

/// Compares cairo's PDF and SVG files with the pixels that cairo drew for them (`Fixtures/Cairo/drawings.py`).
final class CairoTests: XCTestCase {
    private static let names = ["shapes", "clips", "dashes", "gradients", "masks", "transforms"]

    /// Returns the fraction of pixels that are wrong: a channel is more than 8 levels outside the range between cairo's two pictures. One
    /// of them was drawn at the final size. The other one is the average of a picture that is 16 times as large.
    private func difference(_ name: String, _ kind: String, scale: Int) throws -> Double {
        let image = try VectorImage.read(Fixture.data("Cairo/\(name).\(kind)"))
        XCTAssertEqual(image.size, CGSize(width: 40, height: 40), name)
        XCTAssertEqual(image.notes, [], name)
        let ours = Rasterizer(scale: CGFloat(scale)).render(DisplayList(size: image.size, commands: image.commands))
        let theirs = try ["", "-fine"].map { try PNG.decode([UInt8](Fixture.data("Cairo/\(name)@\(scale)x\($0).png"))) }
        var differentCount = 0
        for y in 0..<ours.height {
            for x in 0..<ours.width {
                let ourChannels = channels(ours.color(x: x, y: y))
                let (a, b) = (channels(theirs[0].color(x: x, y: y)), channels(theirs[1].color(x: x, y: y)))
                if ourChannels.indices.contains(where: {
                    ourChannels[$0] < min(a[$0], b[$0]) - 8 || ourChannels[$0] > max(a[$0], b[$0]) + 8
                }) {
                    differentCount += 1
                }
            }
        }
        return Double(differentCount) / Double(ours.width * ours.height)
    }

    /// Returns alpha, and the premultiplied colours.
    private func channels(_ color: RGBAColor) -> [Int] {
        [255, color.red, color.green, color.blue].map { Int($0) * Int(color.alpha) / 255 }
    }

    private func check(_ kind: String, _ names: [String] = names) throws {
        for name in names {
            for scale in 1...3 {
                let fraction = try difference(name, kind, scale: scale)
                XCTAssertLessThanOrEqual(fraction, 0.005, "\(name).\(kind) at \(scale)x: \(fraction)")
            }
        }
    }

    func testPDFsMatchCairo() throws { try check("pdf") }

    /// Cairo's alpha masks in SVG are filters, which are reported as unsupported.
    func testSVGsMatchCairo() throws {
        try check("svg", Self.names.filter { $0 != "masks" })
        XCTAssertEqual(try VectorImage.read(Fixture.data("Cairo/masks.svg")).notes, ["filters are skipped"])
    }
}
