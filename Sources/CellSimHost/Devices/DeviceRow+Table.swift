import Foundation

// The table of the devices in Interface Builder and the iOS Simulator. Each row contains the identifier, the names,
// the width and height in portrait (points), and the pixels per point. The identifier is Interface Builder's; if that
// is unknown, CellSim's own identifier contains dashes. Sources of the newer rows: pixels from Apple's "Tech Specs"
// pages of the device (points are pixels / scale); safe areas from useyourloaf.com, "iPhone 16 Screen Sizes", "iPhone
// 17 Screen Sizes" (with the 16e and the Air), "iPad 2024 Screen Sizes".
extension DeviceRow {
    package static let retina3_5 = phone("retina3_5", ["iPhone 4s"], 320, 480, 2)
    package static let retina4_0 = phone("retina4_0", ["iPhone 5s", "iPhone SE 1"], 320, 568, 2)
    package static let retina4_7 = phone(
        "retina4_7", ["iPhone SE", "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6"], 375, 667, 2)
    package static let retina5_5 = phone(
        "retina5_5", ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6 Plus"], 414, 736, 3, wide: true)
    package static let retina5_4 = phone("retina5_4", ["iPhone 13 mini", "iPhone 12 mini"], 375, 812, 3)
    package static let retina5_9 = phone(
        "retina5_9", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, top: 44,
        preset: .firstNotch(
            "swift-snapshot-testing has 24 points for the home indicator in landscape; devices have 21"))
    package static let retina6_0 = phone(
        "retina6_0", ["iPhone 14", "iPhone 13", "iPhone 12", "iPhone 16e"], 390, 844, 3)
    package static let retina6_1 = phone(
        "retina6_1", ["iPhone 11", "iPhone XR"], 414, 896, 2, wide: true,
        preset: .firstNotch(
            "swift-snapshot-testing has the notch of iOS 12 (44 points; 48 since iOS 14) and, in landscape, 24 points at the bottom instead of 21"
        ))
    package static let retina6_12 = phone(
        "retina6_12", ["iPhone 15", "iPhone 16", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852, 3)
    package static let retina6_3 = phone("retina6_3", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, 3)
    /// Apple: 2736 × 1260 pixels; safe area from "iPhone 17 Screen Sizes".
    package static let iPhoneAir = phone("iphone-air", ["iPhone Air"], 420, 912, 3, wide: true)
    package static let retina6_5 = phone(
        "retina6_5", ["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, 3, wide: true,
        preset: .firstNotch(
            "swift-snapshot-testing has 24 points for the home indicator in landscape; devices have 21"))
    package static let retina6_7 = phone(
        "retina6_7", ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, 3, wide: true)
    package static let retina6_72 = phone(
        "retina6_72", ["iPhone 15 Plus", "iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], 430, 932, 3,
        wide: true)
    package static let retina6_9 = phone(
        "retina6_9", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, 3, wide: true)
    package static let ipad7_9 = pad(
        "ipad7_9", ["iPad mini 4", "iPad mini 5"], 768, 1024, top: 20,
        splits: SplitWidths(landscape: (320, 507, 694), portrait: (320, 438)))
    package static let ipad9_7 = pad(
        "ipad9_7", ["iPad 6", "iPad Air 2"], 768, 1024, top: 20,
        splits: SplitWidths(landscape: (320, 507, 694), portrait: (320, 438)))
    package static let ipad8_3rounded = pad(
        "ipad8_3rounded", ["iPad mini 6", "iPad mini", "iPad mini (A17 Pro)"], 744, 1133, top: 24, bottom: 20)
    package static let ipad10_2 = pad(
        "ipad10_2", ["iPad 9"], 810, 1080, top: 20,
        splits: SplitWidths(landscape: (320, 535, 750), portrait: (320, 480)))
    package static let ipad10_5 = pad(
        "ipad10_5", ["iPad Air 3", "iPad Pro 10.5"], 834, 1112, top: 20,
        splits: SplitWidths(landscape: (320, 551, 782), portrait: (320, 504)))
    package static let ipad10_9rounded = pad(
        "ipad10_9rounded",
        ["iPad Air", "iPad 10", "iPad (A16)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)"], 820, 1180, top: 24,
        bottom: 20)
    package static let ipad11_0rounded = pad(
        "ipad11_0rounded", ["iPad Pro 11"], 834, 1194, top: 24, bottom: 20,
        splits: SplitWidths(landscape: (375, 592, 809), portrait: (320, 504)))
    /// Apple: 2420 × 1668 pixels; safe area from "iPad 2024 Screen Sizes".
    package static let iPadPro11M4 = pad(
        "ipad-pro-11-m4", ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], 834, 1210, top: 24, bottom: 20)
    package static let ipad12_9 = pad(
        "ipad12_9", ["iPad Pro 12.9 2"], 1024, 1366, top: 20,
        splits: SplitWidths(landscape: (375, 678, 981), portrait: (375, 639), isHalfRegular: true))
    package static let ipad12_9rounded = pad(
        "ipad12_9rounded", ["iPad Pro 12.9", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)"], 1024, 1366, top: 24,
        bottom: 20)
    /// Apple: 2752 × 2064 pixels; safe area from "iPad 2024 Screen Sizes".
    package static let iPadPro13M4 = pad(
        "ipad-pro-13-m4", ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], 1032, 1376, top: 24, bottom: 20)

    /// All devices: phones first, then tablets, in ascending order of size.
    package static let all: [DeviceRow] = [
        retina3_5, retina4_0, retina4_7, retina5_5, retina5_4, retina5_9, retina6_0, retina6_1, retina6_12, retina6_3,
        iPhoneAir, retina6_5, retina6_7, retina6_72, retina6_9, ipad7_9, ipad9_7, ipad8_3rounded, ipad10_2, ipad10_5,
        ipad10_9rounded, ipad11_0rounded, iPadPro11M4, ipad12_9, ipad12_9rounded, iPadPro13M4,
    ]
}
