import CellSimGraphics
import Foundation
import UIKit

/// A window on a simulated device that lays out and draws views.
@preconcurrency @MainActor public final class ViewHost {
    /// The device and the user's settings.
    public let appearance: Appearance
    /// The window that contains the views.
    public let window: UIWindow
    /// The complete traits of the device's screen.
    public let traits: UITraitCollection
    private let host: HostWindow

    /// Creates a window with the device's size, or another size in points. If the window has the device's size, it has the device's
    /// safe area; otherwise the safe area is empty.
    public init(_ appearance: Appearance, size: CGSize? = nil) {
        self.appearance = appearance
        let device = appearance.device
        let area =
            size == nil || size == device.size ? device.safeArea : Device.Insets(top: 0, left: 0, bottom: 0, right: 0)
        host = HostWindow(
            size: size ?? device.size,
            safeArea: UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right),
            traits: ViewHost.traits(appearance))
        (window, traits) = (host.window, host.traits)
    }

    /// Adds a view to the window's top left corner at its own size.
    public func show(_ view: UIView) {
        // The host sets the view's frame, even if its document relies on external constraints.
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(origin: .zero, size: view.frame.size)
        window.addSubview(view)
    }

    /// Makes a controller the window's root and shows its view.
    public func show(_ controller: UIViewController) {
        controller.beginAppearanceTransition(true, animated: false)
        window.rootViewController = controller
        layoutUntilStable()
        controller.endAppearanceTransition()
    }

    /// Repeats layout until no view needs it.
    public func layoutUntilStable() {
        host.layoutUntilStable()
    }

    /// Returns the view's display list after its layout has become stable. Any thread can draw it.
    public func record(_ view: UIView) -> DisplayList {
        layoutUntilStable()
        return view.displayList()
    }

    /// Returns the view's picture at the device's scale. If it would exceed the maximum number of pixels, raises an exception and
    /// returns an empty picture.
    /// - Parameters:
    ///   - view: The view to draw.
    ///   - background: The colour behind the view; nil means transparent.
    public func render(_ view: UIView, background: RGBAColor? = nil) -> Bitmap {
        layoutUntilStable()
        return HostWindow.draw(view, scale: appearance.device.scale, background: background)
            ?? Bitmap(width: 0, height: 0)
    }

    /// Returns the height in points that a view's constraints determine at a width, or nil if they don't determine
    /// one.
    func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat? { host.fittingHeight(of: view, width: width) }

    /// Returns the fitting height, or the designed height if the constraints don't determine a height.
    func fittingHeight(of view: UIView, width: CGFloat, designed: CGFloat) -> CGFloat? {
        host.fittingHeight(of: view, width: width, designed: designed)
    }

    /// Returns the colour resolved for the host's traits.
    public func resolve(_ color: UIColor) -> RGBAColor { color.resolvedColor(with: traits).cgColor.rgba }

    /// Returns the traits of a window with this appearance.
    public static func traits(_ appearance: Appearance) -> UITraitCollection {
        let device = appearance.device
        return UITraitCollection { traits in
            traits.userInterfaceIdiom = device.isPad ? .pad : .phone
            traits.userInterfaceStyle = appearance.style == .dark ? .dark : .light
            traits.layoutDirection = appearance.direction == .rightToLeft ? .rightToLeft : .leftToRight
            traits.displayScale = device.scale
            traits.displayGamut = .SRGB
            traits.horizontalSizeClass = device.isRegularWidth ? .regular : .compact
            traits.verticalSizeClass = device.isRegularHeight ? .regular : .compact
            traits.forceTouchCapability = .unavailable
            traits.preferredContentSizeCategory = appearance.textSize.category
            traits.accessibilityContrast = .normal
            traits.userInterfaceLevel = .base
            traits.legibilityWeight = .regular
            traits.activeAppearance = .active
        }
    }
}

/// The part of `TextSize` that converts to UIKit's content size categories.
extension TextSize {
    /// The corresponding content size category.
    public var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        }
    }
}
