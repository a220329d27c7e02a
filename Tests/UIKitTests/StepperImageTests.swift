import CellSimGraphics
import UIKit
import XCTest

/// Tests custom images of steppers.
@preconcurrency @MainActor final class StepperImageTests: XCTestCase {
    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    /// The colours of the drawn stepper at the centres of its halves and near its left edge.
    private func colors(_ stepper: UIStepper) -> [String] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bitmap = UIGraphicsImageRenderer(size: stepper.bounds.size, format: format)
            .image { stepper.layer.render(in: $0.cgContext) }.cgImage?.bitmap
        return [(23, 16), (70, 16), (2, 16)].compactMap { bitmap?.color(x: $0.0, y: $0.1).hex }
    }

    func testImagesReplaceSignsAndBackground() {
        let stepper = UIStepper()
        stepper.value = 5
        stepper.setDecrementImage(image(.blue), for: .normal)
        stepper.setIncrementImage(image(.red), for: .normal)
        XCTAssertEqual(Array(colors(stepper).prefix(2)), ["#0000FF", "#FF0000"])
        stepper.setBackgroundImage(image(.green), for: .normal)
        XCTAssertEqual(colors(stepper), ["#0000FF", "#FF0000", "#00FF00"])
        XCTAssertNil(stepper.incrementImage(for: .highlighted))
    }

    func testImagesAtLimitsAreThoseOfTheDisabledState() {
        let stepper = UIStepper()
        stepper.setDecrementImage(image(.blue), for: .normal)
        stepper.setDecrementImage(image(.black), for: .disabled)
        XCTAssertEqual(colors(stepper).first, "#000000")
        stepper.value = 1
        XCTAssertEqual(colors(stepper).first, "#0000FF")
    }
}
