import CellSimGraphics
import CellSimRaster
import UIKit
import XCTest

/// Tests images of sliders.
@preconcurrency @MainActor final class SliderImageTests: XCTestCase {
    private func image(_ size: CGSize, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: size).image {
            color.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
        }
    }

    func testThumbHasSizeOfImage() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.setThumbImage(image(CGSize(width: 10, height: 20)), for: .normal)
        let track = slider.trackRect(forBounds: slider.bounds)
        for (value, x) in [(Float(0), track.minX), (1, track.maxX - 10)] {
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            XCTAssertEqual(thumb.size, CGSize(width: 10, height: 20))
            XCTAssertEqual(thumb.minX, x, accuracy: 0.01)
            XCTAssertEqual(thumb.midY, track.midY, accuracy: 0.5)
        }
    }

    /// The images replace the thumb and the parts of the track, and keep their colours; track images are centred vertically.
    func testImagesAreDrawn() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.value = 0.5
        slider.setThumbImage(image(CGSize(width: 20, height: 20), .green), for: .normal)
        slider.setMinimumTrackImage(image(CGSize(width: 8, height: 8)), for: .normal)
        slider.setMaximumTrackImage(image(CGSize(width: 8, height: 8), .blue), for: .normal)
        let list = DisplayList(
            size: slider.bounds.size, commands: slider.displayList().commands)
        let picture = Rasterizer(scale: 1).render(list)
        let track = slider.trackRect(forBounds: slider.bounds)
        for (x, y, color) in [
            (100, track.midY, UIColor.green), (40, track.midY, .red), (160, track.midY, .blue),
            (40, track.midY + 3, .red), (160, track.midY - 3, .blue),
        ] {
            XCTAssertEqual(picture.color(x: x, y: Int(y)), color.cgColor.rgba, "the colour differs at \(x), \(y)")
        }
        XCTAssertEqual(picture.color(x: 40, y: Int(track.midY) + 8).alpha, 0)
    }

    func testStatesFallBackToNormalImage() {
        let slider = UISlider()
        let (normal, disabled) = (image(CGSize(width: 10, height: 10)), image(CGSize(width: 12, height: 12)))
        slider.setThumbImage(normal, for: .normal)
        slider.setMinimumTrackImage(disabled, for: .disabled)
        XCTAssertIdentical(slider.currentThumbImage, normal)
        XCTAssertNil(slider.currentMinimumTrackImage)
        slider.isEnabled = false
        XCTAssertIdentical(slider.currentThumbImage, normal)
        XCTAssertIdentical(slider.currentMinimumTrackImage, disabled)
        XCTAssertNil(slider.maximumTrackImage(for: .normal))
        slider.setThumbImage(nil, for: .normal)
        XCTAssertNil(slider.currentThumbImage)
    }

    func testSystemImages() {
        for image in [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark] {
            XCTAssertGreaterThan(image.size.width, 10)
        }
    }
}
