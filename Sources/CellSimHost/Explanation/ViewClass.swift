import UIKit

/// The name and origin of a view's class, for view trees.
@MainActor struct ViewClass {
    /// The name without its module.
    let name: String
    /// A Boolean value that indicates whether it is one of UIKit's own classes.
    let isUIKit: Bool

    /// The cached classes. Looking up a class name in the runtime takes thousands of instructions.
    private static var cache: [ObjectIdentifier: ViewClass] = [:]

    static func of(_ view: UIView) -> ViewClass {
        let type = type(of: view)
        if let cachedClass = cache[ObjectIdentifier(type)] { return cachedClass }
        let viewClass = ViewClass(
            name: String(describing: type), isUIKit: String(reflecting: type).hasPrefix("UIKit"))
        cache[ObjectIdentifier(type)] = viewClass
        return viewClass
    }
}
