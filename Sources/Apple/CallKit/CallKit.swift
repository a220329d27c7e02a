/// CallKit's names. There is no telephone: nobody calls, and calls are not begun.
@_exported import Foundation

/// Somebody at the telephone.
open class CXHandle: NSObject {
    /// How somebody is reached.
    public enum HandleType: Int, Sendable {
        /// As Apple's of this name.
        case generic = 1
        case phoneNumber, emailAddress
    }
    /// How.
    public let type: HandleType
    /// The number, the address or the name.
    public let value: String
    /// Somebody.
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
/// What is known of a call.
open class CXCallUpdate: NSObject {
    /// Who.
    open var remoteHandle: CXHandle?
    /// The name.
    open var localizedCallerName: String?
    /// Kept without effect.
    open var supportsHolding = true, supportsGrouping = true, supportsUngrouping = true, supportsDTMF = true
    /// Whether one sees the other.
    open var hasVideo = false
}
/// How calls are shown. Kept without effect.
open class CXProviderConfiguration: NSObject {
    /// Kept without effect.
    open var localizedName: String?
    /// Kept without effect.
    open var ringtoneSound: String?
    /// Kept without effect.
    open var iconTemplateImageData: Data?
    /// Kept without effect.
    open var maximumCallGroups = 2, maximumCallsPerCallGroup = 5
    /// Kept without effect.
    open var supportsVideo = false, includesCallsInRecents = true
    /// Kept without effect.
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    /// A configuration.
    public override init() { super.init() }
    /// A configuration with the app's name.
    public init(localizedName: String) { self.localizedName = localizedName }
}
/// Why a call ended.
public enum CXCallEndedReason: Int, Sendable {
    /// As Apple's of this name.
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// Something that is done.
open class CXAction: NSObject {
    /// Tells actions apart.
    public let uuid = UUID()
    /// Whether it was done.
    public private(set) var isComplete = false
    /// It was done.
    open func fulfill() { isComplete = true }
    /// It could not be done.
    open func fail() { isComplete = true }
}
/// Something that is done with a call.
open class CXCallAction: CXAction {
    /// Which call.
    public let callUUID: UUID
    /// An action for a call.
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}
/// Somebody is called.
open class CXStartCallAction: CXCallAction {
    /// Who.
    open var handle: CXHandle
    /// Whether one sees the other.
    open var isVideo = false
    /// The name.
    open var contactIdentifier: String?
    /// A call of somebody.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
}
/// A call is taken.
open class CXAnswerCallAction: CXCallAction {}
/// A call ends.
open class CXEndCallAction: CXCallAction {}
/// A call waits, or goes on.
open class CXSetHeldCallAction: CXCallAction {
    /// Whether it waits.
    open var isOnHold: Bool
    /// An action for a call.
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}
/// A call is made silent, or heard again.
open class CXSetMutedCallAction: CXCallAction {
    /// Whether it is silent.
    open var isMuted: Bool
    /// An action for a call.
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}
/// Actions that are done together.
open class CXTransaction: NSObject {
    /// The actions.
    public private(set) var actions: [CXAction]
    /// Of several actions.
    public init(actions: [CXAction] = []) { self.actions = actions }
    /// Of one action.
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    /// Adds one.
    open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Hears of calls. Never called.
public protocol CXProviderDelegate: NSObjectProtocol {
    /// All calls are over. Never called.
    func providerDidReset(_ provider: CXProvider)
    /// Somebody is called. Never called.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    /// A call is taken. Never called.
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// A call ends. Never called.
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
/// Tells the system of calls: there is nobody to tell.
open class CXProvider: NSObject {
    /// Kept without effect.
    open var configuration: CXProviderConfiguration
    /// A provider.
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    /// Does nothing.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
    /// Answers that it cannot be shown.
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
/// A call. There is none.
open class CXCall: NSObject {
    /// Tells calls apart.
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
/// Hears that a call has changed. Never called.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    /// A call has changed. Never called.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
/// Knows the calls: none.
open class CXCallObserver: NSObject {
    /// Always empty.
    open var calls: [CXCall] { [] }
    /// Does nothing.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
/// Asks that something be done with calls.
open class CXCallController: NSObject {
    /// Knows the calls.
    public let callObserver = CXCallObserver()
    /// A controller.
    public override init() { super.init() }
    /// A controller that answers on a queue.
    public init(queue: DispatchQueue) {}
    /// Answers that it cannot be done.
    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        completion(CocoaError(.featureUnsupported))
    }
    /// Answers that it cannot be done.
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        completion(CocoaError(.featureUnsupported))
    }
}
