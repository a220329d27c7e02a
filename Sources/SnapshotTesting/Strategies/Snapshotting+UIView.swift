import CellSimHost
import Foundation
import UIKit

/// Strategies that compare views and view controllers as images.
extension Snapshotting where Value == UIView, Format == UIImage {
    /// A strategy that compares a view's pixels; all of them must be equal.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares a view's pixels.
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether to draw blurs, vibrancy and the backgrounds of translucent bars.
    ///   - precision: The fraction of pixels that must be equal; see `Diffing.image`.
    ///   - perceptualPrecision: The minimum of 1 − ΔE / 100 for each pixel.
    ///   - size: The size in points; nil uses the view's own size.
    ///   - traits: Traits that override the current ones.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        viewStrategy(precision, perceptualPrecision, traits, drawsHierarchy: drawHierarchyInKeyWindow) { view in
            let config = ViewImageConfig(safeArea: .zero, size: size ?? view.frame.size, traits: .init())
            return (view, nil, config)
        }
    }

    /// Returns a strategy that compares a view at a width in points and the height of its content (for a table cell, its row height).
    public static func image(
        width: CGFloat, precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        viewStrategy(precision, perceptualPrecision, traits) { view in
            let height = UITraitCollection(traitsFrom: [.current, traits]).fittingHeight(of: view, width: width)
            return (
                view, nil, ViewImageConfig(safeArea: .zero, size: CGSize(width: width, height: height), traits: .init())
            )
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A strategy that compares the pixels of a controller's view; all of them must be equal.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares the pixels of a controller's view on a device.
    /// - Parameters:
    ///   - config: The device.
    ///   - drawHierarchyInKeyWindow: Whether to draw blurs, vibrancy and the backgrounds of translucent bars.
    ///   - precision: The fraction of pixels that must be equal; see `Diffing.image`.
    ///   - perceptualPrecision: The minimum of 1 − ΔE / 100 for each pixel.
    ///   - size: The size in points; nil uses the device's size.
    ///   - traits: Traits that override the device's.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        viewStrategy(
            precision, perceptualPrecision, UITraitCollection(traitsFrom: [config.traits, traits]),
            drawsHierarchy: drawHierarchyInKeyWindow
        ) { controller in
            var device = config
            if let size { device.size = size }
            return (controller.view, controller, device)
        }
    }

    /// Returns a strategy that compares the pixels of a controller's view.
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether to draw blurs, vibrancy and the backgrounds of translucent bars.
    ///   - precision: The fraction of pixels that must be equal; see `Diffing.image`.
    ///   - perceptualPrecision: The minimum of 1 − ΔE / 100 for each pixel.
    ///   - size: The size in points; nil uses the size of the controller's view.
    ///   - traits: Traits that override the current ones.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        viewStrategy(precision, perceptualPrecision, traits, drawsHierarchy: drawHierarchyInKeyWindow) { controller in
            (controller.view, controller, ViewImageConfig(safeArea: .zero, size: size, traits: .init()))
        }
    }
}

extension Snapshotting where Format == UIImage {
    /// Returns a strategy that draws the view that `prepare` returns for a value.
    fileprivate static func viewStrategy(
        _ precision: Float, _ perceptualPrecision: Float, _ traits: UITraitCollection, drawsHierarchy: Bool = false,
        _ prepare: @escaping @MainActor (Value) -> (UIView, UIViewController?, ViewImageConfig)
    ) -> Snapshotting {
        let images = SimplySnapshotting<UIImage>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
        return images.pullback { value in
            // Unchecked: the caller waits while the main thread draws the value.
            nonisolated(unsafe) let value = value
            return onMain {
                let (view, controller, config) = unsafe prepare(value)
                let host = ViewSnapshotHost(view, controller: controller, config: config, traits: traits)
                defer { host.tearDown() }
                let picture = host.picture(drawsHierarchy: drawsHierarchy)
                return picture.isEmpty ? ImageData.placeholder() : picture
            }
        }
    }
}

extension UITraitCollection {
    /// Returns the height in points that a view's content needs at a width under these traits.
    @MainActor package func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
        let host = HostWindow(size: CGSize(width: width, height: view.frame.height), traits: self, isDevice: false)
        defer { host.close() }
        view.frame.size.width = width
        let measuredView: UIView = (view as? UITableViewCell)?.contentView ?? view
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if let height = host.fittingHeight(of: view, width: width) { return height }
        let fitting = measuredView.sizeThatFits(CGSize(width: width, height: 0)).height
        return fitting > 0 ? fitting : (view is UITableViewCell ? 44 : 0)
    }
}
