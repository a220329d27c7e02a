import Foundation
import UIKit

/// A protocol for classes whose initialisers can return an object that another initialiser created. Adapted sources add the
/// conformance.
public protocol AdaptedInitialising {}

/// Provides an initialiser that returns an existing object.
extension AdaptedInitialising {
    /// Returns an existing object of the same type.
    ///
    /// - Precondition: `value` is an instance of this type.
    public init(adapted value: Any) {
        guard let object = value as? Self else {
            // The other initialiser returned an object of another class.
            preconditionFailure("\(type(of: value)) is not \(Self.self), whose initialiser was called")
        }
        self = object
    }
}

/// Creates objects of classes that are known only by their metatypes, for code in which a protocol of the app hides UIKit's
/// initialisers.
public enum AdaptedObjects {
    /// Creates an object with the `init()` of a class, or with the initialiser that replaces it.
    @preconcurrency @MainActor public static func make(_ type: NSObject.Type) -> NSObject {
        ClassFactory.object(of: type)
    }

    /// Creates a view with the `init(frame:)` of a class.
    @preconcurrency @MainActor public static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
        type.init(frame: frame)
    }

    /// Creates a view controller with the `init(nibName:bundle:)` of a class.
    @preconcurrency @MainActor public static func make(
        _ type: UIViewController.Type, nibName: String?, bundle: Bundle?
    ) -> UIViewController { type.init(nibName: nibName, bundle: bundle) }
}
