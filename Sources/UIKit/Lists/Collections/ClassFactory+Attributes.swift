import Foundation
@_spi(UIKitModules) import UIKitViews

// `ClassFactory.swift` explains the technique.

/// A subclass with a `required` initialiser, which lets CellSim create layout attributes of any class through its metatype.
@_spi(UIKitModules) open class LayoutAttributesFactory: UICollectionViewLayoutAttributes {
    public required override init() { super.init() }

    @inline(never) static func make(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        let callable = unsafe unsafeBitCast(type, to: LayoutAttributesFactory.Type.self)
        return callable.init()
    }
}
