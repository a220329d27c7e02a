import Foundation
@_spi(UIKitModules) import UIKitViews

// See `ClassMaking.swift`.

/// Represents any class of layout attributes.
@_spi(UIKitModules) open class MadeLayoutAttributes: UICollectionViewLayoutAttributes {
    public required override init() { super.init() }

    @inline(never) static func make(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        let callable = unsafe unsafeBitCast(type, to: MadeLayoutAttributes.Type.self)
        return callable.init()
    }
}
