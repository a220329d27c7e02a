import UIKit

/// Two tables with one nib and different data, each in a navigation stack of its own, under a tab bar.
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
