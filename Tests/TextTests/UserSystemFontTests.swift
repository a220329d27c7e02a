import Foundation
import TestFixtures
import XCTest

@testable import CellSimFonts
@testable import CellSimText

/// Tests which user fonts count as San Francisco, and when each face is used. The files are test fonts.
final class UserSystemFontTests: XCTestCase {
    private func fonts(_ names: [String: String]) throws -> UserFonts {
        let fonts = UserFonts()
        for (name, fixture) in names.sorted(by: { $0.key < $1.key }) {
            let data = try Data(contentsOf: URL(fileURLWithPath: Fixture.fonts + "/" + fixture))
            var faces = try FontFileReader.faces(path: "/given/" + name, bytes: data)
            // One fixture with several names, because fonts are distinguished by their file names.
            faces = faces.map { face in
                UserFontFace(
                    names: .init(
                        postScript: name + face.names.postScript, family: face.names.family, style: face.names.style,
                        others: []),
                    path: face.path, index: face.index, style: face.style, axes: face.axes,
                    coordinates: face.coordinates, metrics: face.metrics, hasTracking: face.hasTracking)
            }
            fonts.add(faces)
        }
        return fonts
    }

    func testSystemFontFileNames() throws {
        let system = ["SFNS.ttf", "SF-Pro.ttf", "SF-Pro-Text-Bold.otf", "SFUIText.ttf", "sfnsitalic.ttf"]
        let others = ["SFNSMono.ttf", "SF-Pro-Rounded-Bold.otf", "SFCompact.ttf", "Sample.ttf", "MySFNS.ttf"]
        XCTAssertEqual(try (system + others).filter { try fonts([$0: "Axes.ttf"]).hasSystemFont }, system)
    }

    func testWeightsFollowNamedInstances() throws {
        let fonts = try fonts(["SFNS.ttf": "Axes.ttf"])
        func systemCoordinates(_ weight: Int, _ size: Double) throws -> [FontCoordinate] {
            try XCTUnwrap(fonts.systemFace(weight: weight, isItalic: false, pointSize: size)).coordinates
        }
        XCTAssertEqual(
            try systemCoordinates(600, 22),
            [FontCoordinate(tag: "wght", value: 590), FontCoordinate(tag: "opsz", value: 22)])
        XCTAssertEqual(try systemCoordinates(300, 10)[0].value, 250)
        XCTAssertEqual(try systemCoordinates(350, 10)[0].value, 325)
        XCTAssertEqual(
            try systemCoordinates(900, 10)[0].value, 900, "a weight beyond the instances keeps its OpenType value")
        let face = try XCTUnwrap(fonts.systemFace(weight: 600, isItalic: false, pointSize: 40)).face
        XCTAssertEqual(
            face.file(with: try systemCoordinates(600, 40)), "added/SFNS.ttfSampleAxes-Regular@wght=590.0,opsz=28.0")
    }

    func testDisplayFacesAreUsedFromTwentyPoints() throws {
        let fonts = try fonts([
            "SF-Pro-Text-Regular.otf": "Plain.ttc", "SF-Pro-Display-Regular.otf": "Plain.ttc",
            "SF-Pro-Text-RegularItalic.otf": "PlainItalic.ttf",
        ])
        func face(_ weight: Int, _ isItalic: Bool, _ size: Double) -> String? {
            fonts.systemFace(weight: weight, isItalic: isItalic, pointSize: size)?.face.names.postScript
        }
        XCTAssertEqual(face(400, false, 19.9), "SF-Pro-Text-Regular.otfSamplePlain-Regular")
        XCTAssertEqual(face(400, false, 20), "SF-Pro-Display-Regular.otfSamplePlain-Regular")
        XCTAssertEqual(face(800, false, 34), "SF-Pro-Display-Regular.otfSamplePlain-Bold")
        XCTAssertEqual(face(400, true, 17), "SF-Pro-Text-RegularItalic.otfSamplePlain-Italic")
    }

    func testWithoutSystemFontFilesThereIsNoFace() throws {
        XCTAssertNil(try fonts(["Sample.ttf": "Axes.ttf"]).systemFace(weight: 400, isItalic: false, pointSize: 17))
    }
}
