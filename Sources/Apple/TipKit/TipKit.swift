/// TipKit's names that need no SwiftUI. No tip is shown.
@_exported import UIKit

/// A tip. Never shown. Its texts are SwiftUI's, which is not there.
public protocol Tip: Identifiable, Sendable {}
extension Tip {
    /// The name of its type.
    public var id: String { String(describing: Self.self) }
    /// Always false.
    public var shouldDisplay: Bool { false }
    /// Does nothing.
    public func invalidate(reason: Tips.InvalidationReason) {}
}
/// What there is to say of all tips.
public enum Tips {
    /// Why a tip is not shown any more.
    public enum InvalidationReason: Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }
    /// How tips are kept. Without effect.
    public struct ConfigurationOption: Sendable {
        /// How often tips are shown.
        public enum DisplayFrequency: Sendable {
            case immediate, hourly, daily, weekly, monthly
        }
        /// Without effect.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { .init() }
    }
    /// Does nothing.
    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    /// Does nothing.
    public static func resetDatastore() throws {}
    /// Does nothing: none is shown.
    public static func showAllTipsForTesting() {}
    /// Does nothing: none is shown.
    public static func hideAllTipsForTesting() {}
}
/// Shows a tip: its background alone.
@preconcurrency @MainActor open class TipUIPopoverViewController: UIViewController {
    /// A controller.
    public convenience init(_ tip: any Tip, sourceItem: AnyObject) { self.init(nibName: nil, bundle: nil) }
}
/// Shows a tip: a labelled field.
@preconcurrency @MainActor open class TipUIView: ForeignContentView {
    /// A view.
    public convenience init(_ tip: any Tip) { self.init(frame: .zero) }
}
