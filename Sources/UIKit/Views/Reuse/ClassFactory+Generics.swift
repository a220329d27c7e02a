import CellSimReflection
import Foundation

// Initialisers that make `T()`, `T(frame:)` and similar calls compile for UIKit classes.
//
// Apple's compiler allows such calls if `T` is a UIKit class or `type` is a metatype, because
// Objective-C finds the initialiser at run time. Swift's own classes need `required` initialisers for that, which every
// app would have to repeat. Therefore protocols add initialisers of the same form. The compiler prefers the classes'
// own initialisers and uses the protocols' only if those cannot be called.
//
// A protocol's initialiser gets no metatype, but a static method does. Both have the same calling convention if the
// method owns its arguments, as initialisers do. The initialisers are therefore declared under the symbol of the method
// that does the work. `@usableFromInline` exports that symbol from the optimised library, because nothing else in the
// module refers to it.

/// Views that can be created from a metatype.
public protocol ViewMaking {}
extension UIView: ViewMaking {}

extension ViewMaking where Self: UIView {
    /// Creates a view of the dynamic class `self` with `init(frame:)`.
    @_disfavoredOverload @_silgen_name("CellSim_makeViewWithFrame") public init(frame: CGRect)
    /// Creates a view of the dynamic class `self` with its own `init()`, with `init(frame:)`, or with the initialiser
    /// of cells.
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
    /// Creates a controller of the dynamic class `self` with its own `init()`, or with `init(nibName:bundle:)`.
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
    /// Creates an object of the dynamic class `self` with its own `init()`, or with the initialiser that the class has
    /// instead.
    ///
    /// The parameter only distinguishes this initialiser from the class's own, which is called wherever possible.
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
