// Data table, written by `make members` from Sources/Apple/Declarations/BackgroundTasks.declarations; do not edit.
// swift-format-ignore-file

/// The API of BackgroundTasks, for source compatibility. Tasks can be registered, but never start.
@_exported import CellSimFoundation
@_exported import Foundation

/// A background task. None ever starts.
open class BGTask: NSObject {
    /// Always empty.
    open var identifier: String { "" }
    /// Stores the value you set.
    open var expirationHandler: (() -> Void)?
    /// Does nothing.
    open func setTaskCompleted(success: Bool) {}
}
/// A short task.
open class BGAppRefreshTask: BGTask {}
/// A long task.
open class BGProcessingTask: BGTask {}
/// A request for a task.
open class BGTaskRequest: NSObject {
    /// Apple's `identifier`.
    public let identifier: String
    /// Stores the value you set.
    open var earliestBeginDate: Date?
    init(_ identifier: String) { self.identifier = identifier }
}
/// A request for a short task.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Creates an instance.
    public init(identifier: String) { super.init(identifier) }
}
/// A request for a long task.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Stores the value you set.
    open var requiresNetworkConnectivity = false
    /// Stores the value you set.
    open var requiresExternalPower = false
    /// Creates an instance.
    public init(identifier: String) { super.init(identifier) }
}
/// Schedules background tasks. None ever starts.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// Apple's `shared`.
    public static let shared = BGTaskScheduler()
    /// The reasons why a task isn't scheduled.
    public struct Error: Swift.Error, Sendable {
        /// The codes of Apple's errors.
        public enum Code: Int, Sendable {
            /// Apple's `unavailable`, `tooManyPendingTaskRequests`, `notPermitted`.
            case unavailable = 1, tooManyPendingTaskRequests, notPermitted
        }
        /// Apple's `code`.
        public let code: Code
        /// Apple's `unavailable`.
        public static let unavailable = Code.unavailable
        /// Apple's `tooManyPendingTaskRequests`.
        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
        /// Apple's `notPermitted`.
        public static let notPermitted = Code.notPermitted
    }
    /// Always true.
    @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }
    /// Throws `unavailable`, as in the simulator.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(code: .unavailable) }
    /// Does nothing.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Does nothing.
    open func cancelAllTaskRequests() {}
    /// Apple's `getPendingTaskRequests(completionHandler:)`.
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
}
