import Foundation

// These classes make the initialisers of UIKit classes `required`, so that they can be called on metatypes; see
// `ClassFactory.swift`.

/// Makes it possible to create any layer class from its metatype.
@_spi(UIKitModules) open class LayerInitializerThunk: CALayer {
    public required override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: CALayer.Type) -> CALayer {
        let callable = unsafe unsafeBitCast(type, to: LayerInitializerThunk.Type.self)
        return callable.init()
    }
}

/// Makes it possible to create any bar item class from its metatype.
@_spi(UIKitModules) open class BarItemInitializerThunk: UIBarItem {
    public required override init() { super.init() }

    /// Decodes an item from a document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UIBarItem.Type) -> UIBarItem {
        let callable = unsafe unsafeBitCast(type, to: BarItemInitializerThunk.Type.self)
        return callable.init()
    }
}

/// Makes it possible to create any bar appearance class from its metatype.
@_spi(UIKitModules) open class BarAppearanceInitializerThunk: UIBarAppearance {
    public required override init() { super.init() }

    /// Decodes an appearance from a document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UIBarAppearance.Type) -> UIBarAppearance {
        let callable = unsafe unsafeBitCast(type, to: BarAppearanceInitializerThunk.Type.self)
        return callable.init()
    }
}

/// Makes it possible to create any segue class from its metatype.
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

/// Makes it possible to create any gesture recogniser class from its metatype.
@_spi(UIKitModules) open class RecognizerInitializerThunk: UIGestureRecognizer {
    public required override init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UIGestureRecognizer.Type, coder: NSCoder) -> UIGestureRecognizer? {
        let callable = unsafe unsafeBitCast(type, to: RecognizerInitializerThunk.Type.self)
        return callable.init(coder: coder)
    }
}
