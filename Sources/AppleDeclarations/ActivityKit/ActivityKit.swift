// Data table, written by `make members` from Sources/Apple/Declarations/ActivityKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of ActivityKit, for source compatibility. No activity is shown: requests for activities fail.
@_exported import Foundation

/// The attributes of an activity.
public protocol ActivityAttributes: Codable, Sendable {
    /// The changing content of an activity.
    associatedtype ContentState: Codable, Hashable, Sendable
}
/// An activity's content at a point in time.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
    /// The content.
    public var state: State
    /// The date after which the content is outdated.
    public var staleDate: Date?
    /// The relevance for sorting.
    public var relevanceScore: Double
    /// Creates content.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) { (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore) }
}
/// The permissions for activities: none are allowed.
public final class ActivityAuthorizationInfo: Sendable {
    /// Creates an object that provides the permissions.
    public init() {}
    /// Always false.
    public var areActivitiesEnabled: Bool { false }
    /// Always false.
    public var frequentPushesEnabled: Bool { false }
}
/// The state of an activity.
public enum ActivityState: Codable, Hashable, Sendable {
    /// Apple's `active`, `ended`, `dismissed`, `stale`.
    case active, ended, dismissed, stale
}
/// How an activity receives updates.
public struct PushType: Equatable, Sendable {
    /// By push notifications.
    public static let token = PushType()
}
/// When an ended activity is removed.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    /// At the system's choice.
    public static let `default` = ActivityUIDismissalPolicy()
    /// Immediately.
    public static let immediate = ActivityUIDismissalPolicy()
    /// At a date.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy() }
}
/// An activity on the lock screen. None is ever created.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    /// The unique identifier.
    public let id: String
    /// The constant attributes.
    public let attributes: Attributes
    /// The current content.
    public let content: ActivityContent<Attributes.ContentState>
    init(_ id: String, _ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) { (self.id, self.attributes, self.content) = (id, attributes, content) }
    /// Always empty.
    public static var activities: [Activity<Attributes>] { [] }
    /// Always `ended`.
    public var activityState: ActivityState { .ended }
    /// Throws an error.
    public static func request(
        attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw CocoaError(.featureUnsupported) }
    /// Does nothing.
    public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
    /// Does nothing.
    public func end(
        _ content: ActivityContent<Attributes.ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}
