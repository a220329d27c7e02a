import UIKit

/// Builds a tab bar controller with two navigation stacks. Their tables share one nib and show different data.
@preconcurrency @MainActor enum TwoTables {
    static func makeRoot() -> UITabBarController {
        let short = Element.all.filter { $0.symbol.count == 1 }
        let tables = [
            ElementsTableController(Element.all, title: "Elements", image: UIImage(systemName: "list.bullet")),
            ElementsTableController(short, title: "One Letter", image: UIImage(systemName: "star")),
        ]
        let tabs = UITabBarController()
        tabs.viewControllers = tables.map { UINavigationController(rootViewController: $0) }
        return tabs
    }
}
