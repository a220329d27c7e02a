/// The modules that make up UIKit; `import UIKit` combines them.
package enum UIKitModules {
    /// The names of the modules, from the lowest level to the highest.
    package static let names = ["UIKitBase", "UIKitViews", "UIKitControls", "UIKitLists", "UIKitControllers", "UIKit"]

    private static let prefixes = names.map { $0 + "." }

    /// Returns whether one of the modules declares a type.
    package static func isDeclared(_ type: Any.Type) -> Bool { prefix(of: _typeName(type, qualified: true)) != nil }

    /// Returns the name of a type with its module, for example `App.PersonCell`. The module is `UIKit` for all of
    /// UIKit's modules.
    package static func qualifiedName(of type: Any.Type) -> String {
        let name = _typeName(type, qualified: true)
        return prefix(of: name).map { "UIKit." + name.dropFirst($0.count) } ?? name
    }

    private static func prefix(of name: String) -> String? {
        name.hasPrefix("UIKit") ? prefixes.first(where: name.hasPrefix) : nil
    }
}
