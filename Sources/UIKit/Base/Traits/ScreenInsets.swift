import Foundation

/// The safe area insets of device screens, for rounded corners and system bars.
package enum ScreenInsets {
    /// The portrait screens, with lengths in points: width, height, scale, top inset and bottom inset. If several devices have the same
    /// screen, the insets are those of the newest device.
    private static let screens: [(width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat)] = [
        (320, 480, 2, 20, 0), (320, 568, 2, 20, 0), (375, 667, 2, 20, 0), (414, 736, 3, 20, 0), (375, 812, 3, 50, 34),
        (390, 844, 3, 47, 34), (414, 896, 2, 48, 34), (393, 852, 3, 59, 34), (402, 874, 3, 62, 34),
        (420, 912, 3, 68, 34), (414, 896, 3, 44, 34),
        (428, 926, 3, 47, 34), (430, 932, 3, 59, 34), (440, 956, 3, 62, 34), (768, 1024, 2, 20, 0),
        (744, 1133, 2, 24, 20),
        (810, 1080, 2, 20, 0), (834, 1112, 2, 20, 0), (820, 1180, 2, 24, 20), (834, 1194, 2, 24, 20),
        (834, 1210, 2, 24, 20), (1024, 1366, 2, 24, 20), (1032, 1376, 2, 24, 20),
    ]

    /// Returns the insets of a screen in portrait or landscape orientation, or zero for an unknown screen.
    package static func safeArea(_ size: CGSize, scale: CGFloat) -> UIEdgeInsets {
        let isLandscape = size.width > size.height
        let (width, height) = isLandscape ? (size.height, size.width) : (size.width, size.height)
        guard let screen = screens.first(where: { $0.width == width && $0.height == height && $0.scale == scale })
        else {
            return .zero
        }
        guard isLandscape, width < 744 else {
            return UIEdgeInsets(top: screen.top, left: 0, bottom: screen.bottom, right: 0)
        }
        // In landscape orientation, a phone has the notch at a side and no status bar.
        let side = screen.top > 20 ? screen.top : 0
        return UIEdgeInsets(top: 0, left: side, bottom: screen.bottom > 0 ? 21 : 0, right: side)
    }
}
