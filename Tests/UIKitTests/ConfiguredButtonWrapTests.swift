import UIKit
import XCTest

/// Tests that titles of button configurations wrap at the width of their buttons.
@preconcurrency @MainActor final class ConfiguredButtonWrapTests: XCTestCase {
    private func button(_ title: String, size: CGFloat) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        var attributes = AttributeContainer()
        attributes.font = UIFont.systemFont(ofSize: size)
        configuration.attributedTitle = AttributedString(title, attributes: attributes)
        return UIButton(configuration: configuration)
    }

    /// Two lines of a font whose line is 11.93 points high, and 7 points above and below. Source: the frame that Interface
    /// Builder saved for "Use high energy" in a public project.
    func testHeightFollowsWrappedLines() {
        let configuredButton = button("Use high energy", size: 10)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(configuredButton)
        configuredButton.translatesAutoresizingMaskIntoConstraints = false
        let width = configuredButton.widthAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([
            configuredButton.topAnchor.constraint(equalTo: root.topAnchor),
            configuredButton.leadingAnchor.constraint(equalTo: root.leadingAnchor), width,
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(configuredButton.frame.height, 38, accuracy: 0.01)
        width.constant = 120
        root.layoutIfNeeded()
        XCTAssertEqual(configuredButton.frame.height, 26, accuracy: 0.01)
    }

    /// A title that fits does not change the size, and buttons without a configuration have one line.
    func testOtherButtonsKeepTheirHeight() {
        let plain = UIButton(type: .system)
        plain.setTitle("A title that is longer than its button", for: .normal)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(plain)
        plain.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            plain.topAnchor.constraint(equalTo: root.topAnchor), plain.widthAnchor.constraint(equalToConstant: 60),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(plain.frame.height, plain.intrinsicContentSize.height)
    }
}
