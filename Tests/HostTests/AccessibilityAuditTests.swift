import CellSimGraphics
import Foundation
import UIKit
import XCTest

@testable import CellSimHost

/// Tests the findings of the accessibility audit.
@preconcurrency @MainActor
final class AccessibilityAuditTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func messages(_ rules: AccessibilityAudit.Rule..., style: InterfaceStyle = .light) -> [String] {
        root.backgroundColor = .systemBackground
        let device = Device(size: CGSize(width: 300, height: 200))
        let results = AccessibilityAudit(rules: Set(rules)).results(
            of: root, appearance: Appearance(device: device, style: style))
        return results.flatMap(\.findings).map { "\($0.view) \($0.message)" }
    }

    private func add<View: UIView>(_ view: View, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        root.addSubview(view)
        return view
    }

    private func label(_ text: String, _ y: Double, color: UIColor = .label, size: CGFloat = 17) -> UILabel {
        let label = add(UILabel(), 10, y, 200, 30)
        (label.text, label.textColor, label.font) = (text, color, .systemFont(ofSize: size))
        return label
    }

    func testSmallTouchTargetsAreFound() {
        class WideButton: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        add(UIButton(type: .system), 0, 0, 30, 60).setTitle("Small", for: .normal)
        _ = add(UIButton(type: .system), 100, 0, 44, 44)
        _ = add(WideButton(type: .custom), 150, 0, 30, 30)
        _ = add(UISwitch(), 200, 0, 51, 31)
        let picture = add(UIImageView(), 0, 100, 20, 50)
        picture.isUserInteractionEnabled = true
        picture.addGestureRecognizer(UITapGestureRecognizer())
        let disabled = add(UIButton(type: .system), 250, 0, 10, 10)
        disabled.isEnabled = false
        XCTAssertEqual(
            messages(.touchTarget),
            [
                "UIButton \"Small\" has a touch target of 30 × 60 points, smaller than 44 × 44",
                "UIImageView has a touch target of 20 × 50 points, smaller than 44 × 44",
            ])
    }

    func testContrastIsMeasuredFromPixels() {
        _ = label("Black", 0)
        _ = label("Grey", 40, color: UIColor(white: 0.6, alpha: 1))
        _ = label("Large grey", 80, color: UIColor(white: 0.55, alpha: 1), size: 24)
        _ = label("Disabled", 120, color: .lightGray).isEnabled = false
        let onRed = label("On red", 160, color: .white)
        onRed.backgroundColor = .systemRed
        XCTAssertEqual(
            messages(.contrast),
            [
                "UILabel \"Grey\" has a contrast ratio of 2.8:1 (#999999 on #FFFFFF), below 4.5:1",
                "UILabel \"On red\" has a contrast ratio of 3.5:1 (#FFFFFF on #FF3B30), below 4.5:1",
            ])
        // In dark mode the same grey has enough contrast.
        XCTAssertEqual(messages(.contrast, style: .dark).filter { $0.contains("\"Grey\"") }, [])
    }

    func testClippedTextIsFound() {
        let fixed = label("Fits at any size", 0)
        fixed.adjustsFontForContentSizeCategory = false
        let growing = label("Grows out of its place", 40)
        growing.font = .preferredFont(forTextStyle: .body)
        growing.adjustsFontForContentSizeCategory = true
        let clipped = label("Too long for its place already, at every size", 80)
        XCTAssertEqual(
            messages(.clippedText).sorted(),
            [
                "UILabel \"Grows out of its place\" cuts off its text at text size AccessibilityXXXL",
                "UILabel \"\(clipped.text?.prefix(40) ?? "")\" cuts off its text",
                "UILabel \"\(clipped.text?.prefix(40) ?? "")\" cuts off its text at text size AccessibilityXXXL",
            ].sorted())
        XCTAssertEqual(root.frame.size, CGSize(width: 300, height: 200), "the audit keeps the view's size")
        XCTAssertNil(root.superview)
    }

    func testMissingLabelsAreFound() {
        let icon = add(UIButton(type: .custom), 0, 0, 44, 44)
        icon.setImage(UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }, for: .normal)
        let named = add(UIButton(type: .custom), 50, 0, 44, 44)
        named.accessibilityLabel = "Buy"
        add(UIButton(type: .custom), 100, 0, 44, 44).setImage(UIImage(systemName: "plus"), for: .normal)
        _ = add(UISwitch(), 150, 0, 51, 31)
        add(UITextField(), 0, 60, 100, 34).placeholder = "Name"
        _ = add(UIImageView(), 0, 120, 20, 20)
        XCTAssertEqual(
            messages(.missingLabel),
            ["UIButton has no accessibility label", "UISwitch has no accessibility label"])
    }

    func testOverlappingTextsAreFound() {
        _ = label("First line", 0)
        _ = label("Second line", 15)
        _ = label("Apart", 60)
        let button = add(UIButton(type: .custom), 0, 50, 300, 60)
        button.accessibilityLabel = "Over a whole row"
        XCTAssertEqual(messages(.overlap).count, 1)
        XCTAssertTrue(messages(.overlap)[0].hasPrefix("UILabel \"Second line\" covers"), "\(messages(.overlap))")
    }

    func testFindingsHaveBoxes() {
        var marked = MarkedPicture(Bitmap(width: 40, height: 40), scale: 1)
        marked.mark(CGRect(x: 10, y: 10, width: 10, height: 10))
        marked.mark(CGRect(x: -50, y: 35, width: 500, height: 100))
        let pixels = unsafe marked.bitmap.withUnsafeBytes { bytes in
            (0..<1600).map { unsafe bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) != 0 }
        }
        let points = [[8, 8], [15, 9], [21, 21], [10, 10], [19, 19], [8, 7]]
        XCTAssertEqual(points.filter { pixels[$0[1] * 40 + $0[0]] }, [[8, 8], [15, 9], [21, 21]])
    }
}
