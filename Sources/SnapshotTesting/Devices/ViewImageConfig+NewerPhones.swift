import CellSimHost
import Foundation
import UIKit

// Phones for which the library of this name has no presets.

extension ViewImageConfig {
    /// iPhone 14, upright.
    public static let iPhone14 = ViewImageConfig.iPhone14(.portrait)

    /// iPhone 14, upright (390 by 844 points) or lying on its side.
    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_0, orientation, .iPhone14(orientation))
    }

    /// iPhone 14 Plus, upright.
    public static let iPhone14Plus = ViewImageConfig.iPhone14Plus(.portrait)

    /// iPhone 14 Plus, upright (428 by 926 points) or lying on its side.
    public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_7, orientation, .iPhone14Plus(orientation))
    }

    /// iPhone 14 Pro, upright.
    public static let iPhone14Pro = ViewImageConfig.iPhone14Pro(.portrait)

    /// iPhone 14 Pro, upright (393 by 852 points) or lying on its side.
    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_12, orientation, .iPhone14Pro(orientation))
    }

    /// iPhone 14 Pro Max, upright.
    public static let iPhone14ProMax = ViewImageConfig.iPhone14ProMax(.portrait)

    /// iPhone 14 Pro Max, upright (430 by 932 points) or lying on its side.
    public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_72, orientation, .iPhone14ProMax(orientation))
    }

    /// iPhone 15, upright.
    public static let iPhone15 = ViewImageConfig.iPhone15(.portrait)

    /// iPhone 15, upright (393 by 852 points) or lying on its side.
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_12, orientation, .iPhone15(orientation))
    }

    /// iPhone 15 Plus, upright.
    public static let iPhone15Plus = ViewImageConfig.iPhone15Plus(.portrait)

    /// iPhone 15 Plus, upright (430 by 932 points) or lying on its side.
    public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_72, orientation, .iPhone15Plus(orientation))
    }

    /// iPhone 15 Pro, upright.
    public static let iPhone15Pro = ViewImageConfig.iPhone15Pro(.portrait)

    /// iPhone 15 Pro, upright (393 by 852 points) or lying on its side.
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_12, orientation, .iPhone15Pro(orientation))
    }

    /// iPhone 15 Pro Max, upright.
    public static let iPhone15ProMax = ViewImageConfig.iPhone15ProMax(.portrait)

    /// iPhone 15 Pro Max, upright (430 by 932 points) or lying on its side.
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_72, orientation, .iPhone15ProMax(orientation))
    }

    /// iPhone 16, upright.
    public static let iPhone16 = ViewImageConfig.iPhone16(.portrait)

    /// iPhone 16, upright (393 by 852 points) or lying on its side.
    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_12, orientation, .iPhone16(orientation))
    }

    /// iPhone 16 Plus, upright.
    public static let iPhone16Plus = ViewImageConfig.iPhone16Plus(.portrait)

    /// iPhone 16 Plus, upright (430 by 932 points) or lying on its side.
    public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_72, orientation, .iPhone16Plus(orientation))
    }

    /// iPhone 16 Pro, upright.
    public static let iPhone16Pro = ViewImageConfig.iPhone16Pro(.portrait)

    /// iPhone 16 Pro, upright (402 by 874 points) or lying on its side.
    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_3, orientation, .iPhone16Pro(orientation))
    }

    /// iPhone 16 Pro Max, upright.
    public static let iPhone16ProMax = ViewImageConfig.iPhone16ProMax(.portrait)

    /// iPhone 16 Pro Max, upright (440 by 956 points) or lying on its side.
    public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_9, orientation, .iPhone16ProMax(orientation))
    }

    /// iPhone 17, upright.
    public static let iPhone17 = ViewImageConfig.iPhone17(.portrait)

    /// iPhone 17, upright (402 by 874 points) or lying on its side.
    public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_3, orientation, .iPhone17(orientation))
    }
}

extension UITraitCollection {
    /// The traits of an iPhone 14, its 3 pixels a point included.
    public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_0, hasScale: true)
    }

    /// The traits of an iPhone 14 Plus, its 3 pixels a point included.
    public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_7, hasScale: true)
    }

    /// The traits of an iPhone 14 Pro, its 3 pixels a point included.
    public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_12, hasScale: true)
    }

    /// The traits of an iPhone 14 Pro Max, its 3 pixels a point included.
    public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_72, hasScale: true)
    }

    /// The traits of an iPhone 15, its 3 pixels a point included.
    public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_12, hasScale: true)
    }

    /// The traits of an iPhone 15 Plus, its 3 pixels a point included.
    public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_72, hasScale: true)
    }

    /// The traits of an iPhone 15 Pro, its 3 pixels a point included.
    public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_12, hasScale: true)
    }

    /// The traits of an iPhone 15 Pro Max, its 3 pixels a point included.
    public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_72, hasScale: true)
    }

    /// The traits of an iPhone 16, its 3 pixels a point included.
    public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_12, hasScale: true)
    }

    /// The traits of an iPhone 16 Plus, its 3 pixels a point included.
    public static func iPhone16Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_72, hasScale: true)
    }

    /// The traits of an iPhone 16 Pro, its 3 pixels a point included.
    public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_3, hasScale: true)
    }

    /// The traits of an iPhone 16 Pro Max, its 3 pixels a point included.
    public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_9, hasScale: true)
    }

    /// The traits of an iPhone 17, its 3 pixels a point included.
    public static func iPhone17(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_3, hasScale: true)
    }
}
