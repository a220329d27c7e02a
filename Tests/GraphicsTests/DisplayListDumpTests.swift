import CellSimGraphics
import Foundation
import XCTest

/// Tests the text form of display lists.
final class DisplayListDumpTests: XCTestCase {
    func testWritesOneCommandALineIndentedByScope() {
        let red = RGBAColor(red: 255 as UInt8, green: 0, blue: 0)
        let run = GlyphRun(
            face: FaceReference(file: "Inter-roman", weight: 600, emSize: 16.473000000000003),
            glyphs: [GlyphRun.Glyph(id: 7, x: 0, y: 0), GlyphRun.Glyph(id: 9, x: 10.25, y: 0)], text: "H\"e\n")
        let list = DisplayList(
            size: CGSize(width: 320, height: 44.5),
            commands: [
                .save, .concatenate(CGAffineTransform(translationX: 10, y: -0.0)),
                .clip(CGRect(x: 0, y: 0, width: 20, height: 20), CornerRadii(4)),
                .beginGroup(opacity: 0.5, bounds: CGRect(x: 0, y: 0, width: 20, height: 20)),
                .fill(CGRect(x: 1.0 / 3, y: 0, width: 2, height: 2), .zero, .color(red)), .endGroup, .restore,
                .glyphs(run, origin: CGPoint(x: 1, y: 2), RGBAColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 128)),
                .image(
                    Bitmap(width: 2, height: 3), source: CGRect(x: 0, y: 0, width: 2, height: 3),
                    destination: CGRect(x: 5, y: 5, width: 1, height: 1.5), tint: red),
            ])
        XCTAssertEqual(
            list.dump(),
            """
            size 320 44.5
            save
              translate 10 0
              clip 0 0 20 20 radius 4
              group opacity 0.5 in 0 0 20 20
                fill 0.333 0 2 2 #FF0000
              end group
            restore
            glyphs "H\\"e\\n" at 1 2 Inter-roman weight 600 size 16.473 #00000080
            image 2×3 from 0 0 2 3 to 5 5 1 1.5 tint #FF0000

            """)
        XCTAssertTrue(list.dump(glyphPositions: true).contains("(7@0,0 9@10.25,0) #00000080"))
    }

    func testWritesPathsAndPaints() {
        let stops = [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)]
        let list = DisplayList(
            size: CGSize(width: 1, height: 1),
            commands: [
                .fillPath(
                    Path([.move(.zero), .quad(control: CGPoint(x: 1, y: 0), end: CGPoint(x: 1, y: 1)), .close]),
                    .linearGradient(LinearGradient(stops: stops, start: .zero, end: CGPoint(x: 0, y: 9))), .evenOdd),
                .strokePath(
                    .rect(CGRect(x: 0, y: 0, width: 1, height: 1)),
                    Stroke(width: 0.5, cap: .round, join: .bevel, dash: [2, 1], dashPhase: 0.25), .white),
                .border(
                    CGRect(x: 0, y: 0, width: 1, height: 1),
                    CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4), width: 1, .black),
                .concatenate(CGAffineTransform(rotationAngle: 0).scaledBy(x: 2, y: 2)),
            ])
        XCTAssertEqual(
            list.dump(),
            """
            size 1 1
            fill path [M 0 0 Q 1 0 1 1 Z] even-odd linear 0 0 to 0 9 0 #000000 1 #FFFFFF
            stroke [M 0 0 L 1 0 L 1 1 L 0 1 Z] width 0.5 cap round join bevel dash 2 1 phase 0.25 #FFFFFF
            border 0 0 1 1 radii 1 2 3 4 width 1 #000000
            transform 2 0 0 2 0 0

            """)
    }

    func testCommandBoundsIncludeStrokesAndShadows() {
        let line = Path([.move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 0))])
        XCTAssertEqual(
            DisplayCommand.strokePath(line, Stroke(width: 4, join: .round), .black).bounds,
            CGRect(x: -2, y: -2, width: 14, height: 4))
        XCTAssertEqual(
            DisplayCommand.shadow(line, .black, offset: CGSize(width: 1, height: 2), blurRadius: 3).bounds,
            CGRect(x: -8, y: -7, width: 28, height: 18))
        XCTAssertNil(DisplayCommand.save.bounds)
        XCTAssertNil(DisplayCommand.fillPath(Path(), .color(.black), .nonZero).bounds)
    }
}
