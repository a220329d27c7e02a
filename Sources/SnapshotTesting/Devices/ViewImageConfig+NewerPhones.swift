import CellSimHost
import Foundation
import UIKit

// Presets for phones that the SnapshotTesting library doesn't have.

/// Presets for the iPhone 14 and later.
extension ViewImageConfig {
    /// iPhone 14 in portrait.
    public static let iPhone14 = ViewImageConfig.iPhone14(.portrait)

    /// iPhone 14 in portrait (390 × 844 points) or landscape.
    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_0, orientation, .iPhone14(orientation))
    }

    /// iPhone 14 Plus in portrait.
    public static let iPhone14Plus = ViewImageConfig.iPhone14Plus(.portrait)

    /// iPhone 14 Plus in portrait (428 × 926 points) or landscape.
    public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_7, orientation, .iPhone14Plus(orientation))
    }

    /// iPhone 14 Pro in portrait.
    public static let iPhone14Pro = ViewImageConfig.iPhone14Pro(.portrait)

    /// iPhone 14 Pro in portrait (393 × 852 points) or landscape.
    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_12, orientation, .iPhone14Pro(orientation))
    }

    /// iPhone 14 Pro Max in portrait.
    public static let iPhone14ProMax = ViewImageConfig.iPhone14ProMax(.portrait)

    /// iPhone 14 Pro Max in portrait (430 × 932 points) or landscape.
    public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_72, orientation, .iPhone14ProMax(orientation))
    }

    /// iPhone 15 in portrait.
    public static let iPhone15 = ViewImageConfig.iPhone15(.portrait)

    /// iPhone 15 in portrait (393 × 852 points) or landscape.
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_12, orientation, .iPhone15(orientation))
    }

    /// iPhone 15 Plus in portrait.
    public static let iPhone15Plus = ViewImageConfig.iPhone15Plus(.portrait)

    /// iPhone 15 Plus in portrait (430 × 932 points) or landscape.
    public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_72, orientation, .iPhone15Plus(orientation))
    }

    /// iPhone 15 Pro in portrait.
    public static let iPhone15Pro = ViewImageConfig.iPhone15Pro(.portrait)

    /// iPhone 15 Pro in portrait (393 × 852 points) or landscape.
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_12, orientation, .iPhone15Pro(orientation))
    }

    /// iPhone 15 Pro Max in portrait.
    public static let iPhone15ProMax = ViewImageConfig.iPhone15ProMax(.portrait)

    /// iPhone 15 Pro Max in portrait (430 × 932 points) or landscape.
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_72, orientation, .iPhone15ProMax(orientation))
    }

    /// iPhone 16 in portrait.
    public static let iPhone16 = ViewImageConfig.iPhone16(.portrait)

    /// iPhone 16 in portrait (393 × 852 points) or landscape.
    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_12, orientation, .iPhone16(orientation))
    }

    /// iPhone 16 Plus in portrait.
    public static let iPhone16Plus = ViewImageConfig.iPhone16Plus(.portrait)

    /// iPhone 16 Plus in portrait (430 × 932 points) or landscape.
    public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_72, orientation, .iPhone16Plus(orientation))
    }

    /// iPhone 16 Pro in portrait.
    public static let iPhone16Pro = ViewImageConfig.iPhone16Pro(.portrait)

    /// iPhone 16 Pro in portrait (402 × 874 points) or landscape.
    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_3, orientation, .iPhone16Pro(orientation))
    }

    /// iPhone 16 Pro Max in portrait.
    public static let iPhone16ProMax = ViewImageConfig.iPhone16ProMax(.portrait)

    /// iPhone 16 Pro Max in portrait (440 × 956 points) or landscape.
    public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_9, orientation, .iPhone16ProMax(orientation))
    }

    /// iPhone 17 in portrait.
    public static let iPhone17 = ViewImageConfig.iPhone17(.portrait)

    /// iPhone 17 in portrait (402 × 874 points) or landscape.
    public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_3, orientation, .iPhone17(orientation))
    }
}

extension UITraitCollection {
    /// Returns the traits of the iPhone 14, including its scale of 3.
    public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_0, hasScale: true)
    }

    /// Returns the traits of the iPhone 14 Plus, including its scale of 3.
    public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_7, hasScale: true)
    }

    /// Returns the traits of the iPhone 14 Pro, including its scale of 3.
    public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_12, hasScale: true)
    }

    /// Returns the traits of the iPhone 14 Pro Max, including its scale of 3.
    public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_72, hasScale: true)
    }

    /// Returns the traits of the iPhone 15, including its scale of 3.
    public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_12, hasScale: true)
    }

    /// Returns the traits of the iPhone 15 Plus, including its scale of 3.
    public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_72, hasScale: true)
    }

    /// Returns the traits of the iPhone 15 Pro, including its scale of 3.
    public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_12, hasScale: true)
    }

    /// Returns the traits of the iPhone 15 Pro Max, including its scale of 3.
    public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_72, hasScale: true)
    }

    /// Returns the traits of the iPhone 16, including its scale of 3.
    public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_12, hasScale: true)
    }

    /// Returns the traits of the iPhone 16 Plus, including its scale of 3.
    public static func iPhone16Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_72, hasScale: true)
    }

    /// Returns the traits of the iPhone 16 Pro, including its scale of 3.
    public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_3, hasScale: true)
    }

    /// Returns the traits of the iPhone 16 Pro Max, including its scale of 3.
    public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_9, hasScale: true)
    }

    /// Returns the traits of the iPhone 17, including its scale of 3.
    public static func iPhone17(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_3, hasScale: true)
    }
}
