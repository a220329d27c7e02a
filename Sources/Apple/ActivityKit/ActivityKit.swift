/// ActivityKit's names. No activity is shown: asking for one fails.
@_exported import Foundation

/// What an activity shows.
public protocol ActivityAttributes: Codable, Sendable {
    /// What changes of it.
    associatedtype ContentState: Codable, Hashable, Sendable
}
/// What an activity shows at a time.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
    /// What is shown.
    public var state: State
    /// Until when it is true.
    public var staleDate: Date?
    /// What comes first.
    public var relevanceScore: Double
    /// What is shown.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}
/// What activities are allowed: none.
public final class ActivityAuthorizationInfo: Sendable {
    /// Knows what is allowed.
    public init() {}
    /// Always false.
    public var areActivitiesEnabled: Bool { false }
    /// Always false.
    public var frequentPushesEnabled: Bool { false }
}
/// Whether an activity goes on.
public enum ActivityState: Codable, Hashable, Sendable {
    case active, ended, dismissed, stale
}
/// How an activity hears of changes.
public struct PushType: Equatable, Sendable {
    /// By messages.
    public static let token = PushType()
}
/// When an activity that ended is taken away.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    /// When the system likes.
    public static let `default` = ActivityUIDismissalPolicy()
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy()
    /// At a time.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy() }
}
/// Something that is shown on the locked screen. None is ever made.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    /// What it goes by.
    public let id: String
    /// What does not change.
    public let attributes: Attributes
    /// What is shown.
    public let content: ActivityContent<Attributes.ContentState>
    init(_ id: String, _ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
        (self.id, self.attributes, self.content) = (id, attributes, content)
    }
    /// Always empty.
    public static var activities: [Activity<Attributes>] { [] }
    /// Always `ended`.
    public var activityState: ActivityState { .ended }
    /// Fails.
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
