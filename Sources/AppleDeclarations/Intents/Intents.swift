// Data table, written by `make members` from Sources/Apple/Declarations/Intents.declarations; do not edit.
// swift-format-ignore-file

/// The API of Intents, for source compatibility. Nothing requests an intent, and donations are discarded.
@_exported import CellSimFoundation
@_exported import Foundation

/// A request that the user can make. It is never made.
open class INIntent: NSObject {
    /// The suggested phrase.
    open var suggestedInvocationPhrase: String?
    /// The identifier.
    open var identifier: String? { nil }
}
/// An interaction with a request.
open class INInteraction: NSObject {
    /// The request.
    public let intent: INIntent
    /// Creates an interaction.
    public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
    /// Reports success, but stores nothing.
    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
extension NSUserActivity {
    /// Nil: nothing requests an intent.
    public var interaction: INInteraction? { nil }
}
/// The response to a request.
open class INIntentResponse: NSObject {}
/// A shortcut to an action in an app.
public enum INShortcut {
    /// A shortcut to a request.
    case intent(INIntent)
    /// A shortcut to an activity.
    case userActivity(NSUserActivity)
}
/// A shortcut with a spoken phrase. None exists.
open class INVoiceShortcut: NSObject {
    /// The identifier.
    open var identifier: UUID { UUID() }
    /// The phrase.
    open var invocationPhrase: String { "" }
}
/// Manages shortcuts. None exists.
open class INVoiceShortcutCenter: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    private nonisolated(unsafe) static let only = INVoiceShortcutCenter()
    /// The shared manager.
    open class var shared: INVoiceShortcutCenter { unsafe only }
    /// Reports an empty list.
    open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) { completion([], nil) }
    /// Does nothing.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
