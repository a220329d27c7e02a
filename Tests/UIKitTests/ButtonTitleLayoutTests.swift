import UIKit
import XCTest

/// Tests constraints to the title labels of buttons, as buttons with multi-line titles use them.
@preconcurrency @MainActor final class ButtonTitleLayoutTests: XCTestCase {
    private let longTitle = "A title that is much too long for one line of the button"

    private func makeButton(_ title: String, lines: Int = 0) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.numberOfLines = lines
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }

    private func show(_ button: UIButton, width: CGFloat? = nil) -> UIView {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        outer.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: outer.topAnchor),
            button.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        ])
        if let width { button.widthAnchor.constraint(equalToConstant: width).isActive = true }
        outer.layoutIfNeeded()
        return outer
    }

    private func height(_ title: String, lines: Int = 0, width: CGFloat) -> CGFloat {
        let label = UILabel()
        (label.text, label.numberOfLines, label.font) = (title, lines, .systemFont(ofSize: 15))
        return label.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// A title that fills the button's height stays in the middle, next to an image that is scaled to the height (references of iOS 17,
    /// github.com/Decathlon/vitamin-ios).
    func testFilledContentKeepsTheTitleInTheMiddle() throws {
        let button = makeButton("Go", lines: 1)
        button.setImage(UIImage(cgImage: try XCTUnwrap(square())), for: .normal)
        button.contentVerticalAlignment = .fill
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.translatesAutoresizingMaskIntoConstraints = true
        button.layoutIfNeeded()
        let title = try XCTUnwrap(button.titleLabel), image = try XCTUnwrap(button.imageView)
        XCTAssertEqual(title.frame.height, 60)
        XCTAssertEqual(title.frame.midY, image.frame.midY)
    }

    /// Without its own background, the disabled state shows the normal one at half opacity (a reference of iOS 18,
    /// github.com/faberNovel/ADUtils).
    func testDisabledButtonsFadeTheNormalBackground() throws {
        let picture = UIImage(cgImage: try XCTUnwrap(square()))
        func alpha(_ change: (UIButton) -> Void) -> CGFloat? {
            let button = UIButton(type: .custom)
            button.setBackgroundImage(picture, for: .normal)
            button.isEnabled = false
            change(button)
            button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            button.layoutIfNeeded()
            return button.subviews.compactMap { $0 as? UIImageView }.first { $0.image != nil }?.alpha
        }
        XCTAssertEqual(alpha { _ in }, 0.5)
        XCTAssertEqual(alpha { $0.isEnabled = true }, 1)
        XCTAssertEqual(alpha { $0.setBackgroundImage(picture, for: .disabled) }, 1)
        XCTAssertEqual(alpha { $0.adjustsImageWhenDisabled = false }, 1)
    }

    private func square() -> CGImage? {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }.cgImage
    }

    func testButtonHeightFollowsTitleLines() throws {
        let button = makeButton(longTitle)
        let label = try XCTUnwrap(button.titleLabel)
        label.heightAnchor.constraint(equalTo: button.heightAnchor).isActive = true
        let outer = show(button, width: 120)
        XCTAssertGreaterThan(height(longTitle, width: 120), 50)
        XCTAssertEqual(button.frame.height, height(longTitle, width: 120))
        XCTAssertEqual(label.frame.height, button.frame.height)
        XCTAssertLessThanOrEqual(label.frame.width, 120)
        XCTAssertEqual(label.frame.midX, 60, accuracy: 1)
        button.setTitle("Short", for: .normal)
        outer.layoutIfNeeded()
        XCTAssertEqual(
            button.frame.height, button.intrinsicContentSize.height,
            "the button keeps its own height when the title is shorter")
        button.setTitle(longTitle, for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        outer.layoutIfNeeded()
        XCTAssertEqual(button.frame.height, height(longTitle, width: 80))
    }

    /// In snapshots of covpass-ios (iOS 15), buttons with an attributed title of 14 points are 56 points high: the button's own font of
    /// 18 points has no effect.
    func testHeightOfAttributedTitleIgnoresFontOfPlainTitle() {
        let button = UIButton(type: .custom)
        button.contentEdgeInsets = UIEdgeInsets(top: 18, left: 40, bottom: 18, right: 40)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        let title = NSAttributedString(string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        button.setAttributedTitle(title, for: .normal)
        XCTAssertEqual(button.intrinsicContentSize.height, 18 + 17 + 18)
        button.setAttributedTitle(nil, for: .normal)
        button.setTitle("Title", for: .normal)
        XCTAssertEqual(button.intrinsicContentSize.height, 18 + 36 + 18)
    }

    /// In four snapshots of covpass-ios (iOS 15), a button as wide as its image has a title without space, and shows the image in full.
    func testImageStaysInButtonWithoutSpaceForTitle() {
        let button = UIButton(type: .custom)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
        button.setImage(image, for: .normal)
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        button.layoutIfNeeded()
        XCTAssertEqual(button.imageView?.frame, CGRect(x: 0, y: 0, width: 24, height: 24))
        XCTAssertEqual(button.titleLabel?.frame.width, 0)
        button.frame.size.width = 44
        button.layoutIfNeeded()
        XCTAssertEqual(button.imageView?.frame.minX, 0)
        XCTAssertEqual(button.titleLabel?.frame.minX, 24)
        XCTAssertEqual(button.titleLabel?.frame.width, 20)
    }

    func testPinnedTitleEnlargesButton() throws {
        let button = makeButton(longTitle)
        let label = try XCTUnwrap(button.titleLabel)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: button.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -10),
        ])
        let outer = show(button, width: 140)
        XCTAssertEqual(label.frame, CGRect(x: 10, y: 8, width: 120, height: height(longTitle, width: 120)))
        XCTAssertEqual(button.frame.height, label.frame.height + 16)
        _ = outer.layoutIssues()
        XCTAssertTrue(outer.layoutIssues().isEmpty, "\(outer.layoutIssues())")
    }

    func testOuterConstraintsUseTitleLabel() throws {
        let button = makeButton("Go", lines: 1)
        let label = try XCTUnwrap(button.titleLabel)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let indicator = UIView()
        indicator.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(button)
        outer.addSubview(indicator)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
            button.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 100),
            indicator.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 4),
            indicator.centerYAnchor.constraint(equalTo: label.centerYAnchor),
            indicator.widthAnchor.constraint(equalToConstant: 6),
            indicator.heightAnchor.constraint(equalToConstant: 6),
        ])
        outer.layoutIfNeeded()
        XCTAssertEqual(button.frame.height, button.intrinsicContentSize.height)
        XCTAssertEqual(label.frame.midX, 50, accuracy: 1)
        XCTAssertEqual(indicator.frame.minX, label.frame.maxX + 4, accuracy: 0.5)
        XCTAssertEqual(indicator.frame.midY, button.frame.midY, accuracy: 0.5)
    }

    /// The title has an icon on its left that constraints connect to it. As recorded by UIKit, the title keeps its distance from
    /// the button's centre: the button becomes wide enough for both, and in a narrower button the title ignores its insets.
    func testATitleKeepsItsDistanceFromTheCentre() throws {
        for width in [nil, 80] as [CGFloat?] {
            let button = UIButton(type: .custom)
            button.setTitle("STUB", for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
            button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 28, bottom: 0, right: 0)
            button.translatesAutoresizingMaskIntoConstraints = false
            let label = try XCTUnwrap(button.titleLabel)
            label.font = .systemFont(ofSize: 14)
            let icon = UIView()
            icon.translatesAutoresizingMaskIntoConstraints = false
            button.addSubview(icon)
            NSLayoutConstraint.activate([
                icon.widthAnchor.constraint(equalToConstant: 24), icon.heightAnchor.constraint(equalToConstant: 24),
                icon.centerYAnchor.constraint(equalTo: button.centerYAnchor),
                icon.leadingAnchor.constraint(greaterThanOrEqualTo: button.leadingAnchor, constant: 4),
                icon.trailingAnchor.constraint(equalTo: label.leadingAnchor, constant: -4),
            ])
            _ = show(button, width: width)
            let title = label.intrinsicContentSize.width
            XCTAssertEqual(label.frame.width, title)
            XCTAssertEqual(label.frame.midX, button.bounds.midX + 14, accuracy: 0.5)
            XCTAssertEqual(icon.frame.maxX, label.frame.minX - 4)
            if width == nil { XCTAssertEqual(button.frame.width, (32 + title / 2 - 14) * 2, accuracy: 0.5) }
        }
    }

    func testTextColorIsThatOfFirstCharacter() throws {
        let button = UIButton(type: .custom)
        button.setTitleColor(.green, for: .normal)
        button.setAttributedTitle(
            NSAttributedString(string: "Go", attributes: [.foregroundColor: UIColor.red]), for: .normal)
        XCTAssertEqual(try XCTUnwrap(button.titleLabel).textColor, .red)
        button.setAttributedTitle(nil, for: .normal)
        button.setTitle("Go", for: .normal)
        XCTAssertEqual(try XCTUnwrap(button.titleLabel).textColor, .green)
    }

    func testUnconstrainedTitleIsLaidOutByButton() throws {
        let button = makeButton(longTitle)
        let label = try XCTUnwrap(button.titleLabel)
        _ = show(button, width: 120)
        XCTAssertTrue(label.translatesAutoresizingMaskIntoConstraints)
        XCTAssertEqual(label.frame.height, height(longTitle, width: 120), "the title wraps beyond the button's edges")
        XCTAssertEqual(label.frame.midY, button.bounds.midY, accuracy: 0.5)
    }
}
