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
        XCTAssertTrue(interaction.view === view)
        XCTAssertFalse(UILargeContentViewerInteraction.isEnabled)
        let item: any UILargeContentViewerItem = view
        XCTAssertEqual(item.largeContentImageInsets, .zero)
    }

    func testViewsThatFollowTheTextSize() {
        let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
        for view in views {
            view.adjustsFontForContentSizeCategory = true
            XCTAssertTrue(view.adjustsFontForContentSizeCategory)
        }
        let mode: UIDocumentPickerMode = .open
        XCTAssertEqual(mode, UIDocumentPickerViewController.Mode.open)
        XCTAssertNil(NSLayoutConstraint().firstItem)
    }

    func testDelegatesOfSheets() {
        final class Delegate: NSObject, UISheetPresentationControllerDelegate {}
        let (controller, delegate) = (UIViewController(), Delegate())
        controller.sheetPresentationController?.delegate = delegate
        XCTAssertIdentical(controller.sheetPresentationController?.delegate, delegate)
    }

    /// Badges have the colours of their item, or else those of the bar's appearance.
    func testBadgesOfTabBars() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let item = UITabBarItem(title: "Mail", image: nil, tag: 0)
        item.badgeValue = "7"
        bar.items = [item]
        let look = UITabBarAppearance()
        look.inlineLayoutAppearance = look.stackedLayoutAppearance
        look.compactInlineLayoutAppearance = look.stackedLayoutAppearance
        XCTAssertTrue(look.inlineLayoutAppearance === look.stackedLayoutAppearance)
        look.stackedLayoutAppearance.normal.badgeBackgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        look.stackedLayoutAppearance.normal.badgeTextAttributes = [
            .foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        ]
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look
        assertDraws(bar, "tab-badge-of-appearance")
        item.badgeColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        assertDraws(bar, "tab-badge-of-item")
    }
}
