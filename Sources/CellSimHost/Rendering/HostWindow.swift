import CellSimGraphics
import CellSimRaster
import Foundation
import UIKit

/// A window that hosts, measures, lays out and draws views. The `render` command, snapshots and the reuse check use it, so that
/// they draw the same pixels.
@preconcurrency @MainActor package final class HostWindow {
    package let window: UIWindow
    /// The complete traits, like those of a device's screen. They are the current traits while the window is open.
    package private(set) var traits: UITraitCollection
    private let isDevice: Bool
    private var isOpen = true

    /// Creates a window and makes its traits current.
    /// - Parameters:
    ///   - size: The size in points.
    ///   - safeArea: The insets covered by bars, notch and home indicator, in points.
    ///   - traits: The screen's traits.
    ///   - isDevice: Whether the traits are settings of a device, so that their layout direction also applies to the language.
    ///     Otherwise it only applies to views.
    package init(
        size: CGSize, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection, isDevice: Bool = true
    ) {
        (self.traits, self.isDevice) = (traits, isDevice)
        HostWindow.pushTraits(traits, isDevice)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.overrideTraits(traits)
        window.deviceSafeAreaInsets = safeArea
    }

    isolated deinit { close() }

    /// Changes the window's traits, as when the user selects another text size. The new traits must be complete.
    package func change(to traits: UITraitCollection) {
        if isOpen {
            HostWindow.removeTraits(self.traits)
            HostWindow.pushTraits(traits, isDevice)
        }
        self.traits = traits
        window.overrideTraits(traits)
    }

    /// Restores the previous traits. The deinitialiser also calls this method.
    package func close() {
        if isOpen { HostWindow.removeTraits(traits) }
        isOpen = false
    }

    // MARK: Current traits

    /// The traits of the open windows, in the order in which they were opened, and the settings that were current before each of
    /// them.
    private static var openWindowTraits: [(traits: UITraitCollection, before: Settings)] = []

    /// The global settings that an open window changes. A window that isn't a device doesn't change the direction of the
    /// language.
    private struct Settings {
        var traits: UITraitCollection
        var direction: UITraitEnvironmentLayoutDirection?

        @MainActor static var current: Settings {
            get { Settings(traits: UITraitCollection.current, direction: InterfaceDirection.simulated) }
            set { (UITraitCollection.current, InterfaceDirection.simulated) = (newValue.traits, newValue.direction) }
        }
    }

    private static func pushTraits(_ traits: UITraitCollection, _ isDevice: Bool) {
        let before = Settings.current
        openWindowTraits.append((traits, before))
        Settings.current = Settings(traits: traits, direction: isDevice ? traits.layoutDirection : before.direction)
    }

    /// Closes the window with these traits. Makes the settings of the newest open window current, or the original ones if there is none.
    private static func removeTraits(_ traits: UITraitCollection) {
        guard let index = openWindowTraits.lastIndex(where: { $0.traits === traits }) else { return }
        let before = openWindowTraits.remove(at: index).before
        if index < openWindowTraits.count { openWindowTraits[index].before = before } else { Settings.current = before }
    }

    // MARK: Layout

    /// The maximum number of calls to `layoutIfNeeded()` in `layoutUntilStable`.
    private static let maximumPasses = 8

    /// Repeats layout until no view needs it, like the run loop. Stops after 8 passes if a view requests layout in each of them.
    package func layoutUntilStable() { HostWindow.layoutUntilStable(window) }

    /// Repeats layout until no view needs it. The view may have no window.
    package static func layoutUntilStable(_ view: UIView) {
        for _ in 0..<maximumPasses {
            view.layoutIfNeeded()
            guard view.isLayoutPending else { return }
        }
    }

    /// Returns the height in points that a view's constraints determine at a width, as in a table row; nil if they don't determine
    /// a height. The view is measured in a window, where it has the correct traits and scale.
    package func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat? {
        let isTemporarySubview = view.superview == nil
        if isTemporarySubview { window.addSubview(view) }
        defer { if isTemporarySubview { view.removeFromSuperview() } }
        view.frame.size.width = width
        let (originalSize, center) = (view.bounds.size, view.center)
        let size = view.measureUntilStable {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        if view.bounds.size != originalSize { (view.bounds.size, view.center) = (originalSize, center) }
        return size.height > 0 ? size.height : nil
    }

    /// Returns the height that a view's constraints determine at a width. If nothing in the view determines a height, the result is
    /// at least the designed height.
    package func fittingHeight(of view: UIView, width: CGFloat, designed: CGFloat) -> CGFloat? {
        let fitted = fittingHeight(of: view, width: width)
        guard let fitted, fitted < designed else { return fitted }
        let content = (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView ?? view
        return fittingHeight(of: content, width: content.bounds.width) ?? 0 > 0 ? fitted : designed
    }

    // MARK: Drawing

    /// Returns the picture of a view in its current layout. If it would exceed the maximum number of pixels, raises an exception and
    /// returns nil.
    ///
    /// - Parameter usesLayerRendering: Whether to draw like `CALayer.render(in:)`, for example without blurs and vibrancy.
    package static func draw(
        _ view: UIView, scale: CGFloat, background: RGBAColor? = nil, usesLayerRendering: Bool = false
    ) -> Bitmap? {
        let list = view.displayList(usesLayerRendering: usesLayerRendering)
        guard ImageRendering.validateSize(list.size, scale: scale) else { return nil }
        return draw(list, scale: scale, background: background)
    }

    /// Returns a picture of a display list.
    package static func draw(_ list: DisplayList, scale: CGFloat, background: RGBAColor? = nil) -> Bitmap {
        Rasterizer(scale: scale).render(list, background: background)
    }
}
