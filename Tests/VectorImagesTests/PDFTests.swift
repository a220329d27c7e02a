import CellSimGraphics
import CellSimRaster
import CellSimVectorImages
import Foundation
import XCTest

/// Tests the conversion of PDF files to drawing commands, and the messages about unsupported features.
final class PDFTests: XCTestCase {
    /// Returns a file with one page of 20 × 20 points.
    private func file(_ content: String, resources: String = "<< >>", objects: [String] = []) -> Data {
        var text = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n"
        text += "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n"
        text +=
            "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 20] /Contents 4 0 R /Resources \(resources) >>\nendobj\n"
        text += "4 0 obj\n<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream\nendobj\n"
        for (index, object) in objects.enumerated() { text += "\(index + 5) 0 obj\n\(object)\nendobj\n" }
        return Data((text + "trailer\n<< /Root 1 0 R >>\n%%EOF\n").utf8)
    }

    private func stream(_ dictionary: String, _ content: String) -> String {
        "<< \(dictionary) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
    }

    private func draw(_ data: Data) throws -> (picture: Bitmap, notes: [String]) {
        let image = try VectorImage.pdf(data)
        let list = DisplayList(size: image.size, commands: image.commands)
        return (Rasterizer(scale: 1).render(list), image.notes)
    }

    func testUnterminatedInlineImages() throws {
        for end in [
            "BI", "BI ID", "BI /W 2 ID", "BI <<", "BI << ", "BI (", "BI [", "BI <", "BI /W 2 /H 2 >", "BI /W 2 (\\",
        ] {
            XCTAssertNoThrow(try draw(file("0 0 9 9 re f " + end)), end)
        }
    }

    func testPageCropBox() throws {
        let image = try VectorImage.pdf(Fixture.data("figures.pdf"))
        XCTAssertEqual(image.size, CGSize(width: 40, height: 20))
        XCTAssertEqual(image.notes, ["unknown operator 'glorp'"])
        let picture = Rasterizer(scale: 1).render(DisplayList(size: image.size, commands: image.commands))
        XCTAssertEqual(picture.color(x: 5, y: 5), RGBAColor(red: 255 as UInt8, green: 0, blue: 0))
        XCTAssertEqual(picture.color(x: 15, y: 5).alpha, 128)
        XCTAssertEqual(Int(picture.color(x: 25, y: 5).alpha), 128, accuracy: 1, "the soft mask halves the opacity")
        XCTAssertEqual(
            picture.color(x: 35, y: 5), RGBAColor(red: 0 as UInt8, green: 0, blue: 255),
            "the form is at its own position")
        let (left, right) = (picture.color(x: 1, y: 17), picture.color(x: 38, y: 17))
        XCTAssertGreaterThan(left.red, 240)
        XCTAssertGreaterThan(right.blue, 240)
        XCTAssertEqual(
            picture.color(x: 10, y: 10), RGBAColor(red: 255 as UInt8, green: 204, blue: 0),
            "the shape has the colour of its ink")
        XCTAssertEqual(picture.color(x: 12, y: 12).alpha, 0, "the even-odd rule leaves a hole")
        XCTAssertEqual(
            picture.color(x: 25, y: 12), RGBAColor(red: 35 as UInt8, green: 31, blue: 32),
            "the shape has the colour of black ink")
    }

    func testRotatedPages() throws {
        let data = Data(
            String(decoding: file("1 0 0 rg 0 0 10 20 re f"), as: UTF8.self)
                .replacing("/MediaBox [0 0 20 20]", with: "/MediaBox [0 0 20 20] /Rotate 90").utf8)
        let (picture, _) = try draw(data)
        // The left half is at the top after a clockwise rotation by 90°.
        XCTAssertEqual(picture.color(x: 10, y: 5).alpha, 255)
        XCTAssertEqual(picture.color(x: 10, y: 15).alpha, 0)
    }

    func testImagesWithMasks() throws {
        let resources = "<< /XObject << /Photo 5 0 R /Stamp 7 0 R >> >>"
        let (picture, notes) = try draw(
            file(
                "q 10 0 0 10 0 10 cm /Photo Do Q 0 0 1 rg q 10 0 0 10 10 0 cm /Stamp Do Q", resources: resources,
                objects: [
                    stream(
                        "/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask 6 0 R",
                        "@@"),
                    stream(
                        "/Subtype /Image /Width 1 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray", "\u{7F}\u{00}"
                    ),
                    stream("/Subtype /Image /Width 8 /Height 1 /ImageMask true /Filter /ASCIIHexDecode", "F0>"),
                ]))
        XCTAssertEqual(notes, [])
        XCTAssertEqual(picture.color(x: 5, y: 1).alpha, 127)
        XCTAssertEqual(picture.color(x: 5, y: 8).alpha, 0)
        XCTAssertEqual(picture.color(x: 11, y: 15).alpha, 0, "the 1 bits of an image mask are not painted")
        XCTAssertEqual(picture.color(x: 18, y: 15), RGBAColor(red: 0 as UInt8, green: 0, blue: 255))
    }

    func testFunctionTypes() throws {
        let calculator = stream(
            "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]", "{ dup 0.5 gt { pop 0 1 0 } { pop 1 0 0 } ifelse }")
        let sampled = stream(
            "/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [2] /BitsPerSample 8 /Filter /ASCIIHexDecode",
            "000000FFFFFF>")
        let parts = "<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [1 0 0] /N 1 >>"
        let stitched =
            "<< /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [\(parts) "
            + "<< /FunctionType 2 /Domain [0 1] /C0 [0 1 0] /C1 [0 1 0] /N 1 >>] >>"
        for (function, left, right) in [(calculator, 0xFF0000, 0x00FF00), (stitched, 0xFF0000, 0x00FF00)] {
            let resources =
                "<< /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function 5 0 R >> >> >>"
            let (picture, notes) = try draw(file("/S sh", resources: resources, objects: [function]))
            XCTAssertEqual(notes, [])
            for (x, color) in [(4, left), (16, right)] {
                let pixel = picture.color(x: x, y: 9)
                XCTAssertEqual(Int(pixel.red) << 16 | Int(pixel.green) << 8 | Int(pixel.blue), color)
            }
        }
        let circles =
            "<< /Shading << /S << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [10 10 0 10 10 8] /Function 5 0 R >> >> >>"
        let (picture, _) = try draw(file("/S sh", resources: circles, objects: [sampled]))
        XCTAssertLessThan(picture.color(x: 10, y: 10).red, 30)
        XCTAssertEqual(Int(picture.color(x: 14, y: 10).red), 143, accuracy: 6)
        XCTAssertEqual(
            picture.color(x: 1, y: 1).alpha, 0, "a gradient without extension draws nothing outside its circle")
    }

    /// The operands of stack operators are computed, so they may be any number. A function that fails is zero, which is black.
    func testStackOperatorOperands() throws {
        let large = "1000000000 1000000000 mul"
        for (operand, isValid) in [
            ("0", true), ("-1", false), (large, false), ("\(large) neg", false),
            ("\(large) \(large) mul 1e9 exp", false),
            ("-1 0.5 exp", false),
        ] {
            for word in ["copy", "index", "roll"] {
                let operands = word == "roll" ? "\(operand) 1" : operand
                let function = stream(
                    "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]",
                    "{ \(operands) \(word) 0 1 0 }")
                let resources =
                    "<< /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function 5 0 R >> >> >>"
                let (picture, _) = try draw(file("/S sh", resources: resources, objects: [function]))
                let isGreen = picture.color(x: 9, y: 9) == RGBAColor(red: 0 as UInt8, green: 255, blue: 0)
                XCTAssertEqual(isGreen, isValid, "\(operands) \(word)")
            }
        }
    }

    func testPatternsAndGroups() throws {
        let resources =
            "<< /Pattern << /P 5 0 R >> /ExtGState << /Half << /ca 0.5 >> /Mult << /BM /Multiply >> >> /XObject << /G 6 0 R >> >>"
        let (picture, notes) = try draw(
            file(
                "/Pattern cs /P scn 0 10 20 10 re f /Half gs /G Do", resources: resources,
                objects: [
                    stream(
                        "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 2 2] /XStep 4 /YStep 4 /Resources << >>",
                        "1 0 0 rg 0 0 2 4 re f"),
                    stream(
                        "/Subtype /Form /BBox [0 0 20 10] /Group << /S /Transparency >>",
                        "0 g 0 0 12 10 re f 8 0 12 10 re f"),
                ]))
        XCTAssertEqual(notes, [])
        XCTAssertEqual((0..<6).map { picture.color(x: $0, y: 7).alpha }, [255, 255, 0, 0, 255, 255])
        for x in [2, 10, 18] {
            XCTAssertEqual(picture.color(x: x, y: 15).alpha, 128, "the whole group has one opacity")
        }
    }

    func testUnsupportedFeaturesAreReported() throws {
        XCTAssertThrowsError(try VectorImage.pdf(Data("%PDF-1.4\nnothing".utf8)))
        let resources =
            "<< /XObject << /Self 5 0 R >> /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Times >> >> >>"
        let (_, notes) = try draw(
            file(
                "/Self Do /Gone Do BT /F 12 Tf (Hi) Tj ET", resources: resources,
                objects: [stream("/Subtype /Form /BBox [0 0 9 9] /Resources \(resources)", "/Self Do")]))
        XCTAssertEqual(
            notes,
            [
                "a form XObject contains itself", "the object 'Gone' is not in the file",
                "text in the font 'Times', whose outlines are not in the file, is not drawn",
            ])
    }

    func testUnbalancedGraphicsStates() throws {
        // A file may restore more states than it saves, and leave states open.
        let (picture, _) = try draw(file("Q Q q q 2 0 0 2 0 0 cm 0 0 5 5 re f q"))
        XCTAssertEqual(picture.color(x: 5, y: 15).alpha, 255)
    }
}
