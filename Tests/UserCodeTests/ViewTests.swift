import CellSimGraphics
import CellSimHost
import UIKit
import XCTest

/// Counts the actions that it receives.
@preconcurrency @MainActor private final class Counter: NSObject, ActionListing {
    static var actions: [ActionMethod] { [ActionMethod("bump:", Counter.bump)] }

    var count = 0

    private func bump(_ sender: UIButton) { count += 1 }
}

/// Tests view subclasses with app code that uses only public API.
@preconcurrency @MainActor final class ViewTests: XCTestCase {
    private func pixels(_ view: UIView, style: InterfaceStyle = .light) -> (CGFloat, CGFloat) -> [UInt8] {
        let size = view.frame.size
        let host = ViewHost(Appearance(device: Device(size: size), style: style), size: size)
        host.show(view)
        let bitmap = host.render(view)
        return { x, y in
            let byteOffset = Int(y * 2) * bitmap.bytesPerRow + Int(x * 2) * 4
            // The bytes are blue, green, red, alpha.
            let bytes = unsafe bitmap.withUnsafeBytes { unsafe Array($0[byteOffset..<byteOffset + 4]) }
            return [bytes[2], bytes[1], bytes[0], bytes[3]]
        }
    }

    func testCustomDrawingFollowsStyle() {
        let ring = RingView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        ring.backgroundColor = .clear
        ring.isOpaque = false
        ring.color = .red
        let light = pixels(ring)
        XCTAssertEqual(light(5, 30), [255, 0, 0, 255])
        XCTAssertEqual(light(30, 30), [255, 255, 255, 255])
        XCTAssertEqual(light(1, 1), [0, 0, 0, 0])
        XCTAssertEqual(pixels(ring, style: .dark)(30, 30), [0, 0, 0, 255])
    }

    func testCustomDrawingOrderAndClipping() {
        final class CustomDrawingCell: UITableViewCell {
            override func draw(_ rect: CGRect) {
                super.draw(rect)
                UIColor.blue.setFill()
                UIRectFill(CGRect(x: -50, y: -50, width: 200, height: 65))
            }
        }
        let cell = CustomDrawingCell(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        cell.backgroundColor = .green
        cell.contentView.isHidden = true
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        square.backgroundColor = .red
        cell.addSubview(square)
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        container.addSubview(cell)
        let pixel = pixels(container)
        XCTAssertEqual(pixel(5, 5), [0, 0, 0, 0])
        XCTAssertEqual(pixel(12, 12), [255, 0, 0, 255])
        XCTAssertEqual(pixel(30, 20), [0, 0, 255, 255])
        XCTAssertEqual(pixel(30, 30), [0, 255, 0, 255])
    }

    func testLabelSubclassDrawing() {
        final class UnderlinedLabel: UILabel {
            override func draw(_ rect: CGRect) {
                UIColor.green.setFill()
                UIBezierPath(rect: CGRect(x: 0, y: 38, width: 100, height: 2)).fill()
                super.draw(rect)
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 50, dy: 0)) }
        }
        let label = UnderlinedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        (label.text, label.textColor) = ("I", .red)
        label.font = .systemFont(ofSize: 30, weight: .black)
        let pixel = pixels(label)
        XCTAssertEqual(pixel(50, 39), [0, 255, 0, 255])
        let red = stride(from: CGFloat(0), to: 100, by: 0.5).filter { pixel($0, 20) == [255, 0, 0, 255] }
        XCTAssertGreaterThan(red.first ?? 0, 50)
    }

    /// The values are those that Apple publishes for the system colours.
    func testSystemColorsFollowStyle() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for (color, light, dark) in [
            (UIColor.systemBlue, [0, 122, 255] as [UInt8], [10, 132, 255] as [UInt8]),
            (.systemRed, [255, 59, 48], [255, 69, 58]),
            (.systemGreen, [52, 199, 89], [48, 209, 88]), (.secondarySystemBackground, [242, 242, 247], [28, 28, 30]),
        ] {
            view.backgroundColor = color
            XCTAssertEqual(pixels(view)(5, 5), light + [255])
            XCTAssertEqual(pixels(view, style: .dark)(5, 5), dark + [255])
        }
    }

    func testTextShadow() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        label.text = "I"
        label.font = .systemFont(ofSize: 50, weight: .black)
        label.textColor = .red
        label.layer.shadowColor = UIColor.blue.cgColor
        label.layer.shadowOpacity = 1
        label.layer.shadowRadius = 0
        label.layer.shadowOffset = CGSize(width: 30, height: 0)
        let at = pixels(label)
        let row = stride(from: CGFloat(0), to: 100, by: 0.5).map { at($0, 30) }
        let red = row.indices.filter { row[$0] == [255, 0, 0, 255] }
        let blue = row.indices.filter { row[$0] == [0, 0, 255, 255] }
        XCTAssertGreaterThan(red.count, 8)
        XCTAssertEqual(blue, red.map { $0 + 60 }, "the shadow is the letter moved by 30 points")
    }

    func testMaskClipsShadow() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        inner.backgroundColor = .red
        (inner.layer.shadowOpacity, inner.layer.shadowRadius, inner.layer.shadowOffset) = (
            1, 0, CGSize(width: 10, height: 10)
        )
        view.addSubview(inner)
        XCTAssertEqual(pixels(view)(25, 25), [0, 0, 0, 255])
        let mask = CALayer()
        mask.frame = inner.bounds
        mask.backgroundColor = UIColor.black.cgColor
        inner.layer.mask = mask
        XCTAssertEqual(pixels(view)(25, 25), [0, 0, 0, 0])
    }

    func testButtonsSendTheirActionsToTargetsAndClosures() {
        let button = UIButton(type: .system)
        let counter = Counter()
        button.addTarget(counter, action: "bump:", for: .touchUpInside)
        var callCount = 0
        button.addAction(UIAction { _ in callCount += 1 }, for: .primaryActionTriggered)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(counter.count, 1)
        XCTAssertEqual(button.actions(forTarget: counter, forControlEvent: .touchUpInside), ["bump:"])
        button.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(callCount, 1)
        button.removeTarget(counter, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(counter.count, 1)
    }

    func testCloseButtonIgnoresTintColor() {
        let button = UIButton(type: .close)
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        button.tintColor = .red
        let pixel = pixels(button)
        // Apple's values: the tertiary fill is 118 118 128 at 12 %, below the secondary label colour, 60 60 67 at 60 %.
        let disc = pixel(15, 4)
        XCTAssertEqual(disc[3], 31)
        let cross = pixel(15, 15)
        XCTAssertEqual(Double(cross[3]) / 255, 1 - (1 - 0.12) * (1 - 0.6), accuracy: 0.01)
        XCTAssertEqual(pixel(0.25, 0.25)[3], 0, "the disc's corner is transparent")
        let row = stride(from: CGFloat(0), to: 30, by: 0.5).map { pixel($0, 15) }
        XCTAssertTrue(row.allSatisfy { abs(Int($0[0]) - Int($0[2])) < 16 }, "every pixel is grey")
    }

    /// The frames were calculated by hand: 200 points for three views.
    func testStackViewArrangement() {
        func frames(_ change: (UIStackView) -> Void) -> [CGRect] {
            let views = [30, 50, 20].map { width in
                let view = UIView()
                let limit = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
                limit.priority = .defaultLow
                limit.isActive = true
                view.heightAnchor.constraint(equalToConstant: 10).isActive = true
                return view
            }
            let stack = UIStackView(arrangedSubviews: views)
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            change(stack)
            stack.layoutIfNeeded()
            return views.map(\.frame)
        }
        XCTAssertEqual(
            frames {
                $0.distribution = .equalSpacing
                $0.alignment = .top
            }.map { [$0.minX, $0.width, $0.minY] },
            [[0, 30, 0], [80, 50, 0], [180, 20, 0]])
        XCTAssertEqual(
            frames {
                $0.distribution = .fillEqually
                $0.spacing = 10
                $0.alignment = .bottom
            }.map { [$0.minX, $0.width, $0.minY] },
            [[0, 60, 30], [70, 60, 30], [140, 60, 30]])
        XCTAssertEqual(
            frames {
                $0.distribution = .fillEqually
                $0.alignment = .center
                $0.arrangedSubviews[1].isHidden = true
                $0.spacing = 20
            }.enumerated().filter { $0.offset != 1 }.map { [$0.element.minX, $0.element.width, $0.element.minY] },
            [[0, 90, 15], [110, 90, 15]])
        XCTAssertEqual(
            frames {
                $0.distribution = .equalSpacing
                $0.alignment = .top
                $0.isLayoutMarginsRelativeArrangement = true
                $0.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 0, right: 40)
            }.map { [$0.minX, $0.minY] }, [[20, 5], [70, 5], [140, 5]])
    }

    func testRotatedViewKeepsBounds() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        XCTAssertEqual(view.bounds.size, CGSize(width: 40, height: 20))
        XCTAssertEqual(view.frame.width, 20, accuracy: 1e-9)
        XCTAssertEqual(view.frame.midX, 30, accuracy: 1e-9)
        XCTAssertTrue(view.point(inside: CGPoint(x: 39, y: 19), with: nil))
    }
}
