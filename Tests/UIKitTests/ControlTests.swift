import CellSimGraphics
import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the sizes, values and appearance of controls.
@preconcurrency @MainActor
final class ControlTests: XCTestCase {
    /// Returns the frame of a control whose leading and top edges (and width, if given) are constrained.
    private func frame(_ view: UIView, width: CGFloat? = nil, scale: CGFloat = 2) -> CGRect {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        root.overrideTraits(UITraitCollection(displayScale: scale))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        ])
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        root.layoutIfNeeded()
        return view.frame
    }

    // MARK: Sizes of UIKit's own controls

    func testControlsHaveSystemSizes() {
        XCTAssertEqual(frame(UISwitch()), CGRect(x: 20, y: 20, width: 51, height: 31))
        // A slider's frame exceeds its alignment rectangle by 2 points at each side and 1 point at the bottom.
        XCTAssertEqual(frame(UISlider(), width: 100), CGRect(x: 18, y: 20, width: 104, height: 34))
        XCTAssertEqual(frame(UIStepper()).size, CGSize(width: 94, height: 32))
        XCTAssertEqual(frame(UIProgressView(), width: 100).height, 4)
        XCTAssertEqual(frame(UIActivityIndicatorView(style: .medium)).size, CGSize(width: 20, height: 20))
        XCTAssertEqual(frame(UIActivityIndicatorView(style: .large)).size, CGSize(width: 37, height: 37))
    }

    /// Source: frames that Interface Builder saved in two projects' documents. Without available space, the alignment rectangle of a slider
    /// or segmented control is 0 points high, and the frame is 1 point higher.
    func testAlignmentRectanglesAreNotNegative() {
        for control in [UISlider(), UISegmentedControl(items: ["A"])] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let (above, below) = (UIView(), UIView())
            for view in [above, control, below] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
                view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            }
            let preferredHeight = above.heightAnchor.constraint(equalToConstant: 200)
            preferredHeight.priority = .init(900)
            NSLayoutConstraint.activate([
                above.topAnchor.constraint(equalTo: root.topAnchor), preferredHeight,
                control.topAnchor.constraint(equalTo: above.bottomAnchor),
                below.topAnchor.constraint(equalTo: control.bottomAnchor),
                below.heightAnchor.constraint(equalToConstant: 40),
                below.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
            root.layoutIfNeeded()
            XCTAssertEqual(control.frame.height, 1)
            XCTAssertEqual(above.frame.height, 60)
            XCTAssertEqual(below.frame.minY, 60)
        }
    }

    /// Measured in UIKit's pictures: three segments "Segment A" to "C" are 263 × 32. Interface Builder saved in three documents: two
    /// segments are 131 points wide.
    func testSegmentsAreEquallyWide() {
        for titles in [["First", "Second"], ["Views", "Visitors"]] {
            XCTAssertEqual(frame(UISegmentedControl(items: titles)).size, CGSize(width: 131, height: 32))
        }
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        XCTAssertEqual(frame(control, scale: 3).size, CGSize(width: 263, height: 32))
        let widths = control.segmentRects.map(\.width)
        XCTAssertEqual(Set(widths).count, 1)
    }

    func testPageControlGrowsWithItsPages() {
        let control = UIPageControl()
        control.numberOfPages = 3
        XCTAssertEqual(control.intrinsicContentSize.width, 73)
        XCTAssertEqual(control.intrinsicContentSize.height, 25.67, accuracy: 0.01)
        control.numberOfPages = 4
        XCTAssertGreaterThan(control.intrinsicContentSize.width, 73)
    }

    func testTextFieldHeightsMatchUIKit() {
        let rounded = UITextField()
        rounded.borderStyle = .roundedRect
        rounded.placeholder = "Label"
        XCTAssertEqual(rounded.intrinsicContentSize.height, 34)
        XCTAssertEqual(rounded.intrinsicContentSize.width, 41.5 + 14)
        rounded.font = .systemFont(ofSize: 14)
        XCTAssertEqual(rounded.intrinsicContentSize.height, 34)
        for (size, height) in [(17, 22), (18, 23), (15, 19)] as [(CGFloat, CGFloat)] {
            let plain = UITextField()
            plain.font = .systemFont(ofSize: size)
            XCTAssertEqual(plain.intrinsicContentSize.height, height, "\(size)")
        }
    }

    func testNonscrollingTextViewsFitTheirText() {
        for (size, scale, height) in [(14, 2, 33), (17, 2, 36.5), (17, 3, 36 + 1.0 / 3), (15, 2, 34)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            let view = UITextView()
            (view.text, view.font, view.isScrollEnabled) = ("x", .systemFont(ofSize: size), false)
            XCTAssertEqual(frame(view, width: 100, scale: scale).height, height, accuracy: 1e-9, "\(size) @\(scale)")
        }
        let scrolling = UITextView()
        XCTAssertEqual(scrolling.intrinsicContentSize, CGSize(width: -1, height: -1))
    }

    /// In message bubbles of stream-chat-swift's references (iOS 26.2), two lines of body text are 44 points high, and a line of a
    /// subheadline 20 points.
    func testAttributedTextsIncludeTheLeadingOfTheLastLine() {
        for (style, text, height) in [(.body, "x", 22), (.body, "x\nx", 44), (.subheadline, "x", 20)]
            as [(UIFont.TextStyle, String, CGFloat)]
        {
            let view = UITextView()
            (view.textContainerInset, view.isScrollEnabled) = (.zero, false)
            view.attributedText = NSAttributedString(
                string: text, attributes: [.font: UIFont.preferredFont(forTextStyle: style)])
            XCTAssertEqual(frame(view, width: 100, scale: 3).height, height, accuracy: 0.34, "\(style) \(text)")
        }
    }

    func testTextViewsWrapInsideTheirInsets() {
        let view = UITextView()
        (view.text, view.font, view.isScrollEnabled) = ("aaaa aaaa aaaa", .systemFont(ofSize: 17), false)
        let word = ("aaaa" as String).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        // One word fits in a line: the padding is 5 points at each side.
        XCTAssertEqual(frame(view, width: (word + 12).rounded(.up)).height, 77)  // 16 + 3 × 20.287, up to half points
        let first = view.displayList().commands.compactMap { command -> CGPoint? in
            guard case .glyphs(_, let origin, _) = command else { return nil }
            return origin
        }.first
        XCTAssertEqual(first?.x, 5)
        XCTAssertEqual(first.map { $0.y }, 24)  // 8 + 16
    }

    // MARK: Values

    func testValuesAreClamped() {
        let slider = UISlider()
        slider.value = 3
        XCTAssertEqual(slider.value, 1)
        slider.maximumValue = 10
        slider.value = 7
        slider.maximumValue = 5
        XCTAssertEqual(slider.value, 5)
        let stepper = UIStepper()
        stepper.value = -3
        XCTAssertEqual(stepper.value, 0)
        let progress = UIProgressView()
        progress.progress = 1.5
        XCTAssertEqual(progress.progress, 1)
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.selectedSegmentIndex = 5
        XCTAssertEqual(segments.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    func testSelectionFollowsInsertedAndRemovedSegments() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "c", at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        control.removeSegment(at: 1, animated: false)
        XCTAssertEqual(control.titleForSegment(at: control.selectedSegmentIndex), "b")
        control.removeSegment(at: 1, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    // MARK: Appearance

    private func fills(_ view: UIView) -> [(rect: CGRect, color: RGBAColor)] {
        view.displayList().commands.compactMap { command in
            guard case .fill(let rect, _, .color(let color)) = command else { return nil }
            return (rect, color)
        }
    }

    func testSwitchShowsItsState() {
        let view = UISwitch()
        XCTAssertEqual(fills(view).map(\.color.hex), ["#78788029", "#FFFFFF"])
        XCTAssertEqual(fills(view).last?.rect, CGRect(x: 2, y: 2, width: 27, height: 27))
        view.isOn = true
        XCTAssertEqual(fills(view).first?.color.hex, "#34C759")
        XCTAssertEqual(fills(view).last?.rect.minX, 22)
        view.onTintColor = .red
        XCTAssertEqual(fills(view).first?.color.hex, "#FF0000")
    }

    /// Many apps colour a switch that is off by its private subviews (since iOS 13).
    func testSwitchesHaveABackgroundSubview() {
        let view = UISwitch()
        view.subviews[0].subviews[0].backgroundColor = .blue
        XCTAssertEqual(fills(view).map(\.color.hex), ["#0000FF", "#FFFFFF"])
        view.isOn = true
        XCTAssertEqual(fills(view).first?.color.hex, "#34C759")
        XCTAssertEqual(view.hitTest(CGPoint(x: 5, y: 5), with: nil), view)
    }

    func testSliderFillsUpToItsThumb() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 34))
        slider.value = 0.5
        XCTAssertEqual(fills(slider).map(\.color.hex), ["#78788033", "#007AFF", "#FFFFFF"])
        XCTAssertEqual(fills(slider)[1].rect, CGRect(x: 3, y: 15, width: 49, height: 4))
    }

    func testSecureTextIsNotDrawn() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "secret"
        field.isSecureTextEntry = true
        let texts = field.displayList().commands.compactMap { command -> String? in
            guard case .glyphs(let run, _, _) = command else { return nil }
            return run.text
        }
        XCTAssertEqual(texts.joined(), "••••••")
        XCTAssertEqual(field.text, "secret")
    }

    /// According to a picture by UIKit, bullets in a field with 16 points are 7 points wide and 9.7 points apart.
    func testSecureTextBulletsAreLarger() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.font = .systemFont(ofSize: 16)
        field.text = "secret"
        func glyphs() throws -> (face: FaceReference, glyphs: [GlyphRun.Glyph], baseline: CGFloat) {
            let runs = field.displayList().commands.compactMap { command -> (run: GlyphRun, origin: CGPoint)? in
                guard case .glyphs(let run, let origin, _) = command else { return nil }
                return (run, origin)
            }
            let first = try XCTUnwrap(runs.first)
            return (first.run.face, runs.flatMap(\.run.glyphs), first.origin.y)
        }
        let plain = try glyphs()
        field.isSecureTextEntry = true
        let secure = try glyphs()
        XCTAssertEqual(secure.face.emSize / plain.face.emSize, 7 / 5, accuracy: 1e-6)
        XCTAssertEqual(secure.glyphs.count, 6)
        // In the picture their centre is 7.8 points above the baseline, as it is for a bullet of this size.
        XCTAssertEqual(secure.baseline, plain.baseline, accuracy: 0.25)
        for (left, right) in zip(secure.glyphs, secure.glyphs.dropFirst()) {
            XCTAssertEqual(right.x - left.x, 9.7, accuracy: 1e-3)
        }
    }

    func testActivityIndicatorHidesWhenStopped() {
        let view = UIActivityIndicatorView(style: .medium)
        var states = [view.isHidden]
        func record(_ change: () -> Void) {
            change()
            states.append(view.isHidden)
        }
        record { view.startAnimating() }
        record { view.stopAnimating() }
        record { view.hidesWhenStopped = false }
        record { view.isHidden = false }
        record { view.stopAnimating() }
        XCTAssertEqual(states, [true, false, true, true, false, false])
    }
}
