import UIKit

/// An example that can be run from the command line, with a name and a description.
@preconcurrency @MainActor struct Example {
    let name: String
    let run: @MainActor (SimulatedPhone) throws -> Void

    static let all = [
        Example(name: "birthday", run: birthday), Example(name: "life-cycle", run: lifeCycle),
        Example(name: "element-view", run: elementView), Example(name: "two-tables", run: twoTables),
        Example(name: "nib-owner", run: nibOwner), Example(name: "nib-hook", run: nibHook),
    ]

    private static func birthday(_ stage: SimulatedPhone) {
        for (option, controller) in [("one", InPlaceBirthdayController()), ("two", PanelBirthdayController())] {
            stage.show(controller)
            for _ in 0..<3 { stage.tap("Add Person") }
            stage.recordPicture("\(option)-added")
            stage.tap("Happy Birthday", at: 1)
            stage.recordPicture("\(option)-celebrated")
            stage.log("option \(option): \(stage.texts.joined(separator: ", "))")
        }
    }

    private static func lifeCycle(_ stage: SimulatedPhone) {
        LifeCycle.run()
        for line in LifeCycleTrace.current.lines { stage.log(line) }
    }

    private static func twoTables(_ stage: SimulatedPhone) {
        let tabs = TwoTables.makeRoot()
        stage.show(tabs)
        stage.recordPicture("first")
        stage.tap(row: 2)
        stage.recordPicture("pushed")
        tabs.selectedIndex = 1
        stage.recordPicture("second")
    }

    private static func nibOwner(_ stage: SimulatedPhone) {
        stage.show(UINavigationController(rootViewController: NotesController()))
        stage.recordPicture("notes")
    }

    private static func nibHook(_ stage: SimulatedPhone) {
        let controller = HookedTableController(Element.all + Element.all + Element.all)
        stage.show(UINavigationController(rootViewController: controller))
        stage.recordPicture("top")
        controller.tableView.contentOffset.y = controller.tableView.maximumContentOffset.y
        stage.layoutUntilStable()
        stage.recordPicture("bottom")
        let counts = controller.tableView.reuseStatistics
        stage.log("\(counts.created) cells made, \(counts.reused) used again")
    }

    private static func elementView(_ stage: SimulatedPhone) {
        stage.show(UINavigationController(rootViewController: ElementViewTableController(Element.all)))
        stage.recordPicture("table")
        stage.tap(row: 1)
        stage.recordPicture("card")
    }
}
