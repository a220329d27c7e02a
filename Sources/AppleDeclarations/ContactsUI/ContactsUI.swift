// Data table, written by `make members` from Sources/Apple/Declarations/ContactsUI.declarations; do not edit.
// swift-format-ignore-file

/// The API of ContactsUI, for source compatibility. Its controllers show only their background, and no contact
/// can be chosen.
@_exported import Contacts
@_exported import UIKit

/// Receives the contacts that the user picks. Never called.
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Called when the user cancels. Never called here.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Called when the user picks a contact. Never called here.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
}
extension CNContactPickerDelegate {
    /// Does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
}
/// A contact picker. It shows only its background.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    /// Stored, but never called.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// Stored without effect.
    open var displayedPropertyKeys: [String]?
    /// Stored without effect.
    open var predicateForEnablingContact: NSPredicate?
    /// Stored without effect.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Stored without effect.
    open var predicateForSelectionOfProperty: NSPredicate?
}
/// Receives the events of a contact controller. Never called.
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Called when the controller is done. Never called here.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
    /// Does nothing.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
/// Shows a contact: only its background, with the name as the title.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
    /// The contact.
    public private(set) var contact = CNContact()
    /// Stored without effect.
    open var contactStore: CNContactStore?
    /// Stored, but never called.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// Stored without effect.
    open var allowsEditing = true
    /// Stored without effect.
    open var allowsActions = true
    /// Creates a controller that shows a contact.
    public convenience init(for contact: CNContact) { self.init(showing: contact) }
    /// Creates a controller for a contact that isn't in the address book.
    public convenience init(forUnknownContact contact: CNContact) { self.init(showing: contact) }
    /// Creates a controller for adding a contact.
    public convenience init(forNewContact contact: CNContact?) { self.init(showing: contact ?? CNContact()) }
    private convenience init(showing contact: CNContact) {
        self.init(nibName: nil, bundle: nil)
        self.contact = contact
        title = CNContactFormatter.string(from: contact, style: .fullName)
    }
}
