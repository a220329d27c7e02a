import CellSimSystem
import Foundation
import UIKit

/// Answers queries of adapted sources about the system.
public enum AdaptedSystem {
    /// Returns whether the simulated system has the features of an iOS version.
    public static func has(_ major: Int, _ minor: Int = 0) -> Bool { SystemVersion.reported.has(major, minor) }

    /// Returns the URL of a file literal.
    public static func resource(named name: String) -> URL {
        Bundle.main.url(forResource: name, withExtension: nil) ?? Bundle.main.bundleURL.appendingPathComponent(name)
    }

    /// Returns a class's name with its module, such as `App.PersonCell`. The module of UIKit's classes is `UIKit`.
    public static func className(of type: Any.Type) -> String { UIKitModules.qualifiedName(of: type) }

    /// Creates a segue of a class that is known at run time, as `type.init(identifier:source:destination:)` does.
    @preconcurrency @MainActor public static func segue(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        ClassFactory.segue(of: type, identifier: identifier, source: source, destination: destination)
    }
}
