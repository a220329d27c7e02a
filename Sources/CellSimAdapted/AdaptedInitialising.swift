import Foundation
import UIKit

/// A protocol whose initialisers can hand over an object that another initialiser made. Adapted sources write the inheritance.
public protocol AdaptedInitialising {}

extension AdaptedInitialising {
    /// Creates a value from another one of the same type.
    ///
    /// - Precondition: `value` is of the type that is created.
    public init(adapted value: Any) {
        guard let made = value as? Self else {
            // An initialiser returned an object of another class.
            preconditionFailure("\(type(of: value)) is not \(Self.self), whose initialiser was called")
        }
        self = made
    }
}

/// Creates objects of classes that only a metatype names, where a protocol of the app hides UIKit's initialisers.
public enum AdaptedObjects {
    /// Returns an object that the class's own `init()` made, or the initialiser that it has instead.
    @preconcurrency @MainActor public static func make(_ type: NSObject.Type) -> NSObject {
        ClassMaking.object(of: type)
    }

    /// Returns a view that the class's `init(frame:)` made.
    @preconcurrency @MainActor public static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
        type.init(frame: frame)
    }

    /// Returns a controller that the class's `init(nibName:bundle:)` made.
    @preconcurrency @MainActor public static func make(
        _ type: UIViewController.Type, nibName: String?, bundle: Bundle?
    ) -> UIViewController { type.init(nibName: nibName, bundle: bundle) }
}
