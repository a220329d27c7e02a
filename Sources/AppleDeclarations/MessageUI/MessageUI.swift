// Data table, written by `make members` from Sources/Apple/Declarations/MessageUI.declarations; do not edit.
// swift-format-ignore-file

/// The API of MessageUI, for source compatibility. Nothing can be sent: the classes report this, and their
/// controllers show only their background.
@_exported import UIKit

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// Apple's `cancelled`, `saved`, `sent`, `failed`.
    case cancelled, saved, sent, failed
}
/// The result of composing a message.
public enum MessageComposeResult: Int, Sendable {
    /// Apple's `cancelled`, `sent`, `failed`.
    case cancelled, sent, failed
}
/// Receives the result of composing a mail. Never called.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// Never called.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) {}
}
/// A mail composer. It shows only its background.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    /// The delegate that Apple's controller calls at the end. Never called here.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    /// Always false.
    open class func canSendMail() -> Bool { false }
    /// Does nothing.
    open func setSubject(_ subject: String) {}
    /// Does nothing.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Does nothing.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Does nothing.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Does nothing.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Does nothing.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Does nothing.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}
/// Receives the result of composing a message. Never called.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// Called when the message was sent, cancelled or failed. Never called here.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
/// A message composer. It shows only its background.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    /// The delegate that Apple's controller calls at the end. Never called here.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Stores the value you set.
    open var recipients: [String]?
    /// Stores the value you set.
    open var body: String?
    /// Stores the value you set.
    open var subject: String?
    /// Always false.
    open class func canSendText() -> Bool { false }
    /// Always false.
    open class func canSendAttachments() -> Bool { false }
    /// Always false.
    open class func canSendSubject() -> Bool { false }
}
