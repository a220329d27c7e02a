import UIKit

/// An example that can be run from the command line, with a name and a description.
@preconcurrency @MainActor struct Example {
    let name: String
    let run: @MainActor (Stage) throws -> Void

    static let all = [
        Example(name: "birthday", run: birthday), Example(name: "life-cycle", run: lifeCycle),
        Example(name: "element-view", run: elementView), Example(name: "two-tables", run: twoTables),
        Example(name: "nib-owner", run: nibOwner), Example(name: "nib-hook", run: nibHook),
    ]

    private static func birthday(_ stage: Stage) {
        for (option, controller) in [("one", InPlaceBirthdayController()), ("two", PanelBirthdayController())] {
            stage.show(controller)
            for _ in 0..<3 { stage.tap("Add Person") }
            stage.takePicture("\(option)-added")
            stage.tap("Happy Birthday", at: 1)
            stage.takePicture("\(option)-celebrated")
            stage.say("option \(option): \(stage.texts.joined(separator: ", "))")
        }
    }

    private static func lifeCycle(_ stage: Stage) {
        LifeCycle.run()
        for line in LifeCycleTrace.current.lines { stage.say(line) }
    }

    private static func twoTables(_ stage: Stage) {
        let tabs = TwoTables.makeRoot()
        stage.show(tabs)
        stage.takePicture("first")
        stage.tap(row: 2)
        stage.takePicture("pushed")
        tabs.selectedIndex = 1
        stage.takePicture("second")
    }

    private static func nibOwner(_ stage: Stage) {
        stage.show(UINavigationController(rootViewController: NotesController()))
        stage.takePicture("notes")
    }

    private static func nibHook(_ stage: Stage) {
        let controller = HookedTableController(Element.all + Element.all + Element.all)
        stage.show(UINavigationController(rootViewController: controller))
        stage.takePicture("top")
        controller.tableView.contentOffset.y = controller.tableView.maximumContentOffset.y
        stage.layoutUntilStable()
        stage.takePicture("bottom")
        let counts = controller.tableView.reuseStatistics
        stage.say("\(counts.created) cells made, \(counts.reused) used again")
    }

    private static func elementView(_ stage: Stage) {
        stage.show(UINavigationController(rootViewController: ElementViewTableController(Element.all)))
        stage.takePicture("table")
        stage.tap(row: 1)
        stage.takePicture("card")
    }
}
