// Data table, written by `make members` from Sources/Apple/Declarations/TipKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of TipKit that needs no SwiftUI, for source compatibility. No tip is shown.
@_exported import UIKit

/// A tip. It is never shown. Its texts are SwiftUI's, which isn't available.
public protocol Tip: Identifiable, Sendable {}
extension Tip {
    /// The name of the type.
    public var id: String { String(describing: Self.self) }
    /// Always false.
    public var shouldDisplay: Bool { false }
    /// Does nothing.
    public func invalidate(reason: Tips.InvalidationReason) {}
}
/// The settings of all tips.
public enum Tips {
    /// The reason why a tip is no longer shown.
    public enum InvalidationReason: Sendable {
        /// Apple's `actionPerformed`, `displayCountExceeded`, `displayDurationExceeded`, `tipClosed`.
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }
    /// An option for storing tips. It has no effect.
    public struct ConfigurationOption: Sendable {
        /// How often tips are shown.
        public enum DisplayFrequency: Sendable {
            /// Apple's `immediate`, `hourly`, `daily`, `weekly`, `monthly`.
            case immediate, hourly, daily, weekly, monthly
        }
        /// Has no effect.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { .init() }
    }
    /// Does nothing.
    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    /// Does nothing.
    public static func resetDatastore() throws {}
    /// Does nothing: tips aren't shown.
    public static func showAllTipsForTesting() {}
    /// Does nothing: tips aren't shown.
    public static func hideAllTipsForTesting() {}
}
/// Shows a tip: only its background.
@preconcurrency @MainActor open class TipUIPopoverViewController: UIViewController {
    /// Creates a controller.
    public convenience init(_ tip: any Tip, sourceItem: AnyObject) { self.init(nibName: nil, bundle: nil) }
}
/// A view of a tip, shown as an area with a label.
@preconcurrency @MainActor open class TipUIView: ForeignContentView {
    /// Creates a view.
    public convenience init(_ tip: any Tip) { self.init(frame: .zero) }
}
