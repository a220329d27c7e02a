/// The modules of `import UIKit`, which programs see as one.
package enum UIKitModules {
    /// Their names, from the lowest to the highest.
    package static let names = ["UIKitBase", "UIKitViews", "UIKitControls", "UIKitLists", "UIKitControllers", "UIKit"]

    private static let prefixes = names.map { $0 + "." }

    /// Whether one of the modules declares a type.
    package static func declare(_ type: Any.Type) -> Bool { prefix(of: _typeName(type, qualified: true)) != nil }

    /// Returns the name of a type with its module, as in `App.PersonCell`; UIKit's own modules are all named `UIKit`.
    package static func qualifiedName(of type: Any.Type) -> String {
        let name = _typeName(type, qualified: true)
        return prefix(of: name).map { "UIKit." + name.dropFirst($0.count) } ?? name
    }

    private static func prefix(of name: String) -> String? {
        name.hasPrefix("UIKit") ? prefixes.first(where: name.hasPrefix) : nil
    }
}
