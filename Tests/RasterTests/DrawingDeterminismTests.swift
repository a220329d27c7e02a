import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import CellSimRaster
import Foundation
import XCTest

/// Tests that drawing gives the same bytes whole and in bands, with one and several threads, with and without vector
/// instructions.
final class DrawingDeterminismTests: XCTestCase {
    private func assertBandsEqualWhole(_ list: DisplayList, scale: CGFloat, heights: [Int]) {
        let rasterizer = Rasterizer(scale: scale)
        let undividedPicture = rasterizer.render(list, background: .white)
        for height in heights {
            for top in stride(from: 0, to: undividedPicture.height, by: height) {
                let rows = top..<min(top + height, undividedPicture.height)
                let band = rasterizer.renderBand(list, rows: rows, background: .white)
                XCTAssertEqual(
                    band, undividedPicture.cropped(columns: 0..<undividedPicture.width, rows: rows),
                    "scale \(scale), rows \(rows)")
            }
        }
    }

    func testBandsEqualRowsOfFullDrawing() {
        assertBandsEqualWhole(SampleList.list, scale: 2, heights: [7, 64, 399])
        assertBandsEqualWhole(SampleList.list, scale: 1, heights: [1, 33])
        assertBandsEqualWhole(SampleList.list, scale: 3, heights: [101])
    }

    func testBandsAreExactAtLargeOffsets() {
        // The same drawing 600,000 pixels further down is identical, without an overflow or a loss of precision.
        let shifted = DisplayList(
            size: CGSize(width: 240, height: 300_200),
            commands: [.concatenate(CGAffineTransform(translationX: 0, y: 300_000))] + SampleList.list.commands)
        let near = Rasterizer(scale: 2).render(SampleList.list, background: .white)
        let far = Rasterizer(scale: 2).renderBand(shifted, rows: 600_000..<600_400, background: .white)
        var differing = 0
        for y in 0..<near.height {
            for x in 0..<near.width where near.premultipliedPixel(x: x, y: y) != far.premultipliedPixel(x: x, y: y) {
                differing += 1
            }
        }
        XCTAssertEqual(differing, 0)
    }

    func testShapesTallerThanTileHaveNoSeams() {
        let list = DisplayList(
            size: CGSize(width: 40, height: 9000),
            commands: [
                .fill(CGRect(x: 4, y: 4, width: 32, height: 8992), CornerRadii(16), .color(.black)),
                .save, .clip(CGRect(x: 10, y: 10, width: 20, height: 8980), CornerRadii(8)),
                .fill(
                    CGRect(x: 0, y: 0, width: 40, height: 9000), .zero,
                    .color(RGBAColor(red: 250 as UInt8, green: 0, blue: 0, alpha: 128))),
                .restore,
            ])
        let picture = Rasterizer(scale: 1).render(list, background: .white)
        let croppedBand = picture.cropped(columns: 0..<40, rows: 4000..<4001)
        for row in 8185..<8200 {
            XCTAssertEqual(picture.cropped(columns: 0..<40, rows: row..<row + 1), croppedBand, "row \(row)")
        }
    }

    func testWideListsAreDrawnInTiles() {
        let list = DisplayList(
            size: CGSize(width: 20_000, height: 6),
            commands: [.fill(CGRect(x: 1.5, y: 1, width: 19_997, height: 4), CornerRadii(2), .color(.black))])
        let picture = Rasterizer(scale: 2).render(list, background: .white)
        XCTAssertEqual(picture.width, 40_000)
        let column = picture.cropped(columns: 20_000..<20_001, rows: 0..<12)
        for x in [100, 8191, 8192, 16_384, 32_768, 39_900] {
            XCTAssertEqual(picture.cropped(columns: x..<x + 1, rows: 0..<12), column, "column \(x)")
        }
        XCTAssertEqual(picture.color(x: 39_999, y: 6), .white)
    }

    func testThreadsDoNotChangeBytes() async {
        let expected = Rasterizer(scale: 2).render(SampleList.list, background: .white)
        let pictures = await withTaskGroup(of: Bitmap.self, returning: [Bitmap].self) { group in
            for _ in 0..<12 { group.addTask { Rasterizer(scale: 2).render(SampleList.list, background: .white) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        XCTAssertEqual(pictures.count, 12)
        for picture in pictures { XCTAssertEqual(picture, expected) }
    }

    /// Writes the sample's PNG if an environment variable is set. The tests below run this one in child processes.
    func testWritesTheSampleWhenAsked() throws {
        guard let path = ProcessInfo.processInfo.environment["CELLSIM_SAMPLE_OUTPUT"] else { return }
        try AtomicFile.write(PNG.encode(Rasterizer(scale: 2).render(SampleList.list, background: .white)), to: path)
    }

    func testProcessorVectorsDoNotChangeBytes() throws {
        let expectedValue = try PNG.encode(Rasterizer(scale: 2).render(SampleList.list, background: .white))
        for disabled in ["fast mmx sse2 ssse3", "sse2 ssse3", "fast"] {
            XCTAssertEqual(
                try sampleOfAnotherProcess(["PIXMAN_DISABLE": disabled]), expectedValue, "PIXMAN_DISABLE=\(disabled)")
        }
    }

    private func sampleOfAnotherProcess(_ environment: [String: String]) throws -> [UInt8] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("sample-\(UUID().uuidString).png").path
        defer { _ = unsafe unlink(path) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["RasterTests.DrawingDeterminismTests/testWritesTheSampleWhenAsked"]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .merging(["CELLSIM_SAMPLE_OUTPUT": path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
