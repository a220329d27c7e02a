import Foundation

// See `ClassMaking.swift`: classes whose initialisers apps need not write anew, called on metatypes all the same.

/// Stands for "some class of layers".
open class MadeLayer: CALayer {
    public required override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: CALayer.Type) -> CALayer {
        let callable = unsafe unsafeBitCast(type, to: MadeLayer.Type.self)
        return callable.init()
    }
}

/// Stands for "some class of items in bars".
open class MadeBarItem: UIBarItem {
    public required override init() { super.init() }

    /// An item as a document describes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UIBarItem.Type) -> UIBarItem {
        let callable = unsafe unsafeBitCast(type, to: MadeBarItem.Type.self)
        return callable.init()
    }
}

/// Stands for "some class of looks of bars".
open class MadeBarAppearance: UIBarAppearance {
    public required override init() { super.init() }

    /// An appearance as a document describes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UIBarAppearance.Type) -> UIBarAppearance {
        let callable = unsafe unsafeBitCast(type, to: MadeBarAppearance.Type.self)
        return callable.init()
    }
}

/// Stands for "some class of layout attributes".
open class MadeLayoutAttributes: UICollectionViewLayoutAttributes {
    public required override init() { super.init() }

    @inline(never) static func make(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        let callable = unsafe unsafeBitCast(type, to: MadeLayoutAttributes.Type.self)
        return callable.init()
    }
}

/// Stands for "some class of segues".
open class MadeSegue: UIStoryboardSegue {
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

/// Stands for "some class of recognisers".
open class MadeRecognizer: UIGestureRecognizer {
    public required override init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UIGestureRecognizer.Type, coder: NSCoder) -> UIGestureRecognizer? {
        let callable = unsafe unsafeBitCast(type, to: MadeRecognizer.Type.self)
        return callable.init(coder: coder)
    }
}
