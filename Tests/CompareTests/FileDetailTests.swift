import CellSimGraphics
import CellSimImageCodecs
import Foundation
import TestFixtures
import XCTest

@testable import CellSimCompare

/// Tests the reported differences between image files other than in their 8-bit pixels.
final class FileDetailTests: XCTestCase {
    private func compare(
        _ reference: PNGBuilder, _ actual: PNGBuilder, rule: ComparisonRule = ComparisonRule()
    ) throws -> ReportCase {
        let folder = try TemporaryFolder()
        let pair = ComparisonPlan.Pair(
            name: "case", reference: try folder.write(Data(reference.file), "a.png"),
            actual: try folder.write(Data(actual.file), "b.png"))
        return FileComparer(rule: rule).compare(pair, differencePath: nil)
    }

    private let plain = PNGBuilder()

    private func makeDeepImage(_ offset: @escaping (Int, Int) -> Int) -> PNGBuilder {
        PNGBuilder(depth: 16) { x, y in [257 * 40 * x + offset(x, y), 257 * 60 * y, 30_000, 65_535] }
    }

    func testLowBitsOfSixteenCount() throws {
        let first = makeDeepImage { _, _ in 0 }, second = makeDeepImage { x, y in x == 2 && y == 1 ? 5 : 0 }
        XCTAssertEqual(try compare(first, first).state, .same)
        let result = try compare(first, second)
        XCTAssertEqual(result.state, .different)
        XCTAssertEqual(result.differentPixels, 1)
        XCTAssertEqual(result.boxes.map { [$0.x, $0.y, $0.width, $0.height] }, [[2, 1, 1, 1]])
        XCTAssertEqual(result.boxes.map(\.kind), ["color"])
        XCTAssertEqual(
            result.summary,
            "1 of 12 pixels (8.33 %), largest difference 0, 16-bit channels differ by up to 5 of 65535 where the 8-bit "
                + "values are equal")
    }

    func testLowBitsFollowToleranceAndIgnoredAreas() throws {
        let first = makeDeepImage { _, _ in 0 }, second = makeDeepImage { x, y in x == 2 && y == 1 ? 5 : 0 }
        var rule = ComparisonRule()
        rule.ignored = [PixelBox(x: 2, y: 1, width: 1, height: 1)]
        XCTAssertEqual(try compare(first, second, rule: rule).state, .same)
        rule = ComparisonRule()
        (rule.method, rule.perPixelTolerance) = (.pixel, 0.01)
        XCTAssertEqual(try compare(first, second, rule: rule).state, .same)
        (rule.method, rule.perceptualPrecision) = (.perceptual, 0.98)
        XCTAssertEqual(try compare(first, second, rule: rule).state, .same)
        rule = ComparisonRule()
        rule.maximumDifferentPixels = 1
        XCTAssertEqual(try compare(first, second, rule: rule).state, .same)
    }

    func testEightBitFileIsComparedAtEightBits() throws {
        let second = makeDeepImage { x, y in x == 2 && y == 1 ? 5 : 0 }
        let shallow = PNGBuilder { x, y in [40 * x, 60 * y, 117, 255] }
        let result = try compare(shallow, second)
        XCTAssertEqual(result.state, .same)
        XCTAssertNil(result.summary)
    }

    func testOtherMetadataIsNamed() throws {
        let exif: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        let primaries: [UInt32] = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]
        let profile: [UInt8] = Array("Display P3".utf8) + [0, 0] + plain.data
        let cases: [(PNGBuilder, String)] = [
            (plain.with("gAMA", [0, 1, 0x86, 0xA0]), "gamma 1.00000 instead of sRGB"),
            (
                plain.with("cHRM", primaries.flatMap { value in [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }),
                "primaries 0.31270 0.32900 0.68000 0.32000 0.26500 0.69000 0.15000 0.06000 instead of sRGB"
            ),
            (plain.with("iCCP", profile), "profile 'Display P3' instead of sRGB"),
            (plain.with("eXIf", exif), "EXIF orientation 6 instead of 1"),
        ]
        for (other, message) in cases {
            let result = try compare(plain, other)
            XCTAssertEqual(result.state, .same)
            XCTAssertEqual(result.summary, "same pixels, different metadata: \(message)")
            XCTAssertEqual(Report(cases: [result]).exitCode, 0)
            XCTAssertNil(try compare(other, other).summary)
        }
    }

    func testReportsShowOtherMetadataOfEqualPixels() throws {
        let other = plain.with("gAMA", [0, 1, 0x86, 0xA0])
        let report = Report(cases: [try compare(plain, other), ReportCase(name: "equal", state: .same)])
        let message = "same pixels, different metadata: gamma 1.00000 instead of sRGB"
        var quiet = Reporter(form: .text), text: [UInt8] = []
        quiet.isQuiet = true
        try quiet.encode(ReportStream(report)) { text += $0 }
        XCTAssertEqual(String(decoding: text, as: UTF8.self), "PASS case: \(message)\n2 compared: 2 same\n")
        XCTAssertTrue(try report.text(.html).contains("\"summary\":\"\(message)\""))
    }

    func testPageShowsMetadataDifference() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        var result = try compare(plain, plain.with("gAMA", [0, 1, 0x86, 0xA0]))
        for hasSnapshotFolder in [true, false] {
            if hasSnapshotFolder {
                result.reference = try folder.write(Data(plain.file), "a.png")
                result.actual = try folder.write(Data(plain.with("gAMA", [0, 1, 0x86, 0xA0]).file), "b.png")
            } else {
                (result.reference, result.actual) = (nil, nil)
            }
            let page = "\(hasSnapshotFolder).html"
            try Reporter(form: .html, path: folder.path(page)).write(Report(cases: [result]))
            try browser.open(folder.url.appendingPathComponent(page))
            try browser.wait("document.querySelector('#about h2')?.textContent === 'case'")
            XCTAssertEqual(
                try browser.evaluate("document.querySelector('#about .headline + .words').textContent") as? String,
                "same pixels, different metadata: gamma 1.00000 instead of sRGB")
            XCTAssertEqual(
                try browser.evaluate("document.querySelector('#stage').textContent.includes('Nothing differs.')")
                    as? Bool, false)
        }
    }

    func testEquivalentMetadataIsNotADifference() throws {
        for other in [
            plain.with("sRGB", [0]), plain.with("gAMA", [0, 0, 0xB1, 0x8F]), plain.with("tEXt", Array("a\0b".utf8)),
            plain.with("pHYs", [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1]),
        ] { XCTAssertNil(try compare(plain, other).summary) }
    }

    func testPixelAndMetadataDifferencesAreBothReported() throws {
        let other = PNGBuilder { x, y in [40 * x, 60 * y, x == 0 ? 121 : 120, 255] }.with("gAMA", [0, 1, 0x86, 0xA0])
        let result = try compare(plain, other)
        XCTAssertEqual(result.state, .different)
        XCTAssertEqual(result.summary?.hasSuffix("different metadata: gamma 1.00000 instead of sRGB"), true)
        XCTAssertEqual(result.summary?.contains("same pixels"), false)
    }

    func testColorsOfTransparentPixelsAreNamed() throws {
        func file(_ red: Int) -> PNGBuilder { PNGBuilder { x, _ in x == 1 ? [red, 7, 9, 0] : [40, 50, 60, 255] } }
        let result = try compare(file(0), file(200))
        XCTAssertEqual(result.state, .same)
        XCTAssertEqual(result.summary, "same pixels, different metadata: colours of transparent pixels")
        XCTAssertNil(try compare(file(0), file(0).with("tEXt", Array("a\0b".utf8))).summary)
    }

    func testFramesOfAnimationsAreCompared() throws {
        let second = PNGBuilder { x, _ in [10 * x, 0, 0, 255] }, other = PNGBuilder { x, _ in [10 * x, 0, 9, 255] }
        let result = try compare(plain.animated(with: second), plain.animated(with: other))
        XCTAssertEqual(result.state, .different)
        XCTAssertEqual(result.differentPixels, 12)
        XCTAssertEqual(result.summary?.contains("frame 2 of the animation differs"), true)
        XCTAssertEqual(Report(cases: [result]).exitCode, 1)
        XCTAssertEqual(try compare(plain.animated(with: second), plain.animated(with: second)).state, .same)
        let still = try compare(plain.animated(with: second), plain)
        XCTAssertEqual(still.state, .different)
        XCTAssertEqual(still.summary, "1 frames instead of 2")
        let slower = try compare(plain.animated(with: second), plain.animated(with: second, delay: 90))
        XCTAssertEqual(slower.state, .same)
        XCTAssertEqual(
            slower.summary, "same pixels, different metadata: the times or positions of the animation's frames")
    }
}
