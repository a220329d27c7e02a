import Foundation
import UIKit

extension Snapshotting where Value == UIView, Format == String {
    /// The view and its subviews, with frames.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// - Parameters:
    ///   - size: in points; nil means the view's own size.
    ///   - traits: override the current traits.
    public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
        text(size, traits) { ValueDump.withoutPointers(ViewText.tree($0)) }
    }

    /// The frames, in points, and constraints of the view and its subviews.
    public static var layout: Snapshotting { .layout() }

    /// - Parameters:
    ///   - size: in points; nil means the view's own size.
    ///   - traits: override the current traits.
    public static func layout(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
        text(size, traits) { LayoutText.make($0) }
    }

    /// The text that an assistive technology would speak, in reading order.
    public static var accessibility: Snapshotting { .accessibility() }

    /// - Parameters:
    ///   - size: in points; nil means the view's own size.
    ///   - traits: override the current traits.
    public static func accessibility(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
        text(size, traits) { AccessibilityText.make($0) }
    }

    private static func text(
        _ size: CGSize?, _ traits: UITraitCollection, _ write: @escaping @MainActor (UIView) -> String
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            onMain {
                let config = ViewImageConfig(size: size ?? view.frame.size)
                let stage = ViewStage(view, controller: nil, config: config, traits: traits)
                defer { stage.leave() }
                return write(view)
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controller and its children, with their states and views.
    public static var hierarchy: Snapshotting {
        text(ViewImageConfig(), nil, .init()) { ValueDump.withoutPointers(ViewText.hierarchy($0)) }
    }

    /// The views of a controller, with frames.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// - `config`: the device.
    /// - `size`: in points; nil uses the device's size.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        text(config, size, traits) { ValueDump.withoutPointers(ViewText.tree($0.view)) }
    }

    private static func text(
        _ config: ViewImageConfig, _ size: CGSize?, _ traits: UITraitCollection,
        _ write: @escaping @MainActor (UIViewController) -> String
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            onMain {
                var device = config
                if let size { device.size = size }
                let stage = ViewStage(controller.view, controller: controller, config: device, traits: traits)
                defer { stage.leave() }
                return write(controller)
            }
        }
    }
}
