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
                "tabs in one of them", .raises(hierarchyInconsistency, "is a part of cycle in its controller tree")
            ) {
                let (tabs, inner) = (UITabBarController(), UITabBarController())
                tabs.viewControllers = [inner]
                inner.viewControllers = [tabs]
                MisuseHost.show(tabs)
            },
            MisuseCase(
                "stack in its root", .raises(hierarchyInconsistency, "is a part of cycle in its controller tree")
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
            MisuseCase("presented twice", .raisesInvalidArgument("that is already being presented by")) {
                let (first, second, presented) = (UIViewController(), UIViewController(), UIViewController())
                let hosts = [MisuseHost.show(first), MisuseHost.show(second)]
                first.present(presented, animated: false)
                second.present(presented, animated: false)
                hosts.forEach { $0.layoutUntilStable() }
            },
            MisuseCase("presents who presents it", .raisesInvalidArgument("Application tried to present modally")) {
                let (first, second) = (UIViewController(), UIViewController())
                let host = MisuseHost.show(first)
                first.present(second, animated: false)
                second.present(first, animated: false)
                host.layoutUntilStable()
            },
            MisuseCase(
                "presents a child of its own",
                .raisesInvalidArgument("Application tried to present modally an active controller")
            ) {
                let (outer, inner) = (UIViewController(), UIViewController())
                outer.addChild(inner)
                let host = MisuseHost.show(outer)
                outer.present(inner, animated: false)
                host.layoutUntilStable()
            },
            MisuseCase("presents while it presents", .notes("Attempt to present")) {
                let root = UIViewController()
                let host = MisuseHost.show(root)
                root.present(UIViewController(), animated: false)
                root.present(UIViewController(), animated: false)
                host.layoutUntilStable()
            },
            MisuseCase(
                "pushed twice",
                .raisesInvalidArgument("Pushing the same view controller instance more than once is not supported")
            ) {
                let root = UIViewController()
                let navigation = UINavigationController(rootViewController: root)
                navigation.pushViewController(root, animated: false)
                MisuseHost.show(navigation)
            },
            MisuseCase(
                "stack of twins",
                .raisesInconsistency("All view controllers in a navigation controller must be distinct")
            ) {
                let (navigation, twin) = (UINavigationController(), UIViewController())
                navigation.viewControllers = [twin, twin]
                MisuseHost.show(navigation)
            },
            MisuseCase(
                "popped to a stranger", .raisesInconsistency("Tried to pop to a view controller that doesn't exist.")
            ) {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.popToViewController(UIViewController(), animated: false)
            },
            MisuseCase("tab that is not there", .passes) {
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController()]
                tabs.selectedIndex = 9
                tabs.selectedIndex = -1
                tabs.selectedViewController = UIViewController()
                MisuseHost.show(tabs)
            },
            MisuseCase(
                "one view of two controllers",
                .raises(
                    hierarchyInconsistency, "A view can only be associated with at most one view controller at a time!")
            ) {
                let (first, second, view) = (UIViewController(), UIViewController(), UIView())
                first.view = view
                second.view = view
                MisuseHost.show(second)
            },
            MisuseCase("view asked for inside loadView", .raisesInconsistency("loadView")) {
                final class Controller: UIViewController {
                    override func loadView() { view.backgroundColor = .red }
                }
                MisuseHost.show(Controller())
            },
            MisuseCase(
                "loadView that loads nothing", .raisesInconsistency("loadView] returned without setting the view")
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
            MisuseCase("safe area that is not a number", .passes) {
                let controller = UIViewController()
                controller.additionalSafeAreaInsets.top = .nan
                let label = UILabel()
                label.text = "a"
                controller.view.addSubview(label)
                MisuseHost.show(controller)
            },
            MisuseCase(
                "two cancelling actions",
                .raisesInconsistency(
                    "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            ) {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "a", style: .cancel))
                alert.addAction(UIAlertAction(title: "b", style: .cancel))
                MisuseHost.show(alert)
            },
            MisuseCase(
                "text field in a sheet",
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
