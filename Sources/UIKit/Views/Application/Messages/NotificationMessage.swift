// Messages: notifications with typed values, which iOS 26 added.
import Foundation
import Synchronization

/// A message that observers also receive when its notification is posted. Apps do not use this protocol.
///
/// Foundation on Linux delivers messages only if they are posted as messages. UIKit's messages conform to this protocol,
/// and `addObserver(of:for:using:)` prefers its functions below.
public protocol NotificationMessage: NotificationCenter.MainActorMessage, Sendable {
    /// The name of the notification. Foundation's protocol on Linux does not require it.
    nonisolated static var name: Notification.Name { get }
    /// Returns the message of a notification; nil if the notification isn't of this kind.
    /// - Parameter notification: a notification with the message's name.
    nonisolated static func makeMessage(_ notification: Notification) -> Self?
}

/// The centers and messages whose notifications are posted as messages, too.
private enum MessageForwarders {
    struct Entry {
        weak var center: NotificationCenter?
        let message: ObjectIdentifier
    }

    static let entries = Mutex([Entry]())

    /// Posts a message for each notification of this kind. Does nothing if the center already does.
    static func add<Message: NotificationMessage>(_ type: Message.Type, to center: NotificationCenter)
    where Message.Subject: AnyObject & Sendable {
        let isNew = entries.withLock { entries in
            entries.removeAll { $0.center == nil }
            let id = ObjectIdentifier(type)
            if entries.contains(where: { $0.center === center && $0.message == id }) { return false }
            entries.append(Entry(center: center, message: id))
            return true
        }
        guard isNew else { return }
        // The center keeps this block, and posts messages from then on.
        _ = center.addObserver(forName: type.name, object: nil, queue: nil) { [weak center] notification in
            guard let center, let message = Message.makeMessage(notification) else { return }
            let delivery = Delivery(center: center, message: message, subject: notification.object as? Message.Subject)
            if Thread.isMainThread {
                MainActor.assumeIsolated { delivery.post() }
            } else {
                DispatchQueue.main.async { delivery.post() }
            }
        }
    }

    /// A message that is passed to the main thread.
    struct Delivery<Message: NotificationMessage>: Sendable where Message.Subject: AnyObject & Sendable {
        let center: NotificationCenter
        let message: Message
        let subject: Message.Subject?

        @MainActor func post() {
            if let subject { center.post(message, subject: subject) } else { center.post(message) }
        }
    }
}

extension NotificationCenter {
    /// Observes the messages of an object, and its notifications with the message's name.
    ///
    /// - Parameters:
    ///   - subject: the object that sends the messages.
    ///   - identifier: the kind of message, such as `.willEnterForeground`.
    ///   - observer: receives each message on the main thread, before the function that posts it returns.
    /// - Returns: a token; the observation ends when nothing holds it.
    public func addObserver<Identifier: MessageIdentifier, Message: NotificationMessage>(
        of subject: Message.Subject, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void
    ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject & Sendable {
        addObserver(of: subject, for: Message.self, using: observer)
    }

    /// Observes the messages of all objects of a class, and their notifications with the message's name.
    ///
    /// - Parameters:
    ///   - subject: the class of the objects that send the messages.
    ///   - identifier: the kind of message, such as `.keyboardWillShow`.
    ///   - observer: receives each message on the main thread, before the function that posts it returns.
    /// - Returns: a token; the observation ends when nothing holds it.
    public func addObserver<Identifier: MessageIdentifier, Message: NotificationMessage>(
        of subject: Message.Subject.Type, for identifier: Identifier,
        using observer: @escaping @MainActor (Message) -> Void
    ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject & Sendable {
        addObserver(of: nil, for: Message.self, using: observer)
    }

    /// Observes the messages of an object or of all objects, and their notifications with the message's name.
    ///
    /// - Parameters:
    ///   - subject: the object that sends the messages; nil for all objects.
    ///   - messageType: the type of the messages.
    ///   - observer: receives each message on the main thread, before the function that posts it returns.
    /// - Returns: a token; the observation ends when nothing holds it.
    public func addObserver<Message: NotificationMessage>(
        of subject: Message.Subject? = nil, for messageType: Message.Type,
        using observer: @escaping @MainActor (Message) -> Void
    ) -> ObservationToken where Message.Subject: AnyObject & Sendable {
        MessageForwarders.add(messageType, to: self)
        return observe(subject, messageType, observer)
    }

    /// Calls Foundation's function: here, the message isn't known to be UIKit's.
    private func observe<Message: MainActorMessage>(
        _ subject: Message.Subject?, _ messageType: Message.Type, _ observer: @escaping @MainActor (Message) -> Void
    ) -> ObservationToken where Message.Subject: AnyObject {
        addObserver(of: subject, for: messageType, using: observer)
    }
}
