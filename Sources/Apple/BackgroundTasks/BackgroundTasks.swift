/// Names of BackgroundTasks. Tasks are registered and never begun.
@_exported import CellSimFoundation
@_exported import Foundation

/// A task that was begun. None ever is.
open class BGTask: NSObject {
    /// Always empty.
    open var identifier: String { "" }
    /// Kept as it is set.
    open var expirationHandler: (() -> Void)?
    /// Does nothing.
    open func setTaskCompleted(success: Bool) {}
}
/// A short task.
open class BGAppRefreshTask: BGTask {}
/// A long task.
open class BGProcessingTask: BGTask {}

/// A task that is asked for.
open class BGTaskRequest: NSObject {
    /// As Apple's of this name.
    public let identifier: String
    /// Kept as it is set.
    open var earliestBeginDate: Date?
    init(_ identifier: String) { self.identifier = identifier }
}
/// A short task that is asked for.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Creates one.
    public init(identifier: String) { super.init(identifier) }
}
/// A long task that is asked for.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Kept as it is set.
    open var requiresNetworkConnectivity = false
    /// Kept as it is set.
    open var requiresExternalPower = false
    /// Creates one.
    public init(identifier: String) { super.init(identifier) }
}

/// Begins tasks: none.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// As Apple's of this name.
    public static let shared = BGTaskScheduler()
    /// Why a task is not begun.
    public struct Error: Swift.Error, Sendable {
        /// As Apple's of this name.
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
        /// As Apple's of this name.
        public let code: Code
        /// As Apple's of this name.
        public static let unavailable = Code.unavailable
        /// As Apple's of this name.
        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
        /// As Apple's of this name.
        public static let notPermitted = Code.notPermitted
    }
    /// As Apple's of this name.
    @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }
    /// Throws `unavailable`, as in the simulator.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(code: .unavailable) }
    /// Does nothing.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Does nothing.
    open func cancelAllTaskRequests() {}
    /// As Apple's of this name.
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
}
