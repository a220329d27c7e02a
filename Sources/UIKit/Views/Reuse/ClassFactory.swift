import CellSimReflection
import Foundation

// Creates objects of any class from a metatype, with its designated initialiser.
//
// UIKit's designated initialisers aren't `required`, so Swift rejects calls on a metatype, although the vtable of every
// subclass has entries for them. The thunk classes below override the initialisers as `required`. A metatype is cast to
// that of a thunk class, and the call uses the vtable entry of the actual class. The thunk classes are open, so that the
// optimiser doesn't replace the calls by direct ones.

/// Creates constraints of any class from a metatype.
@_spi(UIKitModules) open class ConstraintInitializerThunk: NSLayoutConstraint {
    public required override init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        super.init(
            item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2, multiplier: multiplier,
            constant: c)
    }

    /// Creates a constraint with the designated initialiser of a class.
    @inline(never) static func make(
        _ type: NSLayoutConstraint.Type, _ first: AnyObject, _ second: AnyObject?, _ plan: NibConstraint
    ) -> NSLayoutConstraint {
        let callable = unsafe unsafeBitCast(type, to: ConstraintInitializerThunk.Type.self)
        return callable.init(
            item: first, attribute: plan.firstAttribute, relatedBy: plan.relation, toItem: second,
            attribute: plan.secondAttribute, multiplier: plan.multiplier, constant: plan.constant)
    }
}

/// Creates views of any class with `init(frame:)` from a metatype.
@_spi(UIKitModules) open class ViewInitializerThunk: UIView {
    /// Overrides the initialiser as `required`, so that it can be called on a metatype.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) package static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
        let callable = unsafe unsafeBitCast(type, to: ViewInitializerThunk.Type.self)
        return callable.init(frame: frame)
    }
}

/// Creates view controllers of any class from a metatype.
@_spi(UIKitModules) open class ControllerInitializerThunk: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes an instance from a document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a controller with the designated initialiser of a class.
    @inline(never) static func make(
        _ type: UIViewController.Type, nibName: String? = nil, bundle: Bundle? = nil
    ) -> UIViewController {
        let callable = unsafe unsafeBitCast(type, to: ControllerInitializerThunk.Type.self)
        return callable.init(nibName: nibName, bundle: bundle)
    }
}

extension UIKitException {
    /// Raises an exception. If it is caught, returns a fallback object.
    package static func recovered<Object: AnyObject>(
        from exception: UIKitException, with fallback: @autoclosure () -> AnyObject
    ) -> Object {
        raiseOrRecord(exception)
        guard let object = fallback() as? Object else { exception.raise() }
        return object
    }
}

/// Creates objects of any UIKit class from a metatype.
@MainActor package enum ClassFactory {
    /// Creates a view of a class with the designated initialiser of its kind of view.
    package static func view(of type: UIView.Type, frame: CGRect = .zero) -> UIView { type.makeInstance(frame: frame) }

    /// Creates a controller of a class with the app's `init()`, or otherwise with `init(nibName:bundle:)`.
    package static func controller(
        of type: UIViewController.Type, nibName: String, bundle: Bundle
    ) -> UIViewController {
        AdaptedClasses.make(type) as? UIViewController
            ?? ControllerInitializerThunk.make(type, nibName: nibName, bundle: bundle)
    }

    /// Creates an object of any class with the initialiser that `init()` would call on Apple's systems: the app's `init()`,
    /// or otherwise `init(frame:)` for views, `init(nibName:bundle:)` for controllers, and `init()` for other classes.
    package static func object(of type: NSObject.Type) -> NSObject {
        let instance = AdaptedClasses.make(type)
        if let object = instance as? NSObject { return object }
        if let type = type as? UIView.Type { return view(of: type) }
        if let type = type as? UIViewController.Type { return ControllerInitializerThunk.make(type) }
        return unsafe unsafeDowncast(ObjectInitializerThunk.make(type), to: NSObject.self)
    }

    /// Returns the class with a name from a document, in any module of the process, or nil if it isn't found.
    package static func type(named name: String, module: String?) -> AnyClass? {
        ClassResolver.resolve(name, module: module, searchesModules: true)
    }

    /// Creates a segue with the designated initialiser of a class.
    package static func segue(
        of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        SegueInitializerThunk.make(type, identifier: identifier, source: source, destination: destination)
    }
}
