import Foundation

/// The share sheet: in CellSim an empty screen.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Receives the result of the share sheet: the activity, whether it completed, the returned items and the error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called with the result of the share sheet. Stored without effect: nothing is shared.
    open var completionWithItemsHandler: CompletionWithItemsHandler? {
        didSet {
            reportNoOp("UIActivityViewController.completionWithItemsHandler", completionWithItemsHandler != nil)
        }
    }
    /// The kinds of activities that are not offered. Stored without effect.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { reportNoOp("UIActivityViewController.excludedActivityTypes", excludedActivityTypes != nil) }
    }
    /// The items to share. Stored without effect.
    public let activityItems: [Any]

    /// Creates a share sheet for these items. It does not store your own activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates an instance from a document's element, without items.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}
