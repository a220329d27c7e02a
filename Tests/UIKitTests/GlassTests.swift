import CellSimSystem
import UIKit
import XCTest

/// Tests APIs of iOS 26: glass effects, corner configurations, and property updates before layout.
@preconcurrency @MainActor final class GlassTests: XCTestCase {
    private func dump(_ view: UIView, _ system: SystemVersion) -> String {
        SystemVersion.simulating(system) { view.displayList().dump() }
    }

    func testGlassViewsAreCapsulesByDefault() {
        let view = UIVisualEffectView(effect: UIGlassEffect())
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        SystemVersion.simulating(.iOS26) { assertDraws(view, "glass-capsule") }
        SystemVersion.simulating(.iOS17) { assertDraws(view, "glass-before-ios-26") }
        view.cornerConfiguration = .uniformTopRadius(8)
        SystemVersion.simulating(.iOS26) { assertDraws(view, "glass-top-corners") }
    }

    func testClearAndColoredGlass() {
        func effectDescription(_ effect: UIGlassEffect) -> String {
            let view = UIVisualEffectView(effect: effect)
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            return dump(view, .iOS26)
        }
        let tinted = UIGlassEffect(style: .regular)
        tinted.tintColor = .red
        XCTAssertNotEqual(effectDescription(UIGlassEffect(style: .clear)), effectDescription(UIGlassEffect()))
        XCTAssertTrue(effectDescription(tinted).contains("#FF0000CC"), effectDescription(tinted))
    }

    func testCorners() {
        let (outer, inner) = (UIView(), UIView())
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        inner.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        outer.addSubview(inner)
        outer.cornerConfiguration = .corners(radius: 30)
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
        func radii() -> [CGFloat] {
            [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(inner.effectiveRadius)
        }
        XCTAssertEqual(radii(), [20, 4, 4, 4])
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        XCTAssertEqual(radii(), [20, 20, 20, 20])
        inner.cornerConfiguration = .uniformEdges(leftRadius: 6, rightRadius: 2)
        XCTAssertEqual(radii(), [6, 2, 6, 2])
        inner.cornerConfiguration = .capsule(maximumRadius: 12)
        XCTAssertEqual(radii(), [12, 12, 12, 12])
        inner.cornerConfiguration = .capsule()
        inner.frame.size.height = 30
        XCTAssertEqual(radii(), [15, 15, 15, 15])
        inner.cornerConfiguration = .corners(radius: .fixed(-3))
        XCTAssertEqual(radii(), [0, 0, 0, 0])
    }

    func testGlassButtons() {
        func button(_ configuration: UIButton.Configuration) -> UIButton {
            var configuration = configuration
            configuration.title = "Go"
            let button = UIButton(configuration: configuration)
            button.tintColor = .red
            button.sizeToFit()
            return button
        }
        SystemVersion.simulating(.iOS26) {
            assertDraws(button(.glass()), "glass-button")
            assertDraws(button(.prominentGlass()), "glass-button-prominent")
            assertDraws(button(.prominentClearGlass()), "glass-button-prominent-clear")
        }
        let disabled = button(.prominentGlass())
        disabled.isEnabled = false
        SystemVersion.simulating(.iOS26) { assertDraws(disabled, "glass-button-disabled") }
        SystemVersion.simulating(.iOS17) { assertDraws(button(.glass()), "glass-button-before-ios-26") }
    }

    func testBarItemsShareGlassBackgroundsAsConfigured() {
        func glassBackgroundCount(_ change: (UIBarButtonItem) -> Void) -> Int {
            let items = (0..<2).map { _ in UIBarButtonItem(systemItem: .add) }
            change(items[1])
            let page = UIViewController()
            page.navigationItem.rightBarButtonItems = items
            let navigation = UINavigationController(rootViewController: page)
            navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
            return SystemVersion.simulating(.iOS26) {
                navigation.view.layoutIfNeeded()
                return navigation.navigationBar.displayList().dump().components(separatedBy: "backdrop").count - 1
            }
        }
        XCTAssertEqual(glassBackgroundCount { _ in }, 1)
        XCTAssertEqual(glassBackgroundCount { $0.sharesBackground = false }, 2)
        XCTAssertEqual(glassBackgroundCount { $0.hidesSharedBackground = true }, 1)
        XCTAssertEqual(UIBarButtonItem.Style.prominent, .done)
    }

    private final class Field: UIView {
        var updates = 0
        override func updateProperties() {
            super.updateProperties()
            updates += 1
        }
    }

    private final class Page: UIViewController {
        var updates = 0
        override func updateProperties() { updates += 1 }
    }

    func testPropertiesAreUpdatedBeforeLayout() {
        for (system, counts) in [(SystemVersion.iOS26, [1, 1, 2, 3]), (.iOS17, [0, 0, 0, 0])] {
            SystemVersion.simulating(system) {
                let (page, field) = (Page(), Field())
                page.view.addSubview(field)
                page.view.layoutIfNeeded()
                var updateCounts = [page.updates, field.updates]
                field.setNeedsLayout()
                field.layoutIfNeeded()
                field.setNeedsUpdateProperties()
                field.layoutIfNeeded()
                updateCounts.append(field.updates)
                field.setNeedsUpdateProperties()
                page.updatePropertiesIfNeeded()
                XCTAssertEqual(updateCounts + [field.updates], counts)
            }
        }
    }

    func testBackgroundExtensionContentIsInSafeArea() {
        let page = UIViewController()
        let background = UIBackgroundExtensionView()
        let content = UIView()
        background.contentView = content
        page.view.addSubview(background)
        page.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        background.frame = page.view.bounds
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        page.view.layoutIfNeeded()
        let insets = background.safeAreaInsets
        XCTAssertGreaterThanOrEqual(insets.top, 20)
        XCTAssertEqual(content.frame, background.bounds.inset(by: insets))
        background.automaticallyPlacesContentView = false
        content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        background.layoutIfNeeded()
        XCTAssertEqual(content.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        background.contentView = nil
        XCTAssertNil(content.superview)
    }
}
