import Foundation

/// A view controller for sharing items. In CellSim, it is an empty screen.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// A closure that receives the result of the share sheet: the activity, whether it completed, the returned items
    /// and the error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The closure for the result of the share sheet. Stored without effect: sharing is not simulated.
    open var completionWithItemsHandler: CompletionWithItemsHandler? {
        didSet {
            reportNoOp("UIActivityViewController.completionWithItemsHandler", completionWithItemsHandler != nil)
        }
    }
    /// The types of activities that the sheet does not offer. Stored without effect.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { reportNoOp("UIActivityViewController.excludedActivityTypes", excludedActivityTypes != nil) }
    }
    /// The items to share. Stored without effect.
    public let activityItems: [Any]

    /// Creates a share sheet for items. It ignores custom activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Decodes a share sheet from a document, without items.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}
