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

    /// Returns the name that a class has in UIKit's descriptions: `UILabel`, and `App.PersonCell` for a class of an app. For a
    /// private class, UIKit's has a hash of the file, and this one doesn't.
    package static func runtimeName(of type: Any.Type) -> String {
        isSystem(type)
            ? _typeName(type, qualified: false)
            : _typeName(type, qualified: true).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    }

    /// Returns whether a type is declared by UIKit or another module with views and layers of Apple.
    package static func isSystem(_ type: Any.Type) -> Bool {
        isDeclared(type) || otherSystemModules.contains(String(_typeName(type, qualified: true).prefix { $0 != "." }))
    }

    private static let otherSystemModules: Set = [
        "AVFoundation", "AVKit", "AuthenticationServices", "Foundation", "LinkPresentation", "MapKit", "MetalKit",
        "PDFKit", "PencilKit", "QuickLook", "SceneKit", "SpriteKit", "SwiftUI", "WebKit",
    ]
}
