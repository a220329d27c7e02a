/// The modules that `import UIKit` combines.
package enum UIKitModules {
    /// The names of the modules, ordered by dependency.
    package static let names = ["UIKitBase", "UIKitViews", "UIKitControls", "UIKitLists", "UIKitControllers", "UIKit"]

    private static let prefixes = names.map { $0 + "." }

    /// Returns whether one of the modules declares a type.
    package static func isDeclared(_ type: Any.Type) -> Bool { prefix(of: _typeName(type, qualified: true)) != nil }

    /// Returns the name of a type with its module, such as `App.PersonCell`. For all of UIKit's modules, the module is `UIKit`.
    package static func qualifiedName(of type: Any.Type) -> String {
        let name = _typeName(type, qualified: true)
        return prefix(of: name).map { "UIKit." + name.dropFirst($0.count) } ?? name
    }

    private static func prefix(of name: String) -> String? {
        name.hasPrefix("UIKit") ? prefixes.first(where: name.hasPrefix) : nil
    }
}
