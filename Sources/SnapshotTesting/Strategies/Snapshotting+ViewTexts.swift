import Foundation
import UIKit

/// Strategies that compare views and view controllers as text.
extension Snapshotting where Value == UIView, Format == String {
    /// A strategy that compares a description of the view and its subviews, with frames.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Returns a strategy that compares a description of the view and its subviews.
    /// - Parameters:
    ///   - size: The size in points; nil uses the view's own size.
    ///   - traits: Traits that override the current ones.
    public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
        text(size, traits) { ValueDump.withoutPointers($0.recursiveText) }
    }

    /// A strategy that compares the frames, in points, and the constraints of the view and its subviews.
    public static var layout: Snapshotting { .layout() }

    /// Returns a strategy that compares frames and constraints.
    /// - Parameters:
    ///   - size: The size in points; nil uses the view's own size.
    ///   - traits: Traits that override the current ones.
    public static func layout(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
        text(size, traits) { LayoutText.make($0) }
    }

    /// A strategy that compares the text that a screen reader would speak, in reading order.
    public static var accessibility: Snapshotting { .accessibility() }

    /// Returns a strategy that compares the text that a screen reader would speak.
    /// - Parameters:
    ///   - size: The size in points; nil uses the view's own size.
    ///   - traits: Traits that override the current ones.
    public static func accessibility(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
        text(size, traits) { AccessibilityText.make($0) }
    }

    private static func text(
        _ size: CGSize?, _ traits: UITraitCollection, _ makeText: @escaping @MainActor (UIView) -> String
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            onMain {
                let config = ViewImageConfig(size: size ?? view.frame.size)
                let host = ViewSnapshotHost(view, controller: nil, config: config, traits: traits)
                defer { host.tearDown() }
                return makeText(view)
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// A strategy that compares a description of the controller and its children, with their states and views.
    public static var hierarchy: Snapshotting {
        text(ViewImageConfig(), nil, .init()) { ValueDump.withoutPointers(ViewText.hierarchy($0)) }
    }

    /// A strategy that compares a description of the controller's views, with frames.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Returns a strategy that compares a description of the controller's views.
    /// - Parameters:
    ///   - config: The device.
    ///   - size: The size in points; nil uses the device's size.
    ///   - traits: Traits that override the current ones.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        text(config, size, traits) { ValueDump.withoutPointers($0.view.recursiveText) }
    }

    private static func text(
        _ config: ViewImageConfig, _ size: CGSize?, _ traits: UITraitCollection,
        _ makeText: @escaping @MainActor (UIViewController) -> String
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            onMain {
                var device = config
                if let size { device.size = size }
                let host = ViewSnapshotHost(controller.view, controller: controller, config: device, traits: traits)
                defer { host.tearDown() }
                return makeText(controller)
            }
        }
    }
}
