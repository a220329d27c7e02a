import CellSimGraphics
import XCTest

@testable import CoreGraphics

/// Tests the current path and clip of a context, and replacing a path by its stroked outline.
final class ContextPathTests: XCTestCase {
    private func context() -> CGContext {
        CGContext(DisplayRecorder(surroundings: nil), bounds: CGRect(x: 0, y: 0, width: 100, height: 80))
    }

    func testClipBoundingBoxInCurrentSpace() {
        let context = context()
        XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 100, height: 80))
        context.saveGState()
        context.clip(to: CGRect(x: 10, y: 10, width: 60, height: 60))
        context.translateBy(x: 20, y: 0)
        context.scaleBy(x: 2, y: 2)
        XCTAssertEqual(context.ctm, CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0))
        context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(context.path?.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
        context.clip()
        XCTAssertNil(context.path)
        XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 5, width: 10, height: 5))
        context.restoreGState()
        XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 100, height: 80))
    }

    func testStrokedPathReplacesPath() {
        let context = context()
        context.setLineWidth(6)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.setStrokeColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.move(to: CGPoint(x: 10, y: 10))
        context.addLine(to: CGPoint(x: 50, y: 10))
        context.replacePathWithStrokedPath()
        context.fillPath()
        guard case .strokePath(_, let line, let color)? = context.recorder.commands.last else {
            return XCTFail("\(context.recorder.commands)")
        }
        XCTAssertEqual(line.width, 6)
        XCTAssertEqual(color, RGBAColor(red: UInt8.max, green: 0, blue: 0))
        context.addLine(to: CGPoint(x: 9, y: 9))
        context.replacePathWithStrokedPath()
        context.beginPath()
        context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.clip()
        guard case .clipPath? = context.recorder.commands.last else {
            return XCTFail("a new path discards the stroke of the previous path")
        }
        context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.replacePathWithStrokedPath()
        context.clip()
        guard case .clipMask(let commands, .alpha)? = context.recorder.commands.last else {
            return XCTFail("\(context.recorder.commands)")
        }
        XCTAssertEqual(commands.count, 1)
    }
}
