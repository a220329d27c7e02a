import UIKit
import XCTest

/// Compares pictures of buttons, one for each type and configuration, with their references.
@preconcurrency @MainActor final class ButtonAppearanceTests: XCTestCase {
    private static let configurations: [(String, () -> UIButton.Configuration)] = [
        ("plain", UIButton.Configuration.plain), ("gray", UIButton.Configuration.gray),
        ("tinted", UIButton.Configuration.tinted), ("filled", UIButton.Configuration.filled),
        ("borderless", UIButton.Configuration.borderless), ("bordered", UIButton.Configuration.bordered),
        ("bordered-tinted", UIButton.Configuration.borderedTinted),
        ("bordered-prominent", UIButton.Configuration.borderedProminent),
    ]
    private static let states: [(String, (UIButton) -> Void)] = [
        ("", { _ in }), ("-highlighted", { $0.isHighlighted = true }), ("-selected", { $0.isSelected = true }),
        ("-disabled", { $0.isEnabled = false }),
    ]

    func testTypes() {
        let snapshot = AppearanceSnapshot("UIButton")
        for (suffix, change) in Self.states {
            snapshot.assertSnapshot("system" + suffix) {
                configured(UIButton(type: .system)) {
                    $0.setTitle("System", for: .normal)
                    change($0)
                }
            }
            snapshot.assertSnapshot("custom" + suffix) {
                configured(UIButton(type: .custom)) {
                    $0.setTitle("Custom", for: .normal)
                    $0.setImage(UIImage(systemName: "star"), for: .normal)
                    ($0.backgroundColor, $0.tintColor) = (.systemBlue, .white)
                    change($0)
                }
            }
        }
        let types: [(String, UIButton.ButtonType)] = [
            ("detail-disclosure", .detailDisclosure), ("info-light", .infoLight), ("contact-add", .contactAdd),
            ("close", .close),
        ]
        for (name, type) in types { snapshot.assertSnapshot(name) { UIButton(type: type) } }
        snapshot.assertSnapshot("system-with-symbol") {
            configured(UIButton(type: .system)) {
                $0.setTitle(" Favourite", for: .normal)
                $0.setImage(UIImage(systemName: "heart.fill"), for: .normal)
                $0.tintColor = .systemPink
            }
        }
    }

    func testConfigurations() {
        let snapshot = AppearanceSnapshot("UIButton.Configuration")
        for (name, configuration) in Self.configurations {
            for (suffix, change) in Self.states {
                snapshot.assertSnapshot(name + suffix) {
                    var configuration = configuration()
                    configuration.title = "Button"
                    return configured(UIButton(configuration: configuration)) { change($0) }
                }
            }
        }
    }

    func testConfiguredContent() {
        let look = AppearanceSnapshot("UIButton.Configuration")
        func check(
            _ name: String, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
            _ change: (inout UIButton.Configuration) -> Void
        ) {
            look.assertSnapshot(name, direction: direction) {
                var configuration = UIButton.Configuration.filled()
                configuration.title = "Button"
                change(&configuration)
                return UIButton(configuration: configuration)
            }
        }
        for (name, size) in [("mini", UIButton.Configuration.Size.mini), ("small", .small), ("large", .large)] {
            check("size-" + name) { $0.buttonSize = size }
        }
        check("capsule") { $0.cornerStyle = .capsule }
        check("subtitle") { ($0.subtitle, $0.titleAlignment) = ("With a subtitle", .center) }
        let edges: [(String, NSDirectionalRectEdge)] = [
            ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
        ]
        for (name, edge) in edges {
            check("image-" + name) {
                ($0.image, $0.imagePlacement, $0.imagePadding) = (UIImage(systemName: "star.fill"), edge, 6)
            }
        }
        check("image-leading-right-to-left", direction: .rightToLeft) {
            ($0.image, $0.imagePadding) = (UIImage(systemName: "star.fill"), 6)
        }
        look.assertSnapshot("accessibility-size", textSize: .accessibilityMedium) {
            var configuration = UIButton.Configuration.filled()
            (configuration.title, configuration.image) = ("Button", UIImage(systemName: "star.fill"))
            return UIButton(configuration: configuration)
        }
        check("colours-and-stroke") {
            ($0.baseForegroundColor, $0.baseBackgroundColor) = (.black, .systemYellow)
            ($0.background.strokeColor, $0.background.strokeWidth) = (.systemOrange, 2)
        }
    }
}
