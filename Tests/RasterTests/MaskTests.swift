import CellSimGraphics
import CellSimRaster
import Foundation
import XCTest

/// Tests masks, even-odd clips and radial gradients against independently computed values.
final class MaskTests: XCTestCase {
    private let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    private let leftHalf = CGRect(x: 0, y: 0, width: 4, height: 8)

    private func draw(_ commands: [DisplayCommand], background: RGBAColor? = nil) -> Bitmap {
        Rasterizer(scale: 1).render(
            DisplayList(size: CGSize(width: 8, height: 8), commands: commands), background: background)
    }

    private func gray(_ white: UInt8, alpha: UInt8 = 255) -> Paint {
        .color(RGBAColor(red: white, green: white, blue: white, alpha: alpha))
    }

    func testAlphaMasksKeepCoveredPixels() {
        let picture = draw([
            .beginGroup(opacity: 1, bounds: bounds), .fill(bounds, .zero, .color(.black)),
            .mask([.fill(leftHalf, .zero, gray(200, alpha: 128))], .alpha), .endGroup,
        ])
        XCTAssertEqual(picture.color(x: 1, y: 1).alpha, 128)
        XCTAssertEqual(picture.color(x: 6, y: 1).alpha, 0)
    }

    func testMasksByLightness() {
        for (kind, paint, expected) in [
            (MaskKind.luminance, Paint.color(RGBAColor(red: 255 as UInt8, green: 0, blue: 0)), 54),
            (.luminosity, .color(RGBAColor(red: 255 as UInt8, green: 0, blue: 0)), 77),
            (.luminosity, gray(255, alpha: 128), 128), (.luminance, gray(255), 255), (.luminance, gray(0), 0),
        ] {
            let picture = draw([
                .beginGroup(opacity: 1, bounds: bounds), .fill(bounds, .zero, .color(.black)),
                .mask([.fill(bounds, .zero, paint)], kind), .endGroup,
            ])
            XCTAssertEqual(Int(picture.color(x: 1, y: 1).alpha), expected, accuracy: 1)
        }
    }

    func testMasksUseCurrentTransform() {
        let picture = draw([
            .save, .concatenate(CGAffineTransform(translationX: 4, y: 0)), .beginGroup(opacity: 1, bounds: leftHalf),
            .fill(leftHalf, .zero, .color(.black)),
            .mask([.fill(CGRect(x: 0, y: 0, width: 2, height: 8), .zero, .color(.black))], .alpha), .endGroup, .restore,
        ])
        XCTAssertEqual([3, 4, 5, 6].map { picture.color(x: $0, y: 0).alpha }, [0, 255, 255, 0])
    }

    func testMasksNestAndAreIgnoredOutsideGroups() {
        let inner: [DisplayCommand] = [
            .beginGroup(opacity: 1, bounds: bounds), .fill(bounds, .zero, .color(.black)),
            .mask([.fill(leftHalf, .zero, .color(.black))], .alpha), .endGroup,
        ]
        let picture = draw([
            .mask([], .alpha), .beginGroup(opacity: 1, bounds: bounds), .fill(bounds, .zero, .color(.black)),
            .mask(inner, .alpha), .endGroup,
        ])
        XCTAssertEqual(picture.color(x: 1, y: 1).alpha, 255)
        XCTAssertEqual(picture.color(x: 6, y: 1).alpha, 0)
        let nestedMasks = (0..<200).reduce([DisplayCommand.fill(bounds, .zero, .color(.black))]) { commands, _ in
            [
                .beginGroup(opacity: 1, bounds: bounds), .fill(bounds, .zero, .color(.black)), .mask(commands, .alpha),
                .endGroup,
            ]
        }
        XCTAssertEqual(draw(nestedMasks).color(x: 1, y: 1).alpha, 255)
    }

    func testEvenOddClipsLeaveHoles() {
        var frame = Path.rect(bounds)
        frame.append(.rect(CGRect(x: 2, y: 2, width: 4, height: 4)))
        let picture = draw([.save, .clipPath(frame, .evenOdd), .fill(bounds, .zero, .color(.black)), .restore])
        XCTAssertEqual(picture.color(x: 4, y: 4).alpha, 0)
        XCTAssertEqual(picture.color(x: 1, y: 4).alpha, 255)
    }

    func testGradientsBetweenCircles() {
        let stops = [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)]
        func gradient(_ extends: Bool) -> Paint {
            .circleGradient(
                CircleGradient(
                    stops: stops, start: CircleGradient.Circle(center: CGPoint(x: 2.5, y: 4.5), radius: 0),
                    end: CircleGradient.Circle(center: CGPoint(x: 4.5, y: 4.5), radius: 4), extendsStart: extends,
                    extendsEnd: extends))
        }
        let picture = draw([.fill(bounds, .zero, gradient(false))])
        XCTAssertEqual(Int(picture.color(x: 2, y: 4).red), 0, accuracy: 2)
        // Right of the focus, the circle for fraction t ends at 2.5 + 2t + 4t; left of it at 2.5 + 2t − 4t.
        XCTAssertEqual(Int(picture.color(x: 5, y: 4).red), 128, accuracy: 2)
        XCTAssertEqual(Int(picture.color(x: 1, y: 4).red), 128, accuracy: 2)
        XCTAssertEqual(picture.color(x: 0, y: 0).alpha, 0)
        XCTAssertEqual(draw([.fill(bounds, .zero, gradient(true))]).color(x: 0, y: 0), .white)
    }
}
