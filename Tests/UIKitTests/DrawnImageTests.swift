import CellSimGraphics
import UIKit
import XCTest

/// Tests images that code creates: animated images, renderers and snapshots of views.
@preconcurrency @MainActor
final class DrawnImageTests: XCTestCase {
    private func makeImage(_ color: UIColor, _ size: CGSize = CGSize(width: 4, height: 2)) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image {
            color.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func color(_ image: UIImage?, _ x: Int, _ y: Int) -> RGBAColor? {
        guard let bitmap = image?.cgImage?.bitmap, x < bitmap.width, y < bitmap.height else { return nil }
        return bitmap.color(x: x, y: y)
    }

    private let red = RGBAColor(red: 255 as UInt8, green: 0, blue: 0)
    private let blue = RGBAColor(red: 0 as UInt8, green: 0, blue: 255)

    /// The drawing so far, as masks and intermediate images use it.
    func testImageContextsReturnTheirImages() throws {
        var images: [CGImage?] = []
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            images.append($0.cgContext.makeImage())
        }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        images.append(UIGraphicsGetCurrentContext()?.makeImage())
        UIGraphicsEndImageContext()
        for image in images {
            let image = try XCTUnwrap(image)
            XCTAssertEqual(image.width, 8)
            XCTAssertEqual(image.height, 4)
            XCTAssertEqual(image.bitmap.color(x: 3, y: 3), red)
            XCTAssertEqual(image.bitmap.color(x: 4, y: 0).alpha, 0)
        }
    }

    /// Apps tint an image as `tinted(with:)` of stream-chat-swift does; its references of iOS 26.2 show the fill colour.
    func testTemplatesAreDrawnInTheFillColor() {
        let size = CGSize(width: 4, height: 2)
        func drawn(_ image: UIImage, _ draw: (UIImage) -> Void) -> RGBAColor? {
            UIGraphicsBeginImageContextWithOptions(size, false, 1)
            defer { UIGraphicsEndImageContext() }
            UIColor.blue.set()
            draw(image)
            return color(UIGraphicsGetImageFromCurrentImageContext(), 1, 1)
        }
        let template = makeImage(.red).withRenderingMode(.alwaysTemplate)
        let bounds = CGRect(origin: .zero, size: size)
        XCTAssertEqual(drawn(template) { $0.draw(in: bounds) }, blue)
        XCTAssertEqual(drawn(template) { $0.draw(at: .zero) }, blue)
        XCTAssertEqual(drawn(template) { $0.draw(in: bounds, blendMode: .normal, alpha: 1) }, blue)
        XCTAssertEqual(drawn(makeImage(.red)) { $0.draw(in: bounds) }, red)
        XCTAssertEqual(drawn(template.withRenderingMode(.alwaysOriginal)) { $0.draw(in: bounds) }, red)
        let tinted = template.withTintColor(.red, renderingMode: .alwaysTemplate)
        XCTAssertEqual(drawn(tinted) { $0.draw(in: bounds) }, red)
    }

    func testAnimatedImageShowsFirstFrame() throws {
        let image = try XCTUnwrap(UIImage.animatedImage(with: [makeImage(.red), makeImage(.blue)], duration: 0))
        XCTAssertEqual(image.images?.count, 2)
        XCTAssertEqual(image.duration, 2.0 / 30, accuracy: 1e-9)
        XCTAssertEqual(image.size, CGSize(width: 4, height: 2))
        XCTAssertEqual(color(image, 0, 0), red)
        let view = UIImageView(image: image)
        XCTAssertEqual(color(picture(of: view), 1, 1), red)
        XCTAssertEqual(UIImage.animatedImage(with: [image, makeImage(.blue)], duration: 3)?.images?.first?.images, nil)
        XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
        XCTAssertNil(UIImage.animatedImageNamed("none of that name", duration: 1))
        XCTAssertNil(makeImage(.red).images)
        XCTAssertEqual(makeImage(.red).duration, 0)
    }

    private func picture(of view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    func testFormatScaleAndOpacity() {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (3, true)
        let size = CGSize(width: 2, height: 1)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
        XCTAssertEqual([image.cgImage?.width, image.cgImage?.height], [6, 3])
        XCTAssertEqual(image.size, size)
        XCTAssertEqual(color(image, 0, 0), .black)
        let traits = UITraitCollection(displayScale: 2)
        XCTAssertEqual(UIGraphicsImageRendererFormat(for: traits).scale, 2)
        let shifted = CGRect(x: 10, y: 20, width: 2, height: 2)
        format.scale = 1
        let moved = UIGraphicsImageRenderer(bounds: shifted, format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 11, y: 20, width: 1, height: 2))
        }
        XCTAssertEqual([color(moved, 0, 0), color(moved, 1, 1)], [.black, red])
        let data = UIGraphicsImageRenderer(size: size, format: format).pngData { _ in }
        XCTAssertEqual(UIImage(data: data)?.cgImage?.width, 2)
    }

    func testJPEGRoundTrip() throws {
        let size = CGSize(width: 16, height: 8)
        for quality in [0, 0.5, 1] as [CGFloat] {
            let data = try XCTUnwrap(makeImage(.red, size).jpegData(compressionQuality: quality))
            XCTAssertTrue(data.starts(with: [0xFF, 0xD8, 0xFF]))
            let read = try XCTUnwrap(color(UIImage(data: data), 8, 4))
            XCTAssertLessThan(abs(Int(read.red) - 255) + Int(read.green) + Int(read.blue), 24)
        }
        let clear = try XCTUnwrap(makeImage(.clear, size).jpegData(compressionQuality: 1))
        XCTAssertEqual(color(UIImage(data: clear), 3, 3), .white)
        XCTAssertNil(UIImage().jpegData(compressionQuality: 1))
    }

    func testSnapshotViewKeepsPreviousContent() throws {
        let view = UIView(frame: CGRect(x: 50, y: 60, width: 4, height: 2))
        view.backgroundColor = .red
        let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: true))
        view.backgroundColor = .blue
        XCTAssertEqual(snapshot.bounds, view.bounds)
        XCTAssertEqual(color(picture(of: snapshot), 3, 1), red)
        XCTAssertEqual(color(picture(of: view), 3, 1), blue)
        let part = view.resizableSnapshotView(
            from: CGRect(x: 1, y: 0, width: 2, height: 1), afterScreenUpdates: false, withCapInsets: .zero)
        XCTAssertEqual(part?.bounds.size, CGSize(width: 2, height: 1))
        XCTAssertNil(UIView().snapshotView(afterScreenUpdates: true))
    }
}
