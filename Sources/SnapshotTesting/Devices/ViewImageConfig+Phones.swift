import CellSimHost
import Foundation
import UIKit

extension ViewImageConfig {
    /// iPhone SE (first generation), upright.
    public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)

    /// iPhone SE (first generation), upright (320 by 568 points) or lying on its side.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina4_0, orientation, .iPhoneSe(orientation))
    }

    /// iPhone 8, upright.
    public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)

    /// iPhone 8, upright (375 by 667 points) or lying on its side.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina4_7, orientation, .iPhone8(orientation))
    }

    /// iPhone 8 Plus, upright.
    public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)

    /// iPhone 8 Plus, upright (414 by 736 points) or lying on its side.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina5_5, orientation, .iPhone8Plus(orientation))
    }

    /// iPhone X, upright.
    public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)

    /// iPhone X, upright (375 by 812 points) or lying on its side.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina5_9, orientation, .iPhoneX(orientation))
    }

    /// iPhone XR, upright.
    public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)

    /// iPhone XR, upright (414 by 896 points) or lying on its side.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_1, orientation, .iPhoneXr(orientation))
    }

    /// iPhone XS Max, upright.
    public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)

    /// iPhone XS Max, upright (414 by 896 points) or lying on its side.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_5, orientation, .iPhoneXsMax(orientation))
    }

    /// iPhone 12, upright.
    public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)

    /// iPhone 12, upright (390 by 844 points) or lying on its side.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_0, orientation, .iPhone12(orientation))
    }

    /// iPhone 12 Pro, upright.
    public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)

    /// iPhone 12 Pro, upright (390 by 844 points) or lying on its side.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_0, orientation, .iPhone12Pro(orientation))
    }

    /// iPhone 12 Pro Max, upright.
    public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)

    /// iPhone 12 Pro Max, upright (428 by 926 points) or lying on its side.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_7, orientation, .iPhone12ProMax(orientation))
    }

    /// iPhone 13, upright.
    public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)

    /// iPhone 13, upright (390 by 844 points) or lying on its side.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_0, orientation, .iPhone13(orientation))
    }

    /// iPhone 13 mini, upright.
    public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)

    /// iPhone 13 mini, upright (375 by 812 points) or lying on its side.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina5_4, orientation, .iPhone13Mini(orientation))
    }

    /// iPhone 13 Pro, upright.
    public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)

    /// iPhone 13 Pro, upright (390 by 844 points) or lying on its side.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_0, orientation, .iPhone13Pro(orientation))
    }

    /// iPhone 13 Pro Max, upright.
    public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)

    /// iPhone 13 Pro Max, upright (428 by 926 points) or lying on its side.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.retina6_7, orientation, .iPhone13ProMax(orientation))
    }
}

extension UITraitCollection {
    /// The traits of an iPhone SE (first generation): its pixels a point are the screen's.
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina4_0)
    }

    /// The traits of an iPhone 8: its pixels a point are the screen's.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina4_7)
    }

    /// The traits of an iPhone 8 Plus: its pixels a point are the screen's.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina5_5)
    }

    /// The traits of an iPhone X: its pixels a point are the screen's.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina5_9)
    }

    /// The traits of an iPhone XR: its pixels a point are the screen's.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_1, hasForceTouch: false)
    }

    /// The traits of an iPhone XS Max: its pixels a point are the screen's.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_5)
    }

    /// The traits of an iPhone 12: its pixels a point are the screen's.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_0)
    }

    /// The traits of an iPhone 12 Pro: its pixels a point are the screen's.
    public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_0)
    }

    /// The traits of an iPhone 12 Pro Max: its pixels a point are the screen's.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_7)
    }

    /// The traits of an iPhone 13: its pixels a point are the screen's.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_0)
    }

    /// The traits of an iPhone 13 mini: its pixels a point are the screen's.
    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina5_4)
    }

    /// The traits of an iPhone 13 Pro: its pixels a point are the screen's.
    public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_0)
    }

    /// The traits of an iPhone 13 Pro Max: its pixels a point are the screen's.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, .retina6_7)
    }
}
