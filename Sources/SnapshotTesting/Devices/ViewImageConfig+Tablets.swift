import CellSimHost
import Foundation
import UIKit

extension ViewImageConfig {
    /// iPad mini, lying on its side, the whole screen.
    public static let iPadMini = ViewImageConfig.iPadMini(.landscape)

    /// iPad mini, lying or upright, the whole screen.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(tablet(orientation)) }

    /// iPad mini, 1024 by 768 points when it lies: the whole screen or a part of it.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(orientation, .ipad7_9)
    }

    /// 9.7-inch iPad, lying on its side, the whole screen.
    public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)

    /// 9.7-inch iPad, lying or upright, the whole screen.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(tablet(orientation)) }

    /// 9.7-inch iPad, 1024 by 768 points when it lies: the whole screen or a part of it.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(orientation, .ipad9_7)
    }

    /// 10.2-inch iPad, lying on its side, the whole screen.
    public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)

    /// 10.2-inch iPad, lying or upright, the whole screen.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(tablet(orientation)) }

    /// 10.2-inch iPad, 1080 by 810 points when it lies: the whole screen or a part of it.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(orientation, .ipad10_2)
    }

    /// 10.5-inch iPad Pro, lying on its side, the whole screen.
    public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)

    /// 10.5-inch iPad Pro, lying or upright, the whole screen.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(tablet(orientation)) }

    /// 10.5-inch iPad Pro, 1112 by 834 points when it lies: the whole screen or a part of it.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(orientation, .ipad10_5)
    }

    /// 11-inch iPad Pro, lying on its side, the whole screen.
    public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)

    /// 11-inch iPad Pro, lying or upright, the whole screen.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(tablet(orientation)) }

    /// 11-inch iPad Pro, 1194 by 834 points when it lies: the whole screen or a part of it.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(orientation, .ipad11_0rounded)
    }

    /// 12.9-inch iPad Pro, lying on its side, the whole screen.
    public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)

    /// 12.9-inch iPad Pro, lying or upright, the whole screen.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(tablet(orientation)) }

    /// 12.9-inch iPad Pro, 1366 by 1024 points when it lies: the whole screen or a part of it.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(orientation, .ipad12_9)
    }

    /// A television of 1080 lines.
    public static let tv = television(
        CGSize(width: 1920, height: 1080), UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90))
    /// A television of 2160 lines.
    public static let tv4K = television(
        CGSize(width: 3840, height: 2160), UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180))

    private static func television(_ size: CGSize, _ safeArea: UIEdgeInsets) -> ViewImageConfig {
        ViewImageConfig(safeArea: safeArea, size: size, traits: UITraitCollection())
    }
}

extension UITraitCollection {
    /// The traits of a iPad mini: its pixels a point are the screen's.
    public static let iPadMini = pad(isCompact: false)
    /// The traits of an app in a narrow part of the screen of a iPad mini.
    public static let iPadMini_Compact_SplitView = pad(isCompact: true)
    /// The traits of a 9.7-inch iPad: its pixels a point are the screen's.
    public static let iPad9_7 = pad(isCompact: false)
    /// The traits of an app in a narrow part of the screen of a 9.7-inch iPad.
    public static let iPad9_7_Compact_SplitView = pad(isCompact: true)
    /// The traits of a 10.2-inch iPad: its pixels a point are the screen's.
    public static let iPad10_2 = pad(isCompact: false)
    /// The traits of an app in a narrow part of the screen of a 10.2-inch iPad.
    public static let iPad10_2_Compact_SplitView = pad(isCompact: true)
    /// The traits of a 10.5-inch iPad Pro: its pixels a point are the screen's.
    public static let iPadPro10_5 = pad(isCompact: false)
    /// The traits of an app in a narrow part of the screen of a 10.5-inch iPad Pro.
    public static let iPadPro10_5_Compact_SplitView = pad(isCompact: true)
    /// The traits of a 11-inch iPad Pro: its pixels a point are the screen's.
    public static let iPadPro11 = pad(isCompact: false)
    /// The traits of an app in a narrow part of the screen of a 11-inch iPad Pro.
    public static let iPadPro11_Compact_SplitView = pad(isCompact: true)
    /// The traits of a 12.9-inch iPad Pro: its pixels a point are the screen's.
    public static let iPadPro12_9 = pad(isCompact: false)
    /// The traits of an app in a narrow part of the screen of a 12.9-inch iPad Pro.
    public static let iPadPro12_9_Compact_SplitView = pad(isCompact: true)
}
