/// MessageUI's names. Nothing can be sent: the classes say so, and their controllers show their background.
@_exported import UIKit

/// What became of a letter.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
/// What became of a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Hears what became of a letter. Never called.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// As Apple's of this name.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// Writes a letter: here its background alone.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    /// Told by Apple's controller of the message's end; never called here.
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

/// Hears what became of a message. Never called.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// The message was sent, cancelled or refused; never called here.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a message: here its background alone.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    /// Told by Apple's controller of the message's end; never called here.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Kept as it is set.
    open var recipients: [String]?
    /// Kept as it is set.
    open var body: String?
    /// Kept as it is set.
    open var subject: String?
    /// Always false.
    open class func canSendText() -> Bool { false }
    /// Always false.
    open class func canSendAttachments() -> Bool { false }
    /// Always false.
    open class func canSendSubject() -> Bool { false }
}
