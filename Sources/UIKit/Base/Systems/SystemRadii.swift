import CellSimSystem
import Foundation

/// The corner radii of controls and groups, in points.
package enum SystemRadii {
    /// The corner radius of segmented controls. The maximum is half their height.
    package static let segmentedControl = SystemValue(
        "segments-radius", CGFloat(9), 16, .measured(SystemTables.catalyst))
    /// The corner radius of steppers.
    package static let stepper = SystemValue(
        "stepper-radius", CGFloat(8), 16, .estimated("as round as the other controls"))
    /// The corner radius of groups in inset grouped tables and lists.
    package static let insetGroup = SystemValue("inset-group-radius", CGFloat(10), 26, .measured(SystemTables.catalyst))
    /// Whether the default corner radius of a button with a configuration is half its height.
    package static let usesCapsuleButtons = SystemValue(
        "button-capsules", false, true, .published("developer.apple.com/videos/play/wwdc2025/284"))

    /// Whether `CALayer.render(in:)` draws continuous corners for layers whose `cornerCurve` was not set, as since iOS 18. Measured in
    /// references of stream-chat-swift and essential-feed (iOS 26) and of four apps with an iPhone 16 Pro (iOS 18). Those of
    /// Blueprint are the same on iOS 15, 16 and 17.
    package static var rendersContinuousCorners: Bool { SystemVersion.reported.has(18) }

    static let all: [any AnySystemValue] = [segmentedControl, stepper, insetGroup, usesCapsuleButtons]
}
