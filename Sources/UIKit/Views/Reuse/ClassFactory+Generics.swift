import CellSimReflection
import Foundation

// Initialisers for calls such as `T()` and `type.init(frame:)` on UIKit classes.
//
// On Apple's systems, such calls on generic parameters and metatypes compile, because Objective-C finds the initialiser
// at run time. Swift classes would need `required` initialisers, which every app would have to repeat. Therefore
// protocol extensions add initialisers with the same signatures. The compiler uses them only if the class's own
// initialisers can't be called.
//
// An initialiser in a protocol extension can't return an object of the dynamic class `self`, but a static method can.
// Both have the same calling convention if the method owns its arguments. Therefore each initialiser is declared with the
// symbol name of a static method that does the work. `@usableFromInline` keeps the symbol in the optimised library,
// although nothing in this module refers to it.

/// Views that can be created from a metatype.
public protocol ViewMaking {}
extension UIView: ViewMaking {}

extension ViewMaking where Self: UIView {
    /// Creates a view of the dynamic class `self` with `init(frame:)`.
    @_disfavoredOverload @_silgen_name("CellSim_makeViewWithFrame") public init(frame: CGRect)
    /// Creates a view of the dynamic class `self` with its own `init()`, or otherwise with the designated initialiser of
    /// its kind of view.
    @_disfavoredOverload @_silgen_name("CellSim_makeView") public init()

    @_silgen_name("CellSim_makeViewWithFrame") @usableFromInline static func made(frame: CGRect) -> Self {
        MainActor.assumeIsolated {
            unsafe unsafeDowncast(ClassFactory.view(of: self as UIView.Type, frame: frame), to: Self.self)
        }
    }
    @_silgen_name("CellSim_makeView") @usableFromInline static func made() -> Self {
        MainActor.assumeIsolated {
            let view = AdaptedClasses.make(self) ?? ClassFactory.view(of: self as UIView.Type, frame: .zero)
            return unsafe unsafeDowncast(view, to: Self.self)
        }
    }
}

/// Controllers that can be created from a metatype.
public protocol ControllerMaking {}
extension UIViewController: ControllerMaking {}

extension ControllerMaking where Self: UIViewController {
    /// Creates a controller of the dynamic class `self` with `init(nibName:bundle:)`.
    @_disfavoredOverload @_silgen_name("CellSim_makeControllerWithNib") public init(nibName: String?, bundle: Bundle?)
    /// Creates a controller of the dynamic class `self` with its own `init()`, or otherwise with `init(nibName:bundle:)`.
    @_disfavoredOverload @_silgen_name("CellSim_makeController") public init()

    @_silgen_name("CellSim_makeControllerWithNib") @usableFromInline static func made(
        nibName: __owned String?, bundle: __owned Bundle?
    ) -> Self {
        MainActor.assumeIsolated {
            let type = self as UIViewController.Type
            return unsafe unsafeDowncast(
                ControllerInitializerThunk.make(type, nibName: nibName, bundle: bundle), to: Self.self)
        }
    }
    @_silgen_name("CellSim_makeController") @usableFromInline static func made() -> Self {
        MainActor.assumeIsolated {
            let controller = AdaptedClasses.make(self) ?? ControllerInitializerThunk.make(self as UIViewController.Type)
            return unsafe unsafeDowncast(controller, to: Self.self)
        }
    }
}

/// Objects that can be created from an `NSObject.Type`.
public protocol ObjectMaking {}
extension NSObject: ObjectMaking {}

extension ObjectMaking where Self: NSObject {
    /// Creates an object of the dynamic class `self` with its own `init()`, or otherwise with the designated initialiser of
    /// its kind of class.
    ///
    /// The parameter only distinguishes this initialiser from the class's `init()`, which the compiler prefers.
    @_disfavoredOverload @_silgen_name("CellSim_makeObject") public init(_ofClass: Void = ())

    @_silgen_name("CellSim_makeObject") @usableFromInline static func made(_ofClass: Void) -> Self {
        let type = self as NSObject.Type
        guard Thread.isMainThread else {
            return unsafe unsafeDowncast(ObjectInitializerThunk.make(type), to: Self.self)
        }
        let object = MainActor.assumeIsolated { UncheckedSendable(value: ClassFactory.object(of: type)) }
        return unsafe unsafeDowncast(object.value, to: Self.self)
    }
}
