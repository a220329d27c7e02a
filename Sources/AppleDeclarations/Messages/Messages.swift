// Data table, written by `make members` from Sources/Apple/Declarations/Messages.declarations; do not edit.
// swift-format-ignore-file

/// The API of Messages, for source compatibility. There are no conversations: controllers show their own views.
@_exported import UIKit

/// The size of a controller's presentation.
public enum MSMessagesAppPresentationStyle: UInt, Sendable {
    /// Apple's `compact`, `expanded`, `transcript`.
    case compact, expanded, transcript
}
/// A series of messages that update each other.
open class MSSession: NSObject {
    /// Creates a session.
    public override init() { super.init() }
}
/// The layout of a message.
open class MSMessageLayout: NSObject {
    /// Creates a layout.
    public override init() { super.init() }
}
/// The standard layout of a message.
@preconcurrency @MainActor open class MSMessageTemplateLayout: MSMessageLayout {
    /// The texts.
    open var caption: String?, subcaption: String?, trailingCaption: String?, trailingSubcaption: String?
    /// The image.
    open var image: UIImage?
    /// The image's texts.
    open var imageTitle: String?, imageSubtitle: String?
    /// The URL of the image or video.
    open var mediaFileURL: URL?
    /// Creates a layout.
    public nonisolated override init() { super.init() }
}
/// A message.
open class MSMessage: NSObject {
    /// The session.
    public let session: MSSession?
    /// The content as a URL.
    open var url: URL?
    /// The layout.
    open var layout: MSMessageLayout?
    /// The text in a list of messages.
    open var summaryText: String?
    /// Whether the message expires after it is read.
    open var shouldExpire = false
    /// Creates a message.
    public override init() { session = nil }
    /// Creates a message in a session.
    public init(session: MSSession) { self.session = session }
}
/// An image that can be placed on a message.
open class MSSticker: NSObject {
    /// The file.
    public let imageFileURL: URL
    /// The description.
    public let localizedDescription: String
    /// Creates a sticker.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
    }
}
/// A view of a sticker, shown as an area with a label.
@preconcurrency @MainActor open class MSStickerView: ForeignContentView {
    /// The sticker.
    open var sticker: MSSticker?
}
/// A conversation. None is ever created.
open class MSConversation: NSObject {
    /// Always nil.
    open var selectedMessage: MSMessage? { nil }
    /// Reports an error to the completion handler.
    open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
    /// Reports an error to the completion handler.
    open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
}
/// The controller of an iMessage app. It never receives conversations.
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
