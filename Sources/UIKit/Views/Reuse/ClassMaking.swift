import CellSimReflection
import Foundation

// UIKit's designated initialisers are not `required`, so Swift rejects calls through a metatype, although every class has
// entries for them in its method table. The classes below override them in place, hence share the entries, and make them
// `required`. They are open so that the optimiser does not assume that calls reach their own methods.

/// Represents any constraint class.
@_spi(UIKitModules) open class MadeConstraint: NSLayoutConstraint {
    public required override init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        super.init(
            item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2, multiplier: multiplier,
            constant: c)
    }

    /// A constraint of the class, made by its own designated initialiser.
    @inline(never) static func make(
        _ type: NSLayoutConstraint.Type, _ first: AnyObject, _ second: AnyObject?, _ plan: NibConstraint
    ) -> NSLayoutConstraint {
        let callable = unsafe unsafeBitCast(type, to: MadeConstraint.Type.self)
        return callable.init(
            item: first, attribute: plan.firstAttribute, relatedBy: plan.relation, toItem: second,
            attribute: plan.secondAttribute, multiplier: plan.multiplier, constant: plan.constant)
    }
}

/// Represents any view class with `init(frame:)`.
@_spi(UIKitModules) open class MadeView: UIView {
    /// Calls the superclass's initialiser with its own entry in the method table, so that any class can be created with
    /// it.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) package static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
        let callable = unsafe unsafeBitCast(type, to: MadeView.Type.self)
        return callable.init(frame: frame)
    }
}

/// Represents any controller class.
@_spi(UIKitModules) open class MadeController: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates an instance from a document's element.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A controller of the class, made by its own designated initialiser.
    @inline(never) static func make(
        _ type: UIViewController.Type, nibName: String? = nil, bundle: Bundle? = nil
    ) -> UIViewController {
        let callable = unsafe unsafeBitCast(type, to: MadeController.Type.self)
        return callable.init(nibName: nibName, bundle: bundle)
    }
}

extension UIKitException {
    /// Raises, and if the exception is caught continues with an object of the requested class.
    package static func recovered<Object: AnyObject>(
        from exception: UIKitException, with made: @autoclosure () -> AnyObject
    ) -> Object {
        raiseOrRecord(exception)
        guard let object = made() as? Object else { exception.raise() }
        return object
    }
}

/// Objects of any class, for modules that make them by a metatype.
@MainActor package enum ClassMaking {
    /// Creates a view of the class, with the designated initialiser of its kind of views.
    package static func view(of type: UIView.Type, frame: CGRect = .zero) -> UIView { type.makeStandIn(frame: frame) }

    /// A controller of the class, made by the `init()` that the app wrote for it, otherwise from a nib.
    package static func controller(
        of type: UIViewController.Type, nibName: String, bundle: Bundle
    ) -> UIViewController {
        AdaptedClasses.make(type) as? UIViewController ?? MadeController.make(type, nibName: nibName, bundle: bundle)
    }

    /// Creates an object of any class, with the initialiser that `init()` of the Objective-C runtime calls: one that the app
    /// wrote, otherwise `init(frame:)` of views, `init(nibName:bundle:)` of controllers, and `init()` of all others.
    package static func object(of type: NSObject.Type) -> NSObject {
        let made = AdaptedClasses.make(type)
        if let object = made as? NSObject { return object }
        if let type = type as? UIView.Type { return view(of: type) }
        if let type = type as? UIViewController.Type { return MadeController.make(type) }
        return unsafe unsafeDowncast(PlainObject.make(type), to: NSObject.self)
    }

    /// The class that a document names, in any module of the process; nil for an unknown one.
    package static func type(named name: String, module: String?) -> AnyClass? {
        ClassResolver.resolve(name, module: module, searchesModules: true)
    }

    /// A segue of the class, made by its own designated initialiser.
    package static func segue(
        of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        MadeSegue.make(type, identifier: identifier, source: source, destination: destination)
    }
}
