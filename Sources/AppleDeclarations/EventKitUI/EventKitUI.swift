// Data table, written by `make members` from Sources/Apple/Declarations/EventKitUI.declarations; do not edit.
// swift-format-ignore-file

/// The API of EventKitUI, for source compatibility. Its controllers show only their background.
@_exported import EventKit
@_exported import UIKit

/// The result of editing an event.
public enum EKEventEditViewAction: Int, Sendable {
    /// Apple's `canceled`, `saved`, `deleted`.
    case canceled, saved, deleted
}
/// Receives the result of editing an event. Never called.
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// Called when editing ends. Never called here.
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
/// An event editor. It shows only its background.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
    /// Stored without effect.
    open var eventStore: EKEventStore!
    /// Stored without effect.
    open var event: EKEvent?
    /// Stored, but never called.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
}
/// Shows an event: only its background.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
    /// Stored without effect.
    open var event: EKEvent!
    /// Stored without effect.
    open var allowsEditing = false
    /// Stored without effect.
    open var allowsCalendarPreview = false
}
