/// Intents' names. Nobody asks for anything: donations are kept by nobody.
@_exported import CellSimFoundation
@_exported import Foundation

/// Something that someone may ask for. Nobody does.
open class INIntent: NSObject {
    /// What may be said.
    open var suggestedInvocationPhrase: String?
    /// What it goes by.
    open var identifier: String? { nil }
}

/// Something that someone asked for.
open class INInteraction: NSObject {
    /// What was asked.
    public let intent: INIntent
    /// An interaction.
    public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
    /// Answers that all went well; nothing is kept.
    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// The answer to what was asked.
open class INIntentResponse: NSObject {}

/// A shortcut to something in an app.
public enum INShortcut {
    /// To something that may be asked for.
    case intent(INIntent)
    /// To something that was being done.
    case userActivity(NSUserActivity)
}

/// A shortcut with words. There are none.
open class INVoiceShortcut: NSObject {
    /// What it goes by.
    open var identifier: UUID { UUID() }
    /// What is said.
    open var invocationPhrase: String { "" }
}

/// Knows the shortcuts: none.
open class INVoiceShortcutCenter: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    nonisolated(unsafe) private static let only = INVoiceShortcutCenter()
    /// The only one.
    open class var shared: INVoiceShortcutCenter { unsafe only }
    /// Answers that there are none.
    open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }
    /// Does nothing.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
