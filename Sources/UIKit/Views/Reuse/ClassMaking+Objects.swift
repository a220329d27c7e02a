import Foundation

// See `ClassMaking.swift`: classes whose initialisers apps need not override, although they are called on metatypes.

/// Represents any layer class.
@_spi(UIKitModules) open class MadeLayer: CALayer {
    public required override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: CALayer.Type) -> CALayer {
        let callable = unsafe unsafeBitCast(type, to: MadeLayer.Type.self)
        return callable.init()
    }
}

/// Represents any bar item class.
@_spi(UIKitModules) open class MadeBarItem: UIBarItem {
    public required override init() { super.init() }

    /// Creates an item from a document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UIBarItem.Type) -> UIBarItem {
        let callable = unsafe unsafeBitCast(type, to: MadeBarItem.Type.self)
        return callable.init()
    }
}

/// Represents any bar appearance class.
@_spi(UIKitModules) open class MadeBarAppearance: UIBarAppearance {
    public required override init() { super.init() }

    /// Creates an appearance from a document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UIBarAppearance.Type) -> UIBarAppearance {
        let callable = unsafe unsafeBitCast(type, to: MadeBarAppearance.Type.self)
        return callable.init()
    }
}

/// Represents any segue class.
@_spi(UIKitModules) open class MadeSegue: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    @inline(never) package static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        let callable = unsafe unsafeBitCast(type, to: MadeSegue.Type.self)
        return callable.init(identifier: identifier, source: source, destination: destination)
    }
}

/// Represents any recogniser class.
@_spi(UIKitModules) open class MadeRecognizer: UIGestureRecognizer {
    public required override init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UIGestureRecognizer.Type, coder: NSCoder) -> UIGestureRecognizer? {
        let callable = unsafe unsafeBitCast(type, to: MadeRecognizer.Type.self)
        return callable.init(coder: coder)
    }
}
