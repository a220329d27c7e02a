import Foundation

// Classes with `required` initialisers, which allow calling the initialisers of UIKit classes on metatypes. See
// `ClassFactory.swift`.

/// Creates layers of any class from a metatype.
@_spi(UIKitModules) open class LayerInitializerThunk: CALayer {
    public required override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: CALayer.Type) -> CALayer {
        let callable = unsafe unsafeBitCast(type, to: LayerInitializerThunk.Type.self)
        return callable.init()
    }
}

/// Creates bar items of any class from a metatype.
@_spi(UIKitModules) open class BarItemInitializerThunk: UIBarItem {
    public required override init() { super.init() }

    /// Decodes an item from a document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UIBarItem.Type) -> UIBarItem {
        let callable = unsafe unsafeBitCast(type, to: BarItemInitializerThunk.Type.self)
        return callable.init()
    }
}

/// Creates bar appearances of any class from a metatype.
@_spi(UIKitModules) open class BarAppearanceInitializerThunk: UIBarAppearance {
    public required override init() { super.init() }

    /// Decodes an appearance from a document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UIBarAppearance.Type) -> UIBarAppearance {
        let callable = unsafe unsafeBitCast(type, to: BarAppearanceInitializerThunk.Type.self)
        return callable.init()
    }
}

/// Creates segues of any class from a metatype.
@_spi(UIKitModules) open class SegueInitializerThunk: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    @inline(never) package static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        let callable = unsafe unsafeBitCast(type, to: SegueInitializerThunk.Type.self)
        return callable.init(identifier: identifier, source: source, destination: destination)
    }
}

/// Creates gesture recognisers of any class from a metatype.
@_spi(UIKitModules) open class RecognizerInitializerThunk: UIGestureRecognizer {
    public required override init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UIGestureRecognizer.Type, coder: NSCoder) -> UIGestureRecognizer? {
        let callable = unsafe unsafeBitCast(type, to: RecognizerInitializerThunk.Type.self)
        return callable.init(coder: coder)
    }
}
