// Data table, written by `make members` from Sources/Apple/Declarations/PassKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of PassKit, for source compatibility. Passes are not read, and there is no wallet.
@_exported import UIKit

/// A pass. Its data isn't read.
open class PKPass: NSObject {
    /// Throws an error: passes can't be read.
    public init(data: Data) throws { throw CocoaError(.featureUnsupported) }
    /// Always empty.
    open var serialNumber: String { "" }
    /// Always empty.
    open var passTypeIdentifier: String { "" }
    /// Always empty.
    open var organizationName: String { "" }
    /// Always nil.
    open var passURL: URL? { nil }
}
/// The device's passes: none.
open class PKPassLibrary: NSObject {
    /// Always false.
    open class func isPassLibraryAvailable() -> Bool { false }
    /// Always empty.
    open func passes() -> [PKPass] { [] }
    /// Always false.
    open func containsPass(_ pass: PKPass) -> Bool { false }
}
/// Receives the controller's events. Never called.
@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {}
/// A controller for adding passes. It shows only its background.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    /// Stores the value you set.
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    /// Creates a controller for a pass.
    public convenience init?(pass: PKPass) { self.init(nibName: nil, bundle: nil) }
    /// Creates a controller for passes.
    public convenience init?(passes: [PKPass]) { self.init(nibName: nil, bundle: nil) }
    /// Always false.
    open class func canAddPasses() -> Bool { false }
}
