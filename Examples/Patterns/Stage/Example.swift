import UIKit

/// An example that can be run from the command line.
@preconcurrency @MainActor struct Example {
    let name: String
    let run: @MainActor (Stage) throws -> Void

    static let all = [
        Example(name: "birthday", run: birthday), Example(name: "life-cycle", run: lifeCycle),
        Example(name: "element-view", run: elementView), Example(name: "two-tables", run: twoTables),
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

    private static func elementView(_ stage: Stage) {
        stage.show(UINavigationController(rootViewController: ElementViewTableController(Element.all)))
        stage.takePicture("table")
        stage.tap(row: 1)
        stage.takePicture("card")
    }
}
