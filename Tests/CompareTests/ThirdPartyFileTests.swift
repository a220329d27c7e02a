import CellSimGraphics
import CellSimImageCodecs
import TestFixtures
import XCTest

@testable import CellSimCompare

/// Tests comparisons of intact and damaged image files that other programs wrote.
final class ThirdPartyFileTests: XCTestCase {
    private func compare(_ reference: String, _ actual: String, difference: String? = nil) -> ReportCase {
        FileComparer(rule: ComparisonRule()).compare(
            ComparisonPlan.Pair(name: "case", reference: reference, actual: actual), differencePath: difference)
    }

    private func data(_ base64: String) throws -> Data { try XCTUnwrap(Data(base64Encoded: base64)) }

    func testSamePixelsInDifferentFormatsAreSame() throws {
        let folder = try TemporaryFolder()
        for variants in [StoredVariants.colored, StoredVariants.grey] {
            let files = try variants.map { try folder.write(data($0.file), "\($0.name).png") }
            for (fileIndex, file) in files.enumerated() {
                let result = compare(files[0], file)
                XCTAssertEqual(result.state, .same, variants[fileIndex].name)
                XCTAssertEqual(result.totalPixels, 30)
                XCTAssertEqual(result.differentPixels, 0)
            }
        }
    }

    func testDifferentPixelIsDetectedInAllFormats() throws {
        let folder = try TemporaryFolder()
        let original = try PNG.decode([UInt8](data(StoredVariants.colored[0].file)))
        var changed = PictureSketch(6, 5)
        changed.bitmap.replace(with: original, atX: 0, y: 0)
        changed.fill(4, 3, 1, 1, 0xFF0000)
        let actual = try folder.write(changed.bitmap, "changed.png")
        for variant in StoredVariants.colored {
            let result = try compare(folder.write(data(variant.file), "reference.png"), actual)
            XCTAssertEqual(result.state, .different, variant.name)
            XCTAssertEqual(result.boxes.map { [$0.x, $0.y, $0.width, $0.height] }, [[4, 3, 1, 1]], variant.name)
        }
    }

    /// Simulators write pictures in Display P3: the converted colours are compared, not the stored values.
    func testColorsWithProfileAreCompared() throws {
        let folder = try TemporaryFolder()
        let wide = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("ImageCodecTests/Fixtures/wide.png").path
        let bytes = try PictureFile.read(wide)
        let same = try folder.write(ImageFile(bytes).bitmap, "same.png")
        XCTAssertEqual(compare(wide, same).state, .same)
        let unconverted = try folder.write(PNG.decode(bytes), "numbers.png")
        XCTAssertEqual(compare(wide, unconverted).state, .different)
        XCTAssertEqual(compare(wide, wide).state, .same)
    }

    /// Green in Display P3 with sixteen bits, as stored by a simulator. With eight bits, it would be inside of sRGB's gamut.
    func testSixteenBitColorsAreConvertedBeforeRounding() throws {
        let folder = try TemporaryFolder()
        let wide = [UInt8](
            try Data(
                contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                    .appendingPathComponent("ImageCodecTests/Fixtures/wide.png")))
        let name = Array("iCCP".utf8)
        let nameOffset = try XCTUnwrap((0..<wide.count - 4).first { Array(wide[$0..<$0 + 4]) == name })
        let length = wide[nameOffset - 4..<nameOffset].reduce(0) { $0 << 8 | Int($1) }
        var sixteenBit = PNGBuilder(pixel: { _, _ in [30048, 64575, 19552, 65535] })
        sixteenBit.depth = 16
        sixteenBit = sixteenBit.with("iCCP", Array(wide[nameOffset + 4..<nameOffset + 4 + length]))
        let reference = try folder.write(Data(sixteenBit.file), "reference.png")
        let eightBit = PNGBuilder(pixel: { _, _ in [0, 255, 0, 255] })
        let result = compare(reference, try folder.write(Data(eightBit.file), "actual.png"))
        XCTAssertEqual(result.state, .same)
        XCTAssertEqual(result.differentPixels, 0)
    }

    func testTruncatedFilesAreUnreadableOnEitherSide() throws {
        let folder = try TemporaryFolder()
        for variant in StoredVariants.colored + StoredVariants.grey {
            let original = try data(variant.file)
            let validPath = try folder.write(original, "good.png")
            for length in stride(from: 0, to: original.count, by: InputSweep.size(3, usually: 17)) {
                let truncated = try folder.write(original.prefix(length), "cut.png")
                for result in [compare(validPath, truncated), compare(truncated, validPath)] {
                    XCTAssertEqual(result.state, .unreadable, "\(variant.name), \(length) bytes")
                    XCTAssertEqual(result.message?.hasPrefix("\(truncated): error: "), true)
                }
                XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: truncated)), original.prefix(length))
            }
        }
    }

    func testDamagedFilesAreUnreadable() throws {
        let folder = try TemporaryFolder()
        for variant in StoredVariants.colored + StoredVariants.grey {
            let original = try data(variant.file)
            let good = try folder.write(original, "good.png")
            for index in original.indices {
                var damaged = original
                damaged[index] ^= 0x21
                let result = try compare(good, folder.write(damaged, "damaged.png"))
                // The variants have no texts or other parts that no pixel depends on.
                XCTAssertEqual(result.state, .unreadable, "\(variant.name), byte \(index)")
            }
        }
    }

    func testEqualFilesAreSameIfDecodable() throws {
        let folder = try TemporaryFolder()
        for variant in StoredVariants.colored + StoredVariants.grey {
            let original = try data(variant.file)
            var files =
                [original]
                + stride(from: 0, to: original.count, by: InputSweep.size(7, usually: 37)).map { original.prefix($0) }
            for index in stride(from: 0, to: original.count, by: InputSweep.size(3, usually: 17)) {
                files.append(original)
                files[files.count - 1][index] ^= 0x21
            }
            for (fileIndex, file) in files.enumerated() {
                let reference = try folder.write(file, "reference.png"), actual = try folder.write(file, "actual.png")
                let result = compare(reference, actual)
                let decoded = try? PNG.decode([UInt8](file))
                XCTAssertEqual(result.state, decoded == nil ? .unreadable : .same, "\(variant.name), file \(fileIndex)")
                if let decoded {
                    XCTAssertEqual(result.referenceSize, result.actualSize)
                    XCTAssertEqual(result.totalPixels, decoded.width * decoded.height)
                } else {
                    XCTAssertEqual(result.message?.hasPrefix("\(reference): error: "), true, result.message ?? "")
                }
            }
        }
    }

    func testEqualFilesWithTooManyPixelsAreRejected() throws {
        let folder = try TemporaryFolder()
        for (width, height) in [(0x7FFF_FFFF, 0x7FFF_FFFF), (11_586, 11_586), (11_585, 11_585)] {
            let file = try ThirdPartyFileTests.file(claiming: width, height, like: data(StoredVariants.colored[0].file))
            let result = try compare(folder.write(file, "reference.png"), folder.write(file, "actual.png"))
            XCTAssertEqual(result.state, .unreadable, "\(width) by \(height)")
        }
    }

    func testFilesWithTooManyPixelsAreRejectedQuickly() throws {
        let folder = try TemporaryFolder()
        let validPath = try folder.write(data(StoredVariants.colored[0].file), "good.png")
        for (width, height) in [(0x7FFF_FFFF, 0x7FFF_FFFF), (1 << 28, 2), (1, 1 << 29), (11_586, 11_586)] {
            let bomb = try folder.write(
                ThirdPartyFileTests.file(claiming: width, height, like: data(StoredVariants.colored[0].file)),
                "bomb.png")
            let time = TestTimeout.processorTime {
                let result = compare(validPath, bomb)
                XCTAssertEqual(result.state, .unreadable)
                XCTAssertEqual(
                    result.message,
                    "\(bomb): error: \(width)×\(height) pixels are more than the 33554432 allowed for a file of this size"
                )
            }
            XCTAssertLessThan(time, TestTimeout.seconds(1))
        }
    }

    func testFilesWithTooFewPixelsAreDamaged() throws {
        let folder = try TemporaryFolder()
        let good = try folder.write(data(StoredVariants.colored[0].file), "good.png")
        // 5,000² pixels are permitted, but 30 bytes cannot contain them.
        for variant in StoredVariants.colored {
            let bomb = try folder.write(
                ThirdPartyFileTests.file(claiming: 5_000, 5_000, like: data(variant.file)), "bomb.png")
            let result = compare(good, bomb)
            XCTAssertEqual(result.state, .unreadable, variant.name)
            XCTAssertEqual(result.message?.hasPrefix("\(bomb): error: damaged PNG file: "), true, result.message ?? "")
        }
    }

    func testFoldersAndUnreadablePathsAreReported() throws {
        let folder = try TemporaryFolder()
        let good = try folder.write(data(StoredVariants.colored[0].file), "good.png")
        try folder.write(Data(), "folder.png/inner")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("self.png"), withDestinationPath: "/proc/self/mem")
        let outcomes = ["folder.png": "a folder, not a picture", "self.png": "cannot be read: Input/output error"]
        for (name, reason) in outcomes.sorted(by: { $0.key < $1.key }) {
            for result in [compare(good, folder.path(name)), compare(folder.path(name), good)] {
                XCTAssertEqual(result.state, .unreadable)
                XCTAssertEqual(result.message, "\(folder.path(name)): error: \(reason)")
            }
        }
        XCTAssertEqual(compare(folder.path("none.png"), good).state, .new)
        XCTAssertEqual(compare(good, folder.path("none.png")).state, .missing)
    }

    /// Returns a file with another size in its header and a valid checksum.
    private static func file(claiming width: Int, _ height: Int, like file: Data) -> Data {
        var bytes = [UInt8](file)
        func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
        bytes.replaceSubrange(16..<24, with: number(width) + number(height))
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes[12..<29] {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        bytes.replaceSubrange(29..<33, with: number(Int(crc ^ 0xFFFF_FFFF)))
        return Data(bytes)
    }
}
