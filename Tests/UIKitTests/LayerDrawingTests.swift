import CellSimGraphics
import UIKit
import XCTest

/// Tests rendering views and layers into a context, as custom snapshot code does.
@preconcurrency @MainActor
final class LayerDrawingTests: XCTestCase {
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8]? {
        guard let bitmap = image.cgImage?.bitmap else { return nil }
        let offset = (y * bitmap.width + x) * 4
        return unsafe bitmap.withUnsafeBytes { bytes in (0..<4).map { unsafe bytes[offset + $0] } }
    }

    private func image(_ size: CGSize, _ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw)
    }

    private func view() -> UIView {
        let view = UIView(frame: CGRect(x: 100, y: 50, width: 4, height: 2))
        view.backgroundColor = .red
        let rightHalf = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 2))
        rightHalf.backgroundColor = .blue
        view.addSubview(rightHalf)
        return view
    }

    private var red: [UInt8]? {
        pixel(
            image(CGSize(width: 1, height: 1)) {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }, 0, 0)
    }
    private var blue: [UInt8]? {
        pixel(
            image(CGSize(width: 1, height: 1)) {
                UIColor.blue.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }, 0, 0)
    }

    func testLayerRendersInOwnCoordinates() {
        let view = view()
        view.transform = CGAffineTransform(rotationAngle: 1)
        let image = image(CGSize(width: 6, height: 2)) { view.layer.render(in: $0.cgContext) }
        XCTAssertEqual(pixel(image, 0, 0), red)
        XCTAssertEqual(pixel(image, 3, 1), blue)
        XCTAssertEqual(pixel(image, 4, 0), [0, 0, 0, 0])
    }

    func testRenderRespectsBoundsOrigin() {
        let view = view()
        view.bounds.origin.x = 2
        let image = image(CGSize(width: 6, height: 2)) { view.layer.render(in: $0.cgContext) }
        XCTAssertEqual(pixel(image, 1, 0), [0, 0, 0, 0])
        XCTAssertEqual(pixel(image, 2, 0), blue)
        XCTAssertEqual(pixel(image, 5, 0), red)
    }

    func testHierarchyIsScaledToRect() {
        let view = view()
        view.bounds.origin.x = 2
        var wasDrawn = false
        let image = image(CGSize(width: 10, height: 6)) { _ in
            wasDrawn = view.drawHierarchy(in: CGRect(x: 1, y: 1, width: 8, height: 4), afterScreenUpdates: true)
        }
        XCTAssertTrue(wasDrawn)
        XCTAssertEqual(pixel(image, 0, 1), [0, 0, 0, 0])
        XCTAssertEqual(pixel(image, 1, 1), blue)
        XCTAssertEqual(pixel(image, 4, 4), blue)
        XCTAssertEqual(pixel(image, 5, 1), red)
        XCTAssertEqual(pixel(image, 9, 1), [0, 0, 0, 0])
    }

    // MARK: Visual effects

    /// A blur over red, with blue content in its left half.
    private func makeBlurredView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
        view.backgroundColor = .red
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        blur.frame = view.bounds
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        half.backgroundColor = .blue
        blur.contentView.addSubview(half)
        view.addSubview(blur)
        return view
    }

    func testLayerRendersBlurContentWithoutBlur() {
        let view = makeBlurredView()
        let rendered = image(view.bounds.size) { view.layer.render(in: $0.cgContext) }
        XCTAssertEqual(pixel(rendered, 1, 1), blue)
        XCTAssertEqual(pixel(rendered, 6, 1), red)
    }

    func testHierarchyDrawsBlurs() {
        let view = makeBlurredView()
        let drawnImage = image(view.bounds.size) { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) }
        XCTAssertEqual(pixel(drawnImage, 1, 1), blue)
        XCTAssertNotEqual(pixel(drawnImage, 6, 1), red)
    }

    func testMaskedLayerRendersWithoutBlur() {
        let view = makeBlurredView()
        let mask = CALayer()
        mask.frame = view.bounds
        mask.backgroundColor = UIColor(white: 0, alpha: 0.999).cgColor
        view.layer.mask = mask
        let rendered = image(view.bounds.size) { view.layer.render(in: $0.cgContext) }
        XCTAssertEqual(pixel(rendered, 6, 1), red)
    }

    func testVibrantContentRendersInOwnColors() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = .red
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
        vibrant.frame = view.bounds
        vibrant.contentView.backgroundColor = .blue
        view.addSubview(vibrant)
        let rendered = image(view.bounds.size) { view.layer.render(in: $0.cgContext) }
        XCTAssertEqual(pixel(rendered, 1, 1), blue)
    }

    /// In ten snapshots of covpass-ios (iOS 15), shadow paths that are larger than a layer's drawing have no effect.
    func testRenderIgnoresShadowPath() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
        card.backgroundColor = .red
        card.layer.shadowOpacity = 1
        (card.layer.shadowRadius, card.layer.shadowOffset) = (0, .zero)
        card.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).cgPath
        view.addSubview(card)
        let rendered = image(view.bounds.size) { view.layer.render(in: $0.cgContext) }
        let hierarchy = image(view.bounds.size) { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
        XCTAssertEqual(pixel(rendered, 40, 25)?[3], 0)
        XCTAssertEqual(pixel(hierarchy, 40, 25)?[3], 255)
    }

    func testDrawingWithoutContextFails() {
        XCTAssertFalse(view().drawHierarchy(in: CGRect(x: 0, y: 0, width: 4, height: 2), afterScreenUpdates: false))
    }

    func testDrawingUsesContextShadow() {
        let square = image(CGSize(width: 4, height: 4)) {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let drawings: [(CGContext) -> Void] = [
            { context in
                context.setStrokeColor(UIColor.red.cgColor)
                context.stroke(CGRect(x: 1, y: 1, width: 2, height: 2), width: 2)
            },
            { _ in square.draw(at: .zero) },
            { context in
                if let image = square.cgImage { context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
            },
            { _ in "█".draw(at: CGPoint(x: 0, y: -4), withAttributes: [.font: UIFont.systemFont(ofSize: 8)]) },
        ]
        for (index, draw) in drawings.enumerated() {
            let image = image(CGSize(width: 16, height: 16)) {
                $0.cgContext.setShadow(offset: CGSize(width: 8, height: 8), blur: 0, color: UIColor.blue.cgColor)
                draw($0.cgContext)
            }
            let shadows = (8..<16).flatMap { x in (8..<16).map { y in (pixel(image, x, y) ?? [])[3] } }
            XCTAssertTrue(shadows.contains { $0 > 0 }, "drawing \(index) casts a shadow")
        }
    }

    func testTextLayerTruncationModes() {
        func picture(_ mode: CATextLayerTruncationMode) -> Data? {
            let layer = CATextLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
            (layer.string, layer.fontSize, layer.truncationMode) = ("one two three four", 12, mode)
            return image(CGSize(width: 60, height: 20)) { layer.render(in: $0.cgContext) }.pngData()
        }
        let pictures = [CATextLayerTruncationMode.none, .start, .middle, .end].map(picture)
        XCTAssertEqual(Set(pictures).count, 4)
    }

    private func ink(_ layer: CALayer, _ size: CGSize) -> [Bool] {
        let image = image(size) { layer.render(in: $0.cgContext) }
        return (0..<Int(size.height)).map { y in (0..<Int(size.width)).contains { pixel(image, $0, y)?[3] != 0 } }
    }

    func testWrappedTextLayersHaveSeveralLines() {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        (layer.string, layer.fontSize) = ("one two three four", 12)
        XCTAssertFalse(ink(layer, layer.bounds.size)[16...].contains(true))
        layer.isWrapped = true
        XCTAssertTrue(ink(layer, layer.bounds.size)[16...].contains(true))
        let text = NSMutableAttributedString(string: "a\nb")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 2, length: 1))
        (layer.string, layer.isWrapped) = (text, false)
        XCTAssertTrue(ink(layer, layer.bounds.size)[18...].contains(true))
    }

    /// UIKit draws one line for each paragraph of text whose paragraph style clips or truncates.
    func testTruncatedParagraphsAreOneLineInStringDrawing() {
        func height(_ text: String, _ mode: NSLineBreakMode) -> CGFloat {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = mode
            return text.boundingRect(
                with: CGSize(width: 60, height: 200), options: .usesLineFragmentOrigin,
                attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style], context: nil
            ).height
        }
        let line = height("one", .byWordWrapping)
        XCTAssertGreaterThan(height("one two three four", .byWordWrapping), line * 1.5)
        for mode in [NSLineBreakMode.byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            XCTAssertEqual(height("one two three four", mode), line)
            XCTAssertEqual(height("one\ntwo", mode), 2 * line, accuracy: 0.01)
        }
    }

    func testReplicatorLayersDrawTransformedCopies() {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 9, height: 3)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        dot.backgroundColor = UIColor.red.cgColor
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(3, 1, 0)
        replicator.instanceAlphaOffset = -0.5
        let image = image(CGSize(width: 9, height: 3)) { replicator.render(in: $0.cgContext) }
        XCTAssertEqual(pixel(image, 0, 0), red)
        XCTAssertEqual(pixel(image, 3, 1)?[3] ?? 0, 128, accuracy: 1)
        XCTAssertEqual(pixel(image, 6, 2), [0, 0, 0, 0])
        replicator.instanceAlphaOffset = 0
        replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        let rotated = self.image(CGSize(width: 9, height: 3)) { replicator.render(in: $0.cgContext) }
        XCTAssertEqual(pixel(rotated, 8, 2), red)
    }

    func testBackgroundsOfImagesAreTiled() {
        let tile = image(CGSize(width: 3, height: 2)) {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
        }
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 80, height: 5))
        view.backgroundColor = UIColor(patternImage: tile)
        let image = image(view.bounds.size) { view.layer.render(in: $0.cgContext) }
        XCTAssertEqual(pixel(image, 0, 0), red)
        XCTAssertEqual(pixel(image, 78, 4), red)
        XCTAssertEqual(pixel(image, 77, 3), blue)
        XCTAssertEqual(pixel(image, 1, 1), [0, 0, 0, 0])
    }

    func testLayersOfAppsDrawInTheirContext() {
        final class Drawing: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(UIColor.blue.cgColor)
                ctx.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            }
        }
        let layer = Drawing()
        layer.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
        layer.setNeedsDisplay()
        let image = image(CGSize(width: 3, height: 1)) { layer.render(in: $0.cgContext) }
        XCTAssertEqual(pixel(image, 1, 0), blue)
        XCTAssertEqual(pixel(image, 2, 0), [0, 0, 0, 0])
    }

    func testLayersLayOutSublayers() {
        final class Placing: CALayer {
            var calls = 0
            override func layoutSublayers() {
                calls += 1
                for sublayer in sublayers ?? [] { sublayer.frame = bounds.insetBy(dx: 1, dy: 1) }
            }
        }
        let (view, outer, inner) = (view(), Placing(), Placing())
        view.layoutIfNeeded()
        outer.addSublayer(inner)
        outer.frame = view.bounds
        view.layer.addSublayer(outer)
        view.layoutIfNeeded()
        XCTAssertEqual(inner.bounds.size, CGSize(width: 2, height: 0))
        XCTAssertEqual([outer.calls, inner.calls], [1, 1])
        outer.bounds.size.height = 8
        view.layoutIfNeeded()
        XCTAssertEqual(inner.bounds.size, CGSize(width: 2, height: 6))
        view.layoutIfNeeded()
        XCTAssertEqual([outer.calls, inner.calls], [2, 2])
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        XCTAssertEqual([outer.calls, inner.calls], [2, 3])
    }
}
