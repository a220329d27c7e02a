import UIKit

/// The name and origin of a view's class, for view trees.
@MainActor struct ViewClass {
    /// The name without its module.
    let name: String
    /// A Boolean value that indicates whether it is one of UIKit's own classes.
    let isUIKit: Bool

    /// A cache of the classes so far, because the runtime needs thousands of instructions to return a name.
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
