import UIKit

/// Two tables with one nib and different data, each in a navigation stack of its own, under a tab bar.
@preconcurrency @MainActor enum ElementsApp {
    static func makeRoot() throws -> UITabBarController {
        let all = try Element.all()
        let short = all.filter { $0.symbol.count == 1 }
        let tables = [
            ElementsTableController(all, title: "Elements", image: UIImage(systemName: "list.bullet")),
            ElementsTableController(short, title: "One Letter", image: UIImage(systemName: "star")),
        ]
        let tabs = UITabBarController()
        tabs.viewControllers = tables.map { UINavigationController(rootViewController: $0) }
        return tabs
    }
}
