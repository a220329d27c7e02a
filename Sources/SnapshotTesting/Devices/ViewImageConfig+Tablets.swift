import CellSimHost
import Foundation
import UIKit

/// Presets for tablets and televisions.
extension ViewImageConfig {
    /// iPad mini in landscape, full screen.
    public static let iPadMini = ViewImageConfig.iPadMini(.landscape)

    /// iPad mini in landscape or portrait, full screen.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(tablet(orientation)) }

    /// iPad mini (1024 × 768 points in landscape), full screen or in a split view.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(orientation, .ipad7_9)
    }

    /// 9.7-inch iPad in landscape, full screen.
    public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)

    /// 9.7-inch iPad in landscape or portrait, full screen.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(tablet(orientation)) }

    /// 9.7-inch iPad (1024 × 768 points in landscape), full screen or in a split view.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(orientation, .ipad9_7)
    }

    /// 10.2-inch iPad in landscape, full screen.
    public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)

    /// 10.2-inch iPad in landscape or portrait, full screen.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(tablet(orientation)) }

    /// 10.2-inch iPad (1080 × 810 points in landscape), full screen or in a split view.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(orientation, .ipad10_2)
    }

    /// 10.5-inch iPad Pro in landscape, full screen.
    public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)

    /// 10.5-inch iPad Pro in landscape or portrait, full screen.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(tablet(orientation)) }

    /// 10.5-inch iPad Pro (1112 × 834 points in landscape), full screen or in a split view.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(orientation, .ipad10_5)
    }

    /// 11-inch iPad Pro in landscape, full screen.
    public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)

    /// 11-inch iPad Pro in landscape or portrait, full screen.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(tablet(orientation)) }

    /// 11-inch iPad Pro (1194 × 834 points in landscape), full screen or in a split view.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(orientation, .ipad11_0rounded)
    }

    /// 12.9-inch iPad Pro in landscape, full screen.
    public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)

    /// 12.9-inch iPad Pro in landscape or portrait, full screen.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(tablet(orientation)) }

    /// 12.9-inch iPad Pro (1366 × 1024 points in landscape), full screen or in a split view.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(orientation, .ipad12_9)
    }

    /// A television with a resolution of 1920 × 1080.
    public static let tv = television(
        CGSize(width: 1920, height: 1080), UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90))
    /// A television with a resolution of 3840 × 2160.
    public static let tv4K = television(
        CGSize(width: 3840, height: 2160), UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180))

    private static func television(_ size: CGSize, _ safeArea: UIEdgeInsets) -> ViewImageConfig {
        ViewImageConfig(safeArea: safeArea, size: size, traits: UITraitCollection())
    }
}

extension UITraitCollection {
    /// The traits of the iPad mini. The scale is that of the main screen.
    public static let iPadMini = pad(isCompact: false)
    /// The traits of an app in the narrow part of a split view on the iPad mini.
    public static let iPadMini_Compact_SplitView = pad(isCompact: true)
    /// The traits of the 9.7-inch iPad. The scale is that of the main screen.
    public static let iPad9_7 = pad(isCompact: false)
    /// The traits of an app in the narrow part of a split view on the 9.7-inch iPad.
    public static let iPad9_7_Compact_SplitView = pad(isCompact: true)
    /// The traits of the 10.2-inch iPad. The scale is that of the main screen.
    public static let iPad10_2 = pad(isCompact: false)
    /// The traits of an app in the narrow part of a split view on the 10.2-inch iPad.
    public static let iPad10_2_Compact_SplitView = pad(isCompact: true)
    /// The traits of the 10.5-inch iPad Pro. The scale is that of the main screen.
    public static let iPadPro10_5 = pad(isCompact: false)
    /// The traits of an app in the narrow part of a split view on the 10.5-inch iPad Pro.
    public static let iPadPro10_5_Compact_SplitView = pad(isCompact: true)
    /// The traits of the 11-inch iPad Pro. The scale is that of the main screen.
    public static let iPadPro11 = pad(isCompact: false)
    /// The traits of an app in the narrow part of a split view on the 11-inch iPad Pro.
    public static let iPadPro11_Compact_SplitView = pad(isCompact: true)
    /// The traits of the 12.9-inch iPad Pro. The scale is that of the main screen.
    public static let iPadPro12_9 = pad(isCompact: false)
    /// The traits of an app in the narrow part of a split view on the 12.9-inch iPad Pro.
    public static let iPadPro12_9_Compact_SplitView = pad(isCompact: true)
}
