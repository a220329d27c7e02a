import CellSimGraphics
import CellSimRaster
import Foundation
import UIKit

/// The window that hosts, measures, lays out and draws views. `render`, snapshots and the reuse check all use it, so
/// they draw the same pixels.
@preconcurrency @MainActor package final class HostWindow {
    package let window: UIWindow
    /// Complete traits, as of a screen. They are the current ones as long as the window is open.
    package private(set) var traits: UITraitCollection
    private let isDevice: Bool
    private var isOpen = true

    /// - Parameters:
    ///   - size: The size in points.
    ///   - safeArea: The insets covered by bars, notch and home indicator, in points.
    ///   - traits: The screen's traits.
    ///   - isDevice: Whether the traits are a device's settings, so its language has their direction; otherwise only views have it.
    package init(
        size: CGSize, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection, isDevice: Bool = true
    ) {
        (self.traits, self.isDevice) = (traits, isDevice)
        HostWindow.enter(traits, isDevice)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.overrideTraits(traits)
        window.deviceSafeAreaInsets = safeArea
    }

    isolated deinit { close() }

    /// Changes the window's traits, as when the user chooses another text size. The new traits must be complete.
    package func change(to traits: UITraitCollection) {
        if isOpen {
            HostWindow.leave(self.traits)
            HostWindow.enter(traits, isDevice)
        }
        self.traits = traits
        window.overrideTraits(traits)
    }

    /// Restores the current traits; called at the latest when the window is deallocated.
    package func close() {
        if isOpen { HostWindow.leave(traits) }
        isOpen = false
    }

    // MARK: Current traits

    /// The traits of the open windows in the order in which they came, each with those that were current before.
    private static var entered: [(traits: UITraitCollection, before: Settings)] = []

    /// The settings that an open window changes. A window that isn't a device's leaves the direction of the language as it is.
    private struct Settings {
        var traits: UITraitCollection
        var direction: UITraitEnvironmentLayoutDirection?

        @MainActor static var current: Settings {
            get { Settings(traits: UITraitCollection.current, direction: InterfaceDirection.simulated) }
            set { (UITraitCollection.current, InterfaceDirection.simulated) = (newValue.traits, newValue.direction) }
        }
    }

    private static func enter(_ traits: UITraitCollection, _ isDevice: Bool) {
        let before = Settings.current
        entered.append((traits, before))
        Settings.current = Settings(traits: traits, direction: isDevice ? traits.layoutDirection : before.direction)
    }

    /// Keeps the traits of the newest open window current; restores the original traits when none is left.
    private static func leave(_ traits: UITraitCollection) {
        guard let index = entered.lastIndex(where: { $0.traits === traits }) else { return }
        let before = entered.remove(at: index).before
        if index < entered.count { entered[index].before = before } else { Settings.current = before }
    }

    // MARK: Layout

    /// The maximum number of calls of `layoutIfNeeded()` in `layoutUntilStable`.
    private static let maximumPasses = 8

    /// Lays out until no view needs layout, as the run loop would. A view that requests layout in each pass stops it after 8.
    package func layoutUntilStable() { HostWindow.layoutUntilStable(window) }

    /// Like `layoutUntilStable()`, for a view in any window, or in none.
    package static func layoutUntilStable(_ view: UIView) {
        for _ in 0..<maximumPasses {
            view.layoutIfNeeded()
            guard view.isLayoutPending else { return }
        }
    }

    /// Returns the height (points) of a view's constraints at a width, as in a row; nil if they don't determine one. It is
    /// measured in a window, because only there the view has the traits and the scale that it is drawn with.
    package func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat? {
        let isGuest = view.superview == nil
        if isGuest { window.addSubview(view) }
        defer { if isGuest { view.removeFromSuperview() } }
        view.frame.size.width = width
        let (given, center) = (view.bounds.size, view.center)
        let size = view.stableSize {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        if view.bounds.size != given { (view.bounds.size, view.center) = (given, center) }
        return size.height > 0 ? size.height : nil
    }

    /// Like the method without `designed`, but at least the designed height if nothing in the view determines a height.
    package func fittingHeight(of view: UIView, width: CGFloat, designed: CGFloat) -> CGFloat? {
        let fitted = fittingHeight(of: view, width: width)
        guard let fitted, fitted < designed else { return fitted }
        let content = (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView ?? view
        return fittingHeight(of: content, width: content.bounds.width) ?? 0 > 0 ? fitted : designed
    }

    // MARK: Drawing

    /// Returns the picture of a view in its current layout. If it would have more pixels than a picture can have, raises an
    /// exception and returns nil.
    package static func draw(_ view: UIView, scale: CGFloat, background: RGBAColor? = nil) -> Bitmap? {
        let list = view.displayList()
        guard DrawnPicture.allows(list.size, scale: scale) else { return nil }
        return draw(list, scale: scale, background: background)
    }

    /// Returns the picture of a display list.
    package static func draw(_ list: DisplayList, scale: CGFloat, background: RGBAColor? = nil) -> Bitmap {
        Rasterizer(scale: scale).render(list, background: background)
    }
}
