/// EventKitUI's names. Its controllers show their background.
@_exported import EventKit
@_exported import UIKit

/// What came of writing an event.
public enum EKEventEditViewAction: Int, Sendable {
    case canceled, saved, deleted
}
/// Hears what came of writing an event. Never called.
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The event is written. Never called.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
/// Writes an event. Shows its background.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
    /// Kept without effect.
    open var eventStore: EKEventStore!
    /// Kept without effect.
    open var event: EKEvent?
    /// Kept; never called.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
}
/// Shows an event. Shows its background.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
    /// Kept without effect.
    open var event: EKEvent!
    /// Kept without effect.
    open var allowsEditing = false
    /// Kept without effect.
    open var allowsCalendarPreview = false
}
