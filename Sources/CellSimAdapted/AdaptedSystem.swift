import CellSimSystem
import Foundation
import UIKit

/// Provides adapted sources with information about the system and classes.
public enum AdaptedSystem {
    /// Returns whether the simulated system has the features of an iOS version.
    public static func has(_ major: Int, _ minor: Int = 0) -> Bool { SystemVersion.reported.has(major, minor) }

    /// Returns the URL of a file literal.
    public static func resource(named name: String) -> URL {
        Bundle.main.url(forResource: name, withExtension: nil) ?? Bundle.main.bundleURL.appendingPathComponent(name)
    }

    /// Returns a bundle, after adding a folder of sources in which its nibs, images and colours are also searched.
    /// - Parameter sources: The path of the folder.
    public static func bundle(_ bundle: Bundle, sources: String) -> Bundle {
        BundleSources.add(sources, to: bundle)
        return bundle
    }

    /// Returns the name of a class with its module, such as `App.PersonCell`. The module of UIKit's classes is `UIKit`.
    public static func className(of type: Any.Type) -> String { UIKitModules.qualifiedName(of: type) }

    /// Creates a segue of a class that is known only at run time, like `type.init(identifier:source:destination:)`.
    @preconcurrency @MainActor public static func segue(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        ClassFactory.segue(of: type, identifier: identifier, source: source, destination: destination)
    }
}
