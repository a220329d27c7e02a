import Foundation
import UIKit

/// What adapted sources ask the system.
public enum AdaptedSystem {
    /// Whether the simulated system has this major version of iOS: it is iOS 17.
    public static func has(_ version: Int) -> Bool { version <= 17 }

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
