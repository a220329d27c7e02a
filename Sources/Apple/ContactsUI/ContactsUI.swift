/// ContactsUI's names. Its controllers show their background; nobody chooses anyone.
@_exported import Contacts
@_exported import UIKit

/// Hears whom somebody chose. Never called.
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Nobody was chosen. Never called.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Somebody was chosen. Never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
}
extension CNContactPickerDelegate {
    /// Does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
}
/// Chooses people. Shows its background.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    /// Kept; never called.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// Kept without effect.
    open var displayedPropertyKeys: [String]?
    /// Kept without effect.
    open var predicateForEnablingContact: NSPredicate?
    /// Kept without effect.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Kept without effect.
    open var predicateForSelectionOfProperty: NSPredicate?
}
/// Hears of a controller that shows a person. Never called.
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// The controller is done. Never called.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
    /// Does nothing.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
/// Shows a person: its background, with the name as the title.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
    /// The person.
    public private(set) var contact = CNContact()
    /// Kept without effect.
    open var contactStore: CNContactStore?
    /// Kept; never called.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// Kept without effect.
    open var allowsEditing = true
    /// Kept without effect.
    open var allowsActions = true
    /// Shows a person.
    public convenience init(for contact: CNContact) { self.init(showing: contact) }
    /// Shows a person that is not in the address book.
    public convenience init(forUnknownContact contact: CNContact) { self.init(showing: contact) }
    /// Writes a new person down.
    public convenience init(forNewContact contact: CNContact?) { self.init(showing: contact ?? CNContact()) }
    private convenience init(showing contact: CNContact) {
        self.init(nibName: nil, bundle: nil)
        self.contact = contact
        title = CNContactFormatter.string(from: contact, style: .fullName)
    }
}
