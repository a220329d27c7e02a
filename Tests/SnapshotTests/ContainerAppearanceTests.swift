import UIKit
import XCTest

/// Compares pictures of container views, in which a child controller's view is embedded, with their references.
@preconcurrency @MainActor final class ContainerAppearanceTests: XCTestCase {
    /// Retains the controllers, because views do not.
    private var controllers: [UIViewController] = []

    private func container(_ child: UIViewController) -> UIView {
        let parent = UIViewController()
        controllers += [parent, child]
        let container = UIView(frame: CGRect(x: 8, y: 8, width: 224, height: 144))
        container.layer.borderWidth = 1
        container.layer.borderColor = UIColor.separator.cgColor
        parent.view.frame = CGRect(x: 0, y: 0, width: 240, height: 160)
        parent.view.backgroundColor = .secondarySystemBackground
        parent.view.addSubview(container)
        parent.addChild(child)
        child.view.frame = container.bounds
        container.addSubview(child.view)
        child.didMove(toParent: parent)
        return parent.view
    }

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 16, y: 60, width: 190, height: 22))
        label.text = "Embedded"
        page.view.addSubview(label)
        return page
    }

    func testContainers() {
        let snapshot = AppearanceSnapshot("ContainerView")
        snapshot.assertSnapshot("controller", width: 240, height: 160) { container(page("Plain")) }
        snapshot.assertSnapshot("navigation-controller", width: 240, height: 160) {
            container(UINavigationController(rootViewController: page("Title")))
        }
        snapshot.assertSnapshot("tab-bar-controller", width: 240, height: 160) {
            let tabs = UITabBarController()
            let pages = [page("One"), page("Two")]
            pages[0].tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
            pages[1].tabBarItem = UITabBarItem(title: "Two", image: UIImage(systemName: "gear"), tag: 1)
            tabs.viewControllers = pages
            return container(tabs)
        }
    }
}
