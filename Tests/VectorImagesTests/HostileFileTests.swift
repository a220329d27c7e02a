import CellSimGraphics
import CellSimRaster
import CellSimVectorImages
import Foundation
import TestFixtures
import XCTest

/// Tests files that would need excessive time or memory: each is rejected quickly with a reason.
final class HostileFileTests: XCTestCase {
    /// Returns a PDF file with objects, which are numbered from 1.
    private func pdf(_ objects: [Data]) -> Data {
        var file = Data("%PDF-1.4\n".utf8)
        for (index, object) in objects.enumerated() {
            file += Data("\(index + 1) 0 obj\n".utf8) + object + Data("\nendobj\n".utf8)
        }
        return file + Data("trailer\n<< /Root 1 0 R >>\n%%EOF\n".utf8)
    }

    private func object(_ text: String) -> Data { Data(text.utf8) }

    private func stream(_ dictionary: String, _ content: Data) -> Data {
        object("<< \(dictionary) /Length \(content.count) >>\nstream\n") + content + object("\nendstream")
    }

    /// Returns a page of 20 × 20 points with its content as object 4, and more objects numbered from 5.
    private func page(_ content: Data, resources: String = "<< >>", _ more: [Data] = []) -> Data {
        pdf(
            [
                object("<< /Type /Catalog /Pages 2 0 R >>"), object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
                object(
                    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 20] /Contents 4 0 R /Resources \(resources) >>"),
                content,
            ] + more)
    }

    /// Returns the notes or the error of reading and drawing a file. Fails if it takes long. Except in nightly runs, the limit of
    /// steps is reduced to a fortieth.
    private func outcome(_ data: Data, line: UInt = #line) -> String {
        VectorLimits.$steps.withValue(InputSweep.size(VectorLimits.steps, usually: VectorLimits.steps / 40)) {
            outcomeWithinLimits(data, line: line)
        }
    }

    private func outcomeWithinLimits(_ data: Data, line: UInt) -> String {
        var outcome = ""
        let time = TestTimeout.processorTime {
            do {
                let image = try VectorImage.read(data)
                let list = DisplayList(size: image.size, commands: image.commands)
                _ = Rasterizer(scale: 1).render(list)
                outcome = image.notes.joined(separator: "; ")
            } catch { outcome = "\(error)" }
        }
        XCTAssertLessThan(time, TestTimeout.seconds(20), outcome, line: line)
        return outcome
    }

    /// Returns Flate data of a repeated text: a fixed Huffman block with the text and a number of copies of 258 bytes.
    private func flate(_ text: String, copies: Int) -> Data {
        var (bytes, bits, count): ([UInt8], UInt32, UInt32) = ([0x78, 0x9C], 0, 0)
        func appendBits(_ value: UInt32, _ length: UInt32) {
            bits |= value << count
            count += length
            while count >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
                count -= 8
            }
        }
        // Huffman codes start with their most significant bit.
        func appendCode(_ value: UInt32, _ length: UInt32) {
            for bit in (0..<length).reversed() { appendBits(value >> bit & 1, 1) }
        }
        appendBits(0b011, 3)
        for byte in text.utf8 { appendCode(UInt32(byte) + 0x30, 8) }
        XCTAssertEqual(text.utf8.count, 6, "the distance code requires a text of 6 bytes")
        for _ in 0..<copies {
            appendCode(0b1100_0101, 8)
            appendCode(4, 5)
            appendBits(1, 1)
        }
        appendCode(0, 7)
        appendBits(0, 7)
        return Data(bytes)
    }

    func testRecursiveFormsAreRejected() {
        let form = "/Subtype /Form /BBox [0 0 20 20] /Resources << /XObject << /F 5 0 R /G 6 0 R >> >>"
        let recursiveContent = object("q /F Do Q q /G Do Q 1 0 0 rg 0 0 5 5 re f")
        let file = page(
            stream("", object("/F Do")), resources: "<< /XObject << /F 5 0 R >> >>",
            [stream(form, recursiveContent), stream(form, recursiveContent)])
        XCTAssertEqual(outcome(file), "a form XObject contains itself")
        // Each form draws the next one twice: 2^39 paths.
        let steps = "0 0 m " + String(repeating: "1 1 l ", count: 5_000) + "f"
        let doubling = (5..<45).map { number in
            stream(
                "/Subtype /Form /BBox [0 0 20 20] /Resources << /XObject << /N \(number + 1) 0 R >> >>",
                object(number == 44 ? steps : "/N Do /N Do"))
        }
        XCTAssertTrue(
            outcome(page(stream("", object("/N Do")), resources: "<< /XObject << /N 5 0 R >> >>", doubling)).contains(
                "is too complex"))
    }

    func testCyclicAndDeepPageTreesAreRejected() {
        let cyclic = pdf([
            object("<< /Type /Catalog /Pages 2 0 R >>"), object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
            object("<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>"),
        ])
        XCTAssertNotEqual(outcome(cyclic), "")
        let nestedPages = (2..<5_000).map { object("<< /Type /Pages /Kids [\($0 + 1) 0 R] /Count 1 >>") }
        XCTAssertNotEqual(outcome(pdf([object("<< /Type /Catalog /Pages 2 0 R >>")] + nestedPages)), "")
    }

    func testLargeStreamsAreRejected() {
        let bomb = stream("/Filter /FlateDecode", flate("      ", copies: 400_000))
        XCTAssertEqual(outcome(page(bomb)), "a part of the page cannot be decompressed")
    }

    func testLongPathsAreRejected() {
        let path = stream("/Filter /FlateDecode", flate("1 1 l ", copies: 48_000))
        assertContains(outcome(page(path)), "is too complex")
        // Ten million steps take more bytes than a file may have.
        let svg = "<svg width='9' height='9'><path d='M0 0" + String(repeating: "h1v1", count: 9 << 20) + "'/></svg>"
        assertContains(outcome(Data(svg.utf8)), "32 MiB")
    }

    func testTextWithoutItsFontIsReported() {
        let file = page(
            stream("", object("BT /F 12 Tf 2 2 Td (words) Tj ET")), resources: "<< /Font << /F 5 0 R >> >>",
            [object("<< /Type /Font /Subtype /Type1 /BaseFont /Nothing >>")])
        XCTAssertTrue(outcome(file).contains("font"), outcome(file))
        XCTAssertNotEqual(outcome(page(stream("", object("BT /F 12 Tf (words) Tj ET")))), "")
    }

    func testDashesOutsidePictureAreSkipped() {
        var svg = "<svg width='20' height='20'>"
        for _ in 0..<100 {
            svg += "<path stroke='red' stroke-width='2' stroke-dasharray='4 4' d='M-180000 5 L180000 5'/>"
        }
        svg += "<path stroke='red' stroke-width='2' stroke-dasharray='4 4' d='M-80002 9 L80000 9'/></svg>"
        XCTAssertEqual(outcome(Data(svg.utf8)), "")
        do {
            let image = try VectorImage.read(Data(svg.utf8))
            let picture = Rasterizer(scale: 1).render(DisplayList(size: image.size, commands: image.commands))
            XCTAssertEqual((0..<20).map { picture.color(x: $0, y: 5).alpha == 255 }, (0..<20).map { $0 % 8 < 4 })
            XCTAssertEqual((0..<20).map { picture.color(x: $0, y: 9).alpha == 255 }, (2..<22).map { $0 % 8 < 4 })
        } catch { XCTFail("\(error)") }
    }

    func testInvalidInlineImagesAreReported() throws {
        for size in ["/W 4611686018427387904 /H 2 /BPC 8", "/W 2 /H 2 /BPC 9000000000000000", "/W -2 /H 2 /BPC 8"] {
            let content = "q BI \(size) /CS /RGB ID abc EI Q 0 0 20 20 re f"
            let image = try VectorImage.read(page(stream("", Data(content.utf8))))
            XCTAssertEqual(image.notes.count, 1, size)
            XCTAssertTrue(image.notes.first?.hasPrefix("an inline image of ") ?? false, "\(image.notes)")
            let fills = image.commands.filter {
                switch $0 {
                case .fill, .fillPath: true
                default: false
                }
            }
            XCTAssertEqual(fills.count, 1, size)
        }
    }
}
