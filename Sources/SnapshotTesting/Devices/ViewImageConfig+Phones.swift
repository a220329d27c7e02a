import CellSimHost
import Foundation
import UIKit

/// Presets for the iPhone SE to the iPhone 13.
extension ViewImageConfig {
    /// iPhone SE (first generation) in portrait.
    public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)

    /// iPhone SE (first generation) in portrait (320 × 568 points) or landscape.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina4_0, orientation, .iPhoneSe(orientation))
    }

    /// iPhone 8 in portrait.
    public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)

    /// iPhone 8 in portrait (375 × 667 points) or landscape.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina4_7, orientation, .iPhone8(orientation))
    }

    /// iPhone 8 Plus in portrait.
    public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)

    /// iPhone 8 Plus in portrait (414 × 736 points) or landscape.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina5_5, orientation, .iPhone8Plus(orientation))
    }

    /// iPhone X in portrait.
    public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)

    /// iPhone X in portrait (375 × 812 points) or landscape.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina5_9, orientation, .iPhoneX(orientation))
    }

    /// iPhone XR in portrait.
    public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)

    /// iPhone XR in portrait (414 × 896 points) or landscape.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_1, orientation, .iPhoneXr(orientation))
    }

    /// iPhone XS Max in portrait.
    public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)

    /// iPhone XS Max in portrait (414 × 896 points) or landscape.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_5, orientation, .iPhoneXsMax(orientation))
    }

    /// iPhone 12 in portrait.
    public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)

    /// iPhone 12 in portrait (390 × 844 points) or landscape.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_0, orientation, .iPhone12(orientation))
    }

    /// iPhone 12 Pro in portrait.
    public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)

    /// iPhone 12 Pro in portrait (390 × 844 points) or landscape.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_0, orientation, .iPhone12Pro(orientation))
    }

    /// iPhone 12 Pro Max in portrait.
    public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)

    /// iPhone 12 Pro Max in portrait (428 × 926 points) or landscape.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_7, orientation, .iPhone12ProMax(orientation))
    }

    /// iPhone 13 in portrait.
    public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)

    /// iPhone 13 in portrait (390 × 844 points) or landscape.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_0, orientation, .iPhone13(orientation))
    }

    /// iPhone 13 mini in portrait.
    public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)

    /// iPhone 13 mini in portrait (375 × 812 points) or landscape.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina5_4, orientation, .iPhone13Mini(orientation))
    }

    /// iPhone 13 Pro in portrait.
    public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)

    /// iPhone 13 Pro in portrait (390 × 844 points) or landscape.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_0, orientation, .iPhone13Pro(orientation))
    }

    /// iPhone 13 Pro Max in portrait.
    public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)

    /// iPhone 13 Pro Max in portrait (428 × 926 points) or landscape.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_7, orientation, .iPhone13ProMax(orientation))
    }
}

extension UITraitCollection {
    /// Returns the traits of the iPhone SE (first generation). The scale is that of the main screen.
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina4_0)
    }

    /// Returns the traits of the iPhone 8. The scale is that of the main screen.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina4_7)
    }

    /// Returns the traits of the iPhone 8 Plus. The scale is that of the main screen.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina5_5)
    }

    /// Returns the traits of the iPhone X. The scale is that of the main screen.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina5_9)
    }

    /// Returns the traits of the iPhone XR. The scale is that of the main screen.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_1, hasForceTouch: false)
    }

    /// Returns the traits of the iPhone XS Max. The scale is that of the main screen.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_5)
    }

    /// Returns the traits of the iPhone 12. The scale is that of the main screen.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_0)
    }

    /// Returns the traits of the iPhone 12 Pro. The scale is that of the main screen.
    public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_0)
    }

    /// Returns the traits of the iPhone 12 Pro Max. The scale is that of the main screen.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_7)
    }

    /// Returns the traits of the iPhone 13. The scale is that of the main screen.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_0)
    }

    /// Returns the traits of the iPhone 13 mini. The scale is that of the main screen.
    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina5_4)
    }

    /// Returns the traits of the iPhone 13 Pro. The scale is that of the main screen.
    public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_0)
    }

    /// Returns the traits of the iPhone 13 Pro Max. The scale is that of the main screen.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_7)
    }
}
