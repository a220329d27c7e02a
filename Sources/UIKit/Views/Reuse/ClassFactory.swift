import CellSimReflection
import Foundation

// Creates objects of any class through its designated initialisers.
//
// UIKit's designated initialisers are not `required`, so Swift rejects calls through a metatype, although every class
// has entries for them in its method table. The classes below override the initialisers, share their entries, and make
// them `required`. They are open so that the optimiser does not assume that calls reach their own methods.

/// Makes it possible to create any constraint class from its metatype.
@_spi(UIKitModules) open class ConstraintInitializerThunk: NSLayoutConstraint {
    public required override init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        super.init(
            item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2, multiplier: multiplier,
            constant: c)
    }

    /// Creates a constraint of a class with its designated initialiser.
    @inline(never) static func make(
        _ type: NSLayoutConstraint.Type, _ first: AnyObject, _ second: AnyObject?, _ plan: NibConstraint
    ) -> NSLayoutConstraint {
        let callable = unsafe unsafeBitCast(type, to: ConstraintInitializerThunk.Type.self)
        return callable.init(
            item: first, attribute: plan.firstAttribute, relatedBy: plan.relation, toItem: second,
            attribute: plan.secondAttribute, multiplier: plan.multiplier, constant: plan.constant)
    }
}

/// Makes it possible to create any view class with `init(frame:)` from its metatype.
@_spi(UIKitModules) open class ViewInitializerThunk: UIView {
    /// Calls the initialiser of the class through its own method table entry, so that a view of any class can be
    /// created.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) package static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
        let callable = unsafe unsafeBitCast(type, to: ViewInitializerThunk.Type.self)
        return callable.init(frame: frame)
    }
}

/// Makes it possible to create any controller class from its metatype.
@_spi(UIKitModules) open class ControllerInitializerThunk: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes an instance from a document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a controller of a class with its designated initialiser.
    @inline(never) static func make(
        _ type: UIViewController.Type, nibName: String? = nil, bundle: Bundle? = nil
    ) -> UIViewController {
        let callable = unsafe unsafeBitCast(type, to: ControllerInitializerThunk.Type.self)
        return callable.init(nibName: nibName, bundle: bundle)
    }
}

extension UIKitException {
    /// Raises an exception. If it is caught, returns an object of the requested class.
    package static func recovered<Object: AnyObject>(
        from exception: UIKitException, with fallback: @autoclosure () -> AnyObject
    ) -> Object {
        raiseOrRecord(exception)
        guard let object = fallback() as? Object else { exception.raise() }
        return object
    }
}

/// Creates objects of any class from a metatype, for other modules.
@MainActor package enum ClassFactory {
    /// Creates a view of a class, with the designated initialiser for views of its kind.
    package static func view(of type: UIView.Type, frame: CGRect = .zero) -> UIView { type.makeInstance(frame: frame) }

    /// Creates a controller of a class with the app's own `init()` or, if there is none, from a nib.
    package static func controller(
        of type: UIViewController.Type, nibName: String, bundle: Bundle
    ) -> UIViewController {
        AdaptedClasses.make(type) as? UIViewController
            ?? ControllerInitializerThunk.make(type, nibName: nibName, bundle: bundle)
    }

    /// Creates an object of any class, with the initialiser that the Objective-C runtime's `init()` would reach: the
    /// app's own, or otherwise `init(frame:)` for views, `init(nibName:bundle:)` for controllers, and `init()` for
    /// other classes.
    package static func object(of type: NSObject.Type) -> NSObject {
        let instance = AdaptedClasses.make(type)
        if let object = instance as? NSObject { return object }
        if let type = type as? UIView.Type { return view(of: type) }
        if let type = type as? UIViewController.Type { return ControllerInitializerThunk.make(type) }
        return unsafe unsafeDowncast(ObjectInitializerThunk.make(type), to: NSObject.self)
    }

    /// Returns the class that a document names, in any module of the process; nil for an unknown class.
    package static func type(named name: String, module: String?) -> AnyClass? {
        ClassResolver.resolve(name, module: module, searchesModules: true)
    }

    /// Creates a segue of a class with its designated initialiser.
    package static func segue(
        of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        SegueInitializerThunk.make(type, identifier: identifier, source: source, destination: destination)
    }
}
