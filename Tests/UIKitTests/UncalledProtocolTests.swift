import CellSimHost
import UIKit
import XCTest

/// Tests types that apps adopt although CellSim never calls them: focus, the large content viewer and others.
@preconcurrency @MainActor final class UncalledProtocolTests: XCTestCase {
    private final class Card: UIView {
        let button = UIButton()
        override var canBecomeFocused: Bool { true }
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [button] }
        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            if context.nextFocusedItem === self { coordinator.addCoordinatedAnimations({ self.alpha = 1 }) }
        }
    }
    private final class Screen: UIViewController {
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [view] }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { context.focusHeading != .up }
    }

    func testNothingIsFocused() {
        let (card, screen) = (Card(), Screen())
        screen.view.addSubview(card)
        card.setNeedsFocusUpdate()
        card.updateFocusIfNeeded()
        XCTAssertTrue(card.canBecomeFocused)
        XCTAssertFalse(card.isFocused)
        XCTAssertFalse(UIView().canBecomeFocused)
        XCTAssertIdentical(card.preferredFocusEnvironments.first, card.button)
        XCTAssertIdentical(card.parentFocusEnvironment, screen.view)
        XCTAssertIdentical(screen.view.parentFocusEnvironment, screen)
        XCTAssertNil(UIFocusSystem.focusSystem(for: screen))
    }

    func testLargeContentViewer() {
        let view = UIButton()
        let interaction = UILargeContentViewerInteraction()
        view.addInteraction(interaction)
        XCTAssertIdentical(interaction.view, view)
        XCTAssertFalse(UILargeContentViewerInteraction.isEnabled)
        let item: any UILargeContentViewerItem = view
        XCTAssertEqual(item.largeContentImageInsets, .zero)
    }

    func testContentSizeCategoryAdjustingViews() {
        let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
        for view in views {
            view.adjustsFontForContentSizeCategory = true
            XCTAssertTrue(view.adjustsFontForContentSizeCategory)
        }
        let mode: UIDocumentPickerMode = .open
        XCTAssertEqual(mode, UIDocumentPickerViewController.Mode.open)
        XCTAssertNil(NSLayoutConstraint().firstItem)
    }

    func testSheetDelegate() {
        final class Delegate: NSObject, UISheetPresentationControllerDelegate {}
        let (controller, delegate) = (UIViewController(), Delegate())
        controller.sheetPresentationController?.delegate = delegate
        XCTAssertIdentical(controller.sheetPresentationController?.delegate, delegate)
    }

    /// Badges use the colours of their item, otherwise those of the bar's appearance.
    func testTabBarBadges() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let item = UITabBarItem(title: "Mail", image: nil, tag: 0)
        item.badgeValue = "7"
        bar.items = [item]
        let appearance = UITabBarAppearance()
        appearance.inlineLayoutAppearance = appearance.stackedLayoutAppearance
        appearance.compactInlineLayoutAppearance = appearance.stackedLayoutAppearance
        XCTAssertIdentical(appearance.inlineLayoutAppearance, appearance.stackedLayoutAppearance)
        appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        appearance.stackedLayoutAppearance.normal.badgeTextAttributes = [
            .foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        ]
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        assertDraws(bar, "tab-badge-of-appearance")
        item.badgeColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        assertDraws(bar, "tab-badge-of-item")
    }

    func testItemsBadgeAttributesReplaceThoseOfTheAppearance() {
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        func drawing(_ configure: (UITabBarItem, UITabBarAppearance) -> Void) -> String {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
            let (item, appearance) = (UITabBarItem(title: "Mail", image: nil, tag: 0), UITabBarAppearance())
            item.badgeValue = "7"
            configure(item, appearance)
            bar.items = [item]
            (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
            return bar.displayList().dump()
        }
        let expected = drawing { $1.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: green] }
        let drawn = drawing { item, appearance in
            appearance.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
            item.setBadgeTextAttributes([.foregroundColor: green], for: .normal)
            XCTAssertEqual(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, green)
        }
        XCTAssertEqual(drawn, expected)
    }
}
