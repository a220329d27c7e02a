import UIKit
import XCTest

/// Compares pictures of bars and bar items with their references.
@preconcurrency @MainActor final class BarControlAppearanceTests: XCTestCase {
    private func item(_ title: String, _ style: UIBarButtonItem.Style = .plain) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: style, target: nil, action: nil)
    }

    private func symbol(_ name: String) -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
    }

    private func navigationBar(_ change: (UINavigationBar, UINavigationItem) -> Void) -> UIView {
        configured(UINavigationBar()) { bar in
            let item = UINavigationItem(title: "Elements")
            bar.items = [item]
            change(bar, item)
        }
    }

    func testNavigationBar() {
        let snapshot = AppearanceSnapshot("UINavigationBar")
        snapshot.assertSnapshot("title", width: 320) { navigationBar { _, _ in } }
        snapshot.assertSnapshot("buttons", width: 320) {
            navigationBar { _, item in
                item.leftBarButtonItem = self.item("Cancel")
                item.rightBarButtonItems = [self.item("Save", .done), symbol("trash")]
            }
        }
        snapshot.assertSnapshot("back", width: 320) {
            navigationBar { bar, item in bar.items = [UINavigationItem(title: "Metals"), item] }
        }
        snapshot.assertSnapshot("back-right-to-left", width: 320, direction: .rightToLeft) {
            navigationBar { bar, item in bar.items = [UINavigationItem(title: "Metals"), item] }
        }
        snapshot.assertSnapshot("large-title", width: 320) {
            navigationBar { bar, item in
                bar.prefersLargeTitles = true
                item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            }
        }
        snapshot.assertSnapshot("prompt", width: 320) { navigationBar { _, item in item.prompt = "Choose one" } }
        snapshot.assertSnapshot("long-title", width: 320) {
            navigationBar { _, item in
                item.title = "Elements of the Periodic Table"
                item.leftBarButtonItem = self.item("Cancel")
            }
        }
        snapshot.assertSnapshot("tinted", width: 320) {
            navigationBar { bar, item in
                (bar.barTintColor, bar.tintColor) = (.systemIndigo, .white)
                bar.titleTextAttributes = [.foregroundColor: UIColor.white]
                item.rightBarButtonItem = self.item("Edit")
            }
        }
        snapshot.assertSnapshot("black", width: 320) { navigationBar { bar, _ in bar.barStyle = .black } }
        snapshot.assertSnapshot("title-view", width: 320) {
            navigationBar { _, item in
                item.titleView = configured(UISegmentedControl(items: ["A", "B"])) { $0.selectedSegmentIndex = 0 }
            }
        }
    }

    func testToolbar() {
        let snapshot = AppearanceSnapshot("UIToolbar")
        func bar(_ items: [UIBarButtonItem]) -> UIToolbar { configured(UIToolbar()) { $0.items = items } }
        snapshot.assertSnapshot("words", width: 320) { bar([item("Edit"), .flexibleSpace(), item("Done", .done)]) }
        snapshot.assertSnapshot("symbols", width: 320) {
            bar([symbol("square.and.arrow.up"), .flexibleSpace(), symbol("heart"), .flexibleSpace(), symbol("trash")])
        }
        snapshot.assertSnapshot("disabled", width: 320) {
            let disabled = item("Edit")
            disabled.isEnabled = false
            return bar([disabled, .flexibleSpace(), item("Cancel")])
        }
        snapshot.assertSnapshot("tinted", width: 320) {
            configured(bar([item("Edit"), .fixedSpace(40), symbol("star")])) { $0.barTintColor = .systemYellow }
        }
        snapshot.assertSnapshot("neighbours", width: 320) { bar([symbol("trash"), symbol("plus"), item("Edit")]) }
        snapshot.assertSnapshot("right-to-left", width: 320, direction: .rightToLeft) {
            bar([item("Edit"), .flexibleSpace(), symbol("trash")])
        }
    }

    func testSystemItems() {
        let snapshot = AppearanceSnapshot("UIBarButtonItem")
        let rows: [(String, [UIBarButtonItem.SystemItem])] = [
            ("words", [.done, .cancel, .edit, .save, .undo, .redo]),
            ("symbols", [.add, .compose, .reply, .action, .organize, .bookmarks, .search]),
            ("more-symbols", [.refresh, .stop, .close, .camera, .trash]),
            ("playing", [.play, .pause, .rewind, .fastForward]),
        ]
        for (name, items) in rows {
            snapshot.assertSnapshot(name, width: 375) {
                configured(UIToolbar()) { bar in
                    bar.items = items.flatMap { [UIBarButtonItem.flexibleSpace(), UIBarButtonItem(systemItem: $0)] }
                }
            }
        }
    }

    func testTabBar() {
        let snapshot = AppearanceSnapshot("UITabBar")
        func bar(_ change: (UITabBar, [UITabBarItem]) -> Void) -> UIView {
            configured(UITabBar()) { bar in
                let items = [
                    ("Home", "house"), ("Favourites", "star"), ("Search", "magnifyingglass"), ("Settings", "gear"),
                ]
                .enumerated().map { UITabBarItem(title: $1.0, image: UIImage(systemName: $1.1), tag: $0) }
                bar.items = items
                bar.selectedItem = items[0]
                change(bar, items)
            }
        }
        snapshot.assertSnapshot("first-selected", width: 320) { bar { _, _ in } }
        snapshot.assertSnapshot("badges", width: 320) {
            bar { _, items in (items[1].badgeValue, items[2].badgeValue) = ("3", "New") }
        }
        snapshot.assertSnapshot("tinted", width: 320) {
            bar { bar, items in
                (bar.tintColor, bar.unselectedItemTintColor, bar.barTintColor) = (
                    .systemOrange, .systemBrown, .systemYellow.withAlphaComponent(0.2)
                )
                bar.selectedItem = items[2]
            }
        }
        snapshot.assertSnapshot("disabled-item", width: 320) { bar { _, items in items[3].isEnabled = false } }
        snapshot.assertSnapshot("right-to-left", width: 320, direction: .rightToLeft) { bar { _, _ in } }
    }
}
