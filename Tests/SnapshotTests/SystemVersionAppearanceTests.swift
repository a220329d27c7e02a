import CellSimSystem
import UIKit
import XCTest

/// Compares pictures of controls, and of a screen with bars, for each simulated iOS version with their references.
@preconcurrency @MainActor final class SystemVersionAppearanceTests: XCTestCase {
    private var retainedControllers: [UIViewController] = []

    private func forEachSystem(_ body: (String) -> Void) {
        for system in SystemVersion.allCases { SystemVersion.simulating(system) { body("iOS\(system)") } }
    }

    private var controls: UIView {
        func button(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
            var configuration = configuration
            configuration.title = title
            return UIButton(configuration: configuration)
        }
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.selectedSegmentIndex = 1
        let search = UISearchBar()
        search.placeholder = "Search"
        let field = UITextField()
        (field.borderStyle, field.placeholder) = (.roundedRect, "Field")
        func row(_ views: UIView...) -> UIStackView {
            let row = UIStackView(arrangedSubviews: views)
            row.spacing = 16
            row.alignment = .center
            return row
        }
        let rows = [
            row(configured(UISwitch()) { $0.isOn = true }, UISwitch(), UIStepper()),
            configured(UISlider()) { $0.value = 0.4 },
            segments,
            row(button(.filled(), "Filled"), button(.gray(), "Gray"), button(.tinted(), "Tinted")), field, search,
        ]
        let stack = UIStackView(arrangedSubviews: rows)
        (stack.axis, stack.spacing, stack.alignment) = (.vertical, 12, .leading)
        for wideView in [rows[1], rows[2], rows[4], rows[5]] {
            wideView.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
        }
        return stack
    }

    private func screen() -> UIView {
        let page = UIViewController()
        page.title = "Title"
        page.view.backgroundColor = .systemBackground
        let table = UITableView(frame: .zero, style: .insetGrouped)
        let rows = Rows()
        retainedObjects.append(rows)
        table.dataSource = rows
        table.frame = page.view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(table)
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
        ]
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: page)
        navigation.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        let otherController = UIViewController()
        otherController.tabBarItem = UITabBarItem(title: "Find", image: UIImage(systemName: "magnifyingglass"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, otherController]
        tabs.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        retainedControllers.append(tabs)
        tabs.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        return tabs.view
    }
    private var retainedObjects: [NSObject] = []

    private final class Rows: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row + 1)"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
    }

    func testControls() {
        forEachSystem { system in
            AppearanceSnapshot("Systems").assertSnapshot("controls-\(system)", width: 300) { controls }
        }
    }

    func testAlerts() {
        forEachSystem { system in
            AppearanceSnapshot("Systems").assertSnapshot("alert-\(system)", width: 360, height: 240) {
                let alert = UIAlertController(
                    title: "Delete the picture?", message: "It cannot be had again.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                let delete = UIAlertAction(title: "Delete", style: .default)
                alert.addAction(delete)
                alert.preferredAction = delete
                retainedControllers.append(alert)
                return alert.view
            }
        }
    }

    func testScreens() {
        forEachSystem { system in
            AppearanceSnapshot("Systems").assertSnapshot("screen-\(system)", width: 320, height: 480) { screen() }
        }
    }

    /// A custom glass effect over coloured stripes and text.
    func testGlass() {
        SystemVersion.simulating(.iOS26) {
            AppearanceSnapshot("Systems").assertSnapshot("glass-iOS26", width: 340, height: 240) { glass }
        }
    }

    private var glass: UIView {
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 240))
        board.backgroundColor = .systemBackground
        for (index, color) in [UIColor.systemOrange, .systemTeal, .systemPurple].enumerated() {
            let stripe = UIView(frame: CGRect(x: 40 + 90 * index, y: 0, width: 40, height: 240))
            stripe.backgroundColor = color
            board.addSubview(stripe)
        }
        let label = UILabel(frame: CGRect(x: 8, y: 100, width: 324, height: 24))
        label.text = "What lies behind the glass shows through it"
        board.addSubview(label)
        func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: x, y: y, width: width, height: height)
            board.addSubview(view)
        }
        let configurations: [(UIButton.Configuration, String)] = [
            (.glass(), "Glass"), (.prominentGlass(), "Prominent"), (.clearGlass(), "Clear"),
            (.prominentClearGlass(), "Both"),
        ]
        for (index, (style, title)) in configurations.enumerated() {
            var style = style
            style.title = title
            add(UIButton(configuration: style), 8 + 166 * CGFloat(index % 2), 8 + 42 * CGFloat(index / 2), 158, 36)
        }
        let colored = UIGlassEffect()
        colored.tintColor = .systemYellow
        for (index, effect) in [UIGlassEffect(), UIGlassEffect(style: .clear), colored].enumerated() {
            let view = UIVisualEffectView(effect: effect)
            if index == 0 { view.cornerConfiguration = .corners(radius: 16) }
            add(view, 8 + 110 * CGFloat(index), 96, 104, 60)
        }
        let (outer, inner) = (UIVisualEffectView(effect: UIGlassEffect()), UIView())
        outer.cornerConfiguration = .corners(radius: 30)
        add(outer, 8, 166, 324, 66)
        inner.backgroundColor = .systemRed
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 6))
        outer.contentView.addSubview(inner)
        inner.frame = CGRect(x: 8, y: 8, width: 100, height: 50)
        return board
    }
}
