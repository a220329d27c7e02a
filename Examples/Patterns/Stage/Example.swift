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

    private static func birthday(_ phone: SimulatedPhone) {
        for (option, controller) in [("one", InPlaceBirthdayController()), ("two", PanelBirthdayController())] {
            phone.show(controller)
            for _ in 0..<3 { phone.tap("Add Person") }
            phone.recordPicture("\(option)-added")
            phone.tap("Happy Birthday", at: 1)
            phone.recordPicture("\(option)-celebrated")
            phone.log("option \(option): \(phone.texts.joined(separator: ", "))")
        }
    }

    private static func lifeCycle(_ phone: SimulatedPhone) {
        LifeCycle.run()
        for line in LifeCycleTrace.current.lines { phone.log(line) }
    }

    private static func twoTables(_ phone: SimulatedPhone) {
        let tabs = TwoTables.makeRoot()
        phone.show(tabs)
        phone.recordPicture("first")
        phone.tap(row: 2)
        phone.recordPicture("pushed")
        tabs.selectedIndex = 1
        phone.recordPicture("second")
    }

    private static func nibOwner(_ phone: SimulatedPhone) {
        phone.show(UINavigationController(rootViewController: NotesController()))
        phone.recordPicture("notes")
    }

    private static func nibHook(_ phone: SimulatedPhone) {
        let controller = HookedTableController(Element.all + Element.all + Element.all)
        phone.show(UINavigationController(rootViewController: controller))
        phone.recordPicture("top")
        controller.tableView.contentOffset.y = controller.tableView.maximumContentOffset.y
        phone.layoutUntilStable()
        phone.recordPicture("bottom")
        let counts = controller.tableView.reuseStatistics
        phone.log("\(counts.created) cells made, \(counts.reused) used again")
    }

    private static func elementView(_ phone: SimulatedPhone) {
        phone.show(UINavigationController(rootViewController: ElementViewTableController(Element.all)))
        phone.recordPicture("table")
        phone.tap(row: 1)
        phone.recordPicture("card")
    }
}
