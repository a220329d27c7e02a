import TestFixtures
import UIKit
import XCTest

/// Records the calls of controllers and cells, in order.
@preconcurrency @MainActor private final class EventLog {
    static let shared = EventLog()
    var lines: [String] = []
    func record(_ line: String) { lines.append(line) }
    func drainLines() -> [String] {
        defer { lines = [] }
        return lines
    }
}

private final class RecipeCell: UITableViewCell {
    var nameLabel: UILabel!
}

private final class RecipeList: UITableViewController, ActionListing {
    let recipes = ["Soup", "Bread", "Pie"]
    static let actions = [ActionMethod("formDone:", RecipeList.formDone)]
    private(set) var finished: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        EventLog.shared.record("list loaded")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        EventLog.shared.record("list will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        EventLog.shared.record("list did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        EventLog.shared.record("list will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        EventLog.shared.record("list did disappear")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
        (cell as? RecipeCell)?.nameLabel.text = recipes[indexPath.row]
        return cell
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let cell = sender as? UITableViewCell
        let row = cell.flatMap { tableView.indexPath(for: $0) }?.row
        EventLog.shared.record("list prepares \(segue.identifier ?? "-") of row \(row.map(String.init) ?? "none")")
        if let row { (segue.destination as? RecipeDetail)?.recipe = recipes[row] }
    }
    private func formDone(_ segue: UIStoryboardSegue) { finished = (segue.source as? RecipeForm)?.titleField.text }
}

private final class RecipeDetail: UIViewController {
    var recipe: String?
    weak var steps: RecipeSteps?
    override func viewDidLoad() {
        super.viewDidLoad()
        title = recipe
        EventLog.shared.record("detail loaded with \(recipe ?? "nothing")")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        EventLog.shared.record("detail did appear")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        EventLog.shared.record("detail prepares \(segue.identifier ?? "-")")
        steps = segue.destination as? RecipeSteps
        steps?.recipe = recipe
    }
}

private final class RecipeSteps: UIViewController {
    var recipe: String?
    override func viewDidLoad() {
        super.viewDidLoad()
        EventLog.shared.record("steps loaded with \(recipe ?? "nothing")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        EventLog.shared.record("steps moved to \(parent.map { "\(type(of: $0))" } ?? "nobody")")
    }
}

private final class RecipeForm: UITableViewController {
    var titleField: UITextField!
}

/// Tests storyboards with app code that uses only public API.
@preconcurrency @MainActor final class StoryboardTests: XCTestCase {
    private var folder = FileManager.default.temporaryDirectory
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Recipes-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, type): (String, AnyClass) in [
            ("RecipeCell", RecipeCell.self), ("RecipeList", RecipeList.self), ("RecipeDetail", RecipeDetail.self),
            ("RecipeSteps", RecipeSteps.self), ("RecipeForm", RecipeForm.self),
        ] {
            ClassResolver.register(type, as: name)
        }
        _ = EventLog.shared.drainLines()
    }

    override func tearDown() async throws { try FileManager.default.removeItem(at: folder) }

    private func start() throws -> (UINavigationController, RecipeList) {
        let storyboard = try RecipeStoryboard.load(in: folder)
        let tabs = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITabBarController)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Cook"])
        let navigation = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
        let list = try XCTUnwrap(navigation.topViewController as? RecipeList)
        XCTAssertEqual(EventLog.shared.drainLines(), ["list loaded", "list will appear", "list did appear"])
        return (navigation, list)
    }

    /// The rows are self-sizing, but no constraint connects both edges of the cell, so the prototype's height is used.
    func testPrototypeCellHeight() throws {
        let (_, list) = try start()
        list.tableView.layoutIfNeeded()
        let cells = list.tableView.visibleCells.compactMap { $0 as? RecipeCell }
        XCTAssertEqual(cells.map(\.nameLabel.text), ["Soup", "Bread", "Pie"])
        XCTAssertEqual(cells.map(\.frame.height), [72, 72, 72])
        XCTAssertEqual(cells.map(\.reuseIdentifier), ["Recipe", "Recipe", "Recipe"])
        XCTAssertEqual(cells.first?.nameLabel.frame.minX, 16)
    }

    func testRowSelectionShowsDetail() throws {
        let (navigation, list) = try start()
        list.tableView.layoutIfNeeded()
        TouchSimulator.tap(try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
        window.layoutIfNeeded()
        let detail = try XCTUnwrap(navigation.topViewController as? RecipeDetail)
        XCTAssertEqual(
            EventLog.shared.drainLines(),
            [
                "list prepares showRecipe of row 1", "detail prepares embedSteps", "steps loaded with Bread",
                "steps moved to RecipeDetail",
                "detail loaded with Bread", "list will disappear", "list did disappear", "detail did appear",
            ])
        XCTAssertEqual(navigation.navigationBar.topItem?.title, "Bread")
        // The container begins below the status bar and the navigation bar.
        XCTAssertEqual(detail.steps?.view.superview?.frame, CGRect(x: 0, y: 44, width: 375, height: 200))
        XCTAssertEqual(detail.steps?.view.bounds.size, CGSize(width: 375, height: 200))
        navigation.popViewController(animated: false)
        XCTAssertEqual(EventLog.shared.drainLines(), ["list will appear", "list did appear"])
    }

    func testFormUnwindsToList() throws {
        let (_, list) = try start()
        list.performSegue(withIdentifier: "addRecipe", sender: nil)
        let form = try XCTUnwrap(
            list.presentedViewController as? RecipeForm ?? window.rootViewController?.presentedViewController
                as? RecipeForm)
        form.tableView.layoutIfNeeded()
        XCTAssertEqual(form.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertEqual((0..<2).map { form.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }, [60, 44])
        XCTAssertEqual(form.tableView(form.tableView, titleForHeaderInSection: 0), "What")
        form.titleField.text = "Cake"
        form.performSegue(withIdentifier: "done", sender: nil)
        XCTAssertEqual(list.finished, "Cake")
        XCTAssertNil(list.presentedViewController)
    }

    func testControllersAreCreatedByIdentifier() throws {
        let storyboard = try RecipeStoryboard.load(in: folder)
        assertClass(storyboard.instantiateViewController(withIdentifier: "detail"), RecipeDetail.self)
        let steps: RecipeSteps = storyboard.instantiateViewController(identifier: "steps")
        XCTAssertFalse(steps.isViewLoaded)
    }
}
