// Data table, written by `make members` from Sources/Apple/Declarations/CallKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of CallKit, for source compatibility. There is no telephone: calls can be neither received nor made.
@_exported import Foundation

/// A participant of a call.
open class CXHandle: NSObject {
    /// The type of address.
    public enum HandleType: Int, Sendable {
        /// Apple's `generic`.
        case generic = 1
        /// Apple's `phoneNumber`, `emailAddress`.
        case phoneNumber, emailAddress
    }
    /// The type of address.
    public let type: HandleType
    /// The number, address or name.
    public let value: String
    /// Creates a handle.
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
/// The information about a call.
open class CXCallUpdate: NSObject {
    /// The other participant.
    open var remoteHandle: CXHandle?
    /// The name.
    open var localizedCallerName: String?
    /// Stored without effect.
    open var supportsHolding = true, supportsGrouping = true, supportsUngrouping = true, supportsDTMF = true
    /// Whether the call has video.
    open var hasVideo = false
}
/// How calls are presented. Stored without effect.
open class CXProviderConfiguration: NSObject {
    /// Stored without effect.
    open var localizedName: String?
    /// Stored without effect.
    open var ringtoneSound: String?
    /// Stored without effect.
    open var iconTemplateImageData: Data?
    /// Stored without effect.
    open var maximumCallGroups = 2, maximumCallsPerCallGroup = 5
    /// Stored without effect.
    open var supportsVideo = false, includesCallsInRecents = true
    /// Stored without effect.
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    /// Creates a configuration.
    public override init() { super.init() }
    /// Creates a configuration with the app's name.
    public init(localizedName: String) { self.localizedName = localizedName }
}
/// The reason why a call ended.
public enum CXCallEndedReason: Int, Sendable {
    /// Apple's `failed`.
    case failed = 1
    /// Apple's `remoteEnded`, `unanswered`, `answeredElsewhere`, `declinedElsewhere`.
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}
/// An action.
open class CXAction: NSObject {
    /// The action's unique identifier.
    public let uuid = UUID()
    /// Whether the action is complete.
    public private(set) var isComplete = false
    /// Marks the action as complete.
    open func fulfill() { isComplete = true }
    /// Marks the action as failed.
    open func fail() { isComplete = true }
}
/// An action on a call.
open class CXCallAction: CXAction {
    /// The call's identifier.
    public let callUUID: UUID
    /// Creates an action for a call.
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}
/// Starts a call.
open class CXStartCallAction: CXCallAction {
    /// The recipient.
    open var handle: CXHandle
    /// Whether the call has video.
    open var isVideo = false
    /// The name.
    open var contactIdentifier: String?
    /// Creates an action that starts a call.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
}
/// Answers a call.
open class CXAnswerCallAction: CXCallAction {}
/// Ends a call.
open class CXEndCallAction: CXCallAction {}
/// Holds or resumes a call.
open class CXSetHeldCallAction: CXCallAction {
    /// Whether the call is on hold.
    open var isOnHold: Bool
    /// Creates an action for a call.
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}
/// Mutes or unmutes a call.
open class CXSetMutedCallAction: CXCallAction {
    /// Whether the call is muted.
    open var isMuted: Bool
    /// Creates an action for a call.
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}
/// Actions that are performed together.
open class CXTransaction: NSObject {
    /// The actions.
    public private(set) var actions: [CXAction]
    /// Creates a transaction of several actions.
    public init(actions: [CXAction] = []) { self.actions = actions }
    /// Creates a transaction of one action.
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    /// Adds an action.
    open func addAction(_ action: CXAction) { actions.append(action) }
}
/// Receives a provider's events. Never called.
public protocol CXProviderDelegate: NSObjectProtocol {
    /// Called when all calls have ended. Never called here.
    func providerDidReset(_ provider: CXProvider)
    /// Called to start a call. Never called here.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    /// Called to answer a call. Never called here.
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// Called to end a call. Never called here.
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
}
extension CXProviderDelegate {
    /// Does nothing.
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    /// Does nothing.
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    /// Does nothing.
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
}
/// Reports calls to the system. No system receives them here.
open class CXProvider: NSObject {
    /// Stored without effect.
    open var configuration: CXProviderConfiguration
    /// Creates a provider.
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    /// Does nothing.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
    /// Reports an error to the completion handler.
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) { completion(CocoaError(.featureUnsupported)) }
    /// Does nothing.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    /// Does nothing.
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    /// Does nothing.
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    /// Does nothing.
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    /// Does nothing.
    open func invalidate() {}
}
/// A call. None ever exists.
open class CXCall: NSObject {
    /// The call's unique identifier.
    public let uuid = UUID()
    /// Always false.
    open var isOutgoing: Bool { false }
    /// Always false.
    open var isOnHold: Bool { false }
    /// Always false.
    open var hasConnected: Bool { false }
    /// Always true.
    open var hasEnded: Bool { true }
}
/// Receives changes of calls. Never called.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    /// Called when a call changes. Never called here.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
/// Observes calls. None ever exists.
open class CXCallObserver: NSObject {
    /// Always empty.
    open var calls: [CXCall] { [] }
    /// Does nothing.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
/// Requests actions on calls.
open class CXCallController: NSObject {
    /// The observer of calls.
    public let callObserver = CXCallObserver()
    /// Creates a controller.
    public override init() { super.init() }
    /// Creates a controller that uses a queue.
    public init(queue: DispatchQueue) {}
    /// Reports an error to the completion handler.
    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        completion(CocoaError(.featureUnsupported))
    }
    /// Reports an error to the completion handler.
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        completion(CocoaError(.featureUnsupported))
    }
}
