import CellSimSystem
import Foundation
import UIKit

/// What adapted sources ask the system.
public enum AdaptedSystem {
    /// Whether the simulated system has what came with a version of iOS.
    public static func has(_ major: Int, _ minor: Int = 0) -> Bool { SystemVersion.current.has(major, minor) }

    /// The place of a file literal.
    public static func resource(named name: String) -> URL {
        Bundle.main.url(forResource: name, withExtension: nil) ?? Bundle.main.bundleURL.appendingPathComponent(name)
    }

    /// A segue of a class that is known at run time, as `type.init(identifier:source:destination:)` makes it.
    @preconcurrency @MainActor public static func segue(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        MadeSegue.make(type, identifier: identifier, source: source, destination: destination)
    }
}
