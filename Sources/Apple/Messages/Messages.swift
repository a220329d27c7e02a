/// Messages' names. There are no conversations: controllers show their own views.
@_exported import UIKit

/// How large a controller is shown.
public enum MSMessagesAppPresentationStyle: UInt, Sendable {
    case compact, expanded, transcript
}
/// Several messages that change one another.
open class MSSession: NSObject {
    /// A session.
    public override init() { super.init() }
}
/// How a message looks.
open class MSMessageLayout: NSObject {
    /// A layout.
    public override init() { super.init() }
}
/// The usual looks of a message.
@preconcurrency @MainActor open class MSMessageTemplateLayout: MSMessageLayout {
    /// Its texts.
    open var caption: String?, subcaption: String?, trailingCaption: String?, trailingSubcaption: String?
    /// Its picture.
    open var image: UIImage?
    /// The picture's texts.
    open var imageTitle: String?, imageSubtitle: String?
    /// The picture's file.
    open var mediaFileURL: URL?
    /// A layout.
    public nonisolated override init() { super.init() }
}
/// A message.
open class MSMessage: NSObject {
    /// Several messages that change one another.
    public let session: MSSession?
    /// What it means.
    open var url: URL?
    /// How it looks.
    open var layout: MSMessageLayout?
    /// What is said in a list.
    open var summaryText: String?
    /// Whether it takes the place of all others.
    open var shouldExpire = false
    /// A message.
    public override init() { session = nil }
    /// A message of several.
    public init(session: MSSession) { self.session = session }
}
/// A picture that can be put on a message.
open class MSSticker: NSObject {
    /// The file.
    public let imageFileURL: URL
    /// What it shows, in words.
    public let localizedDescription: String
    /// A picture.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
    }
}
/// Shows a picture: a labelled field.
@preconcurrency @MainActor open class MSStickerView: ForeignContentView {
    /// The picture.
    open var sticker: MSSticker?
}
/// A conversation. None is ever made.
open class MSConversation: NSObject {
    /// Always nil.
    open var selectedMessage: MSMessage? { nil }
    /// Answers that it cannot be done.
    open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
    /// Answers that it cannot be done.
    open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
}
/// The controller of an app within Messages. Nothing tells it of conversations.
@preconcurrency @MainActor open class MSMessagesAppViewController: UIViewController {
    /// Always nil.
    open var activeConversation: MSConversation? { nil }
    /// Always `compact`.
    open var presentationStyle: MSMessagesAppPresentationStyle { .compact }
    /// Does nothing.
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}
    /// Does nothing.
    open func dismiss() {}
    /// Never called.
    open func willBecomeActive(with conversation: MSConversation) {}
    /// Never called.
    open func didBecomeActive(with conversation: MSConversation) {}
    /// Never called.
    open func willResignActive(with conversation: MSConversation) {}
    /// Never called.
    open func didResignActive(with conversation: MSConversation) {}
    /// Never called.
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    /// Never called.
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    /// Never called.
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    /// Never called.
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}
