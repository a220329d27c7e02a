import CellSimGraphics
import CellSimRaster
import CellSimVectorImages
import Foundation
import TestFixtures
import XCTest

/// Tests the conversion of SVG documents to drawing commands, and the messages about unsupported features.
final class SVGTests: XCTestCase {
    private func draw(_ body: String, size: Int = 20) throws -> Bitmap {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' width='\(size)' height='\(size)'>\(body)</svg>"
        let image = try VectorImage.svg(Data(text.utf8))
        return Rasterizer(scale: 1).render(DisplayList(size: image.size, commands: image.commands))
    }

    private func readError(_ text: String) -> VectorImageError? {
        do {
            _ = try VectorImage.svg(Data(text.utf8))
            return nil
        } catch { return error as? VectorImageError }
    }

    func testShapesStylesAndReferences() throws {
        let image = try VectorImage.svg(Fixture.data("figures.svg"))
        XCTAssertEqual(image.size, CGSize(width: 40, height: 20))
        XCTAssertEqual(image.notes, [])
        let picture = Rasterizer(scale: 2).render(DisplayList(size: image.size, commands: image.commands))
        // A class from a style rule, a name inside of another element, a class of the element, and the colour of a reference.
        XCTAssertEqual(picture.color(x: 10, y: 5), RGBAColor(red: 255 as UInt8, green: 136, blue: 0))
        XCTAssertEqual(picture.color(x: 25, y: 15), RGBAColor(red: 0 as UInt8, green: 0, blue: 255))
        XCTAssertEqual(picture.color(x: 70, y: 10), RGBAColor(red: 0 as UInt8, green: 128, blue: 128))
        XCTAssertEqual(picture.color(x: 18, y: 30), RGBAColor(red: 0 as UInt8, green: 0, blue: 255))
        XCTAssertEqual(picture.color(x: 22, y: 30).alpha, 0, "the clip path cuts off the shape")
        XCTAssertEqual(picture.color(x: 5, y: 35).alpha, 128, "the mask halves the opacity")
        // The gradient inherits its stops from the referenced one, and has its own direction.
        XCTAssertEqual(picture.color(x: 41, y: 0).red, picture.color(x: 58, y: 0).red)
        XCTAssertGreaterThan(picture.color(x: 50, y: 0).red, 240)
        XCTAssertEqual(Int(picture.color(x: 50, y: 19).alpha), 128, accuracy: 6)
    }

    func testArcsFormCircle() throws {
        // A disc of two arcs differs from one of a circle element only by rounding.
        let arcs = try draw("<path d='M2 10A8 8 0 1 1 18 10A8 8 0 0 1 2 10z'/>")
        let disc = try draw("<circle cx='10' cy='10' r='8'/>")
        for y in 0..<20 {
            for x in 0..<20 {
                XCTAssertEqual(
                    Int(arcs.color(x: x, y: y).alpha), Int(disc.color(x: x, y: y).alpha), accuracy: 2, "\(x), \(y)")
            }
        }
    }

    func testArcsFollowTheirFlags() throws {
        // From (5, 10) to (15, 10) with radius 5·√2: small arcs extend by 2.07, large ones by 12.07.
        for (flags, inside, outside) in [
            ("0 1", (10, 8), (10, 12)), ("0 0", (10, 11), (10, 7)), ("1 1", (10, 2), (10, 12)),
            ("1 0", (10, 17), (10, 7)),
        ] {
            let picture = try draw("<path d='M5 10A7.0711 7.0711 0 \(flags) 15 10z'/>")
            XCTAssertGreaterThan(picture.color(x: inside.0, y: inside.1).alpha, 200, flags)
            XCTAssertEqual(picture.color(x: outside.0, y: outside.1).alpha, 0, flags)
        }
    }

    func testInvalidPathsAreDrawnUpToError() throws {
        let picture = try draw("<path d='M0 0h10v10h-10z M12 0 L oops'/>")
        XCTAssertEqual(picture.color(x: 5, y: 5).alpha, 255)
        XCTAssertEqual(picture.color(x: 15, y: 5).alpha, 0)
    }

    func testEvenOddLeavesHoles() throws {
        let picture = try draw("<path fill-rule='evenodd' d='M0 0h20v20h-20z M5 5h10v10h-10z'/>")
        XCTAssertEqual(picture.color(x: 10, y: 10).alpha, 0)
        XCTAssertEqual(picture.color(x: 2, y: 2).alpha, 255)
    }

    func testGroupOpacityAppliesToTheGroup() throws {
        let picture = try draw(
            "<g opacity='0.5'><rect width='12' height='20'/><rect x='8' width='12' height='20'/></g>")
        for x in [2, 10, 18] { XCTAssertEqual(picture.color(x: x, y: 5).alpha, 128) }
    }

    func testGradientsRepeatAndReflect() throws {
        let stops = "<stop offset='0' stop-color='black'/><stop offset='1' stop-color='white'/>"
        for (spread, expected) in [("pad", 255), ("repeat", 26), ("reflect", 229)] {
            let picture = try draw(
                "<linearGradient id='g' gradientUnits='userSpaceOnUse' x2='10' spreadMethod='\(spread)'>\(stops)"
                    + "</linearGradient><rect width='20' height='20' fill='url(#g)'/>")
            XCTAssertEqual(Int(picture.color(x: 10, y: 5).red), expected, accuracy: 14, spread)
        }
    }

    func testRadialGradientsWithAFocus() throws {
        let picture = try draw(
            "<radialGradient id='g' cx='.5' cy='.5' r='.5' fx='.25' fy='.5'><stop offset='0' stop-color='white'/>"
                + "<stop offset='1' stop-color='black'/></radialGradient><rect width='20' height='20' fill='url(#g)'/>")
        XCTAssertGreaterThan(picture.color(x: 5, y: 10).red, 235)
        XCTAssertLessThan(picture.color(x: 1, y: 10).red, 80)
        // Halfway from the focus to the far edge.
        XCTAssertEqual(Int(picture.color(x: 12, y: 10).red), 128, accuracy: 10)
    }

    func testPatternsAreTiled() throws {
        let picture = try draw(
            "<pattern id='p' width='4' height='4' patternUnits='userSpaceOnUse'><rect width='2' height='4'/></pattern>"
                + "<rect width='20' height='20' fill='url(#p)'/>")
        XCTAssertEqual((0..<8).map { picture.color(x: $0, y: 9).alpha }, [255, 255, 0, 0, 255, 255, 0, 0])
    }

    func testErrorsHaveLines() {
        XCTAssertEqual(readError("<svg width='1' height='1'>\n<script>alert(1)</script></svg>")?.line, 2)
        XCTAssertEqual(
            readError("<!DOCTYPE svg [<!ENTITY a 'b'>]>\n<svg width='1' height='1'>&a;</svg>")?.message,
            "declares entities, which are not resolved")
        XCTAssertEqual(readError("<!DOCTYPE svg [\n<!ENTITY a SYSTEM '/etc/passwd'>]><svg/>")?.line, 2)
        XCTAssertNil(readError("<!DOCTYPE svg [\n<!ATTLIST svg height CDATA '9'>]>\n<svg width='1' height='1'/>"))
        XCTAssertNil(readError("<!DOCTYPE svg [<!NOTATION n SYSTEM 'x'>]><svg width='1' height='1'/>"))
        XCTAssertEqual(
            readError("<?xml version='1.0' encoding='UTF-7'?><svg width='1' height='1'/>"),
            VectorImageError("is not UTF-8 text", line: 1))
        XCTAssertNil(readError("<?x?><!DOCTYPE svg><svg width='1' height='1'><?y?></svg>"))
        XCTAssertEqual(readError("<html/>")?.message, "has no <svg> root element")
        XCTAssertEqual(
            readError("<svg/>")?.message, "has no size: neither 'width' and 'height' nor a 'viewBox'")
        XCTAssertNotNil(readError("<svg width='1' height='1'><g></svg>"))
    }

    func testInvalidUTF8IsRejected() throws {
        var bytes = Data("<svg width='9'\n h".utf8)
        bytes.append(0xE9)
        bytes += Data("ight='9'/>".utf8)
        XCTAssertThrowsError(try VectorImage.svg(bytes)) {
            XCTAssertEqual($0 as? VectorImageError, VectorImageError("is not UTF-8 text", line: 2))
        }
        let latin = Data("<?xml version='1.0' encoding=\"ISO-8859-1\"?>".utf8) + bytes.dropLast(2) + Data("  />".utf8)
        XCTAssertThrowsError(try VectorImage.svg(latin), "an image without a size throws an error")
    }

    func testRecursiveReferencesAreReported() throws {
        let text =
            "<svg width='9' height='9'><g id='a'><use href='#b'/></g><g id='b'><use href='#a'/><rect width='1' height='1'/>"
            + "</g><rect width='9' height='9' fill='url(#p)'/><pattern id='p' width='1' height='1'>"
            + "<rect width='9' height='9' fill='url(#p)'/></pattern><image href='file:///etc/passwd'/></svg>"
        let image = try VectorImage.svg(Data(text.utf8))
        XCTAssertTrue(image.notes.contains { $0.contains("contains itself") }, "\(image.notes)")
        assertContains(image.notes, "<image> refers to another file, which is not read")
        // Ten elements that each draw ten of the next ones: refused before they are a million.
        var bomb = "<svg width='9' height='9'><g id='n0'><rect width='1' height='1'/></g>"
        for i in 1...9 {
            bomb += "<g id='n\(i)'>" + String(repeating: "<use href='#n\(i - 1)'/>", count: 10) + "</g>"
        }
        XCTAssertNotNil(readError(bomb + "</svg>"))
    }

    /// Masks need the boxes of their content. A group that uses itself costs one step per part, and each box is computed once.
    func testBoundsOfRecursiveReferences() throws {
        var text = "<svg width='9' height='9'><mask id='m'><rect width='9' height='9' fill='white'/></mask><g id='a'>"
        text += String(repeating: "<use href='#a' mask='url(#m)'/>", count: 9) + "<rect width='3' height='3'/></g>"
        text += String(repeating: "<use href='#a' mask='url(#m)'/>", count: 100) + "</svg>"
        let time = try TestTimeout.processorTime { XCTAssertEqual(try VectorImage.svg(Data(text.utf8)).size.width, 9) }
        XCTAssertLessThan(time, TestTimeout.seconds(3))
    }
}

/// Reads the files next to the tests.
enum Fixture {
    static func data(_ name: String) throws -> Data {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        return try Data(contentsOf: folder.appendingPathComponent(name))
    }
}
