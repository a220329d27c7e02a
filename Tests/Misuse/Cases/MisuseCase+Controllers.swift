import UIKit

/// Misuse of view controllers and their data sources.
extension MisuseCase {
    private static let hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"

    static var controllers: [MisuseCase] {
        [
            MisuseCase(
                "controller in itself", .raises(hierarchyInconsistency, "is a part of cycle in its controller tree")
            ) {
                let controller = UIViewController()
                controller.addChild(controller)
            },
            MisuseCase(
                "controller in its child", .raises(hierarchyInconsistency, "is a part of cycle in its controller tree")
            ) {
                let (outer, inner) = (UIViewController(), UIViewController())
                outer.addChild(inner)
                inner.addChild(outer)
                _ = inner.navigationController
                _ = outer.traitCollection
            },
            MisuseCase(
                "tab controller in one of its tabs",
                .raises(hierarchyInconsistency, "is a part of cycle in its controller tree")
            ) {
                let (tabs, inner) = (UITabBarController(), UITabBarController())
                tabs.viewControllers = [inner]
                inner.viewControllers = [tabs]
                MisuseHost.show(tabs)
            },
            MisuseCase(
                "navigation controller in its root",
                .raises(hierarchyInconsistency, "is a part of cycle in its controller tree")
            ) {
                let root = UIViewController()
                let navigation = UINavigationController(rootViewController: root)
                root.addChild(navigation)
                MisuseHost.show(navigation)
            },
            MisuseCase(
                "controller presents itself",
                .raisesInvalidArgument("Application tried to present modal view controller on itself.")
            ) {
                let controller = UIViewController()
                let host = MisuseHost.show(controller)
                controller.present(controller, animated: true)
                host.layoutUntilStable()
            },
            MisuseCase(
                "controller presented by two controllers", .raisesInvalidArgument("that is already being presented by")
            ) {
                let (first, second, presented) = (UIViewController(), UIViewController(), UIViewController())
                let hosts = [MisuseHost.show(first), MisuseHost.show(second)]
                first.present(presented, animated: false)
                second.present(presented, animated: false)
                hosts.forEach { $0.layoutUntilStable() }
            },
            MisuseCase(
                "controller presents its presenter", .raisesInvalidArgument("Application tried to present modally")
            ) {
                let (first, second) = (UIViewController(), UIViewController())
                let host = MisuseHost.show(first)
                first.present(second, animated: false)
                second.present(first, animated: false)
                host.layoutUntilStable()
            },
            MisuseCase(
                "controller presents its own child",
                .raisesInvalidArgument("Application tried to present modally an active controller")
            ) {
                let (outer, inner) = (UIViewController(), UIViewController())
                outer.addChild(inner)
                let host = MisuseHost.show(outer)
                outer.present(inner, animated: false)
                host.layoutUntilStable()
            },
            MisuseCase("controller presents two controllers", .notes("Attempt to present")) {
                let root = UIViewController()
                let host = MisuseHost.show(root)
                root.present(UIViewController(), animated: false)
                root.present(UIViewController(), animated: false)
                host.layoutUntilStable()
            },
            MisuseCase(
                "controller pushed twice",
                .raisesInvalidArgument("Pushing the same view controller instance more than once is not supported")
            ) {
                let root = UIViewController()
                let navigation = UINavigationController(rootViewController: root)
                navigation.pushViewController(root, animated: false)
                MisuseHost.show(navigation)
            },
            MisuseCase(
                "stack that contains a controller twice",
                .raisesInconsistency("All view controllers in a navigation controller must be distinct")
            ) {
                let (navigation, twin) = (UINavigationController(), UIViewController())
                navigation.viewControllers = [twin, twin]
                MisuseHost.show(navigation)
            },
            MisuseCase(
                "pop to a controller outside the stack",
                .raisesInconsistency("Tried to pop to a view controller that doesn't exist.")
            ) {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.popToViewController(UIViewController(), animated: false)
            },
            MisuseCase("tab that does not exist", .passes) {
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController()]
                tabs.selectedIndex = 9
                tabs.selectedIndex = -1
                tabs.selectedViewController = UIViewController()
                MisuseHost.show(tabs)
            },
            MisuseCase(
                "one view as the view of two controllers",
                .raises(
                    hierarchyInconsistency, "A view can only be associated with at most one view controller at a time!")
            ) {
                let (first, second, view) = (UIViewController(), UIViewController(), UIView())
                first.view = view
                second.view = view
                MisuseHost.show(second)
            },
            MisuseCase("view accessed inside loadView", .raisesInconsistency("loadView")) {
                final class Controller: UIViewController {
                    override func loadView() { view.backgroundColor = .red }
                }
                MisuseHost.show(Controller())
            },
            MisuseCase(
                "loadView that sets no view", .raisesInconsistency("loadView] returned without setting the view")
            ) {
                final class Controller: UIViewController {
                    override func loadView() {}
                }
                MisuseHost.show(Controller())
            },
            MisuseCase("root controller of two windows", .passes) {
                let controller = UIViewController()
                let hosts = [MisuseHost.show(controller), MisuseHost.show(controller)]
                hosts.forEach { $0.layoutUntilStable() }
            },
            MisuseCase("safe area with NaN", .passes) {
                let controller = UIViewController()
                controller.additionalSafeAreaInsets.top = .nan
                let label = UILabel()
                label.text = "a"
                controller.view.addSubview(label)
                MisuseHost.show(controller)
            },
            MisuseCase(
                "alert with two cancel actions",
                .raisesInconsistency(
                    "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            ) {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "a", style: .cancel))
                alert.addAction(UIAlertAction(title: "b", style: .cancel))
                MisuseHost.show(alert)
            },
            MisuseCase(
                "text field in an action sheet",
                .raisesInconsistency(
                    "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
            ) {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                alert.addTextField()
                MisuseHost.show(alert)
            },
            MisuseCase(
                "table controller without cells",
                .raisesInconsistency("tableView:cellForRowAtIndexPath:] is not implemented")
            ) {
                final class Controller: UITableViewController {
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                }
                MisuseHost.show(Controller(style: .plain))
            },
            MisuseCase(
                "collection controller without cells",
                .raisesInconsistency("collectionView:cellForItemAtIndexPath:] is not implemented")
            ) {
                final class Controller: UICollectionViewController {
                    override func collectionView(
                        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                    ) -> Int { 3 }
                }
                MisuseHost.show(Controller(collectionViewLayout: UICollectionViewFlowLayout()))
            },
        ]
    }
}
