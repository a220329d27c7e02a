import UIKit
import XCTest

/// Tests alerts, search bars below titles, and windows that take over another window's root view controller.
@preconcurrency @MainActor final class AlertTests: XCTestCase {
    private func labels(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    private func buttons(_ view: UIView) -> [UIButton] {
        ((view as? UIButton).map { [$0] } ?? []) + view.subviews.flatMap(buttons)
    }

    func testAlertShowsTextsAndButtonsRunHandlers() throws {
        var selectedTitles: [String] = []
        let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { selectedTitles.append($0.title ?? "") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addTextField { $0.text = "name" }
        let root = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        root.present(alert, animated: false)
        XCTAssertIdentical(alert.view.window, window)
        XCTAssertEqual(Array(labels(alert.view).prefix(2)), ["Delete?", "For ever."])
        let buttons = buttons(alert.view)
        XCTAssertEqual(buttons.map(\.currentTitle), ["Cancel", "Delete"])
        let panel = try XCTUnwrap(alert.view.subviews.first)
        XCTAssertEqual(panel.frame.width, 270)
        XCTAssertEqual(panel.frame.midX, 195)
        XCTAssertEqual(panel.frame.midY, 422, accuracy: 0.5)
        XCTAssertEqual(alert.textFields?.map(\.text), ["name"])
        buttons[1].sendActions(for: .touchUpInside)
        XCTAssertEqual(selectedTitles, ["Delete"])
        XCTAssertNil(root.presentedViewController)
    }

    func testActionSheetHasSeparateCancelButton() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("One", .default), ("Two", .destructive)] {
            sheet.addAction(UIAlertAction(title: title, style: style))
        }
        sheet.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        sheet.view.layoutIfNeeded()
        let buttons = buttons(sheet.view)
        XCTAssertEqual(buttons.map(\.currentTitle), ["One", "Two", "Cancel"])
        XCTAssertEqual(sheet.view.subviews.first?.frame.maxY, 836)
        XCTAssertEqual(sheet.view.subviews.first?.frame.width, 374)
    }

    func testSearchBarIsBelowTitle() {
        let controller = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: controller)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.layoutIfNeeded()
        XCTAssertEqual(navigation.navigationBar.frame.height, 96)
        XCTAssertEqual(search.searchBar.superview, navigation.navigationBar)
        XCTAssertEqual(search.searchBar.frame.minY, 44)
        controller.navigationItem.searchController = nil
        navigation.navigationBar.layoutIfNeeded()
        XCTAssertNil(search.searchBar.superview)
    }

    func testRootControllerMovesToAnotherWindow() {
        final class Table: UITableViewController {
            var appearances = 0
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                appearances += 1
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        final class Screen: UIWindow {
            var style = UIUserInterfaceStyle.light
            override var traitCollection: UITraitCollection {
                UITraitCollection(traitsFrom: [super.traitCollection, UITraitCollection(userInterfaceStyle: style)])
            }
        }
        let table = Table()
        for (index, style) in [UIUserInterfaceStyle.light, .dark, .light].enumerated() {
            let window = Screen(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            window.style = style
            window.rootViewController = table
            XCTAssertEqual(table.tableView.visibleCells.count, 2)
            XCTAssertEqual(table.tableView.visibleCells.first?.traitCollection.userInterfaceStyle, style)
            XCTAssertEqual(table.appearances, index + 1)
        }
    }

    func testChangesAfterLoadingAreShown() {
        let alert = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
        let (first, second) = (
            UIAlertAction(title: "First", style: .default), UIAlertAction(title: "Second", style: .default)
        )
        alert.addAction(first)
        alert.addAction(second)
        alert.loadViewIfNeeded()
        first.isEnabled = false
        XCTAssertEqual(buttons(alert.view).map(\.isEnabled), [false, true])
        (alert.title, alert.message) = ("Two", "Words")
        XCTAssertEqual(Array(labels(alert.view).prefix(2)), ["Two", "Words"])
        func weights() -> [UIFont?] { buttons(alert.view).map { $0.titleLabel?.font } }
        XCTAssertEqual(weights()[0], weights()[1])
        alert.preferredAction = second
        XCTAssertEqual(weights()[1], .systemFont(ofSize: 17, weight: .semibold))
        first.isEnabled = true
        XCTAssertEqual(buttons(alert.view).map(\.isEnabled), [true, true])
    }
}
