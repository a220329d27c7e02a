import Foundation
@_spi(UIKitModules) import UIKitViews

// For the purpose of this class, see `ClassMaking.swift`.

/// A stand-in for any class of layout attributes, which allows creating attributes through a metatype.
@_spi(UIKitModules) open class MadeLayoutAttributes: UICollectionViewLayoutAttributes {
    public required override init() { super.init() }

    @inline(never) static func make(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        let callable = unsafe unsafeBitCast(type, to: MadeLayoutAttributes.Type.self)
        return callable.init()
    }
}
