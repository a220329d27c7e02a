import Foundation
@_spi(UIKitModules) import UIKitViews

// For an explanation of the technique, see `ClassFactory.swift`.

/// A subclass with a `required` initialiser, for creating layout attributes of any class through its metatype.
@_spi(UIKitModules) open class LayoutAttributesFactory: UICollectionViewLayoutAttributes {
    public required override init() { super.init() }

    @inline(never) static func make(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        let callable = unsafe unsafeBitCast(type, to: LayoutAttributesFactory.Type.self)
        return callable.init()
    }
}
