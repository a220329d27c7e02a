import CellSimGraphics
import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the sizes, layout and states of buttons.
@preconcurrency @MainActor
final class ButtonTests: XCTestCase {
    private func button(
        _ title: String?, _ type: UIButton.ButtonType = .system, size: CGFloat? = nil, weight: UIFont.Weight = .regular
    ) -> UIButton {
        let button = UIButton(type: type)
        if let size { button.titleLabel?.font = .systemFont(ofSize: size, weight: weight) }
        button.setTitle(title, for: .normal)
        return button
    }

    private func image(_ width: Int, _ height: Int) -> UIImage {
        UIImage(cgImage: CGImage(bitmap: Bitmap(width: width, height: height)))
    }

    // MARK: Sizes that Interface Builder saved in documents of public projects

    func testSystemButtonSizeIsRoundedTitleSizePlusPadding() {
        XCTAssertEqual(button("Button").intrinsicContentSize, CGSize(width: 46, height: 30))
        XCTAssertEqual(button("Close").intrinsicContentSize, CGSize(width: 39, height: 30))
        XCTAssertEqual(button("Delete").intrinsicContentSize.width, 45)
        XCTAssertEqual(button("Verify").intrinsicContentSize.width, 40)
        let heights: [CGFloat: CGFloat] = [13: 28, 14: 29, 15: 30, 16: 32, 17: 33, 18: 34]
        for (size, height) in heights {
            XCTAssertEqual(button("x", size: size).intrinsicContentSize.height, height, "\(size)")
        }
    }

    func testShortTitlesHaveMinimumWidth() {
        XCTAssertEqual(button("OK").intrinsicContentSize, CGSize(width: 30, height: 30))
        XCTAssertEqual(UIButton(type: .custom).intrinsicContentSize, CGSize(width: 30, height: 34))
    }

    func testContentInsetsReplaceTheDefaultPadding() {
        let join = button("Join", size: 15, weight: .semibold)
        join.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        XCTAssertEqual(join.intrinsicContentSize, CGSize(width: 63, height: 34))
        let accept = button("Accept")
        accept.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        XCTAssertEqual(accept.intrinsicContentSize.width, 69)
        let icon = button(nil)
        icon.setImage(image(21, 21), for: .normal)
        icon.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 16)
        XCTAssertEqual(icon.intrinsicContentSize, CGSize(width: 49, height: 45))
    }

    func testImageDeterminesSizeWithoutTitle() {
        let icon = button(nil)
        icon.setImage(image(24, 24), for: .normal)
        XCTAssertEqual(icon.intrinsicContentSize, CGSize(width: 24, height: 24))
        icon.imageEdgeInsets = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)
        XCTAssertEqual(icon.intrinsicContentSize, CGSize(width: 24, height: 24))
    }

    /// Source: the frame that Interface Builder saved for a close button with a picture of 16 points, in a public project.
    func testSmallImageHasHeightOfEmptyTitleLine() {
        let icon = button(nil, .custom)
        icon.setImage(image(16, 16), for: .normal)
        XCTAssertEqual(icon.intrinsicContentSize, CGSize(width: 16, height: 22))
    }

    /// Source: frames that Interface Builder saved at 3 pixels a point: 42 and 49 wide, 34.33 high for `pause.fill` and
    /// `xmark.square.fill`.
    func testInfoButtonsIgnoreEmptyTitles() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
        func height(_ type: UIButton.ButtonType, _ title: String) -> CGFloat {
            let button = UIButton(type: type)
            button.setImage(picture, for: .normal)
            button.setTitle(title, for: .normal)
            return button.intrinsicContentSize.height
        }
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
            XCTAssertEqual(height(type, ""), 5)
            XCTAssertEqual(height(type, "Help"), 18)
        }
        XCTAssertEqual(height(.system, ""), 18)
    }

    func testConfiguredSymbolSize() {
        func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: "xmark.square.fill")
            change(&configuration)
            return UIButton(configuration: configuration).intrinsicContentSize
        }
        let defaultSize = size { _ in }
        let medium = size {
            $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .body, scale: .medium)
        }
        XCTAssertEqual(defaultSize.width, 49, accuracy: 0.5)
        XCTAssertEqual(defaultSize.height, 34.5)
        XCTAssertEqual((defaultSize.width - 24) / (medium.width - 24), 1.29, accuracy: 0.03)
        XCTAssertGreaterThan(
            size { $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 40) }.height, 50)
        let customImage = UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
        XCTAssertGreaterThan(size { $0.image = customImage }.height, 70)
    }

    func testConfiguredImageIgnoresAlignmentInsets() {
        var configuration = UIButton.Configuration.plain()
        configuration.image = image(40, 40).withAlignmentRectInsets(
            UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        let button = UIButton(configuration: configuration)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        XCTAssertEqual(button.imageView?.frame.size, CGSize(width: 40, height: 40))
    }

    func testPrimaryRoleKeepsLeadingOfTextStyle() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Title"
        let leading = button.titleLabel?.font.leading
        button.role = .primary
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.font.leading, leading)
        XCTAssertEqual(button.titleLabel?.font.fontName, ".SFUI-Semibold")
    }

    func testPlainConfigurationInsets() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Button"
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 75, height: 34.5))
    }

    // MARK: Layout

    func testEdgeInsetsMoveByHalfOfTheirDifference() {
        let button = button("A", .custom, size: 15)
        button.setImage(image(20, 20), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        button.layoutIfNeeded()
        let (before, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
        XCTAssertEqual(title.minX, before.maxX)
        XCTAssertEqual(before.minX, ((120 - 20 - title.width) / 2 * 2).rounded(.down) / 2)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
        button.layoutIfNeeded()
        XCTAssertEqual(button.imageView?.frame.minX, before.minX - 5)
        XCTAssertEqual(button.titleLabel?.frame, title)
    }

    func testContentAlignsToAnEdge() {
        let button = button("A", .custom, size: 15)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.frame.origin, .zero)
        button.contentHorizontalAlignment = .trailing
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.frame.maxX, 100)
    }

    // MARK: States and actions

    func testStatesFallBackToNormal() {
        let button = button("Normal", .custom)
        button.setTitle("Selected", for: .selected)
        button.setTitleColor(.red, for: .disabled)
        XCTAssertEqual(button.titleLabel?.text, "Normal")
        XCTAssertEqual(button.currentTitleColor, .white)
        button.isSelected = true
        XCTAssertEqual(button.titleLabel?.text, "Selected")
        button.isEnabled = false
        XCTAssertEqual(button.currentTitle, "Normal")
        button.isSelected = false
        XCTAssertEqual(button.titleLabel?.textColor, .red)
    }

    func testSystemButtonSendsAction() {
        let (target, image) = (NSObject(), UIImage(systemName: "star") ?? UIImage())
        let button = UIButton.systemButton(with: image, target: target, action: Selector("tapped"))
        XCTAssertEqual(button.buttonType, .system)
        XCTAssertIdentical(button.currentImage, image)
        XCTAssertEqual(button.actions(forTarget: target, forControlEvent: .touchUpInside), ["tapped"])
    }

    func testGenericallyCreatedButtonHasType() {
        final class CustomButton: UIButton {}
        func makeButton<Button: UIButton>(_ type: Button.Type) -> Button { Button(type: .system) }
        XCTAssertEqual(makeButton(CustomButton.self).buttonType, .system)
    }

    func testSystemTitlesUseTintColor() {
        let button = button("Title")
        XCTAssertEqual(button.currentTitleColor.rgba(.standard).hex, "#007AFF")
        button.tintColor = .systemRed
        XCTAssertEqual(button.currentTitleColor, .systemRed)
        button.setTitleColor(.green, for: .normal)
        XCTAssertEqual(button.currentTitleColor, .green)
    }

    func testActionsRunInOrderForTheirEvents() {
        var log: [String] = []
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Go") { action in
                log.append("primary of \((action.sender as? UIButton)?.currentTitle ?? "nobody")")
            })
        button.addAction(UIAction(identifier: .init("a")) { _ in log.append("first") }, for: .touchUpInside)
        button.addAction(UIAction(identifier: .init("a")) { _ in log.append("second") }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .primaryActionTriggered)
        button.removeAction(identifiedBy: .init("a"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(log, ["second", "primary of Go"])
    }

    func testConfiguredSymbolScalesWithTextSize() {
        func pictureWidth(_ size: UIContentSizeCategory) -> CGFloat? {
            var width: CGFloat?
            UITraitCollection(preferredContentSizeCategory: size).performAsCurrent {
                var configuration = UIButton.Configuration.plain()
                (configuration.title, configuration.image) = ("Title", UIImage(systemName: "star"))
                let button = UIButton(configuration: configuration)
                button.frame.size = button.intrinsicContentSize
                button.layoutIfNeeded()
                width = button.imageView?.frame.width
            }
            return width
        }
        // The body style has 17 points at the default text size and 28 at the first accessibility size.
        guard let defaultWidth = pictureWidth(.large), let largeWidth = pictureWidth(.accessibilityMedium) else {
            return XCTFail("the button has no image view")
        }
        XCTAssertEqual(largeWidth, defaultWidth * 28 / 17, accuracy: 0.5)
    }

    /// The red error view of github.com/essentialdevelopercom/essential-feed-case-study has square corners in
    /// snapshots of iOS 18.
    func testBackgroundWithoutRadiusHasSquareCorners() {
        func dump(_ change: (inout UIButton.Configuration) -> Void) -> String {
            var configuration = UIButton.Configuration.plain()
            configuration.background.backgroundColor = .red
            change(&configuration)
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            return button.displayList().dump()
        }
        let defaultDump = dump { _ in }
        XCTAssertEqual(defaultDump, dump { $0.background.cornerRadius = 5.95 })
        XCTAssertEqual(dump { $0.background.cornerRadius = 0 }, dump { $0.cornerStyle = .fixed })
        XCTAssertNotEqual(dump { $0.background.cornerRadius = 0 }, defaultDump)
    }

    /// A configuration can be combined with images for states: that of the normal state replaces the configuration's image, and those of
    /// other states replace it in these states.
    func testImageOfStateReplacesImageOfConfiguration() {
        func image(_ name: String) -> UIImage? { UIImage(systemName: name) }
        var configuration = UIButton.Configuration.plain()
        configuration.image = image("circle")
        let button = UIButton(configuration: configuration)
        button.setImage(image("checkmark.circle"), for: .selected)
        func shownImage() -> String? {
            button.layoutIfNeeded()
            return button.imageView?.image?.assetOrSymbolName
        }
        XCTAssertEqual(shownImage(), "circle")
        button.isSelected = true
        XCTAssertEqual(shownImage(), "checkmark.circle")
        button.setImage(image("square"), for: .normal)
        XCTAssertEqual(shownImage(), "checkmark.circle")
        button.isSelected = false
        XCTAssertEqual(shownImage(), "square")
    }
}
